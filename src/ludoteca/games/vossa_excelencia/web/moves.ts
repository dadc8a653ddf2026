/** What can be done with a thing on the board now: it may, it may not (ask why), or nobody asks. */
import { actionOf, find, type Answer, type BoardProps } from '$lib/board';
import type { Phase } from './view';

export type Ask = 'may' | 'not' | 'none';
export type Args = Record<string, number>;

/** The kinds of action that belong to each moment, legal or not. */
const KINDS: Readonly<Record<Phase, readonly string[]>> = {
  actions: ['stop', 'reveal', 'pay', 'itemise', 'buy', 'articulate', 'use'],
  discards: ['drop', 'keep'],
  accepting: ['accept', 'accept_by_hand', 'refuse'],
  branching: ['branch'],
  choosing: ['choose'],
  sphere: ['sphere'],
  targeting: ['rival'],
  paying: ['pay_with'],
  running: [],
  over: [],
};

export interface Moves {
  ask: (kind: string, args?: Args) => Ask;
  /** Do it, or be told by the server why not. */
  make: (kind: string, args?: Args) => Promise<Answer>;
  /** Of these kinds, those that may be done with a card now. */
  open: (kinds: readonly string[], card: number) => string[];
}

export function movesOf(
  { options, vocabulary, act }: Pick<BoardProps, 'options' | 'vocabulary' | 'act'>,
  phase: Phase,
): Moves {
  const asked = options.length ? KINDS[phase] : [];
  return {
    ask(kind, args) {
      if (find(options, kind, args)) return 'may';
      return asked.includes(kind) ? 'not' : 'none';
    },
    make(kind, args) {
      return act(find(options, kind, args)?.action ?? actionOf(vocabulary, kind, args));
    },
    open(kinds, card) {
      return kinds.filter((kind) => find(options, kind, { card }));
    },
  };
}

/** What belongs to a card where it lies: in the hand, the cabinet, the zone, a discard. */
export type Place = 'hand' | 'cabinet' | 'zone' | 'discard' | 'elsewhere';
export const ACTS: Readonly<Record<Place, readonly string[]>> = {
  hand: ['reveal', 'pay', 'itemise', 'drop', 'choose'],
  cabinet: ['articulate', 'use', 'choose'],
  zone: ['buy', 'itemise', 'choose'],
  discard: ['choose'],
  elsewhere: [],
};

/** What a card in this place is usually for, to be asked about where it may not be. */
export const USUAL: Readonly<Record<Place, readonly string[]>> = {
  hand: ['reveal', 'pay', 'choose'],
  cabinet: ['articulate', 'choose'],
  zone: ['buy', 'choose'],
  discard: ['choose'],
  elsewhere: [],
};
