/**
 * Whether the page is before somebody's eyes. Who has left it open behind others, at home, has gone as
 * much as who has closed it: the others may go on, and a telephone is to ring. A glance elsewhere is
 * nothing to speak of.
 */
const GLANCE = 20_000; // milliseconds

export class Sight {
  #tell: (on: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(tell: (on: boolean) => void) {
    this.#tell = tell;
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  /** The connection is a new one, which takes everybody for looking. */
  again(): void {
    if (this.#isGone) this.#tell(false);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }

  #look = (): void => {
    clearTimeout(this.#timer);
    if (document.hidden) this.#timer = setTimeout(() => this.#note(true), GLANCE);
    else if (this.#isGone) this.#note(false);
  };

  #note(isGone: boolean): void {
    this.#isGone = isGone;
    this.#tell(!isGone);
  }
}
