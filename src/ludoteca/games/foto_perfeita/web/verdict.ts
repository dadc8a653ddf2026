/**
 * What the judge says of a set, at once: the rules of the frame, and whether a preference is met. The
 * same answers as judge.py and scoring.py; web/tests/foto-verdict.test.ts holds them to each other.
 */
import { cards } from './cards';
import { CELLS, COLUMNS, GUESTS, POINTS } from './facts';
import { expose, type Exposed, type Seen } from './judge';
import { cameraOf, scene, type Setting } from './scene';
import type { PhotoFault } from './view';
import { namedIn } from './words';

/** The spaces that each area marks, by its card, e.g. `row1`; drawn in the file row 4 first. */
export const AREAS: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  cards.areas.map(({ code, spaces }) => {
    const drawn = [...spaces].reverse().join('');
    return [code, new Set(CELLS.flatMap((cell, space) => (drawn[cell] === '#' ? [space] : [])))];
  }),
);

/** Whether two spaces share an edge. */
export function areBeside(one: number, other: number): boolean {
  const [a = 0, b = 0] = [CELLS[one], CELLS[other]];
  const rows = Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));
  return rows + Math.abs((a % COLUMNS) - (b % COLUMNS)) === 1;
}

/** What is wrong with the camera and its frame, whoever stands in the set. */
export function frameFault(choices: readonly number[]): PhotoFault {
  const { height, distance, width, left, top } = cameraOf(choices);
  const { depth, top: edge } = scene.screen;
  if (height > edge) return 'camera_high';
  if ((top - 2 * height) * (distance + depth) > 2 * (edge - height) * distance) return 'sees_over';
  if (left < 0) return 'sees_left';
  if (left + 2 * width > 2 * COLUMNS * scene.floor.space) return 'sees_right';
  return top - Math.floor((width * 9) / 8) < 0 ? 'sees_front' : '';
}

/** The guests seen where a shape of this guest would be. */
function othersIn(seen: Seen | undefined, guest: number): number[] {
  const owners = [...(seen?.keys() ?? [])].map((owner) => owner - 1);
  return owners.filter((other) => other >= 0 && other < GUESTS && other !== guest);
}

/** A set, judged. */
export class Verdict {
  readonly exposed: Exposed;
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.exposed = expose(setting);
  }

  isPlaced(guest: number): boolean {
    return !!this.#setting.floor[guest];
  }

  /** The first placed guest of whom nothing is seen. */
  get unseen(): number | null {
    const found = this.#setting.floor.findIndex(
      (spot, guest) => spot && !this.exposed.bodies[guest]?.has(guest + 1),
    );
    return found < 0 ? null : found;
  }

  /** What is wrong with the photo by the rules. */
  get fault(): PhotoFault {
    return frameFault(this.#setting.camera) || (this.unseen === null ? '' : 'guest_unseen');
  }

  /** Nobody in front: no pixel of the silhouette shows another guest. */
  isClear(guest: number): boolean {
    return othersIn(this.exposed.bodies[guest], guest).length === 0;
  }

  /** Nothing of the face is seen; the plant has none. */
  isFaceless(guest: number): boolean {
    return !this.exposed.faces[guest]?.has(guest + 1);
  }

  /** Whether a preference of a guest is met, e.g. `by-teo`. Whoever is not placed has none met. */
  meets(guest: number, card: string): boolean {
    const spot = this.#setting.floor[guest];
    if (!spot) return false;
    const area = AREAS.get(card);
    if (area) return area.has(spot.space);
    if (card === 'clear') return this.isClear(guest);
    if (card === 'faceless') return this.isFaceless(guest);
    if (card === 'no-men') return !this.#hasBeside(spot.space, 'man');
    if (card === 'no-women') return !this.#hasBeside(spot.space, 'woman');
    const other = namedIn(card) ?? guest;
    if (card.startsWith('by-')) return other === guest || this.#isBeside(spot.space, other);
    if (other === guest) return this.meets(guest, cards.others.instead);
    return this.#hides(guest, other);
  }

  /** What a placed guest brings with these preferences: once, and once more for each VIP card. */
  points(guest: number, wishes: readonly string[], vips: number): number {
    const met = wishes.filter((card) => this.meets(guest, card)).length;
    return (POINTS[met] ?? 0) * (1 + vips);
  }

  #isBeside(space: number, other: number): boolean {
    const there = this.#setting.floor[other];
    return !!there && areBeside(space, there.space);
  }

  #hasBeside(space: number, sex: string): boolean {
    return scene.guests.some((each, i) => each.sex === sex && this.#isBeside(space, i));
  }

  #hides(guest: number, other: number): boolean {
    if (!this.isPlaced(other) || !this.isFaceless(other)) return false;
    return othersIn(this.exposed.faces[other], other).includes(guest);
  }
}
