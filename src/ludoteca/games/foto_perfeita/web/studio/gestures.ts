/**
 * What a player did to the set, gesture by gesture. The server knows actions, several to a gesture;
 * whoever takes one back means the gesture, so the rest of it is taken back as well.
 */
import type { Setting } from '../scene';
import type { Own } from '../view';
import { isSame } from './steps';

interface Gesture {
  what: string; // what it changed: 'guest 3', 'camera 0'
  before: Setting | null; // null: not known, it was made before the page was opened
  from: number; // the step at which the table was when it began
  until: number; // and when all of it had been told; Infinity until then
}

export class Gestures {
  #done: Gesture[] = [];
  #step = 0;
  #undoing: Gesture | null = null;

  /** A change is made; going on with one that is not told yet is the same gesture. */
  begin(what: string, before: Setting, step: number): void {
    const last = this.#done.at(-1);
    const isOpen = last?.until === Infinity;
    this.#undoing = null;
    if (isOpen && last.what === what) return;
    // Of several that are told together, each may begin where the first did.
    this.#done.push({
      what,
      before,
      from: isOpen ? last.from : step,
      until: Infinity,
    });
  }

  /** How far the table is now; whether one more action has to be taken back. */
  follow(own: Own, step: number, isTelling: boolean): boolean {
    const before = this.#step;
    this.#step = step;
    if (isTelling) return false;
    for (const each of this.#done) if (each.until === Infinity) each.until = step;
    if (step > before) this.#undoing = null;
    if (step >= before) return false;
    this.#undoing ??= this.#undone(own, step);
    if (this.#undoing && !isBack(this.#undoing, own, step)) return true;
    this.#undoing = null;
    for (const each of this.#done) each.until = Math.min(each.until, step);
    return false;
  }

  /** The gesture whose last action was taken back. */
  #undone(own: Own, step: number): Gesture | null {
    this.#done = this.#done.filter(({ from }) => from <= step);
    const last = this.#done.at(-1);
    if (last && step < last.until) return this.#done.pop() ?? null;
    return own.hand === 'menu' ? null : { what: '', before: null, from: 0, until: step };
  }
}

function isBack({ before, from }: Gesture, own: Own, step: number): boolean {
  return step <= from || (own.hand === 'menu' && (!before || isSame(own, before)));
}
