/** What the cards ask about the past, by seat: the last round, and this match so far. */
import type { Argument, Text } from '$lib/protocol';
import { text } from '$lib/text';
import type { RoundView } from './view';
import { player } from './words';

export const DEEDS = ['drew', 'discarded', 'altered', 'handed'] as const;
export type Deed = (typeof DEEDS)[number];

/** Whether a seat did this in the last round. */
export function did(round: RoundView, deed: Deed, seat: number): boolean {
  if (deed === 'handed') return round.handed.some(([giver]) => giver === seat);
  return round[deed].includes(seat);
}

/** What a mark says when it is read: of cards handed over, to whom. */
export function deedText(round: RoundView, deed: Deed, seat: number): Text {
  const takers = round.handed.filter(([giver]) => giver === seat).map(([, taker]) => taker);
  const [first] = takers;
  if (deed !== 'handed' || first === undefined) return text(`board-did-${deed}`);
  return takers.length === 1
    ? text('board-did-handed-to', { seat: player(first) })
    : text('board-did-handed-many', { count: takers.length });
}

/** The rest that cards ask about in this match, as sentences. */
export function matchNotes(round: RoundView): Text[] {
  const about = (id: string, seats: readonly number[]) =>
    seats.map((seat) => text(id, { seat: player(seat) }));
  const known = (seat: number) => (seat >= 0 ? [seat] : []);
  return [
    ...about('board-past-solver', known(round.last_solver)),
    ...about('board-past-revolter', known(round.last_revolter)),
    ...about('board-past-failed', round.failed_revolts),
    ...about('board-past-fell', round.fell_to_one),
    ...discardNotes(round.last_discarders),
  ];
}

/** Who discarded last: several at once are told in one sentence, for none of them was the later. */
function discardNotes(seats: readonly number[]): Text[] {
  const [first, ...others] = seats;
  if (first === undefined) return [];
  return others.length
    ? [text('board-past-discarders', { seats: together(first, others) })]
    : [text('board-past-discarder', { seat: player(first) })];
}

function together(first: number, [second, ...others]: readonly number[]): Argument {
  if (second === undefined) return player(first);
  const rest = together(second, others);
  return others.length
    ? text('board-past-listed', { first: player(first), rest })
    : text('who-and', { first: player(first), second: rest });
}
