/**
 * What a game's Board.svelte is given, and how it names the things a player can do. It is all there
 * is: a board asks no server, reads no address and touches nothing outside itself.
 */
import type { NotesPlace } from './notes';
import type { Telling } from './stage.svelte';
import type { ActionKind, Language, Line, Option, Placing, Refusal, Text, View } from './protocol';

/** What comes of an action: why it was not done, or null when it is. */
export type Answer = Refusal | null;

/** An option, a kind of action and a line of the log, where a game's own names are known. */
export type GameOption<Action extends string> = Option & { kind: Action };
export type GameAction<Action extends string> = ActionKind & { name: Action };
export type GameLine<Event extends string> = Line & { kind: Event };

/**
 * For the view, the `ActionName` and the `EventName` of a game's view.ts: then a name that is none is
 * an error of types.
 */
export interface BoardProps<
  Seen = View,
  Action extends string = string,
  Event extends string = string,
> {
  view: Seen; // what this seat sees, in the shape that the game's view.ts declares
  options: readonly GameOption<Action>[]; // may be done now; empty for spectators, replays and others' turns
  asks: readonly Action[]; // the kinds of action that are asked for now
  seat: number | null; // as whom we look
  names: readonly string[]; // of all seats, none empty
  waiting: readonly number[]; // the seats that owe a decision
  vocabulary: readonly GameAction<Action>[]; // of the whole game
  language: Language; // spoken now
  say: (text: Text) => string; // words about this game, in that language
  /**
   * Do it. What is pressed while something else is under way waits its turn; what is not legal is
   * answered with the reason, which the page around the board says in words. When the answer comes,
   * the board has been shown what came of it.
   */
  act: (action: number) => Promise<Answer>;
  step: number; // how many actions the table has seen; fewer than before: one was taken back
  news: readonly GameLine<Event>[]; // what has just happened
  telling: Telling<Event>; // which of it is being told, for boards that light what it is about
  notes: NotesPlace; // for what a player writes down
  cards: (language: Language) => Promise<readonly unknown[]>; // all cards of this table, with words
  rules: (language: Language) => Promise<string>; // the rules page of this game, as Markdown
  isPlayed?: boolean; // the game goes on here, at a table or in a lesson; not in a replay
  asOne?: (on: boolean) => void; // several actions make one move: ask nothing else in between
  back?: () => void; // take back one's last action too, unless others would have to agree
  planned?: number | null; // the action by which the table answers for this seat, if one was planned
  plan?: (action: number | null) => void; // plan it, on every device, or nothing any more
  proposed?: readonly Placing[]; // what a hint would have where, in several moves
  fold?: (on: boolean) => void; // the board has a place for everything: fold the list of options
}

/** What a game's OpenHand.svelte is given: the things of one hand, as items of a list. */
export interface OpenHandProps<Seen = View> {
  view: Seen; // of that seat
  seat: number;
  language: Language;
  say: (text: Text) => string;
}

/** What a game's Score.svelte is given at the end: the points as they came about, part by part. */
export interface ScoreProps<Seen = View> {
  view: Seen;
  names: readonly string[]; // of all seats, none empty
  ranking: readonly number[];
  language: Language;
  say: (text: Text) => string;
  cards?: BoardProps['cards'];
  /**
   * Say who has won, and how, when all is counted: null before, '' where the score tells only how. Who
   * is not given this says it itself.
   */
  told?: (verdict: string | null) => void;
  isCounted?: boolean; // begin with all counted, as an example to be read or printed
}

/** The option of this kind with these arguments, if it may be chosen now. */
export function find<Action extends string>(
  options: readonly GameOption<Action>[],
  kind: NoInfer<Action>,
  args: Record<string, number> = {},
): GameOption<Action> | undefined {
  return options.find(
    (option) =>
      option.kind === kind &&
      Object.entries(args).every(([name, value]) => option.arguments[name] === value),
  );
}

/** The number of an action, legal or not: so that a refused one can be asked about. */
export function actionOf<Action extends string>(
  vocabulary: readonly GameAction<Action>[],
  name: NoInfer<Action>,
  args: Record<string, number> = {},
): number {
  const kind = vocabulary.find((each) => each.name === name);
  if (!kind) throw new RangeError(`no action ${name}`);
  return (
    kind.fields.reduce(
      (offset, { name: field, lowest, highest }) =>
        offset * (highest - lowest + 1) + ((args[field] ?? lowest) - lowest),
      0,
    ) + kind.first
  );
}

/** What an action's number says, legal or not. */
export function kindOf<Action extends string>(
  vocabulary: readonly GameAction<Action>[],
  action: number,
): { kind: Action; args: Record<string, number> } {
  const kind = vocabulary.findLast(({ first }) => first <= action);
  if (!kind) throw new RangeError(`no action ${action}`);
  let rest = action - kind.first;
  const args: Record<string, number> = {};
  for (const { name, lowest, highest } of [...kind.fields].reverse()) {
    const size = highest - lowest + 1;
    args[name] = (rest % size) + lowest;
    rest = Math.floor(rest / size);
  }
  return { kind: kind.name, args };
}
