/** What the server and the browser say to each other: docs/protocol.md, as types. */

export type Language = 'pt' | 'en';
export type Argument = number | string | { seat: number } | Text;
export interface Text {
  id: string;
  args: Record<string, Argument>;
}

export interface Option {
  action: number;
  kind: string;
  arguments: Record<string, number>;
  notation: string;
  text: Text;
}

export interface Line {
  number: number;
  step: number;
  kind: string;
  arguments: Record<string, number>;
  text: Text;
}

export interface ChatLine {
  number: number;
  at: number;
  who: string;
  seat: number | null;
  name: string;
  text: string;
}

export interface SeatInfo {
  kind: 'human' | 'open' | 'bot';
  name: string;
  level: string | null;
  you: boolean;
  absent: boolean;
}

export interface Clock {
  minutes: number;
  increment: number;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  language: Language;
  public: boolean;
  hot_seat: boolean;
  days: number | null;
  clock: Clock | null;
  phase: 'gathering' | 'playing' | 'over' | 'ended';
  seats: SeatInfo[];
  host: boolean;
  commitment: string;
  seed: string | null;
  created: number;
  rematch: string | null;
  uploaded: boolean;
}

export type View = Record<string, unknown>;

export interface State {
  step: number;
  waiting: number[];
  view: View;
  prompt: Text | null;
  asks: string[];
  options: Option[];
  undo: 'now' | 'ask' | 'no';
  undo_reason: Text | null;
  scores: number[] | null;
  ranking: number[] | null;
}

export type ClockState = { left: number; running: boolean } | null;

export interface Proposal {
  what: 'undo' | 'end';
  seat: number;
  agreed: number[];
  asked: number[];
}

export interface Snapshot {
  type: 'snapshot';
  number: number;
  now: number;
  seat: number | null;
  table: TableInfo;
  state: State | null;
  log: Line[];
  chat: ChatLine[];
  muted: string[];
  clocks: ClockState[];
  proposal: Proposal | null;
  present: boolean[];
}

export interface Update {
  type: 'update';
  since: number;
  number: number;
  now: number;
  log: Line[];
  chat: ChatLine[];
  table: TableInfo | null;
  state: State | null;
  clocks: ClockState[];
  proposal: Proposal | null;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  name: string;
  text: Text;
  rule: string | null;
}

/** An action worth thinking about, and the chance to win after it, 0 to 1. */
export interface Idea {
  action: number;
  after: number;
}

export interface Hint {
  type: 'hint';
  step: number;
  before: number;
  ideas: Idea[]; // the choice first
}

export type FromServer =
  | Snapshot
  | Update
  | Refused
  | Hint
  | { type: 'done'; id: string; number: number }
  | { type: 'present'; present: boolean[]; spectators: number }
  | { type: 'goodbye'; text: Text };

export type Said =
  | { type: 'act'; step: number; action: number }
  | { type: 'propose'; what: 'undo' | 'end' }
  | { type: 'answer'; yes: boolean }
  | { type: 'say'; text: string }
  | { type: 'mute'; who: string; on: boolean }
  | { type: 'return' }
  | { type: 'look'; seat: number }
  | { type: 'hint'; step: number }
  | { type: 'ping' };

export interface ActionKind {
  name: string;
  first: number;
  fields: { name: string; lowest: number; highest: number }[];
}

export interface SettingCard {
  name: string;
  values: string[];
  default: string;
  most_bytes: number | null; // of a file of one's own, where the setting takes one
}

/** Something wrong in a file that was sent along; its words are the game's. */
export interface Fault {
  line: number; // from 1; 0 where no line is to blame
  card: string;
  text: Text;
}

export interface GameCard {
  name: string;
  players: number[];
  minutes: number;
  year: number | null;
  credits: string;
  licence: string;
  rules: number;
  settings: SettingCard[];
  vocabulary: ActionKind[];
  levels: string[];
  lesson: boolean; // it can be learnt by playing
}

export interface Me {
  guest: boolean;
  name: string;
  language: Language;
}

export interface NewTable {
  game: string;
  seats: { kind: 'human' | 'open' | 'bot'; level?: string; name?: string }[];
  options?: Record<string, string>;
  public?: boolean;
  language?: Language;
  hot_seat?: boolean;
  days?: number | null;
  clock?: Clock | null;
  name?: string;
}

export interface TableCard {
  id: string;
  game: string;
  phase: TableInfo['phase'];
  seats: SeatInfo[];
  public: boolean;
  days: number | null;
  clock: Clock | null;
  created: number;
  updated: number;
  yours: boolean;
  your_turn: boolean;
}

export interface Frame {
  step: number;
  seat: number | null;
  option: Option | null;
  view: View | View[];
  waiting: number[];
  log: Line[];
}

export interface Replay {
  steps: number;
  frames: Frame[];
}

/** The table before a step of a lesson, and what it asks for. */
export interface LessonStep {
  state: State;
  log: Line[];
  words: Text | null;
  expects: number | null; // the action to do; null: just go on
}

export interface Lesson {
  game: string;
  seat: number;
  names: string[];
  steps: LessonStep[];
}
