/** Where the seats of the society stand: on a ring, oneself at the bottom, clockwise as they sit. */
import { polar } from '$lib/draw';

export type Size = 'wide' | 'middle' | 'small';

export interface Circle {
  width: number;
  height: number;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  tile: readonly [number, number]; // width and height of what stands on the ring
}

export interface Spot {
  seat: number;
  x: number;
  y: number;
}

export interface Arrow {
  x: number;
  y: number;
  turn: number; // degrees, 0 points right
}

const BAND = 14; // half the width of the ring itself
/** Pixels between two who stand at one side: an arrowhead fits there and hides no word. */
const BETWEEN: Record<Size, number> = { wide: 28, middle: 28, small: 20 };
const FLATTEST = 2.3; // a flat ring is still a ring: at most this much wider than high
/** Half the height, by the number of players: neighbours do not touch, the piles fit between. */
const HALF: Record<Size, Record<number, number>> = {
  wide: { 3: 126, 4: 124, 5: 130, 6: 136 },
  middle: { 3: 130, 4: 134, 5: 138, 6: 140 },
  small: { 3: 88, 4: 92, 5: 94, 6: 92 },
};

/** The same where the window is low, with the height of what stands on the ring. */
const FLAT: Record<number, readonly [half: number, tile: number]> = {
  ...{ 3: [94, 118], 4: [92, 106], 5: [100, 104], 6: [94, 104] },
};
export const LOW = 800; // pixels; the whole table fits into 720
const FLATTEST_LOW = 3.3;

export function sizeOf(width: number): Size {
  return width >= 720 ? 'wide' : width >= 540 ? 'middle' : 'small';
}

function tileOf(width: number, size: Size, players: number): [number, number] {
  if (size === 'wide') return [Math.min(236, width * 0.28), 126];
  if (size === 'middle') return [164, 128];
  return [Math.max(96, Math.min(124, (width - 8) / 3.4)), players > 5 ? 88 : 92];
}

/** The ring for so many players, as large as the width allows. */
export function circleOf(width: number, players: number, isLow = false): Circle {
  const size = sizeOf(width);
  const isFlat = isLow && size === 'wide';
  const [half, high] = FLAT[players] ?? [101, 98];
  const tile: [number, number] = isFlat
    ? [Math.min(280, width * 0.3), high]
    : tileOf(width, size, players);
  const ry = isFlat ? half : (HALF[size][players] ?? 148);
  // With an odd number nobody sits at the very top, but the ring itself must not be cut off.
  const above = ry * (players % 2 ? Math.cos(Math.PI / players) : 1);
  const cy = Math.max(above + tile[1] / 2, ry + BAND);
  const flattest = isFlat ? FLATTEST_LOW : FLATTEST;
  const rx = Math.max(0, Math.min((width - tile[0]) / 2, ry * flattest));
  return { width, height: cy + ry + tile[1] / 2, cx: width / 2, cy, rx, ry, tile };
}

const angleOf = (place: number, players: number) => 180 + (place * 360) / players;
const at = ({ cx, cy, rx, ry }: Circle, angle: number) => polar(cx, cy, angle, rx, ry);

export function spotsOf(circle: Circle, players: number, own: number): Spot[] {
  return Array.from({ length: players }, (_, place) => {
    const [x, y] = placeOf(circle, place, players);
    return { seat: (own + place) % players, x, y };
  });
}

/** On the ring; of many, two stand at either side of it, one above the other. */
function placeOf(circle: Circle, place: number, players: number): [number, number] {
  const [x, y] = at(circle, angleOf(place, players));
  const { cx, cy, rx } = circle;
  const apart = circle.tile[1] + BETWEEN[sizeOf(circle.width)];
  if (players === 5 && (place === 1 || place === 4)) {
    const [, above] = at(circle, angleOf(2, players));
    return [x, above + apart];
  }
  if (players < 6 || place % 3 === 0) return [x, y];
  return [cx + Math.sign(x - cx) * rx, cy + (Math.sign(y - cy) * apart) / 2];
}

const STEPS = 24;

/** An arrowhead between each two neighbours, along the flow, where the ring is seen between them. */
export function arrowsOf(circle: Circle, players: number, flow: number): Arrow[] {
  const spots = spotsOf(circle, players, 0);
  return spots.map((_, place) => {
    const angles = Array.from({ length: STEPS + 1 }, (_, i) => angleOf(place + i / STEPS, players));
    const free = angles.filter((angle) => !spots.some((spot) => covers(circle, spot, angle)));
    const middle = free[free.length >> 1] ?? angleOf(place + 0.5, players);
    const [x, y] = at(circle, middle);
    const [nx, ny] = at(circle, middle + flow);
    return { x, y, turn: (Math.atan2(ny - y, nx - x) * 180) / Math.PI };
  });
}

/** Whether what stands on a spot hides the ring at this angle. */
function covers(circle: Circle, spot: Spot, angle: number): boolean {
  const [x, y] = at(circle, angle);
  const [width, height] = circle.tile;
  return Math.abs(x - spot.x) < width / 2 && Math.abs(y - spot.y) < height / 2;
}
