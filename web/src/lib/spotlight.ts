/** Where the things are that a lesson speaks of, and where there is room to speak beside them. */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 12; // pixels between a thing and the bubble
export const AIR = MARGIN / 2; // around a thing
const MOST = 8; // things lit at once
const SCROLLS = /auto|scroll/;

/** What is laid out of a thing: what only groups others has no place of its own, a control has its name. */
function laidOut(thing: Element): Element[] {
  if (thing.matches('input')) return [thing.closest('label') ?? thing];
  if (getComputedStyle(thing).display !== 'contents') return [thing];
  return [...thing.children].flatMap(laidOut);
}

const found = (root: Element, selectors: readonly string[]) =>
  selectors.flatMap((selector) => [...root.querySelectorAll(selector)]);

const seen = (things: Element[]) =>
  things.map(shownOf).filter(({ width, height }) => width > 0 && height > 0);

/** What is in sight of a thing inside whatever scrolls it; all of it if that is nothing. */
function shownOf(thing: Element): Area {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const whole = { x, y, width, height };
  let shown: Area = whole;
  for (let each = thing.parentElement; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (!SCROLLS.test(overflowX + overflowY) || each === document.scrollingElement) continue;
    shown = common(shown, each.getBoundingClientRect());
  }
  return shown.width > 0 && shown.height > 0 ? shown : whole;
}

function common(a: Area, b: Area): Area {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether something that scrolls hides a part of one of these things. */
export function areCut(root: Element, selectors: readonly string[]): boolean {
  return found(root, selectors).some((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    const shown = shownOf(thing);
    return shown.width < width - 1 || shown.height < height - 1;
  });
}

/** What stands beside such things: the other cards of the hand, the other squares of the row. */
export function crowdOf(root: Element, selectors: readonly string[]): Area[] {
  return found(root, selectors).flatMap((thing) => {
    let one = thing; // or what holds nothing but it, such as an item of a list
    while (one.parentElement?.children.length === 1) one = one.parentElement;
    return seen([...(one.parentElement?.children ?? [])].filter((each) => each !== one));
  });
}

/** The visible things of these selectors inside an element, each with some air around it. */
export function boxesOf(root: Element, selectors: readonly string[]): Area[] {
  return aired(found(root, selectors).flatMap(laidOut));
}

/** The same, without what something else inside it covers wholly, unless that is all there is. */
export function litOf(root: Element, selectors: readonly string[]): Area[] {
  const things = found(root, selectors).flatMap(laidOut);
  const open = things.filter((thing) => !isCovered(root, thing));
  return aired(open.length ? open : things);
}

const aired = (things: Element[]): Area[] =>
  seen(things)
    .slice(0, MOST)
    .map(({ x, y, width, height }) => ({
      x: Math.round(x - AIR),
      y: Math.round(y - AIR),
      width: Math.round(width + 2 * AIR),
      height: Math.round(height + 2 * AIR),
    }));

const PLACES = [0.1, 0.5, 0.9]; // of a thing, across and down

function isCovered(root: Element, thing: Element): boolean {
  const { x, y, width, height } = shownOf(thing);
  return PLACES.every((across) =>
    PLACES.every((down) => {
      const over = document.elementFromPoint?.(x + across * width, y + down * height);
      return !!over && root.contains(over) && !thing.contains(over) && !over.contains(thing);
    }),
  );
}

/** One box around all of them; undefined if there is none. */
export function around(boxes: readonly Area[]): Area | undefined {
  if (!boxes.length) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

type Size = Pick<Area, 'width' | 'height'>;
type Point = Pick<Area, 'x' | 'y'>;

/**
 * Where a bubble of this size stands on a screen: at the side of what is lit that has room and hides
 * least of what stands beside it, else where it hides least of what is lit, or the foot of what fills
 * the screen; in the middle where nothing is lit.
 */
export function beside(
  boxes: readonly Area[],
  bubble: Size,
  screen: Size,
  crowd: readonly Area[] = [],
): Point {
  const lit = around(boxes);
  if (!lit) return middle(bubble, screen);
  const sides = [
    { x: lit.x + lit.width + MARGIN, y: lit.y + lit.height / 2 - bubble.height / 2 },
    { x: lit.x - MARGIN - bubble.width, y: lit.y + lit.height / 2 - bubble.height / 2 },
    { x: lit.x + lit.width / 2 - bubble.width / 2, y: lit.y + lit.height + MARGIN },
    { x: lit.x + lit.width / 2 - bubble.width / 2, y: lit.y - MARGIN - bubble.height },
  ].map((point) => within(point, bubble, screen));
  const right = screen.width - bubble.width - MARGIN;
  const bottom = screen.height - bubble.height - MARGIN;
  const corners = [
    { x: right, y: bottom },
    { x: MARGIN, y: bottom },
    { x: right, y: MARGIN },
    { x: MARGIN, y: MARGIN },
  ];
  const hidden = (point: Point, of: readonly Area[]) => hiddenBy({ ...point, ...bubble }, of);
  const least = (points: Point[], of: readonly Area[]) => leastOf(points, bubble, of);
  const free = sides.filter((point) => !hidden(point, boxes));
  if (free.length) return least(free, crowd);
  const best = least([...sides, ...corners], boxes);
  // What fills the screen is read from its top.
  return boxes.length === 1 && hidden(best, boxes) ? { x: right, y: bottom } : best;
}

/** Where something small floats beside a thing: over it if it can, and over as little as it can of the rest. */
export function afloat(thing: Area, small: Size, screen: Size, rest: readonly Area[] = []): Point {
  const x = thing.x + (thing.width - small.width) / 2;
  const y = thing.y + (thing.height - small.height) / 2;
  const [above, below] = [thing.y - small.height, thing.y + thing.height];
  const [left, right] = [thing.x - small.width, thing.x + thing.width];
  const around = [
    { x, y: above },
    { x: right, y },
    { x: left, y },
    { x, y: below },
    { x: right, y: below },
    { x: left, y: below },
    { x: right, y: above },
    { x: left, y: above },
  ].map((point) => within(point, small, screen));
  return leastOf(around, small, [thing, ...rest]);
}

const hiddenBy = (area: Area, of: readonly Area[]) =>
  of.reduce((sum, box) => sum + overlap(area, box), 0);

/** The first of these points at which something of this size hides least. */
function leastOf(points: readonly Point[], size: Size, of: readonly Area[]): Point {
  const hidden = (point: Point) => hiddenBy({ ...point, ...size }, of);
  return points.reduce((best, each) => (hidden(each) < hidden(best) ? each : best));
}

const middle = (bubble: Size, screen: Size): Point => ({
  x: (screen.width - bubble.width) / 2,
  y: (screen.height - bubble.height) / 2,
});

function within({ x, y }: Point, bubble: Size, screen: Size): Point {
  const fit = (at: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  return { x: fit(x, bubble.width, screen.width), y: fit(y, bubble.height, screen.height) };
}

function overlap(a: Area, b: Area): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** These boxes with their corners rounded, as one SVG path. */
export function outline(boxes: readonly Area[], radius = 10): string {
  const rounded = ({ x, y, width, height }: Area) => {
    const r = Math.min(radius, width / 2, height / 2);
    return (
      `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}` +
      `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}` +
      `v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
    );
  };
  return boxes.map(rounded).join('');
}
