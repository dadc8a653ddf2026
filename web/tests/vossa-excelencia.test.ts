// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { GameLine } from '$lib/board';
import { CATEGORY_LOOKS } from '../../src/ludoteca/games/vossa_excelencia/web/categories';
import { choiceFor } from '../../src/ludoteca/games/vossa_excelencia/web/art/seed';
import {
  countOf,
  totalAfter,
  verdictOf,
} from '../../src/ludoteca/games/vossa_excelencia/web/score';
import { lookOf } from '../../src/ludoteca/games/vossa_excelencia/web/spheres';
import { beatOf, before } from '../../src/ludoteca/games/vossa_excelencia/web/story';
import {
  CATEGORIES,
  RESOURCES,
  SPHERES,
} from '../../src/ludoteca/games/vossa_excelencia/web/facts';
import type {
  CabinetView,
  Category,
  EventName,
  VossaView,
} from '../../src/ludoteca/games/vossa_excelencia/web/view';
import { partOf, whereIs } from '../../src/ludoteca/games/vossa_excelencia/web/where';
import { contrast } from './contrast';

const held = (card: number, capital = 0, money = 0) => ({
  ...{ card, capital, money, turned: false, used: false },
});
const nothing = Object.fromEntries(SPHERES.map((sphere) => [sphere, 0]));
const cabinet = (cards: CabinetView['cards'], more: Partial<CabinetView> = {}): CabinetView => ({
  cards,
  influence: { ...nothing } as CabinetView['influence'],
  power: 0,
  hand: { count: 0, cards: [], revealed: [] },
  capital: cards.reduce((sum, { capital }) => sum + capital, 0),
  in_game: true,
  ...more,
});
const tableOf = (...cabinets: CabinetView[]) =>
  ({
    cabinets,
    players: cabinets.length,
    zone: [{ card: 90, price: { any: 2 } }],
    piles: { parliamentarian: { count: 3, discard: [40] } },
  }) as unknown as VossaView;
type Told = GameLine<EventName>;
const line = (kind: EventName, args: Record<string, number>): Told => ({
  ...{ number: 1, step: 1, kind, arguments: args },
  text: { id: kind, args: {} },
});

describe('a part of the table on a phone', () => {
  it('is the one where the eye finds what a line tells', () => {
    expect(partOf(line('articulates', { seat: 1, card: 3 }), 0)).toBe('others');
    expect(partOf(line('gains', { seat: 0 }), 0)).toBe('cabinet');
    expect(partOf(line('voter_appears', { card: 90 }), 0)).toBe('zone');
    expect(partOf(line('event_opens', { card: 4 }), 0)).toBe('others');
    expect(partOf(line('draws', { seat: 0, card: 3 }), 0)).toBeUndefined();
    expect(partOf(line('semester_begins', {}), 0)).toBeUndefined();
  });
});

describe('what has not been told yet', () => {
  const view = tableOf(
    cabinet([held(0, 0, 3)], { influence: { ...nothing, hip: 2 } as CabinetView['influence'] }),
    cabinet([held(1, 0, 1)], { power: 4 }),
  );

  it('is not on the table yet', () => {
    const shown = before(
      view,
      [
        line('gains', { seat: 0, count: 2, resource: 5 }),
        line('gets_money', { seat: 0, count: 1, card: 0 }),
        line('spends', { seat: 1, count: 1, resource: 6 }),
      ],
      view,
    );
    expect(shown.cabinets[0]?.influence.hip).toBe(0);
    expect(shown.cabinets[0]?.cards[0]?.money).toBe(2);
    expect(shown.cabinets[1]?.power).toBe(5);
    expect(shown.cabinets[1]?.cards[0]?.money).toBe(1);
  });

  it('moves money once from one to the other, though it is told in three lines', () => {
    const gift = [
      line('loses_money', { seat: 0, count: 1 }),
      line('gives_money', { seat: 0, count: 1, rival: 1 }),
      line('gets_money', { seat: 1, count: 1, card: 1 }),
    ];
    const money = (lines: Told[]) =>
      before(view, lines, view).cabinets.map(({ cards }) => cards[0]?.money);
    expect(money(gift)).toEqual([4, 0]);
    expect(money(gift.slice(1))).toEqual([3, 0]);
    expect(money(gift.slice(2))).toEqual([3, 0]);
    expect(money([])).toEqual([3, 1]);
  });

  it('takes money off the card that it was put on', () => {
    const vault = tableOf(cabinet([held(0, 0, 3), held(30, 0, 2)]));
    const money = (...lines: Told[]) =>
      before(vault, lines, vault).cabinets[0]?.cards.map((each) => each.money);
    expect(money(line('gets_money', { seat: 0, count: 2, card: 30 }))).toEqual([3, 0]);
    expect(money(line('stores', { seat: 0, count: 1, card: 30 }))).toEqual([3, 1]);
    expect(money(line('stores', { seat: 0, count: 1, card: 31 }))).toEqual([3, 2]);
  });

  it('was not there before, if it was gained and spent since', () => {
    const shown = before(
      view,
      [
        line('gains', { seat: 1, count: 2, resource: 5 }),
        line('spends', { seat: 1, count: 2, resource: 5 }),
      ],
      view,
    );
    expect(shown.cabinets[1]?.influence.hip).toBe(0);
  });

  it('never shows less than nothing, and leaves the view alone', () => {
    const shown = before(view, [line('gains', { seat: 0, count: 9, resource: 5 })], view);
    expect(shown.cabinets[0]?.influence.hip).toBe(0);
    expect(view.cabinets[0]?.influence.hip).toBe(2);
  });

  it('lets the die roll longer than anything else', () => {
    const roll = line('rolls', { seat: 0, face: 3, card: 1 });
    expect(beatOf(roll)).toBeGreaterThan(beatOf(line('gains', {})));
  });
});

