/**
 * How a turn is told: lords are turned up one by one, go to their piles or into the chamber, pearls
 * and territories follow. While a line waits to be told, the lord it speaks of lies where it lay.
 */
import type { GameLine } from '$lib/board';
import { RANKS } from './facts';
import type { Chambered, ConspiracyView, EventName } from './view';

type Told = Record<string, number>;
type Undo = (view: ConspiracyView, told: Told) => ConspiracyView;

/** A list without the last of these; the same list if there is none. */
function less(list: readonly number[], one: number): number[] {
  const at = list.lastIndexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

function atSeat(view: ConspiracyView, seat: number, change: (one: Chambered) => Chambered) {
  const chambers = view.chambers.map((each, at) => (at === seat ? change(each) : each));
  return { ...view, chambers };
}

const fromPile: Undo = (view, { lord = 0 }) => {
  const guild = Math.floor(lord / RANKS);
  const piles = view.piles.map((pile, at) => (at === guild ? less(pile, lord) : pile));
  return { ...view, piles, hand: [...view.hand, lord] };
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
  discards: fromPile,
  leaves: fromPile,
  places: (view, { seat = 0, lord = 0 }) => {
    const last = view.chambers[seat]?.cells.at(-1);
    if (last?.lord !== lord) return view; // it has been covered or moved since
    const shown = atSeat(view, seat, (one) => ({ ...one, cells: one.cells.slice(0, -1) }));
    return { ...shown, hand: [...view.hand, lord] };
  },
  gains_pearls: (view, { seat = 0, count = 0, total = 0 }) =>
    atSeat(view, seat, (one) => ({ ...one, pearls: total - count })),
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
  takes_territory: (view, { seat = 0, territory = 0 }) => {
    const shown = atSeat(view, seat, (one) => ({
      ...one,
      territories: less(one.territories, territory),
      cells: one.cells.map((cell) =>
        cell.territory === territory ? { ...cell, territory: null } : cell,
      ),
    }));
    return { ...shown, offered: [...view.offered, territory] };
  },
};

/** The table as it was before these lines: the latest is taken back first. */
export function before(
  view: ConspiracyView,
  waiting: readonly GameLine<EventName>[],
): ConspiracyView {
  return waiting.reduceRight(
    (shown, { kind, arguments: told }) => UNDO[kind]?.(shown, told) ?? shown,
    view,
  );
}
