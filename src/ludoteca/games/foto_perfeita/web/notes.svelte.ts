/** A player's own notes on the guests, kept in this browser and told to nobody. */

export interface Note {
  wishes?: string[]; // preference cards written down
  vips?: number;
  words?: string;
}
type Pages = Record<string, Note>; // by guest

export class Notes {
  #key: string;
  #pages = $state.raw<Pages>({});

  /** The notes of this table and seat. */
  constructor(where: string, seat: number | null) {
    this.#key = `foto_perfeita:${where}:${seat ?? 'none'}`;
    this.#pages = stored(this.#key);
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
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#pages));
    } catch {
      // a full or forbidden store is no reason not to play
    }
  }
}

function stored(key: string): Pages {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Pages;
  } catch {
    return {};
  }
}
