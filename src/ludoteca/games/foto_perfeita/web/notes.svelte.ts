/** A player's own notes on the guests. */
import type { NotesPlace } from '$lib/notes';

export interface Note {
  wishes?: string[]; // preference cards written down
  vips?: number;
  words?: string;
}
interface Pages {
  [guest: number]: Note;
  memory?: boolean; // nothing is noted unless one does it: for those who play by memory
}

export class Notes {
  #place: NotesPlace;
  #pages = $state.raw<Pages>({});

  constructor(place: NotesPlace) {
    this.#place = place;
    this.#pages = (place.read() ?? {}) as Pages;
  }

  of(guest: number): Note {
    return this.#pages[guest] ?? {};
  }

  /** Whether what one has seen is noted by itself. */
  get isAuto(): boolean {
    return !this.#pages.memory;
  }

  set isAuto(on: boolean) {
    this.#save({ ...this.#pages, memory: !on });
  }

  /** Note what lies open, if that goes by itself. */
  see(guest: number, wishes: readonly string[], vips: number): void {
    const note = this.of(guest);
    const isSame = note.wishes?.join() === wishes.join() && note.vips === vips;
    if (this.isAuto && !isSame) this.copy(guest, wishes, vips);
  }

  /** Write down what an envelope holds. */
  copy(guest: number, wishes: readonly string[], vips: number): void {
    this.#write(guest, { ...this.of(guest), wishes: [...wishes], vips });
  }

  /** Strike out what was written down of an envelope. */
  strike(guest: number): void {
    const { words } = this.of(guest);
    this.#write(guest, words ? { words } : {});
  }

  say(guest: number, words: string): void {
    this.#write(guest, { ...this.of(guest), words });
  }

  #write(guest: number, note: Note): void {
    this.#save({ ...this.#pages, [guest]: note });
  }

  #save(pages: Pages): void {
    this.#pages = pages;
    this.#place.write(pages);
  }
}
