/** A player's own notes on the guests. */
import type { NotesPlace } from '$lib/notes';

export interface Note {
  wishes?: string[]; // preference cards written down
  vips?: number;
  words?: string;
}
type Pages = Record<string, Note>; // by guest

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
    this.#pages = { ...this.#pages, [guest]: note };
    this.#place.write(this.#pages);
  }
}
