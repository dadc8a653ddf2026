/**
 * How a turn is told: lords are turned up one by one, go to their piles or into the chamber, pearls
 * and territories follow. While a line waits to be told, the lord it speaks of lies where it lay.
 */
import type { GameLine } from '$lib/board';
import { less } from '$lib/less';
import { CELLS, RANKS } from './facts';
import type { Cell, Chambered, ConspiracyView, EventName } from './view';

type Told = Record<string, number>;
type Undo = (view: ConspiracyView, told: Told, began: ConspiracyView) => ConspiracyView;

function atSeat(view: ConspiracyView, seat: number, change: (one: Chambered) => Chambered) {
  const chambers = view.chambers.map((each, at) => (at === seat ? change(each) : each));
  return { ...view, chambers };
}

function offPile(view: ConspiracyView, lord: number): ConspiracyView {
  const guild = Math.floor(lord / RANKS);
  const piles = view.piles.map((pile, at) => (at === guild ? less(pile, lord) : pile));
  return { ...view, piles };
}

const inHandAgain: Undo = (view, { lord = 0 }) => {
  const shown = offPile(view, lord);
  return { ...shown, hand: [...shown.hand, lord] };
};

const guildOf = ({ lord }: Cell) => Math.floor(lord / RANKS);

/** A crest is where it was when the telling began; nowhere if nobody bore it. */
const uncrested: Undo = (view, { seat = 0, guild = 0 }, began) => {
  const old = began.chambers[seat]?.cells.findIndex(
    (cell) => cell.crest && guildOf(cell) === guild,
  );
  return atSeat(view, seat, (one) => ({
    ...one,
    cells: one.cells.map((cell, at) =>
      guildOf(cell) === guild ? { ...cell, crest: at === old } : cell,
    ),
  }));
};

/** Two lords stand where they stood. */
const unswapped: Undo = (view, { seat = 0, cells = 0 }, began) => {
  const both = [Math.floor(cells / CELLS), cells % CELLS];
  return atSeat(view, seat, (one) => ({
    ...one,
    cells: one.cells.map((cell, at) =>
      both.includes(at) ? (began.chambers[seat]?.cells[at] ?? cell) : cell,
    ),
  }));
};

const UNDO: Partial<Record<EventName, Undo>> = {
  turns_up: (view, { lord = 0 }) => ({
    ...view,
    hand: less(view.hand, lord),
    deck: view.deck + 1,
  }),
  takes_pile: (view, { guild = 0 }) => {
    const isOf = (lord: number) => Math.floor(lord / RANKS) === guild;
    const piles = view.piles.map((pile, at) =>
      at === guild ? [...pile, ...view.hand.filter(isOf)] : pile,
    );
    return { ...view, piles, hand: view.hand.filter((lord) => !isOf(lord)) };
  },
  discards: inHandAgain,
  leaves: inHandAgain,
  reveals: (view, { lord = 0 }) => ({ ...offPile(view, lord), deck: view.deck + 1 }),
  places: (view, { seat = 0, lord = 0 }) => {
    const last = view.chambers[seat]?.cells.at(-1);
    if (last?.lord !== lord) return view; // it has been covered or moved since
    const shown = atSeat(view, seat, (one) => ({ ...one, cells: one.cells.slice(0, -1) }));
    return { ...shown, hand: [...view.hand, lord] };
  },
  gains_pearls: (view, { seat = 0, count = 0, total = 0 }) =>
    atSeat(view, seat, (one) => ({ ...one, pearls: total - count })),
  crest_moves: uncrested,
  swaps: unswapped,
  turn_begins: (view, _, began) => ({ ...view, seat: began.seat }),
  becomes_master: (view, _, began) => ({ ...view, master: began.master }),
  limits: (view, _, began) => ({ ...view, limit: began.limit }),
  limit_ends: (view, _, began) => ({ ...view, limit: began.limit }),
  fills_chamber: (view, _, began) => ({ ...view, closer: began.closer }),
  game_ends: (view, _, began) => ({ ...view, seat: began.seat, phase: began.phase }),
  draws_territory: (view, { territory = 0 }) => ({
    ...view,
    offered: less(view.offered, territory),
    territory_deck: [...view.territory_deck, territory],
  }),
  territory_to_row: (view, { territory = 0 }) => ({
    ...view,
    row: less(view.row, territory),
    offered: [...view.offered, territory],
  }),
  takes_territory: (view, { seat = 0, territory = 0 }, began) => {
    const shown = atSeat(view, seat, (one) => ({
      ...one,
      territories: less(one.territories, territory),
      cells: one.cells.map((cell) =>
        cell.territory === territory ? { ...cell, territory: null } : cell,
      ),
    }));
    const from = began.row.includes(territory) ? 'row' : 'offered';
    return { ...shown, [from]: [...view[from], territory].sort((a, b) => a - b) };
  },
};

/** What comes of a whole episode, and is not told by itself, changes with its last line. */
function held(view: ConspiracyView, began: ConspiracyView): ConspiracyView {
  const chambers = view.chambers.map((one, seat) => {
    const { silver = 0, gold = 0, score } = began.chambers[seat] ?? one;
    return { ...one, silver, gold, ...(score && { score }) };
  });
  return { ...view, chambers };
}

/** The table as it was before these lines: the latest is taken back first. */
export function before(
  view: ConspiracyView,
  waiting: readonly GameLine<EventName>[],
  began: ConspiracyView,
): ConspiracyView {
  return waiting.reduceRight(
    (shown, { kind, arguments: told }) => UNDO[kind]?.(shown, told, began) ?? shown,
    held(view, began),
  );
}
