// Written by `python -m ludoteca.server.typescript` from server/: change that, not this.

/** Everything, for one seat. */
export interface Snapshot {
  type: 'snapshot';
  number: number;
  now: number;
  seat: number | null;
  table: TableInfo;
  state: ShownState | null;
  earlier: number; // lines of the log that came before these, to be recalled
  log: Line[];
  chat: ChatLine[];
  muted: MutedPerson[];
  clocks: (ClockState | null)[];
  proposal: Proposal | null;
  plan: number | null; // what this seat has planned to answer
  absences: Latecomer[];
  present: boolean[];
  pace: [number, number]; // messages a second, and at once, that are let through
}

/** All about a table but the game's position. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  language: string;
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
  absence: Absence;
  meeting: boolean; // opened for whoever comes, now
  first: number | null; // whom the lots let begin; None before that
  claimed: number[]; // who has won because all others had gone
}

/** Time for the whole game, in minutes, and what each decision adds, in seconds. */
export interface Clock {
  minutes: number;
  increment: number;
}

/** Who sits where, as one guest is told. */
export interface SeatInfo {
  kind: 'human' | 'open' | 'bot';
  name: string;
  level: string | null;
  you: boolean;
  absent: boolean;
  invited: boolean; // it is open, and kept for you; one with a name is kept for somebody else
  named: boolean; // false: a person who gave no name, called by the number of the seat
}

export type Absence = 'bot' | 'ask';

/** The game as one seat sees it. */
export interface ShownState {
  step: number;
  waiting: number[];
  view: View;
  prompt: Text | null;
  asks: string[]; // the kinds of action that this seat is asked for
  options: Option[];
  undo: Undo;
  undo_reason: Text | null;
  scores: number[] | null;
  ranking: number[] | null;
}

export type View = Record<string, unknown>;

/** A message id and its arguments, as plain data. */
export interface Text {
  id: string;
  args: Record<string, Argument>;
}

/** A player in a text, as plain data. */
export interface Seat {
  seat: number;
}

export type Argument = number | string | Seat | Text;

/** Something that may be done now. */
export interface Option {
  action: number;
  kind: string;
  arguments: Record<string, number>;
  notation: string;
  text: Text;
}

export type Undo = 'now' | 'ask' | 'no';

/** A line of the log. */
export interface Line {
  number: number;
  step: number;
  kind: string;
  arguments: Record<string, number>;
  text: Text;
}

/** A line of the chat. */
export interface ChatLine {
  number: number;
  at: number;
  who: string; // another for every reader and at every table
  seat: number | null;
  name: string;
  text: string;
  you: boolean;
}

/** Somebody whose lines one does not read. */
export interface MutedPerson {
  who: string;
  name: string;
}

/** A seat's time. */
export interface ClockState {
  left: number;
  running: boolean;
}

/** What somebody asked, who has agreed and who is still asked. */
export interface Proposal {
  what: string;
  seat: number;
  agreed: number[];
  asked: number[];
}

/** What may be done about who does not come, in how many milliseconds; null: not. */
export interface Latecomer {
  seat: number;
  waited: number; // milliseconds already
  remind: number | null;
  replace: number | null;
  win: number | null;
  rests: number | null; // for how long they are on holiday
}

/** What came after `since`, for one seat. */
export interface Update {
  type: 'update';
  since: number;
  number: number;
  now: number;
  log: Line[];
  chat: ChatLine[];
  table: TableInfo | null;
  state: ShownState | null;
  clocks: (ClockState | null)[];
  proposal: Proposal | null;
  plan: number | null; // what this seat has planned to answer
  absences: Latecomer[];
}

/** It is durable. */
export interface Done {
  type: 'done';
  id: string;
  number: number;
}

/** Nothing has changed, and why. */
export interface Refusal {
  type: 'refused';
  id: string | null;
  name: string;
  text: Text;
  rule: string | null;
}

/** Who is connected. */
export interface Present {
  type: 'present';
  present: boolean[];
  spectators: number;
}

/** What a master would do at this step: its choice first, then what else it thought of. */
export interface Hinted {
  type: 'hint';
  step: number;
  before: number;
  ideas: Idea[];
  why: Text[]; // of the choice: what it brings, what comes next, what it prevents
  placings: Placing[]; // a plan of several moves, for the board to draw
}

