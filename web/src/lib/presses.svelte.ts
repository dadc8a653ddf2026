/**
 * What a player does, one thing after another. What is pressed while something else is under way
 * waits its turn, and only then it is decided what is sent, or that it makes no sense any more: here
 * it is known how the game stands. Each press is answered once: with a refusal, or with nothing when
 * it is done.
 */
import type { Answer } from './board';
import { newId } from './ids';
import type { Wire } from './wire';
import type { Refusal, ToServer, Snapshot, ShownState } from './protocol';

/** The answer to what the game has left behind. */
export const STALE: Refusal = {
  ...{ type: 'refused', id: null, name: 'stale', rule: null },
  text: { id: 'refusal-stale', args: {} },
};

interface Press {
  id: string;
  make: () => ToServer | null; // what to send when its turn has come; null: it makes no sense any more
  said: ToServer | null; // what was sent, and may have come through or not
  settle: (answer: Answer) => void;
}

/** Milliseconds after which what could not be done is sent once more. */
export const AGAIN = 1000;
const SHARE = 0.7; // of what the server lets through: other devices of the same guest send too

export class Presses {
  isBusy = $state(false); // something is under way or waits
  #row: Press[] = []; // the first is under way
  #each = 0; // milliseconds for each, as the server has told
  #ahead = 0; // how far those at once may go ahead of that
  #free = 0; // when all that was sent is paid for, by our own clock
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: ShownState | null = null; // how the game stands
  #seat: number | null = null; // whose presses they are
  #turn = 0; // grows when a row of decisions of one's own is at its end
  #wire: Wire;

  /** What cannot be sent because nothing is connected waits for `repeat`. */
  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** The server lets so many through a second, and so many at once. */
  keepTo([aSecond, atOnce]: Snapshot['pace']): void {
    this.#each = 1000 / (aSecond * SHARE);
    this.#ahead = atOnce * SHARE * this.#each;
  }

  /** The game stands so now. Whatever is asked of one seat without a break is one turn of it. */
  stand(state: ShownState | null, seat: number | null): void {
    const steps = (state?.step ?? 0) - (this.#state?.step ?? 0);
    const isWaited = seat !== null && !!state?.waiting.includes(seat);
    if (!isWaited || steps > 1 || seat !== this.#seat) this.#turn += 1;
    this.#state = state;
    this.#seat = seat;
  }

  /**
   * Do it when everything pressed before is done. It is not sent if by then the turn is over, or it can
   * no longer be done though it could when it was pressed.
   */
  act(action: number): Promise<Answer> {
    const turn = this.#turn;
    const couldBeDone = this.#isOffered(action);
    return this.#add(() => {
      const isLate = this.#turn !== turn || (couldBeDone && !this.#isOffered(action));
      return !this.#state || isLate ? null : { type: 'act', step: this.#state.step, action };
    });
  }

  /** Take back one's last action, after all that was pressed before; ask those who have to agree. */
  takeBack(mayAsk: boolean): Promise<Answer> {
    return this.#add(() => {
      const isOpen = this.#state?.undo === 'now' || (mayAsk && this.#state?.undo === 'ask');
      return isOpen ? { type: 'propose', what: 'undo' } : null;
    });
  }

  /** The server has answered; whether it was a press that it answered. */
  answer(id: string | null, answer: Answer): boolean {
    if (!this.#isUnderWay(id)) return false;
    this.#row.shift()?.settle(answer);
    this.#next();
    return true;
  }

  /** The server has refused; whether it was a press. What could not be done only now is sent again. */
  refuse(told: Refusal): boolean {
    const isLater = told.name === 'too_fast' || told.name === 'unavailable';
    if (!isLater) return this.answer(told.id, told);
    if (this.#isUnderWay(told.id)) this.repeat(AGAIN);
    return this.#isUnderWay(told.id);
  }

  /** Send once more, with the same id, what is under way: now, or so many milliseconds later. */
  repeat(after = 0): void {
    clearTimeout(this.#timer);
    if (after) this.#timer = setTimeout(() => this.repeat(), after);
    else if (this.#row[0]?.said) this.#wire.send(this.#row[0].id, this.#row[0].said);
    else this.#next();
  }

  /** Nobody will answer any more. */
  end(): void {
    clearTimeout(this.#timer);
    for (const press of this.#row.splice(0)) press.settle(STALE);
    this.isBusy = false;
  }

  #isUnderWay(id: string | null): boolean {
    return id !== null && this.#row[0]?.id === id;
  }

  #isOffered(action: number): boolean {
    return !!this.#state?.options.some((option) => option.action === action);
  }

  #add(make: () => ToServer | null): Promise<Answer> {
    return new Promise((settle) => {
      this.#row.push({ id: newId(), make, said: null, settle });
      if (this.#row.length === 1) this.#next();
    });
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
    else if (this.#wire.send(press.id, said)) {
      press.said = said;
      this.#free = Math.max(this.#free, Date.now()) + this.#each;
    }
  }
}
