/**
 * What a board is shown, and when. A page says what the game has come to and what has happened on
 * the way there; the stage gives each event its moment, one after another, at the player's pace, and
 * only then lets the next question come. The board and everything beside it follow `moment`.
 *
 * Between two moments a game may show how the table stood before what has not been told yet: see
 * `Story`. Without it everything is in its new place with the first line.
 */
import type { GameLine } from './board';
import { flip } from './flip';
import type { Line, ShownState, View } from './protocol';
import { settings, type Chosen } from './settings.svelte';

/** The game as a board sees it at one moment. */
export type Moment = Pick<ShownState, 'view' | 'asks' | 'options' | 'waiting' | 'step'>;

/** How a game tells what happens; a `story.ts` in its web folder may have any of these. */
export interface Story<Seen = View, Event extends string = string> {
  /** The table as it was before these lines, which wait to be told; when the telling began it was so. */
  before?: (view: Seen, waiting: readonly GameLine<Event>[], began: Seen) => Seen;
  /** Milliseconds for a line at the usual pace; less where an episode has many. */
  beatOf?: (line: GameLine<Event>) => number;
  /** Milliseconds for all lines of one episode. */
  most?: number;
  /** What the count at the end tells: such lines have no moment before it, and spoil nothing. */
  counted?: readonly Event[];
}

/** What a board may want to know of the telling. */
export interface Telling<Event extends string = string> {
  line: GameLine<Event> | null; // the one that is told now
  told: readonly GameLine<Event>[]; // the latest last
  waiting: readonly GameLine<Event>[]; // of the same episode, to be told after it
  skip: () => void;
}

/** Something that has happened: these lines led to this moment. */
interface Episode<Shown> {
  moment: Shown;
  news: readonly Line[];
  done: () => void;
}

const PACES: Record<Chosen['pace'], number> = { slow: 2, normal: 1, fast: 0.45, once: 0 };
const BEAT = 1000; // milliseconds for a deed
const AFTER = 600; // for what comes of it
const MOST = 6000; // for all lines of one episode
const TURN = 'turn_begins';
const LEAST = 120;
const KEPT = 5; // lines that stay in sight
const CROWD = 3; // episodes that wait: then everything goes twice as fast
const TOO_MANY = 10;

export class Stage<Shown extends Moment = Moment> {
  moment = $state.raw<Shown | null>(null);
  /** What has happened just before; nothing after a look from the beginning. */
  news = $state.raw<readonly Line[]>([]);
  story: Story = {};
  readonly #slowness: number;

  #line = $state.raw<Line | null>(null);
  #told = $state.raw<readonly Line[]>([]);
  #waiting = $state.raw<readonly Line[]>([]);
  #episodes = $state.raw<readonly Episode<Shown>[]>([]); // the first is being played
  #began: View = {}; // as the table stood before the episode that is being played
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holds = 0; // what covers the board
  #patience = TOO_MANY; // episodes that may wait

  /** So many times as slow as at a table: a lesson's lines are read for the first time. */
  constructor(slowness = 1) {
    this.#slowness = slowness;
  }

  /** Whether something is being told: what is asked next comes after it. */
  get isPlaying(): boolean {
    return this.#episodes.length > 0;
  }

  /** How many of the latest lines have not been told yet. */
  get untold(): number {
    const later = this.#episodes.slice(1).reduce((count, { news }) => count + news.length, 0);
    return this.#waiting.length + later;
  }

  /** How many of the latest of these lines are told by the count at the end. */
  countedOf(lines: readonly Line[]): number {
    const { counted = [] } = this.story;
    return lines.length - 1 - lines.findLastIndex(({ kind }) => !counted.includes(kind));
  }

