/** Tells what has happened one line after another, at a pace that can be followed. */
import { isStill } from '$lib/flip';
import type { Line } from '$lib/protocol';
import { beatOf } from './story';

const KEPT = 5; // lines that stay in sight

export class Telling {
  told = $state.raw<readonly Line[]>([]); // the latest last
  waiting = $state.raw<readonly Line[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The line that stands now, while others wait or it has not yet stood long enough. */
  isTelling = $state(false);

  /** New lines, to be told after those that wait; all at once for whoever wants no motion. */
  hear(lines: readonly Line[]): void {
    if (!lines.length) return;
    if (isStill()) {
      this.told = lines.slice(-KEPT);
      return;
    }
    this.waiting = [...this.waiting, ...lines];
    if (this.#timer === undefined) this.#next();
  }

  /** Skip ahead: everything has been told. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.told = [...this.told, ...this.waiting].slice(-KEPT);
    this.waiting = [];
    this.isTelling = false;
  }

  #next(): void {
    const [line, ...rest] = this.waiting;
    if (!line) {
      this.#timer = undefined;
      this.isTelling = false;
      return;
    }
    this.isTelling = true;
    this.waiting = rest;
    this.told = [...this.told, line].slice(-KEPT);
    this.#timer = setTimeout(() => this.#next(), beatOf(line, rest.length));
  }
}