/** An action worth thinking about, and the chance to win after it, 0 to 1. */
export interface Idea {
  action: number;
  after: number;
}

/** A piece where a plan of several moves would have it, and the points that it brings there. */
export interface Placing {
  piece: number;
  place: number;
  points: number;
}

/** The house is closed, and why; open again with an empty text. */
export interface Notice {
  type: 'notice';
  text: string;
}

/** Too much was asked of legends: for now they answer as this level; null: as themselves. */
export interface Eased {
  type: 'eased';
  level: string | null;
}

/** The whole chat anew, after somebody was muted or is to be heard again. */
export interface Heard {
  type: 'heard';
  chat: ChatLine[];
  muted: MutedPerson[];
}

/** Lines of the log that came earlier. */
export interface Recalled {
  type: 'recalled';
  earlier: number; // lines before these
  log: Line[];
}

/** A game in the catalogue. */
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
  paper: boolean; // it can be printed here
}

/** One thing a table may choose. */
export interface SettingCard {
  name: string;
  values: string[];
  default: string;
  most_bytes: number | null; // of a file of one's own, where the setting takes one
  beginnings: string[]; // to make one from, where there is a workshop for it
}

/** All actions of one name; their numbers follow from the fields, the last one fastest. */
export interface ActionKind {
  name: string;
  first: number;
  fields: Field[];
}

/** One argument of an action and its range. */
export interface Field {
  name: string;
  lowest: number;
  highest: number;
}

/** A table in a list, as one guest is told. */
export interface TableCard {
  id: string;
  game: string;
  phase: Phase;
  seats: SeatInfo[];
  public: boolean;
  days: number | null;
  clock: Clock | null;
  created: number;
  updated: number;
  yours: boolean;
  your_turn: boolean;
  uploaded: boolean; // it was brought as a file: nobody vouches that it was played
  waits: Wait[];
  finished: number | null; // when it came to an end; None while it has not, or was not kept
  winners: number[] | null; // the seats; None while there are none, or they were not kept
  rematch: string | null;
  meeting: boolean; // opened for whoever comes, now
}

export type Phase = 'gathering' | 'playing' | 'over' | 'ended';

/** Who is waited for, for how long already, and how much time they have; milliseconds. */
export interface Wait {
  seat: number;
  waited: number;
  left: number | null;
}

/** What a guest is told of themselves. */
export interface Me {
  guest: boolean;
  name: string;
  language: string;
}

/** Who one is now, and the way back to who one was, if that was somebody else. */
export interface Claimed {
  guest: boolean;
  name: string;
  language: string;
  back: Link | null;
}

/** Where another device becomes the same guest, and until when. */
export interface Link {
  id: string; // as in `Devices`
  path: string;
  expires: number;
}

/** To be shown in the header `X-Ticket` with the request that was too much. */
export interface Ticket {
  ticket: string; // "" for who is somebody already
}

/** Everything by which somebody can be this guest. */
export interface Devices {
  devices: Device[];
  links: LinkInfo[];
}

/** A browser that is this guest. */
export interface Device {
  id: string;
  name: string; // as "Firefox, Windows"; "" if it is not known
  made: number; // milliseconds since 1970; 0 if it is not known
  seen: number; // the day it was last here, in milliseconds since 1970
  this: boolean; // the one that asks
}

/** A link that nobody has used yet; where it leads was told once, to whoever made it. */
export interface LinkInfo {
  id: string;
  expires: number;
}

/** After how many months things are deleted here; None is never. */
export interface KeptFor {
  finished: number | null;
  abandoned: number | null;
  guests: number | null;
}

/** Everything that is stored about a guest, and for how long. */
export interface Stored {
  id: string;
  name: string;
  language: string;
  seen: number; // the day, in milliseconds since 1970
  tables: StoredTable[];
  held: Devices;
  kept: KeptFor;
  shared: StoredFile[];
  told: StoredPush[];
  mail: string; // the address letters go to, confirmed or not; "": none
  mail_quiet: string; // the hours in which none do
  blocked: string[]; // the names of those I do not want to meet
  holidays: StoredHoliday[];
  calls: StoredCall[];
}

