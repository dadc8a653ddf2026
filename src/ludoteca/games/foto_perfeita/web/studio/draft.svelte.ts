/** The set as its player wants it: changed at once, and told to the server one action at a time. */
import type { Moves } from '$lib/moves';
import type { Placing } from '$lib/protocol';
import { MIDDLE } from '../facts';
import type { Setting } from '../scene';
import { frameFault } from '../verdict';
import type { ActionName, PhotoFault } from '../view';
import type { Own } from '../view';
import type { Place } from './drag';
import { Gestures } from './gestures';
import { isSame, nextStep, placed, type Step } from './steps';

export interface Given {
  own: Own;
  moves: Pick<Moves<ActionName>, 'isAsked' | 'make'>;
  step: number; // actions that the table has seen
  back: () => void; // take back one's last action
}

export class Draft {
  #given = $state.raw<Given>();
  #wanted = $state.raw<Setting | null>(null);
  #last = $state.raw<Step | null>(null); // to be done when everything is as wanted
  #isTelling = false;
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
    void this.#wake();
  }

  /** Leave everything as the server has it. */
  drop(): void {
    this.#wanted = null;
    this.#last = null;
  }

  /** Put a guest on a spot, on the table or outside; who stands on the spot changes places with it. */
  place(guest: number, place: Place): void {
    this.#change(`guest ${guest}`, (setting) => placed(setting, guest, place));
  }

  /** Have exactly these guests on the floor, each in the middle of its space. */
  arrange(placings: readonly Placing[]): void {
    this.#change('arrangement', ({ floor, ...rest }) => ({
      ...rest,
      on_table: [],
      floor: floor.map((_, guest) => {
        const found = placings.find(({ piece }) => piece === guest);
        return found ? { space: found.place, offset: MIDDLE } : null;
      }),
    }));
  }

  /** Set or clear a place of the table. */
  decorate(slot: number): void {
    this.#change(`slot ${slot}`, ({ table, ...rest }) => ({
      ...rest,
      table: table.map((isSet, i) => (i === slot ? !isSet : isSet)),
    }));
  }

  /** Change a part of the camera, if the rules of the frame allow it; else what stands against it. */
  aim(part: number, choice: number): PhotoFault {
    const camera = this.setting?.camera.map((each, i) => (i === part ? choice : each)) ?? [];
    const fault = frameFault(camera);
    if (!fault) this.#change(`camera ${part}`, (setting) => ({ ...setting, camera }));
    return fault;
  }

  /** Do this once everything is as wanted: close the envelopes, press the shutter ... */
  finish(kind: ActionName, args?: Record<string, number>): void {
    // Whatever is in hand is put back first.
    if (this.#given && this.#given.own.hand !== 'menu') this.#change('', (setting) => setting);
    this.#last = { kind, args };
    void this.#wake();
  }

  #change(what: string, change: (setting: Setting) => Setting): void {
    if (!this.setting || !this.#given?.moves.isAsked) return;
    const { floor, on_table, table, camera } = this.setting;
    const now = { floor, on_table, table, camera };
    this.#gestures.begin(what, now, this.#given.step);
    this.#wanted = change(now);
    if (isSame(this.#given.own, this.#wanted) && this.#given.own.hand === 'menu') {
      this.#wanted = null;
    }
    void this.#wake();
  }

  /** Tell the server one thing after another, until everything is as wanted. */
  async #wake(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    for (let step = this.#next(); step; step = this.#next()) {
      const before = this.#given?.own;
      const refusal = await this.#given?.moves.make(step.kind, step.args);
      if (step === this.#last) this.#last = null;
      else if (refusal || this.#given?.own === before) this.drop();
    }
    this.#isTelling = false;
  }

  #next(): Step | null {
    if (!this.#given || !this.isBusy) return null;
    const { own } = this.#given;
    const step = nextStep(own, this.#wanted ?? own) ?? this.#last;
    if (!step) this.drop();
    return step;
  }
}
