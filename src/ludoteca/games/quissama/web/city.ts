/** The engraved ground of the map: blocks of houses, hills in hachures, water along the shore. */
import { dense, polar, seeded, short, smooth, type Point } from '$lib/draw';
import { FIRST_BUSINESS, TENEMENT, TENEMENT_ROADS } from './facts';
import type { CityPlan } from './layout';

const point = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** The roads: from every business to its square, and from the tenement to both of the Guaiamuns. */
export function roadsOf(sheet: CityPlan, squares: readonly number[]): string[] {
  const at = (place: number) => sheet.places[place] ?? [0, 0];
  const pairs = [
    ...squares.map((square, business) => [at(FIRST_BUSINESS + business), at(square)] as const),
    ...TENEMENT_ROADS.map((square) => [at(TENEMENT), at(square)] as const),
  ];
  return pairs.map(([from, to], i) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const bend = (i % 2 ? 0.12 : -0.12) * (Math.abs(dx) > Math.abs(dy) ? 1 : 0.6);
    const middle: Point = [(from[0] + to[0]) / 2 - dy * bend, (from[1] + to[1]) / 2 + dx * bend];
    return smooth([from, middle, to]);
  });
}

/** Whether a point lies beyond a line that runs across the sheet, or down it: below, or right. */
function isBeyond(line: readonly Point[], at: Point, runs: 'across' | 'down'): boolean {
  const turned = ([x, y]: Point): Point => (runs === 'across' ? [x, y] : [y, x]);
  const [u, v] = turned(at);
  for (let i = 1; i < line.length; i++) {
    const ends = [turned(line[i - 1] as Point), turned(line[i] as Point)] as const;
    const [low, high] = ends[0][0] <= ends[1][0] ? ends : [ends[1], ends[0]];
    if (u >= low[0] && u <= high[0]) {
      const t = (u - low[0]) / (high[0] - low[0] || 1);
      return v > low[1] + t * (high[1] - low[1]);
    }
  }
  return false;
}

export function isLand(sheet: CityPlan, at: Point): boolean {
  return sheet.sea === 'above'
    ? isBeyond(sheet.coast, at, 'across')
    : !isBeyond(sheet.coast, at, 'down');
}

/** Whose region a point is in: the Nagoas' is on the right of the wide sheet, below on the tall one. */
function regionOf(sheet: CityPlan, at: Point): 0 | 1 {
  return isBeyond(sheet.border, at, sheet.sea === 'above' ? 'down' : 'across') ? 0 : 1;
}

export interface Block {
  d: string;
  shade: string;
  gang: 0 | 1;
}

/** Blocks of houses in two grids that lean differently, one for each region. */
export function blocksOf(sheet: CityPlan): Block[] {
  const next = seeded(1868);
  const blocks: Block[] = [];
  const shapes = [
    ...sheet.places.map((at, i) => [at, boxOf(sheet, i)] as const),
    [sheet.ministry, sheet.row] as const,
    [sheet.senzala, sheet.quarters] as const,
    [sheet.compass, [92, 92]] as const,
  ];
  const isTaken = ([x, y]: Point) =>
    shapes.some(
      ([[cx, cy], [w, h]]) => Math.abs(x - cx) < w / 2 + 6 && Math.abs(y - cy) < h / 2 + 6,
    );
  const isHill = ([x, y]: Point) =>
    sheet.hills.some(([hx, hy, r]) => Math.hypot(x - hx, y - hy) < r * 1.25);
  for (let gang = 0; gang < 2; gang++) {
    const lean = gang ? -0.16 : 0.13;
    for (let row = -400; row < 1300; row += 36) {
      for (let x = -400 + next() * 20; x < 1400;) {
        const wide = 26 + next() * 34;
        const at: Point = [x + wide / 2 - row * lean, row + x * lean];
        const mine = regionOf(sheet, at) === gang;
        const inside =
          at[0] > -30 && at[0] < sheet.width + 30 && at[1] > -30 && at[1] < sheet.height + 30;
        if (inside && mine && isLand(sheet, at) && !isTaken(at) && !isHill(at) && next() > 0.06) {
          blocks.push({
            ...block(at, wide - 6, 26 + next() * 4, lean),
            gang: gang as 0 | 1,
          });
        }
        x += wide;
      }
    }
  }
  return blocks;
}

function boxOf(sheet: CityPlan, place: number): Point {
  if (place < FIRST_BUSINESS) return sheet.square;
  return place < TENEMENT ? sheet.business : sheet.tenement;
}

function block([x, y]: Point, wide: number, high: number, lean: number) {
  const corner = (a: number, b: number, size = 1): Point => [
    x + a * size * (wide / 2) - b * size * (high / 2) * lean,
    y + b * size * (high / 2) + a * size * (wide / 2) * lean,
  ];
  const ring = (size: number) =>
    `M${[corner(-1, -1, size), corner(1, -1, size), corner(1, 1, size), corner(-1, 1, size)].map(point).join('L')}Z`;
  return {
    d: wide > 34 ? ring(1) + ring(0.45) : ring(1), // the larger ones have a yard
    shade: `M${[corner(1, -1), corner(1, 1), corner(-1, 1)].map(point).join('L')}`,
  };
}

/** A hill in hachures: short strokes downhill, longer to the shadow. */
export function hillOf(x: number, y: number, r: number): string {
  const next = seeded(Math.round(x + y));
  return [0.42, 0.7, 1]
    .flatMap((ring) => {
      const count = Math.round(26 * ring + 8);
      return Array.from({ length: count }, (_, i) => {
        const angle = (360 * (i + next() * 0.5)) / count;
        const shadow = 0.13 + 0.14 * Math.max(0, Math.sin(((angle - 60) * Math.PI) / 180));
        const from = polar(x, y, angle, r * ring * 0.82, r * ring * 0.62);
        const to = polar(x, y, angle, r * (ring * 0.82 + shadow), r * (ring * 0.62 + shadow));
        return `M${point(from)}L${point(to)}`;
      });
    })
    .join('');
}

/** Lines of water, wider apart and thinner the farther they are from the shore. */
export function watersOf(sheet: CityPlan): { d: string; width: number }[] {
  const shore = dense(sheet.coast, 4);
  let away = 0;
  return Array.from({ length: 12 }, (_, i) => {
    away += 4 + i * 1.1;
    const moved = shore.map(([x, y], k): Point => {
      const wave = Math.sin(k * 0.9 + i) * (0.6 + i * 0.2);
      return sheet.sea === 'above' ? [x, y - away + wave] : [x + away + wave, y];
    });
    return { d: smooth(moved), width: Math.max(0.5, 1.5 - i * 0.1) };
  });
}

/** The land, and the regions of the two gangs, as closed paths. */
export function groundsOf(sheet: CityPlan): {
  land: string;
  regions: readonly [string, string];
} {
  const { width: w, height: h } = sheet;
  const coast = dense(sheet.coast, 4).map(point).join('L');
  const border = dense(sheet.border, 4).map(point).join('L');
  if (sheet.sea === 'above') {
    return {
      land: `M${coast}L${w + 20} ${h + 20}L-20 ${h + 20}Z`,
      regions: [
        `M${border}L${w + 20} ${h + 20}L${w + 20} -20L500 -20Z`,
        `M${border}L-20 ${h + 20}L-20 -20L500 -20Z`,
      ],
    };
  }
  return {
    land: `M${coast}L-20 ${h + 20}L-20 -20L${w + 20} -20Z`,
    regions: [`M${border}L${w + 20} ${h + 20}L-20 ${h + 20}Z`, `M${border}L${w + 20} -20L-20 -20Z`],
  };
}
