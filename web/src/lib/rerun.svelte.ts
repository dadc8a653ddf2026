/**
 * A game played again: which frame is shown, as whom one looks, and whether it plays on. Frames come
 * in pages as they are needed; the whole game in words comes once for each way of looking.
 */
import { api } from './api';
import { replays, type Landmarks } from './games';
import { keysIn, neighbour, turnsIn, type Landmark } from './landmarks';
import type { Frame, Line, Outline, TableInfo, View } from './protocol';
import { settings, type Chosen } from './settings.svelte';
import type { Moment, Stage } from './stage.svelte';

const PAGE = 60; // frames
const isDeed = ({ kind }: Line) => !kind.includes('turn_begins');
const AHEAD = 8; // frames from the end of a page, where the next one is fetched
/** Milliseconds between two frames while it plays. */
const PAUSES: Record<Chosen['pace'], number> = { slow: 500, normal: 250, fast: 120, once: 350 };

export class Rerun {
  table = $state.raw<TableInfo>();
  step = $state(0);
  steps = $state(0);
  seat = $state<number | null>(null); // as whom one looks; null: as a spectator
  isOpen = $state(false); // every hand lies open
  isPlaying = $state(false);
  trouble = $state('');
  #frames = $state.raw<Record<string, Frame>>({});
  #outline = $state.raw<Outline>({ seats: [], log: [] });
  #landmarks = $state.raw<Landmarks>({});
  #asked: Record<string, Promise<void>> = {}; // pages on their way
  #going = 0; // grows with every way that is begun: an earlier one is given up

  constructor(
    readonly id: string,
    readonly stage: Stage,
  ) {}

  /** Whether all may look at everything. */
  get isOver(): boolean {
    return this.table?.phase === 'over' || this.table?.phase === 'ended';
  }

  get frame(): Frame | undefined {
    return this.#frames[this.#key(this.step)];
  }

  /** What each seat sees now, where everything lies open. */
  get views(): readonly View[] {
    const view = this.frame?.view;
    return Array.isArray(view) ? (view as View[]) : [];
  }

  get turns(): Landmark[] {
    return turnsIn(this.#outline.log, this.#landmarks);
  }

  get keys(): Landmark[] {
    return keysIn(this.#outline.log, this.#landmarks);
  }

  /** The latest deed that was told; a step that nobody is told of has none of its own. */
  get deed(): Line | null {
    return this.stage.telling.line ?? this.log.findLast(isDeed) ?? null;
  }

  /** What this step brought, as it is told to whom one looks as. */
  get lines(): Line[] {
    return this.#outline.log.filter((line) => line.step === this.step);
  }

  /** What has been told up to now. */
  get log() {
    const told = this.#outline.log.filter((line) => line.step <= this.step);
    return this.stage.untold ? told.slice(0, -this.stage.untold) : told;
  }

  /** Begin at a frame, as somebody wishes to look. */
  async begin(step: number, seat: number | null, isOpen: boolean): Promise<void> {
    this.table = await api.table(this.id);
    const own = this.table.seats.findIndex((each) => each.you);
    this.seat = seat ?? (own >= 0 ? own : null);
    this.isOpen = isOpen && this.isOver;
    this.#landmarks = (await replays[this.table.game]?.()) ?? {};
    await this.#turnTo(step);
  }

  /** Look as somebody else, or with everything open. */
  async lookAs(seat: number | null, isOpen = this.isOpen): Promise<void> {
    this.seat = isOpen ? (seat ?? 0) : seat;
    this.isOpen = isOpen;
    await this.#turnTo(this.step);
  }

  /** A frame as one seat saw it. */
  async show(seat: number, step: number): Promise<void> {
    if (this.seat === seat) return this.go(step);
    this.step = step;
    await this.lookAs(seat);
  }

  async #turnTo(step: number): Promise<void> {
    await this.#attempt(async () => {
      this.#outline = await api.outline(this.id, this.seat);
      this.steps = this.#outline.seats.length - 1;
    });
    await this.go(step);
  }

  /** To this frame; the next one is told as at the table, any other is there at once. */
  async go(wanted: number): Promise<void> {
    const going = ++this.#going;
    const target = Math.max(0, Math.min(this.steps, wanted));
    this.stage.skip();
    await this.#fetch(target);
    if (going !== this.#going || !this.#frames[this.#key(target)]) return;
    const isNext = target === this.step + 1 && this.stage.moment !== null;
    this.step = target;
    if (target % PAGE >= PAGE - AHEAD && target + AHEAD <= this.steps) {
      void this.#fetch(target + AHEAD);
    }
    const moment = this.#moment();
    if (!moment) return;
    if (isNext) await this.stage.show(moment, this.lines);
    else this.stage.set(moment);
  }

  /** To the next turn, or the one before. */
  turn(by: 1 | -1): Promise<void> {
    return this.go(neighbour(this.turns, this.step, by, this.steps));
  }

  /** Play on from here, from the beginning if this is the end; or stop. */
  async play(on = !this.isPlaying): Promise<void> {
    const wasPlaying = this.isPlaying;
    this.isPlaying = on;
    if (!on || wasPlaying) return;
    if (this.step >= this.steps) await this.go(0);
    while (this.isPlaying && this.step < this.steps) {
      await this.go(this.step + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSES[settings.chosen.pace]));
      if (this.trouble) break;
    }
    this.isPlaying = false;
  }

  /** The table as it stood; with everything open, as one seat sees it with the others' things. */
  #moment(): Moment | null {
    if (!this.frame) return null;
    const { waiting, step } = this.frame;
    const own = this.views[this.seat ?? 0];
    const view = own
      ? (this.#landmarks.opened?.(own, this.views) ?? own)
      : (this.frame.view as View);
    return { view, asks: [], options: [], waiting, step };
  }

  get #whose(): number | 'all' | null {
    return this.isOpen ? 'all' : this.seat;
  }

  #key(step: number): string {
    return `${this.#whose}/${step}`;
  }

  async #fetch(wanted: number): Promise<void> {
    if (this.#frames[this.#key(wanted)]) return;
    const [first, whose] = [Math.floor(wanted / PAGE) * PAGE, this.#whose];
    const page = `${whose}/${first}`;
    const asked =
      this.#asked[page] ??
      this.#attempt(async () => {
        const part = await api.replay(this.id, whose, first, PAGE);
        const read = part.frames.map((each) => [`${whose}/${each.step}`, each] as const);
        this.#frames = { ...this.#frames, ...Object.fromEntries(read) };
      }).finally(() => Reflect.deleteProperty(this.#asked, page));
    this.#asked[page] = asked;
    await asked;
  }

  async #attempt(doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
      this.trouble = '';
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
