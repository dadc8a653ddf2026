/**
 * A file of one's own being made. The text is the truth: every change goes to the server, which
 * answers with the text after it, its cards with their words, and what is wrong.
 */
import { api } from './api';
import { keepBefore, onSaved, savedFile, saveFile } from './own';
import type { Language, Look } from './protocol';

export type Change = Record<string, unknown>;
const MOST_STEPS = 100; // that can be undone

export class Workshop {
  look = $state.raw<Look>();
  trouble = $state('');
  busy = $state(false);
  unsaved = $state(false); // the browser keeps nothing
  #past = $state.raw<string[]>([]);
  #future = $state.raw<string[]>([]);
  #queue: Promise<void> = Promise.resolve();

  constructor(
    readonly game: string,
    readonly setting: string,
    private language: () => Language,
  ) {}

  get source(): string {
    return this.look?.source ?? '';
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Go on with this text; what was there can be had back. */
  open(text: string): Promise<void> {
    return this.#after(() => this.#show(text, [], true));
  }

  /** Somebody else's text: one's own is kept aside first, and is one step back. */
  async openShared(text: string): Promise<void> {
    const mine = savedFile(this.game, this.setting);
    if (mine && mine.source !== text) {
      keepBefore(this.game, this.setting, mine);
      await this.open(mine.source);
    }
    await this.open(text);
  }

  /** Go on with what another tab saves, so that neither writes over the other; ends with a call. */
  follow(): () => void {
    return onSaved(this.game, this.setting, ({ source }) => void this.open(source));
  }

  /** Change the text; one change after another. */
  change(...changes: Change[]): Promise<void> {
    return this.#after(() => this.#show(this.source, changes, true));
  }

  /** The same text in the language spoken now. */
  again(): Promise<void> {
    return this.#after(() => this.#show(this.source, [], false));
  }

  undo(): Promise<void> {
    return this.#after(async () => {
      const before = this.#past.at(-1);
      if (before === undefined) return;
      const now = this.source;
      await this.#show(before, [], false);
      this.#past = this.#past.slice(0, -1);
      this.#future = [...this.#future, now];
    });
  }

  redo(): Promise<void> {
    return this.#after(async () => {
      const next = this.#future.at(-1);
      if (next === undefined) return;
      const rest = this.#future.slice(0, -1);
      await this.#show(next, [], true);
      this.#future = rest;
    });
  }

  async #show(source: string, changes: Change[], isStep: boolean): Promise<void> {
    const before = this.look?.source;
    const look = await api.look(this.game, this.setting, source, changes, this.language());
    if (isStep && before !== undefined && before !== look.source) {
      this.#past = [...this.#past, before].slice(-MOST_STEPS);
      this.#future = [];
    }
    this.look = look;
    const { title } = look;
    this.unsaved = !saveFile(this.game, this.setting, { title, source: look.source });
  }

  #after(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      this.busy = true;
      try {
        await work();
        this.trouble = '';
      } catch (error) {
        this.trouble = (error as Error).message;
      }
      this.busy = false;
    });
    return this.#queue;
  }
}
