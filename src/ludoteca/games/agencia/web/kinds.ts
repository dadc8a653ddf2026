import type { GameOption } from '$lib/board';
import type { ActionName } from './view';

/** What the kinds of action are about: a card in hand, a seat, another thing; or they are answers. */

/** By which a card in hand is played, and by which a seat is pointed at. */
export const CARD_KINDS = ['discard', 'hand', 'swap', 'insert', 'use'] as const;
export const SEAT_KINDS = ['place', 'choose'] as const;

/** Kinds that belong to a thing on the board; all others are answers, given by a button. */
const THINGS: readonly ActionName[] = [
  ...CARD_KINDS,
  ...SEAT_KINDS,
  ...(['take', 'move_left', 'move_right', 'claim'] as const),
];

/** What is answered by a button: yes, no, end the turn. */
export const answersIn = (options: readonly GameOption<ActionName>[]) =>
  options.filter(({ kind }) => !THINGS.includes(kind));
