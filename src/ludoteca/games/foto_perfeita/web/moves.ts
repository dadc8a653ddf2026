/** What can be done with a thing on the table now: it may, it may not (ask why), or nobody asks. */
import { actionOf, find, type Answer, type BoardProps } from '$lib/board';
import type { Phase } from './view';

export type Ask = 'may' | 'not' | 'none';

/** The kinds of action that belong to each moment, legal or not. */
const KINDS: Readonly<Record<Phase, readonly string[]>> = {
  looking: ['done', 'move_guest', 'vip'],
  keeping: ['keep'],
  taking: ['take'],
  returning: ['give'],
  giving: ['give', 'to_left', 'to_right'],
  rumouring: ['look', 'pass'],
  stealing: ['take'],
  sharing: ['give'],
  offering: ['offer', 'offer_vip'],
  pricing: ['amount'],
  bidding: ['amount', 'pass'],
  secret_bidding: ['amount'],
  paying: ['buy', 'pass'],
  deciding: ['buy', 'sell'],
  photo: ['move_guest', 'decorate', 'move_camera', 'shutter', 'step_out', 'vip'],
  voting: ['vote'],
  over: [],
};

/** The kind that chooses an envelope of the table in each moment. */
export const ENVELOPE_KINDS: Partial<Record<Phase, string>> = {
  keeping: 'keep',
  taking: 'take',
  returning: 'give',
  giving: 'give',
  rumouring: 'look',
  stealing: 'take',
  sharing: 'give',
  offering: 'offer',
};

export interface Moves {
  isAsked: boolean;
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
    isAsked: options.length > 0,
    ask(kind, args) {
      if (find(options, kind, args)) return 'may';
      return asked.includes(kind) ? 'not' : 'none';
    },
    make(kind, args) {
      return act(find(options, kind, args)?.action ?? actionOf(vocabulary, kind, args));
    },
  };
}
