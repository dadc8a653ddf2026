/**
 * One table, live. Everything shown is what the server sent; everything done is sent with an id of
 * its own until it is answered, so that a lost connection loses nothing and repeats nothing.
 */
import type {
  ChatLine,
  ClockState,
  FromServer,
  Hint,
  Line,
  Proposal,
  Refused,
  Said,
  Snapshot,
  State,
  TableInfo,
  Update,
} from './protocol';
import { newId } from './ids';
import { news } from './news.svelte';
import { Pulse } from './pulse';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
const FINAL_CODES = [4400, 4403, 4404];
const SIGNS = ['online', 'offline', 'pageshow', 'focus']; // that the network may be another one

export class Live {
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  clocks = $state.raw<ClockState[]>([]);
  clocksAt = $state(0); // when `clocks` was told, by our own clock
  proposal = $state.raw<Proposal | null>(null);
  present = $state.raw<boolean[]>([]);
  seat = $state<number | null>(null);
  refused = $state.raw<Refused | null>(null);
  busy = $state(false); // an act is on its way
  hint = $state.raw<Hint | null>(null);
  hinting = $state<number | null>(null); // the step for which a hint was asked and is awaited
  /** How a change is shown: the table page lets cards travel. */
  show: (change: () => void, fresh: Line[]) => void = (change) => change();

  #id: string;
  #socket: WebSocket | null = null;
  #number = -1;
  #pending: Record<string, Said> = {};
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #pulse = new Pulse({
    ask: () => this.#transmit(newId(), { type: 'ping' }),
    dead: () => this.#drop(),
  });

  constructor(id: string) {
    this.#id = id;
    for (const sign of SIGNS) addEventListener(sign, this.#doubt);
    this.#connect();
  }

  /** The players' names by seat. */
  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  act(action: number): void {
    if (!this.state || this.busy) return;
    this.busy = true;
    this.send({ type: 'act', step: this.state.step, action });
  }

  /** Ask for a hint. */
  ask(): void {
    if (!this.state || this.hinting === this.state.step) return;
    this.hinting = this.state.step;
    this.send({ type: 'hint', step: this.state.step });
  }

  send(said: Said): void {
    this.refused = null;
    const id = newId();
    this.#pending[id] = said;
    this.#transmit(id, said);
  }

  /** Come in again, as after taking a seat: the server tells as whom we look now. */
  reconnect(): void {
    this.#number = -1;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const sign of SIGNS) removeEventListener(sign, this.#doubt);
    this.#pulse.stop();
    this.#socket?.close();
  }

  #transmit(id: string, said: Said): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ ...said, id }));
    this.#pulse.sent();
  }

  #doubt = (event: Event): void => {
    if (this.status === 'lost' && event.type === 'online') {
      clearTimeout(this.#timer);
      this.#connect();
    } else this.#pulse.doubt();
  };

  #connect(): void {
    const query = [
      ...(this.seat === null ? [] : [`seat=${this.seat}`]),
      ...(this.#number < 0 ? [] : [`since=${this.#number}`]),
    ].join('&');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.#id)}/socket?${query}`;
    this.#forget();
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lose(event.code);
    this.#pulse.begin();
  }

  /** Whatever the old connection still says is too late. */
  #forget(): void {
    if (!this.#socket) return;
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }

  /** The connection is dead, though nobody has said so. */
  #drop(): void {
    this.#forget();
    this.#lose(0);
  }

  #lose(code: number): void {
    this.#pulse.stop();
    if (this.#closed) return;
    if (FINAL_CODES.includes(code)) {
      this.status = 'gone';
      return;
    }
    if (this.#number < 0 && this.status === 'open') {
      this.#connect();
      return;
    }
    this.status = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: FromServer): void {
    this.#pulse.heard();
    if (message.type === 'snapshot') this.#begin(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'done') this.#answer(message.id);
    else if (message.type === 'refused') this.#refuse(message);
    else if (message.type === 'present') this.present = message.present;
    else if (message.type === 'hint') this.#advise(message);
  }

  #advise(told: Hint): void {
    this.hint = told;
    this.hinting = null;
  }

  #opened(): void {
    this.status = 'open';
    this.#wait = FIRST_WAIT;
    for (const [id, said] of Object.entries(this.#pending)) this.#transmit(id, said);
  }

  #begin(told: Snapshot): void {
    this.show(() => {
      this.table = told.table;
      this.state = told.state;
      this.log = told.log;
      this.chat = told.chat;
      this.muted = told.muted;
      this.present = told.present;
      this.seat = told.seat;
      news.tell([]);
      this.#common(told);
    }, []);
    if (this.status !== 'open') this.#opened();
  }

  #update(told: Update): void {
    this.show(() => {
      if (told.table) this.table = told.table;
      if (told.state) this.state = told.state;
      if (told.log.length) {
        this.log = [...this.log, ...told.log];
        news.tell(told.log);
      }
      if (told.chat.length) this.chat = [...this.chat, ...told.chat];
      this.#common(told);
    }, told.log);
    if (this.status !== 'open') this.#opened();
  }

  #common(told: Snapshot | Update): void {
    this.#number = told.number;
    this.clocks = told.clocks;
    this.clocksAt = Date.now();
    this.proposal = told.proposal;
  }

  #answer(id: string): void {
    if (this.#pending[id]?.type === 'act') this.busy = false;
    Reflect.deleteProperty(this.#pending, id);
  }

  #refuse(told: Refused): void {
    if (told.id && this.#pending[told.id]?.type === 'hint') this.hinting = null;
    if (told.id && told.name === 'unavailable') {
      const said = this.#pending[told.id];
      const id = told.id;
      if (said) setTimeout(() => this.#transmit(id, said), 1000);
    } else if (told.id) this.#answer(told.id);
    this.refused = told;
  }
}
