/** What the kinds of action are about: a card in hand, a seat, another thing; or they are answers. */
import type { Option } from '$lib/protocol';

/** By which a card in hand is played, and by which a seat is pointed at. */
export const CARD_KINDS = ['discard', 'hand', 'swap', 'insert', 'use'] as const;
export const SEAT_KINDS = ['place', 'choose'] as const;

/** Kinds that belong to a thing on the board; all others are answers, given by a button. */
const THINGS: readonly string[] = [
  ...CARD_KINDS,
  ...SEAT_KINDS,
  ...['take', 'move_left', 'move_right', 'claim'],
];

/** What is answered by a button: yes, no, end the turn. */
export const answersIn = (options: readonly Option[]) =>
  options.filter(({ kind }) => !THINGS.includes(kind));
