/** The set as its player wants it: changed at once, and told to the server one action at a time. */
import type { Moves } from '../moves';
import type { Setting, Spot } from '../scene';
import { frameFault, type Fault } from '../verdict';
import type { Own } from '../view';
import { Gestures } from './gestures';
import { isSame, nextStep, placed, type Step } from './steps';

const BEAT = 115; // milliseconds between two actions: what the server lets through
const PATIENCE = 450; // until an action that changed nothing is sent again
const MOST_TRIES = 4;

export interface Given {
  own: Own;
  moves: Moves;
  step: number; // actions that the table has seen
  back: () => void; // take back one's last action
}

export class Draft {
  #given = $state.raw<Given>();
  #wanted = $state.raw<Setting | null>(null);
  #last = $state.raw<Step | null>(null); // to be done when everything is as wanted
  #isLastTold = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: { own: Own; at: number; tries: number } | null = null;
  #gestures = new Gestures();

  /** The set as it is meant to be. */
  setting = $derived.by((): Setting | null => this.#wanted ?? this.#given?.own ?? null);
  /** Whether the server has still to be told of something. */
  isBusy = $derived(this.#wanted !== null || this.#last !== null);

  /** What the server says; to be told whenever it may have changed. */
  follow(given: Given | undefined): void {
    this.#given = given;
    if (!given?.moves.isAsked) this.drop();
    else if (this.#wanted && given.own.hand === 'menu' && isSame(given.own, this.#wanted)) {
      this.#wanted = null;
    }
    if (given && this.#gestures.follow(given.own, given.step, this.#wanted !== null)) given.back();
    this.#wake();
  }

  /** Leave everything as the server has it. */
  drop(): void {
    this.#wanted = null;
    this.#last = null;
  }

  /** Put a guest on a spot, or beside the screen; whoever stands there changes places with it. */
  place(guest: number, spot: Spot | null): void {
    this.#change(`guest ${guest}`, (setting) => placed(setting, guest, spot));
  }

  /** Set or clear a place of the table. */
  decorate(slot: number): void {
    this.#change(`slot ${slot}`, ({ table, ...rest }) => ({
      ...rest,
      table: table.map((isSet, i) => (i === slot ? !isSet : isSet)),
    }));
  }

  /** Change a part of the camera, if the rules of the frame allow it; else what stands against it. */
  aim(part: number, choice: number): Fault {
    const camera = this.setting?.camera.map((each, i) => (i === part ? choice : each)) ?? [];
    const fault = frameFault(camera);
    if (!fault) this.#change(`camera ${part}`, (setting) => ({ ...setting, camera }));
    return fault;
  }

  /** Do this once everything is as wanted: close the envelopes, press the shutter ... */
  finish(kind: string, args?: Record<string, number>): void {
    // Whatever is in hand is put back first.
    if (this.#given && this.#given.own.hand !== 'menu') this.#change('', (setting) => setting);
    this.#last = { kind, args };
    this.#isLastTold = false;
    this.#wake();
  }

  #change(what: string, change: (setting: Setting) => Setting): void {
    if (!this.setting || !this.#given?.moves.isAsked) return;
    const { floor, table, camera } = this.setting;
    this.#gestures.begin(what, { floor, table, camera }, this.#given.step);
    this.#wanted = change({ floor, table, camera });
    if (isSame(this.#given.own, this.#wanted) && this.#given.own.hand === 'menu') {
      this.#wanted = null;
    }
    this.#wake();
  }

  #wake(): void {
    if (this.#timer !== undefined || (!this.#wanted && !this.#last)) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#tell();
      this.#wake();
    }, BEAT);
  }

  /** Tell the server the next thing, unless the one before is still on its way. */
  #tell(): void {
    if (!this.#given) return;
    const { own, moves } = this.#given;
    const again = this.#told?.own === own ? this.#told : null;
    if (again && Date.now() - again.at < PATIENCE) return;
    const tries = again ? again.tries + 1 : 1;
    const step = nextStep(own, this.#wanted ?? own) ?? this.#lastStep(moves);
    if (!step || tries > MOST_TRIES) {
      this.drop();
      return;
    }
    this.#told = { own, at: Date.now(), tries };
    moves.make(step.kind, step.args);
  }

  /** The last thing to do, until it is done; refused, it is asked once, for the reason. */
  #lastStep(moves: Moves): Step | null {
    const last = this.#last;
    if (!last) return null;
    if (moves.ask(last.kind, last.args) !== 'may') {
      this.#last = null;
      return this.#isLastTold ? null : last;
    }
    this.#isLastTold = true;
    return last;
  }
}
