import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moves as AllMoves } from '$lib/moves';
import type { Setting } from '../../src/ludoteca/games/foto_perfeita/web/scene';
import type { Spot } from '../../src/ludoteca/games/foto_perfeita/web/view';
import { Draft } from '../../src/ludoteca/games/foto_perfeita/web/studio/draft.svelte';
import { CAMERA_FIELDS } from '../../src/ludoteca/games/foto_perfeita/web/facts';
import {
  isSame,
  nextStep,
  placed,
  type Step,
} from '../../src/ludoteca/games/foto_perfeita/web/studio/steps';
import { frameFault } from '../../src/ludoteca/games/foto_perfeita/web/verdict';
import type { ActionName, Own } from '../../src/ludoteca/games/foto_perfeita/web/view';
import { seeded } from '$lib/draw';
import { STALE } from '$lib/presses.svelte';

const START = [3, 4, 2, 0, 3, 3];
const ROWS = [7, 7, 4, 4, 7, 6];

type Moves = Pick<AllMoves<ActionName>, 'isAsked' | 'ask' | 'make'>;
const nothing = (): Setting => ({
  floor: Array.from({ length: 14 }, () => null),
  table: Array.from({ length: 12 }, () => false),
  camera: START,
});
const ownOf = ({ floor, on_table = [], table, camera }: Setting): Own => ({
  ...structuredClone({ floor: [...floor], table: [...table], camera: [...camera] }),
  on_table: [...on_table],
  ...{ vip: null, hand: 'menu', picked: null, choice: -1, choice2: -1, seen: [] },
});

/** A set that the rules allow. */
function randomSet(next: () => number): Setting {
  const below = (end: number) => Math.floor(next() * end);
  const spaces = Array.from({ length: 17 }, (_, space) => space).sort(() => next() - 0.5);
  const floor = Array.from({ length: 14 }, (): Spot | null =>
    next() < 0.3 ? null : { space: spaces.pop() ?? 0, offset: below(9) },
  );
  const on_table = floor.flatMap((spot, guest) => (spot || next() < 0.5 ? [] : [guest]));
  const table = Array.from({ length: 12 }, () => next() < 0.5);
  for (;;) {
    const camera = ROWS.map(below);
    if (!frameFault(camera)) return { floor, on_table, table, camera };
  }
}

/** What the rules of arrange.py do with a step; they refuse by throwing. */
function applied(own: Own, { kind, args = {} }: Step): Own {
  const after = structuredClone(own);
  const floor = after.floor as (Spot | null)[];
  const done = (): Own => ({ ...after, hand: 'menu', picked: null });
  const refuse = () => {
    throw new Error(`refused: ${own.hand} ${kind} ${JSON.stringify(args)}`);
  };
  const inHand = (hand: Own['hand']) => own.hand === hand || refuse();
  const picked = own.picked ?? -1;
  if (['move_guest', 'decorate', 'move_camera'].includes(kind)) {
    inHand('menu');
    const hands = {
      move_guest: 'picking',
      decorate: 'at_table',
      move_camera: 'at_camera',
    } as const;
    return { ...after, hand: hands[kind as keyof typeof hands] };
  }
  if (kind === 'pick') {
    inHand('picking');
    return { ...after, hand: 'standing', picked: args.guest ?? -1 };
  }
  if (kind === 'slot') {
    inHand('at_table');
    const table = after.table as boolean[];
    table[args.slot ?? 0] = !table[args.slot ?? 0];
    return done();
  }
  const part = CAMERA_FIELDS.findIndex((name) => name === kind);
  if (part >= 0) {
    inHand('at_camera');
    (after.camera as number[])[part] = args[kind] ?? 0;
    if (frameFault(after.camera)) refuse();
    return done();
  }
  inHand('standing');
  if (kind !== 'shift') after.on_table = after.on_table.filter((guest) => guest !== picked);
  if (kind === 'on_table') after.on_table = [...after.on_table, picked].sort((a, b) => a - b);
  if (kind === 'stand') {
    const space = args.space ?? 0;
    if (floor.some((spot, guest) => guest !== picked && spot?.space === space)) refuse();
    floor[picked] = { space, offset: 4 };
  } else if (kind === 'shift') {
    const spot = floor[picked] ?? refuse();
    floor[picked] = { ...(spot as Spot), offset: args.offset ?? 4 };
  } else floor[picked] = null;
  return done();
}