/** A table at which I have a seat, or have left something: my names there, and what I wrote. */
export interface StoredTable {
  id: string;
  game: string;
  phase: string;
  names: string[];
  created: number;
  updated: number;
  chat: string[];
}

/** A file that I share by a link. */
export interface StoredFile {
  id: string;
  title: string;
  made: number; // milliseconds since 1970
}

/** Where one of my browsers is told, and when not. */
export interface StoredPush {
  endpoint: string;
  quiet: string;
}

/** From when until when I was, or am, on holiday; milliseconds since 1970. */
export interface StoredHoliday {
  since: number;
  until: number;
}

/** What I am to be told of a table, and when, or was told and have not come for since. */
export interface StoredCall {
  table: string;
  what: string; // "turn", "end", ...
  due: number; // milliseconds since 1970; 0: nothing is to come
  told: number; // ... ; 0: not yet
}

/** A table somebody asks for. */
export interface NewTable {
  game: string;
  seats: SeatChoice[];
  options?: Record<string, string>;
  public?: boolean;
  language?: Language;
  hot_seat?: boolean;
  days?: number | null;
  clock?: ClockChoice | null;
  name?: string | null;
  absence?: 'bot' | 'ask';
}

/** A seat somebody asks for: `human` is oneself, `open` waits for somebody. */
export interface SeatChoice {
  kind: 'human' | 'open' | 'bot';
  level?: string | null;
  name?: string | null;
}

export type Language = 'pt' | 'en';

/** A clock somebody asks for. */
export interface ClockChoice {
  minutes: number;
  increment?: number;
}

/** Finished games, the latest first, and how they went by game. */
export interface PlayedGames {
  results: GameResults[];
  tables: TableCard[];
}

/** What a guest has played of one game; a shared first place is a win. */
export interface GameResults {
  game: string;
  played: number;
  won: number;
}

/** Whether this device is told, when not, and the key to subscribe with. */
export interface Push {
  key: string;
  on: boolean;
  quiet: string; // `22-8 America/Sao_Paulo`; "": told at any time
}

/** Some of the frames of a game. */
export interface Replay {
  steps: number;
  frames: Frame[];
  uploaded: boolean; // it was brought as a file: nobody vouches that it was played
}

/** The table after one step; step 0 is the set-up. */
export interface Frame {
  step: number;
  seat: number | null;
  option: Option | null;
  view: View | View[]; // of all seats, where everything may be seen
  waiting: number[];
  log: Line[];
}

/** A whole game in words, without its views: who took each step, and the log. */
export interface Outline {
  seats: (number | null)[]; // by frame; the first is the set-up, which is nobody's
  log: Line[]; // whose `step` is the number of the frame
}

/** What is answered with every status from 400 on. */
export interface Problem {
  problem: Text;
  message: string; // the same, said in the visitor's language
  faults?: Fault[]; // of a file that was sent along
}

/** Something wrong in a file that was sent along; its words are the game's. */
export interface Fault {
  line: number; // from 1; 0 where no line is to blame
  card: string;
  text: Text;
  field: string; // of the card; "" where it is none
  example: string; // how it could be written; "" if that is not known
}

/** Whether this server writes letters, and to whom. */
export interface MailState {
  offered: boolean;
  address: string; // "" if none was given
  on: boolean; // whether it was confirmed
  quiet: string; // as of `Push`
}

/** Until when somebody is on holiday, and how many days more they may take. */
export interface HolidayState {
  until: number | null; // milliseconds since 1970
  left: number; // days, of those of a year
  at_once: number; // days
}

/** Somebody I do not want to meet, by the name under which I met them. */
export interface BlockedPerson {
  id: string;
  name: string;
}

/** What a lesson consists of, and the real game that it ends with. */
export interface Lesson {
  game: string;
  chapters: string[];
  players: number;
  options: Record<string, string>;
}

/** A chapter step by step; its last step is the end. */
export interface LessonChapter {
  name: string;
  seat: number;
  names: string[];
  steps: LessonStep[];
  swaps: LessonSwap[];
  leads_on: boolean; // the next chapter is offered before the real game
}

