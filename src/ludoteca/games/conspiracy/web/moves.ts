/** What can be done with a thing on the board now: it may, it may not (ask why), or nobody asks. */
import { actionOf, find, type Answer, type BoardProps } from '$lib/board';
import type { Phase } from './view';

export type Ask = 'may' | 'not' | 'none';

/** The kinds of action that belong to each moment, legal or not. */
const KINDS: Readonly<Record<Phase, readonly string[]>> = {
  recruit: ['draw', 'take_pile'],
  keep: ['keep'],
  leave: ['leave'],
  place: ['place'],
  swap: ['swap', 'no_swap'],
  swap_with: ['swap_with'],
  claim: ['draw_territories', 'claim'],
  choose: ['choose'],
  over: [],
};

export interface Moves {
  ask: (kind: string, args?: Record<string, number>) => Ask;
  /** Do it, or be told by the server why not. */
  make: (kind: string, args?: Record<string, number>) => Promise<Answer>;
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
  };
}