describe('from one set to another', () => {
  it('every step is allowed, and they arrive', () => {
    const next = seeded(7);
    for (let round = 0; round < 60; round += 1) {
      let own = ownOf(randomSet(next));
      const wanted = randomSet(next);
      for (let steps = 0; steps < 200; steps += 1) {
        const step = nextStep(own, wanted);
        if (!step) break;
        own = applied(own, step);
      }
      expect(nextStep(own, wanted)).toBeNull();
      expect(isSame(own, wanted)).toBe(true);
    }
  });

  it('a guest put on the table leaves the floor, and whoever comes down takes a free space', () => {
    const set = placed(placed(nothing(), 3, { space: 5, offset: 4 }), 3, 'table');
    expect([set.floor[3], set.on_table]).toEqual([null, [3]]);
    const down = placed(placed(set, 4, { space: 5, offset: 4 }), 3, { space: 5, offset: 4 });
    expect([down.floor[3]?.space, down.floor[4], down.on_table]).toEqual([5, null, [4]]);
    expect(isSame(set, nothing())).toBe(false);
  });

  it('two who change places do it by way of the edge', () => {
    const floor = nothing().floor.slice();
    [floor[0], floor[1]] = [
      { space: 3, offset: 4 },
      { space: 4, offset: 4 },
    ];
    const turned = floor.slice();
    [turned[0], turned[1]] = [floor[1] as Spot, floor[0] as Spot];
    let own = ownOf({ ...nothing(), floor });
    const kinds: string[] = [];
    for (let step = nextStep(own, { ...nothing(), floor: turned }); step;) {
      kinds.push(step.kind);
      own = applied(own, step);
      step = nextStep(own, { ...nothing(), floor: turned });
    }
    expect(kinds.filter((kind) => ['away', 'stand'].includes(kind))).toEqual([
      'away',
      'stand',
      'stand',
    ]);
  });

  it('whatever is in hand is put back where it was', () => {
    const floor = nothing().floor.slice();
    floor[2] = { space: 6, offset: 7 };
    const own: Own = { ...ownOf({ ...nothing(), floor }), hand: 'standing', picked: 2 };
    const step = nextStep(own, own);
    expect(step).toEqual({ kind: 'shift', args: { offset: 7 } });
    expect(isSame(applied(own, step as Step), own)).toBe(true);
  });
});

