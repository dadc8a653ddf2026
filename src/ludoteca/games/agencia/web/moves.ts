/** What can be done with a thing on the board now: it may, it may not (ask why), or nobody asks. */
import { actionOf, find, type Answer, type BoardProps } from '$lib/board';
import type { Option } from '$lib/protocol';
import type { Phase } from './view';

export type Ask = 'may' | 'not' | 'none';

/** The kinds of action by which a card in hand is played, and those by which a seat is pointed at. */
export const CARD_KINDS = ['discard', 'hand', 'swap', 'insert', 'use'] as const;
const SEAT_KINDS = ['place', 'choose'] as const;
/** Kinds that belong to a thing on the board; all others are answers, given by a button. */
const THINGS: readonly string[] = [
  ...CARD_KINDS,
  ...SEAT_KINDS,
  ...['take', 'move_left', 'move_right', 'claim'],
];

const PHASE_KINDS: Partial<Record<Phase, readonly string[]>> = {
  insert: ['insert'],
  place: ['place'],
  target: ['choose'],
  ally: ['choose'],
  take: ['take'],
  natural: ['use'],
  field: ['move_left', 'move_right'],
  claim: ['claim'],
};

export interface Moves {
  /** The kind of action that a click on a card in hand, or on a seat, means now. */
  card: string | undefined;
  seat: string | undefined;
  /** What is answered by a button: yes, no, end the turn. */
  answers: readonly Option[];
  ask: (kind: string | undefined, args?: Record<string, number>) => Ask;
  /** Do it, or be told by the server why not. */
  make: (kind: string, args?: Record<string, number>) => Promise<Answer>;
}

type Given = Pick<BoardProps, 'options' | 'vocabulary' | 'act'>;

export function movesOf({ options, vocabulary, act }: Given, phase: Phase): Moves {
  const offered = (kinds: readonly string[]) =>
    kinds.find((kind) => options.some((option) => option.kind === kind));
  const asked = options.length ? (PHASE_KINDS[phase] ?? []) : [];
  const askedOf = (kinds: readonly string[]) =>
    offered(kinds) ?? kinds.find((kind) => asked.includes(kind));
  const kinds = [...asked, ...(phase === 'give' ? [offered(CARD_KINDS)] : [])];
  return {
    card: askedOf(CARD_KINDS),
    seat: askedOf(SEAT_KINDS),
    answers: options.filter((option) => !THINGS.includes(option.kind)),
    ask(kind, args) {
      if (kind === undefined) return 'none';
      if (find(options, kind, args)) return 'may';
      return kinds.includes(kind) ? 'not' : 'none';
    },
    make(kind, args) {
      return act(find(options, kind, args)?.action ?? actionOf(vocabulary, kind, args));
    },
  };
}