/** The table before a step of the lesson, and what it asks for. */
export interface LessonStep {
  state: ShownState;
  log: Line[]; // what has happened since the step before
  words: Text | null;
  point: string[]; // what it speaks of: selectors of things on the board
  picture: string[]; // the name of what is shown with the words, and what of; none: empty
  expects: number | null; // the action the learner is to do; nothing: just go on
  within: boolean; // a part of the deed that the step before began
  answers: LessonAnswer[];
}

/** What is said to something else that is tried. */
export interface LessonAnswer {
  action: number;
  words: Text;
}

/** A deed of two actions that may as well be begun with the second: two cards to discard. */
export interface LessonSwap {
  at: number; // the step that it begins at
  action: number; // the second one
  step: LessonStep; // what is shown then, and asks for the first
}

/** A file of one's own as far as it can be read, and what is wrong with it. */
export interface Look {
  source: string;
  title: string;
  keywords: Record<string, string>;
  cards: OwnCard[];
  faults: Fault[];
}

/** A card of a file of one's own; `printed` is what the game's pictures are drawn from. */
export interface OwnCard {
  section: string;
  place: number;
  id: string;
  name: string;
  copies: number;
  lines: string[];
  printed: Record<string, unknown> | null;
  fields: Record<string, unknown>;
}

/** A file that somebody shares. */
export interface SharedFile {
  id: string;
  game: string;
  setting: string;
  title: string;
  source: string;
}

/** How far a trial has come; the last line has what it shows, or what went wrong. */
export interface TrialLine {
  played: number;
  wanted: number;
  groups: TrialGroup[] | null;
  failed: boolean;
}

/** Some sentences under a heading. */
export interface TrialGroup {
  title: string;
  lines: string[];
}

/** How far a review has come; the last line has it, or says that it failed. */
export interface ReviewLine {
  done: number;
  wanted: number;
  review: Review | null;
  failed: boolean;
}

/** A seat's game. */
export interface Review {
  seat: number;
  points: ReviewPoint[]; // none where nobody can know who is ahead
  hope: Hope | null; // ... there what the seat could hope for, if the game can tell
  end: number | null; // 1 where it won alone; None if it was never played to its end
  turnings: Turning[]; // what cost most, in the order of the game
  best: Turning | null; // what was best done
}

/** How a seat stood when it had to decide. */
export interface ReviewPoint {
  step: number; // of the open replay
  chance: number; // to win
}

/** What a seat could hope for along a game in which nobody can know who is ahead. */
export interface Hope {
  points: HopePoint[];
  end: number | null; // what it got; None if the game was never played to its end
  rival: number | null; // what the best of the others got
}

/** What a seat could hope for when it had to decide. */
export interface HopePoint {
  step: number;
  points: number;
}

/** A decision that counted. */
export interface Turning {
  step: number; // of the open replay, where it was decided
  played: Option;
  after: number; // the chance to win after it
  master: Option; // what a master would have done; the same, where it was well done
  other: number; // ... and the chance after that; after the next best, where it was well done
  why: Text[];
}

/** Every message on a table's socket. */
export type FromServer =
  Snapshot | Update | Done | Refusal | Present | Hinted | Notice | Eased | Heard | Recalled;

export type What = 'undo' | 'end';

/** What a table is told; the connection adds an id to it. */
export type ToServer =
  | { type: 'act'; step: number; action: number }
  | { type: 'propose'; what: What }
  | { type: 'answer'; yes: boolean }
  | { type: 'say'; text: string }
  | { type: 'mute'; who: string; on: boolean }
  | { type: 'return' }
  | { type: 'look'; seat: number }
  | { type: 'see'; on: boolean }
  | { type: 'hint'; step: number }
  | { type: 'plan'; action: number | null }
  | { type: 'recall'; before: number }
  | { type: 'ping' }
  | { type: 'absent'; seat: number; what: 'remind' | 'replace' | 'win' };

export const BAD_MESSAGES = 4400; // too many
// this browser is not the guest any more: it may connect again as a stranger
export const DISMISSED = 4401;
export const NOT_OURS = 4403; // the page that asks is not of this server, or its address is banned
export const NO_TABLE = 4404;
export const TOO_SLOW = 4408; // in reading
export const TOO_MANY = 4429; // sockets or messages
export const STOPPING = 1012;
export const AWAY = 1013; // the store, for a while
export const FINAL_CODES = [4400, 4401, 4403, 4404] as const; // nothing to come back to