describe('the count', () => {
  const kinds: Record<number, Category> = { 50: 'infamy', 51: 'infamy', 90: 'voter', 91: 'voter' };
  const cards = Array.from({ length: 100 }, (_, card) => ({
    category: kinds[card] ?? 'parliamentarian',
  })) as never;
  const won = (first: CabinetView, second: CabinetView) =>
    verdictOf(tableOf(first, second), [1, 2], cards);

  it('calls out what is worth something, and sums it up', () => {
    const counted = countOf(cabinet([held(0), held(30, 3), held(50, -2), held(90, 4)]));
    expect(counted.map(({ card, total }) => [card, total])).toEqual([
      [30, 3],
      [50, 1],
      [90, 5],
    ]);
    expect([0, 1, 2, 3, 9].map((count) => totalAfter(counted, count))).toEqual([0, 3, 1, 5, 5]);
  });

  it('says by what a tie was broken', () => {
    const clear = won(cabinet([held(30, 3)]), cabinet([held(31, 2)]));
    expect(clear).toEqual({ id: 'board-wins', args: { seat: { seat: 0 }, points: 3 } });
    const reasons = [
      won(cabinet([held(90, 3)]), cabinet([held(31, 3)])),
      won(cabinet([held(30, 3, 2)]), cabinet([held(31, 3, 1)])),
      won(cabinet([held(30, 3)]), cabinet([held(31, 4), held(50, -1)])),
      won(cabinet([held(30, 3)]), cabinet([held(90, 3)])),
      won(cabinet([held(30, 3)]), cabinet([held(31, 3)])),
    ].map(({ args }) => args.reason);
    expect(reasons).toEqual(['voters', 'money', 'infamies', 'card', 'order']);
    const alone = won(cabinet([held(30, 3)]), cabinet([], { in_game: false }));
    expect(alone.id).toBe('board-wins-alone');
  });
});

describe('where a card lies', () => {
  const hand = { count: 2, cards: [60, 61], revealed: [61], prices: { '61': { hip: 1 } } };
  const view = tableOf(cabinet([held(30)], { hand }), cabinet([held(31)]));

  it.each([
    [90, 'zone', { price: { any: 2 } }],
    [30, 'cabinet', { held: held(30) }],
    [31, 'elsewhere', { held: held(31) }],
    [60, 'hand', { revealed: false }],
    [61, 'hand', { revealed: true, price: { hip: 1 } }],
    [40, 'discard', {}],
    [7, 'elsewhere', {}],
  ])('card %i', (card, place, lying) => {
    expect(whereIs(view, 0, card)).toEqual([place, lying]);
  });

  it('is nobody’s own for a spectator', () => {
    expect(whereIs(view, null, 30)[0]).toBe('elsewhere');
  });
});

describe('pictures', () => {
  it('are the same for copies of a card, and differ between cards', () => {
    const drawn = (code: string) => choiceFor(code).number();
    expect(drawn('meme.2')).toBe(drawn('meme'));
    expect(drawn('meme')).not.toBe(drawn('gafe'));
  });

  it('have a mark of their own for each resource, legible on its colour', () => {
    const looks = [...RESOURCES, 'any' as const].map(lookOf);
    expect(new Set(looks.map(({ mark }) => mark)).size).toBe(looks.length);
    for (const { color, on } of looks) expect(contrast(color, on)).toBeGreaterThanOrEqual(4.5);
    const bands = CATEGORIES.map((category) => CATEGORY_LOOKS[category].color);
    for (const band of bands) expect(contrast(band, '#fffdf6')).toBeGreaterThanOrEqual(4.5);
  });
});
