/**
 * What a game's Board.svelte is given, and how it names the things a player can do. It is all there
 * is: a board asks no server, reads no address and touches nothing outside itself.
 */
import type { NotesPlace } from './notes';
import type { Telling } from './stage.svelte';
import type { ActionKind, Language, Line, Option, Refusal, Text, View } from './protocol';

/** What comes of an action: why it was not done, or null when it is. */
export type Answer = Refusal | null;

export interface BoardProps<Seen = View> {
  view: Seen; // what this seat sees, in the shape that the game's view.ts declares
  options: readonly Option[]; // what may be done now; empty for spectators, replays and others' turns
  asks: readonly string[]; // the kinds of action that are asked for now
  seat: number | null; // as whom we look
  names: readonly string[]; // by seat
  waiting: readonly number[]; // the seats that owe a decision
  vocabulary: readonly ActionKind[];
  say: (text: Text) => string; // words about this game, in the language spoken now
  /**
   * Do it. What is pressed while something else is under way waits its turn; what is not legal is
   * answered with the reason, which the page around the board says in words. When the answer comes,
   * the board has been shown what came of it.
   */
  act: (action: number) => Promise<Answer>;
  step: number; // how many actions the table has seen; fewer than before: one was taken back
  news: readonly Line[]; // what has just happened
  telling: Telling; // which of it is being told, for boards that light what it is about
  notes: NotesPlace; // for what a player writes down
  cards: (language: Language) => Promise<readonly unknown[]>; // all cards of this table, with words
  hold?: (on: boolean) => void; // several actions make one move: ask nothing else in between
  back?: () => void; // take back one's last action too, unless others would have to agree
  planned?: number | null; // the action by which the table answers for this seat, if one was planned
  plan?: (action: number | null) => void; // plan it, on every device, or nothing any more
  fold?: (on: boolean) => void; // the board has a place for everything: fold the list of options
}

/** What a game's OpenHand.svelte is given: the things of one hand, as items of a list. */
export interface OpenHandProps<Seen = View> {
  view: Seen; // of that seat
  seat: number;
  say: (text: Text) => string;
}

/** What a game's Score.svelte is given at the end: the points as they came about, part by part. */
export interface ScoreProps<Seen = View> {
  view: Seen;
  names: readonly string[];
  ranking: readonly number[];
  say: (text: Text) => string;
  cards?: BoardProps['cards'];
  /**
   * Say who has won, and how, when all is counted: null before, '' where the score tells only how. Who
   * is not given this says it itself.
   */
  told?: (verdict: string | null) => void;
}

/** The option of this kind with these arguments, if it may be chosen now. */
export function find(
  options: readonly Option[],
  kind: string,
  args: Record<string, number> = {},
): Option | undefined {
  return options.find(
    (option) =>
      option.kind === kind &&
      Object.entries(args).every(([name, value]) => option.arguments[name] === value),
  );
}

/** The number of an action, legal or not: so that a refused one can be asked about. */
export function actionOf(
  vocabulary: readonly ActionKind[],
  name: string,
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
