/**
 * Whether the other side is there. A browser does not tell that a connection is dead, as when the
 * network has gone or the machine has slept: whoever has heard nothing for long asks, and whoever
 * gets no answer in time gives the connection up.
 */
const QUIET = 20_000; // milliseconds without a word after which one asks
const PATIENCE = 6_000; // for an answer
const BEAT = 1_000;

interface Ends {
  ask: () => void;
  dead: () => void;
}

export class Pulse {
  #heard = 0;
  #asked = 0; // since when an answer is awaited; 0: none is
  #timer: ReturnType<typeof setInterval> | undefined;
  #ends: Ends;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** A connection is being made, and its first word awaited. */
  begin(): void {
    this.stop();
    this.#heard = this.#asked = Date.now();
    this.#timer = setInterval(() => this.#beat(), BEAT);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Something was sent that will be answered. */
  sent(): void {
    this.#asked ||= Date.now();
  }

  heard(): void {
    this.#heard = Date.now();
    this.#asked = 0;
  }

  /** Something has happened after which the connection may be dead. */
  doubt(): void {
    if (!this.#timer || this.#asked) return;
    this.sent();
    this.#ends.ask();
  }

  #beat(): void {
    const now = Date.now();
    if (this.#asked && now - this.#asked > PATIENCE) this.#ends.dead();
    else if (now - this.#heard > QUIET) this.doubt();
  }
}
