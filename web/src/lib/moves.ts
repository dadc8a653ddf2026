/**
 * What can be done with a thing on a board now: it may, it may not (press it, and the server says
 * why), or nobody asks. The game says what it asks for (`asks`) and what may be done (`options`); the
 * browser knows no rule.
 */
import { actionOf, find, type Answer, type BoardProps } from './board';

export type Ask = 'may' | 'not' | 'none';
export type Args = Record<string, number>;

export interface Moves<Action extends string> {
  /** Whether something is asked of whoever looks. */
  isAsked: boolean;
  ask: (kind: Action | undefined, args?: Args) => Ask;
  /** Of these kinds of action the one that is asked for: what pressing such a thing means now. */
  asked: <Kind extends Action>(kinds: readonly Kind[]) => Kind | undefined;
  /** Of these kinds those by which something may be done with this thing. */
  open: <Kind extends Action>(kinds: readonly Kind[], args: Args) => Kind[];
  /** Do it, or be told by the server why not. */
  make: (kind: Action, args?: Args) => Promise<Answer>;
}

export type Asking<Action extends string> = Pick<
  BoardProps<unknown, Action>,
  'asks' | 'options' | 'vocabulary' | 'act'
>;

export function movesOf<Action extends string>(given: Asking<Action>): Moves<Action> {
  const { asks, options, vocabulary, act } = given;
  const isAsked = options.length > 0;
  const isFor = (kind: Action) => isAsked && asks.includes(kind);
  return {
    isAsked,
    ask(kind, args) {
      if (kind === undefined || !isFor(kind)) return 'none';
      return find(options, kind, args) ? 'may' : 'not';
    },
    asked: (kinds) => kinds.find(isFor),
    open: (kinds, args) => kinds.filter((kind) => find(options, kind, args)),
    make: (kind, args) =>
      act(find(options, kind, args)?.action ?? actionOf(vocabulary, kind, args)),
  };
}
