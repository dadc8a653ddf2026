/**
 * Cards go where they go. FLIP: measure, let the page change, measure again, and let each card that
 * moved travel from where it was to where it is. There is only ever one card, opaque, never a copy.
 *
 * Cards are known by `data-flip="<key>"`, so a card may leave one element and come back as another
 * (from a pile into a chamber) and still be the same card. A new change in mid-flight starts every
 * card from the place where the eye last saw it.
 */
import { flushSync } from 'svelte';

export interface FlipOptions {
  /** Where keys are looked for: the table. */
  root?: ParentNode;
  /** Milliseconds; between 180 and 320 reads best. */
  duration?: number;
  easing?: string;
  /** Where a card that was not on the table comes from, as the deck it was drawn from. */
  from?: (key: string) => Element | null | undefined;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const flights = new Map<Element, Animation>();

/** Whether the player, or the player's system, has asked for stillness. */
export function isStill(): boolean {
  const asked = document.documentElement.dataset.motion;
  if (asked) return asked === 'reduced';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Make `change` happen and let the cards travel to their new places. The change itself is done, and
 * the page is up to date, when this returns; the promise resolves when every card has arrived, been
 * sent elsewhere, or been taken away.
 */
export function flip(change: () => void, options: FlipOptions = {}): Promise<void> {
  const { root = document, duration = 260, easing = EASE, from } = options;
  if (isStill() || duration <= 0) {
    land();
    flushSync(change);
    return Promise.resolve();
  }
  const [before, there, shown] = [placesOf(root), cardsOf(root), shownOf(root)];
  flushSync(change);
  land();
  // What lay in a part of the table that was not shown, and stayed there, has not moved at all.
  const isTurned = shownOf(root) !== shown;
  const arrivals: Promise<void>[] = [];
  for (const [key, card] of cardsOf(root)) {
    const old = before.get(key);
    if (!old && isTurned && there.get(key) === card) continue;
    const start = old ?? from?.(key)?.getBoundingClientRect();
    const flight = start?.width && send(card, start, duration, easing);
    if (flight) arrivals.push(flight);
  }
  return Promise.all(arrivals).then(() => undefined);
}

/** Skip ahead: every card on its way is where it was going. */
export function land(): void {
  for (const [card, flight] of flights) release(card, flight);
}

function cardsOf(root: ParentNode): Map<string, HTMLElement> {
  const cards = new Map<string, HTMLElement>();
  for (const card of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    if (card.dataset.flip) cards.set(card.dataset.flip, card);
  }
  return cards;
}

/** Which part of the table is shown, where it is shown by parts. */
function shownOf(root: ParentNode): string | undefined {
  return root.querySelector<HTMLElement>('[data-view]')?.dataset.view;
}

/** Where each card is seen now, in flight or not; what is out of sight has no place. */
function placesOf(root: ParentNode): Map<string, DOMRect> {
  const places = [...cardsOf(root)].map(
    ([key, card]) => [key, card.getBoundingClientRect()] as const,
  );
  return new Map(places.filter(([, { width, height }]) => width && height));
}

/** Send a card on its way; nothing to wait for if it is there already. */
function send(card: HTMLElement, start: DOMRect, duration: number, easing: string) {
  const end = card.getBoundingClientRect();
  if (!end.width || !end.height || isSamePlace(start, end)) return undefined;
  const flight = card.animate([{ transform: between(start, end) }, { transform: 'none' }], {
    duration,
    easing,
  });
  // Above its neighbours while it travels; the attribute goes when the flight does.
  card.dataset.flying = '';
  flights.set(card, flight);
  return flight.finished.then(
    () => release(card, flight),
    () => undefined, // cancelled: sent elsewhere, or taken away
  );
}

function between(start: DOMRect, end: DOMRect): string {
  const [x, y] = [start.left - end.left, start.top - end.top];
  return `translate(${x}px, ${y}px) scale(${start.width / end.width}, ${start.height / end.height})`;
}

function isSamePlace(a: DOMRect, b: DOMRect): boolean {
  const near = (x: number, y: number) => Math.abs(x - y) < 0.5;
  return near(a.left, b.left) && near(a.top, b.top) && near(a.width, b.width);
}

function release(card: Element, flight: Animation): void {
  if (flights.get(card) !== flight) return;
  flights.delete(card);
  flight.cancel();
  card.removeAttribute('data-flying');
}