  get telling(): Telling {
    const [line, told, waiting] = [this.#line, this.#told, this.#waiting];
    return { line, told, waiting, skip: () => this.skip() };
  }

  /**
   * The game has gone on to this moment, and this is how; at once if nothing has to be followed. The
   * answer comes when it has been told.
   */
  show(moment: Shown, news: readonly Line[], atOnce = false): Promise<void> {
    const lines = news.slice(0, news.length - this.countedOf(news));
    if (!this.isPlaying && (atOnce || !lines.length || !pace())) {
      this.#end(moment, lines);
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.#episodes = [...this.#episodes, { moment, news: lines, done }];
      if (this.#holds) return;
      if (this.#episodes.length === 1) this.#begin();
      else if (this.#episodes.length > this.#patience) this.skip();
    });
  }

  /**
   * Something covers the board: what happens meanwhile waits, and nothing of it is skipped, until the
   * answer is called.
   */
  hold(): () => void {
    this.#holds += 1;
    return () => {
      this.#holds -= 1;
      if (this.#holds) return;
      this.#patience = TOO_MANY + this.#episodes.length;
      if (!this.#line) this.#begin();
    };
  }

  /** Begin at this moment, wherever the board stood before. */
  set(moment: Shown | null): void {
    this.#clear();
    this.#told = [];
    this.#change(moment, []);
  }

  /** Whoever presses has seen enough: everything has happened. */
  skip(): void {
    const episodes = this.#episodes;
    const last = episodes.at(-1);
    if (!last || this.#holds) return;
    const news = episodes.flatMap((episode) => episode.news);
    this.#clear();
    this.#end(last.moment, news);
  }

  #begin(): void {
    const [episode] = this.#episodes;
    if (!episode) this.#patience = TOO_MANY;
    if (!episode || this.#holds) return;
    this.#began = this.moment?.view ?? episode.moment.view;
    if (episode.news.length) this.#tell(episode, 0);
    else this.#finish(episode);
  }

  /** A line has its moment: the table is shown as it is after it. */
  #tell(episode: Episode<Shown>, at: number): void {
    const line = episode.news[at];
    if (!line) return this.#finish(episode);
    const rest = episode.news.slice(at + 1);
    this.#change(this.#between(episode.moment, rest), episode.news, () => {
      this.#line = line;
      this.#waiting = rest;
      this.#told = [...this.#told, line].slice(-KEPT);
    });
    this.#timer = setTimeout(() => this.#tell(episode, at + 1), this.#beat(episode.news, at));
  }

  /** Nothing is asked while something is told. */
  #between(moment: Shown, rest: readonly Line[]): Shown {
    const view = rest.length && this.story.before?.(moment.view, rest, this.#began);
    return { ...moment, view: view || moment.view, options: [], asks: [], waiting: [] };
  }

  /** Where an episode has many lines each of them is shorter by the same part. */
  #beat(news: readonly Line[], now: number): number {
    const beats = news.map((line, at) => this.story.beatOf?.(line) ?? beatOf(line, at));
    const all = beats.reduce((sum, each) => sum + each, 0);
    const part = Math.min(1, (this.story.most ?? MOST) / all);
    const hurry = this.#episodes.length > CROWD ? 0.5 : 1;
    return Math.max(LEAST, (beats[now] ?? 0) * part * hurry) * this.#slowness * pace();
  }

  #finish(episode: Episode<Shown>): void {
    this.#episodes = this.#episodes.slice(1);
    this.#change(this.isPlaying ? this.moment : episode.moment, episode.news, () => {
      this.#line = null;
      this.#waiting = [];
    });
    episode.done();
    this.#begin();
  }

  #end(moment: Shown, news: readonly Line[]): void {
    this.#told = [...this.#told, ...news].slice(-KEPT);
    this.#change(moment, news.length ? news : this.news);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    for (const episode of this.#episodes) episode.done();
    this.#episodes = this.#waiting = [];
    this.#line = null;
  }

  #change(moment: Shown | null, news: readonly Line[], besides?: () => void): void {
    const change = () => {
      this.moment = moment;
      this.news = news;
      besides?.();
    };
    void flip(change, { from: originOf });
  }
}

/** A deed stands longer than what comes of it, and whose turn it is everybody sees. */
function beatOf(line: Line, at: number): number {
  if (line.kind === TURN) return LEAST;
  return at > 0 ? AFTER : BEAT;
}

/** How long everything takes; nothing where nobody is looking. */
function pace(): number {
  return document.hidden ? 0 : PACES[settings.chosen.pace];
}

/** Where a card comes from that was not on the table: `data-flip-from` names the decks it may. */
function originOf(key: string): Element | null {
  return document.querySelector(`[data-flip-from~="${key.split(':')[0] ?? key}"]`);
}
