/**
 * One table, live. Everything shown is what the server sent; everything done is sent with an id of
 * its own until it is answered, so that a lost connection loses nothing and repeats nothing.
 */
import type { Answer } from './board';
import type {
  ChatLine,
  ClockState,
  FromServer,
  Heard,
  Hinted,
  Latecomer,
  Line,
  Proposal,
  Recalled,
  Refusal,
  ToServer,
  Snapshot,
  ShownState,
  TableInfo,
  Update,
  MutedPerson,
} from './protocol';
import { Wire, type Loss } from './wire';
import { newId } from './ids';
import { notice } from './notice.svelte';
import { AGAIN, Presses, STALE } from './presses.svelte';
import { Sight } from './sight';

export class Live {
  status = $state<'connecting' | 'open' | Loss>('connecting');
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<ShownState | null>(null);
  log = $state.raw<Line[]>([]);
  earlier = $state(0); // lines of the log that came before these, to be recalled
  recalling = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<MutedPerson[]>([]);
  clocks = $state.raw<(ClockState | null)[]>([]);
  clocksAt = $state(0); // when `clocks` was told, by our own clock
  proposal = $state.raw<Proposal | null>(null);
  absences = $state.raw<readonly Latecomer[]>([]); // as of `clocksAt`
  plan = $state<number | null>(null); // what the table answers for this seat, other than it would
  present = $state.raw<boolean[]>([]);
  eased = $state<string | null>(null); // the level as which legends answer for now
  seat = $state<number | null>(null);
  refused = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hinted | null>(null);
  hinting = $state<number | null>(null); // the step for which a hint was asked and is awaited
  /** Told of a game that has gone on, with what has happened; `null`: of one seen from its beginning. */
  ontold: (fresh: readonly Line[] | null) => void = () => undefined;

  #id: string;
  #number = -1;
  #pending: Record<string, ToServer> = {};
  #wire: Wire;
  #presses: Presses;
  #sight = new Sight((on) => this.#wire.send(newId(), { type: 'see', on }));

  constructor(id: string) {
    this.#id = id;
    this.#wire = new Wire({
      path: () => this.#path(),
      heard: (message) => this.#hear(message),
      lost: (how) => this.#lose(how),
    });
    this.#presses = new Presses(this.#wire);
  }

  /** Something that was pressed is under way, or waits for its turn. */
  get busy(): boolean {
    return this.#presses.isBusy;
  }

  /** Do it when everything pressed before is done; the answer is a refusal, or nothing. */
  async act(action: number): Promise<Answer> {
    this.refused = null;
    const answer = await this.#presses.act(action);
    if (answer === STALE) this.refused = STALE;
    return answer;
  }

  /** Take back one's last action, after all that was pressed before; ask those who have to agree. */
  takeBack(mayAsk = true): Promise<Answer> {
    this.refused = null;
    return this.#presses.takeBack(mayAsk);
  }

  /** Ask for a hint. */
  ask(): void {
    if (!this.state || this.hinting === this.state.step) return;
    this.hinting = this.state.step;
    this.send({ type: 'hint', step: this.state.step });
  }

  /** Ask for what the log told before. */
  recall(): void {
    if (!this.earlier || this.recalling) return;
    this.recalling = true;
    this.send({ type: 'recall', before: this.earlier });
  }

  send(said: ToServer): void {
    this.refused = null;
    const id = newId();
    this.#pending[id] = said;
    this.#wire.send(id, said);
  }

  /** Come in again, as after taking a seat: the server tells as whom we look now. */
  reconnect(): void {
    this.#number = -1;
    this.#wire.renew();
  }

  close(): void {
    this.#sight.close();
    this.#presses.end();
    this.#wire.close();
  }

  /** As whom we look, and what we have heard already. */
  #path(): string {
    const query = [
      ...(this.seat === null ? [] : [`seat=${this.seat}`]),
      ...(this.#number < 0 ? [] : [`since=${this.#number}`]),
    ].join('&');
    return `/api/tables/${encodeURIComponent(this.#id)}/socket?${query}`;
  }

  #lose(how: Loss): void {
    this.status = how;
    if (how !== 'lost') this.#presses.end();
  }

  #hear(message: FromServer): void {
    if (message.type === 'snapshot') this.#begin(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'done') this.#answer(message.id);
    else if (message.type === 'refused') this.#refuse(message);
    else if (message.type === 'present') this.present = message.present;
    else if (message.type === 'notice') notice.text = message.text;
    else if (message.type === 'eased') this.eased = message.level;
    else if (message.type === 'heard') this.#listen(message);
    else if (message.type === 'hint') this.#advise(message);
    else if (message.type === 'recalled') this.#remember(message);
  }

  #advise(told: Hinted): void {
    this.hint = told;
    this.hinting = null;
  }

  /** Put before the log what came before it, if it is still the log that was asked about. */
  #remember(told: Recalled): void {
    this.recalling = false;
    if (told.earlier + told.log.length !== this.earlier) return;
    this.log = [...told.log, ...this.log];
    this.earlier = told.earlier;
  }

  /** The chat anew, after somebody was muted or is to be heard again. */
  #listen(told: Heard): void {
    this.chat = told.chat;
    this.muted = told.muted;
  }

  #opened(): void {
    this.status = 'open';
    this.eased = null; // if it is otherwise, that is told next
    for (const [id, said] of Object.entries(this.#pending)) this.#wire.send(id, said);
    this.#presses.repeat();
  }

  #begin(told: Snapshot): void {
    this.table = told.table;
    this.#stand(told.state, told.seat);
    this.log = told.log;
    this.earlier = told.earlier;
    this.chat = told.chat;
    this.muted = told.muted;
    this.present = told.present;
    this.#presses.keepTo(told.pace);
    this.#common(told);
    this.ontold(null);
    if (this.status !== 'open') this.#opened();
    this.#sight.again();
  }

  #update(told: Update): void {
    if (told.table) this.table = told.table;
    if (told.state) this.#stand(told.state, this.seat);
    if (told.log.length) this.log = [...this.log, ...told.log];
    if (told.chat.length) this.chat = [...this.chat, ...told.chat];
    this.#common(told);
    if (told.state || told.log.length) this.ontold(told.log);
    if (this.status === 'open') return;
    this.#opened();
    this.#sight.again();
  }

  #stand(state: ShownState | null, seat: number | null): void {
    this.state = state;
    this.seat = seat;
    this.#presses.stand(state, seat);
  }

  #common(told: Snapshot | Update): void {
    this.#number = told.number;
    this.clocks = told.clocks;
    this.clocksAt = Date.now();
    this.proposal = told.proposal;
    this.absences = told.absences;
    this.plan = told.plan;
  }

  #answer(id: string): void {
    if (!this.#presses.answer(id, null)) Reflect.deleteProperty(this.#pending, id);
  }

  #refuse(told: Refusal): void {
    const refused = told.id ? this.#pending[told.id]?.type : undefined;
    if (refused === 'hint') this.hinting = null;
    if (refused === 'recall') this.recalling = false;
    const isPress = this.#presses.refuse(told);
    if (!isPress || told.name !== 'too_fast') this.refused = told; // of haste nobody has to know
    if (isPress || !told.id) return;
    if (told.name === 'unavailable') this.#sendLater(told.id);
    else Reflect.deleteProperty(this.#pending, told.id);
  }

  #sendLater(id: string): void {
    const said = this.#pending[id];
    if (said) setTimeout(() => this.#wire.send(id, said), AGAIN);
  }
}
