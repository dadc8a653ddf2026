/**
 * What a player does, one thing after another. What is pressed while something else is under way
 * waits its turn, and only then it is decided what is sent, or that it makes no sense any more.
 * Each press is answered once: with a refusal, or with nothing when it is done.
 */
import type { Answer } from './board';
import { newId } from './ids';
import type { Refusal, Said, Snapshot } from './protocol';

/** The answer to what the game has left behind. */
export const STALE: Refusal = {
  ...{ type: 'refused', id: null, name: 'stale', rule: null },
  text: { id: 'refusal-stale', args: {} },
};

interface Press {
  id: string;
  make: () => Said | null; // what to send when its turn has come; null: it makes no sense any more
  said: Said | null; // what was sent, and may have come through or not
  settle: (answer: Answer) => void;
}

const SHARE = 0.7; // of what the server lets through: other devices of the same guest send too

export class Presses {
  isBusy = $state(false); // something is under way or waits
  #row: Press[] = []; // the first is under way
  #each = 0; // milliseconds for each, as the server has told
  #ahead = 0; // how far those at once may go ahead of that
  #free = 0; // when all that was sent is paid for, by our own clock
  #timer: ReturnType<typeof setTimeout> | undefined;
  #send: (id: string, said: Said) => boolean;

  /** `send` says whether there was a connection to send it on; when there is one, `repeat`. */
  constructor(send: (id: string, said: Said) => boolean) {
    this.#send = send;
  }

  /** The server lets so many through a second, and so many at once. */
  keepTo([aSecond, atOnce]: Snapshot['pace']): void {
    this.#each = 1000 / (aSecond * SHARE);
    this.#ahead = atOnce * SHARE * this.#each;
  }

  add(make: () => Said | null): Promise<Answer> {
    return new Promise((settle) => {
      this.#row.push({ id: newId(), make, said: null, settle });
      if (this.#row.length === 1) this.#next();
    });
  }

  /** The server has answered; whether it was a press that it answered. */
  answer(id: string | null, answer: Answer): boolean {
    if (!this.has(id)) return false;
    this.#row.shift()?.settle(answer);
    this.#next();
    return true;
  }

  /** Whether this is the press under way. */
  has(id: string | null): boolean {
    return id !== null && this.#row[0]?.id === id;
  }

  /** Send once more, with the same id, what is under way: now, or so many milliseconds later. */
  repeat(after = 0): void {
    clearTimeout(this.#timer);
    if (after) this.#timer = setTimeout(() => this.repeat(), after);
    else if (this.#row[0]?.said) this.#send(this.#row[0].id, this.#row[0].said);
    else this.#next();
  }

  /** Nobody will answer any more. */
  end(): void {
    clearTimeout(this.#timer);
    for (const press of this.#row.splice(0)) press.settle(STALE);
    this.isBusy = false;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.isBusy = this.#row.length > 0;
    const [press] = this.#row;
    if (!press || press.said) return;
    const early = this.#free - this.#ahead - Date.now();
    if (early > 0) this.#timer = setTimeout(() => this.#next(), early);
    else this.#tell(press);
  }

  #tell(press: Press): void {
    const said = press.make();
    if (!said) this.answer(press.id, STALE);
    else if (this.#send(press.id, said)) {
      press.said = said;
      this.#free = Math.max(this.#free, Date.now()) + this.#each;
    }
  }
}
