import { describe, expect, it } from 'vitest';
import type { Line } from '$lib/protocol';
import { before as conspiracy } from '../../src/ludoteca/games/conspiracy/web/story';
import type { Chambered, ConspiracyView } from '../../src/ludoteca/games/conspiracy/web/view';
import { before as foto } from '../../src/ludoteca/games/foto_perfeita/web/story';
import type { FotoView } from '../../src/ludoteca/games/foto_perfeita/web/view';

const line = (kind: string, args: Record<string, number>) => ({ kind, arguments: args }) as Line;

describe('Conspiração, before it is told', () => {
  const chamber = (lords: number[], pearls: number): Chambered => ({
    cells: lords.map((lord) => ({ lord, territory: null, crest: false })),
    ...{ pearls, silver: 0, gold: 0, territories: [] },
  });
  const start = {
    deck: 10,
    piles: [[], [7], [], [], []] as number[][],
    hand: [] as number[],
    chambers: [chamber([1], 0), chamber([], 2)],
  } as ConspiracyView;
  const end = {
    ...start,
    deck: 8,
    piles: [[], [7, 8], [], [], []],
    chambers: [chamber([1, 14], 1), chamber([], 2)],
  } as ConspiracyView;
  const turn = [
    line('turns_up', { seat: 0, lord: 14 }),
    line('turns_up', { seat: 0, lord: 8 }),
    line('discards', { seat: 0, lord: 8 }),
    line('places', { seat: 0, lord: 14, cell: 1 }),
    line('gains_pearls', { seat: 0, count: 1, total: 1 }),
    line('becomes_master', { seat: 0, total: 1 }),
  ];

  it('lies where it lay when the turn began', () => expect(conspiracy(end, turn)).toEqual(start));

  it('is turned up, discarded and placed step by step', () => {
    const seen = turn.map((_, at) => {
      const view = conspiracy(end, turn.slice(at + 1));
      return [view.deck, view.hand, view.piles[1], view.chambers[0]?.cells.length] as const;
    });
    expect(seen).toEqual([
      [9, [14], [7], 1],
      [8, [14, 8], [7], 1],
      [8, [14], [7, 8], 1],
      [8, [], [7, 8], 2],
      [8, [], [7, 8], 2],
      [8, [], [7, 8], 2],
    ]);
  });
});

describe('Foto Perfeita, before it is told', () => {
  const held = (...holders: (number | null)[]) =>
    holders.map((holder) => ({ holder, fresh: false, announced: [] }));
  const end = { trade: 'steal', envelopes: held(1, 0, null) } as Partial<FotoView> as FotoView;
  const round = [
    line('turns_up', { seat: 0, trade: 3 }),
    line('lays_down', { seat: 1, guest: 2 }),
    line('takes', { seat: 0, guest: 1 }),
    line('steals', { seat: 1, other: 0, guest: 0 }),
  ];

  it('turns up the trade, then moves one envelope at a time', () => {
    const seen = [0, 1, 2, 3, 4].map((told) => {
      const view = foto(end, round.slice(told));
      return [view.trade, ...view.envelopes.map(({ holder }) => holder)];
    });
    expect(seen).toEqual([
      [null, 0, null, 1],
      ['steal', 0, null, 1],
      ['steal', 0, null, null],
      ['steal', 0, 0, null],
      ['steal', 1, 0, null],
    ]);
  });
});