describe('a draft', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A server that does what it is told, one answer later. */
  function table(own: Own) {
    const draft = new Draft();
    const made: string[] = [];
    const before: Own[] = []; // the set as it was before every action
    let options = true;
    const tell = () =>
      new Promise<null>((answer) => {
        setTimeout(() => {
          draft.follow({ own, moves: moves(), step: before.length, back });
          answer(null);
        }, 5);
      });
    const back = () => {
      own = before.pop() ?? own;
      void tell();
    };
    const moves = (): Moves => ({
      isAsked: options,
      ask: (kind) => (kind === 'step_out' ? 'not' : 'may'),
      make(kind, args) {
        made.push(kind);
        if (kind !== 'step_out') before.push(own);
        if (kind === 'shutter') options = false;
        else if (kind !== 'step_out') own = applied(own, { kind, args });
        return tell();
      },
    });
    draft.follow({ own, moves: moves(), step: 0, back });
    return { draft, made, own: () => own, back, steps: () => before.length };
  }

  it('is shown at once and told bit by bit', async () => {
    const { draft, made, own } = table(ownOf(nothing()));
    draft.place(4, { space: 9, offset: 1 });
    expect(draft.setting?.floor[4]).toEqual({ space: 9, offset: 1 });
    expect(draft.isBusy).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(made).toEqual(['move_guest', 'pick', 'stand', 'move_guest', 'pick', 'shift']);
    expect(own().floor[4]).toEqual({ space: 9, offset: 1 });
    expect(draft.isBusy).toBe(false);
  });

  it('lets two guests change places, and sends whoever is displaced to the edge', () => {
    const { draft } = table(ownOf(nothing()));
    draft.place(0, { space: 3, offset: 4 });
    draft.place(1, { space: 4, offset: 0 });
    draft.place(0, { space: 4, offset: 4 });
    expect(draft.setting?.floor[1]).toEqual({ space: 3, offset: 4 });
    draft.place(2, { space: 3, offset: 4 });
    expect(draft.setting?.floor[1]).toBeNull();
  });

  it('does not leave the rules of the frame', () => {
    const { draft } = table(ownOf(nothing()));
    expect(draft.aim(1, 6)).toBe('camera_high');
    expect(draft.aim(4, 0)).toBe('sees_left');
    expect(draft.setting?.camera).toEqual(START);
    expect(draft.aim(3, 3)).toBe('');
    expect(draft.aim(4, 0)).toBe('');
    expect(draft.setting?.camera).toEqual([3, 4, 2, 3, 0, 3]);
  });

  it('presses the shutter last, and only once', async () => {
    const { draft, made } = table(ownOf(nothing()));
    draft.place(3, { space: 8, offset: 4 });
    draft.finish('shutter');
    await vi.advanceTimersByTimeAsync(3000);
    expect(made).toEqual(['move_guest', 'pick', 'stand', 'shutter']);
    expect(draft.isBusy).toBe(false);
  });

  it('asks once for the reason of what may not be done', async () => {
    const { draft, made } = table(ownOf(nothing()));
    draft.finish('step_out');
    await vi.advanceTimersByTimeAsync(3000);
    expect(made).toEqual(['step_out']);
    expect(draft.isBusy).toBe(false);
  });

  it('takes a whole arrangement over, and sends home whoever has no place in it', async () => {
    const before = placed(placed(nothing(), 0, { space: 3, offset: 4 }), 5, {
      space: 9,
      offset: 0,
    });
    const { draft, own } = table(ownOf(before));
    draft.arrange([
      { piece: 5, place: 3, points: 6 },
      { piece: 2, place: 9, points: -3 },
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    const standing = own().floor.flatMap((spot, guest) => (spot ? [[guest, spot.space]] : []));
    expect(standing).toEqual([
      [2, 9],
      [5, 3],
    ]);
    expect(draft.isBusy).toBe(false);
  });

  it('gives up on what changes nothing', async () => {
    const make = vi.fn(() => Promise.resolve(null));
    const draft = new Draft();
    const moves: Moves = { isAsked: true, ask: () => 'may', make };
    draft.follow({ own: ownOf(nothing()), moves, step: 0, back: vi.fn() });
    draft.place(3, { space: 8, offset: 4 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(make).toHaveBeenCalledTimes(1); // nothing is lost on the way: it need not be repeated
    expect(draft.isBusy).toBe(false);
  });

  it('gives up on what is refused, with all that was to follow', async () => {
    const make = vi.fn(() => Promise.resolve(STALE));
    const draft = new Draft();
    const moves: Moves = { isAsked: true, ask: () => 'may', make };
    draft.follow({ own: ownOf(nothing()), moves, step: 0, back: vi.fn() });
    draft.place(3, { space: 8, offset: 4 });
    draft.finish('shutter');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(make).toHaveBeenCalledTimes(1);
    expect(draft.setting).toEqual(ownOf(nothing()));
  });

  it('takes a whole gesture back when its last action is taken back', async () => {
    const { draft, own, back, steps } = table(ownOf(nothing()));
    draft.place(0, { space: 3, offset: 4 }); // 3 actions
    await vi.advanceTimersByTimeAsync(2000);
    draft.place(1, { space: 4, offset: 0 }); // 6: put down, and shifted
    await vi.advanceTimersByTimeAsync(2000);
    draft.place(1, { space: 3, offset: 0 }); // they change places
    await vi.advanceTimersByTimeAsync(4000);
    expect(own().floor[0]).toEqual({ space: 4, offset: 0 });
    const press = async () => {
      back();
      await vi.advanceTimersByTimeAsync(2000);
      return own().floor.slice(0, 2);
    };
    expect(await press()).toEqual([
      { space: 3, offset: 4 },
      { space: 4, offset: 0 },
    ]);
    expect(await press()).toEqual([{ space: 3, offset: 4 }, null]);
    expect(steps()).toBe(3);
    expect(await press()).toEqual([null, null]);
    expect(steps()).toBe(0);
    expect(draft.isBusy).toBe(false);
  });

  it('takes back one of two gestures that were told together, and nothing but the shutter', async () => {
    const { draft, own, back, steps } = table(ownOf(nothing()));
    draft.place(0, { space: 3, offset: 4 });
    draft.place(1, { space: 4, offset: 4 });
    await vi.advanceTimersByTimeAsync(3000);
    draft.aim(3, 1); // a slider that is drawn along is one gesture
    draft.aim(3, 2);
    await vi.advanceTimersByTimeAsync(3000);
    draft.finish('shutter');
    await vi.advanceTimersByTimeAsync(3000);
    expect(steps()).toBe(9);
    const press = async () => {
      back();
      await vi.advanceTimersByTimeAsync(2000);
      return steps();
    };
    expect(await press()).toBe(8);
    expect(await press()).toBe(6);
    expect(own().camera).toEqual(START);
    expect(await press()).toBe(3);
    expect(own().floor.slice(0, 2)).toEqual([{ space: 3, offset: 4 }, null]);
    expect(await press()).toBe(0);
  });

  it('leaves nothing in hand of what was done before the page was opened', async () => {
    const { draft, own, back, steps } = table(ownOf(nothing()));
    draft.place(0, { space: 3, offset: 4 });
    await vi.advanceTimersByTimeAsync(2000);
    const fresh = new Draft(); // the page is opened again
    const moves: Moves = { isAsked: true, ask: () => 'may', make: () => Promise.resolve(null) };
    const follow = () =>
      fresh.follow({ own: own(), moves, step: steps(), back: () => (back(), follow()) });
    follow();
    back();
    follow();
    expect(own().hand).toBe('menu');
    expect(steps()).toBe(0);
  });
});
