/**
 * The socket of a table: opened again whenever it is lost, until the server says that there is
 * nothing to come back to. What was under way when it was lost is the affair of whoever sent it.
 */
import { newId } from './ids';
import { DISMISSED, FINAL_CODES, type FromServer, type ToServer } from './protocol';
import { Pulse } from './pulse';

const FIRST_WAIT = 300; // milliseconds before it is tried again
const LONGEST_WAIT = 4000;
const SIGNS = ['online', 'offline', 'pageshow', 'focus']; // that the network may be another one

export type Loss = 'lost' | 'gone' | 'dismissed';

interface Ends {
  path: () => string; // where to connect to now
  heard: (message: FromServer) => void;
  lost: (how: Loss) => void;
}

const isFinal = (code: number) => FINAL_CODES.some((each) => each === code);

export class Wire {
  #ends: Ends;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLost = false;
  #isRenewed = false; // closed only to be opened again
  #isClosed = false;
  #pulse = new Pulse({
    ask: () => this.send(newId(), { type: 'ping' }),
    dead: () => this.#drop(),
  });

  constructor(ends: Ends) {
    this.#ends = ends;
    for (const sign of SIGNS) addEventListener(sign, this.#doubt);
    this.#connect();
  }

  /** Whether there was a connection to send it on. */
  send(id: string, said: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ ...said, id }));
    this.#pulse.sent();
    return true;
  }

  /** Open it anew, at once. */
  renew(): void {
    this.#isRenewed = this.#socket?.readyState === WebSocket.OPEN;
    this.#socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const sign of SIGNS) removeEventListener(sign, this.#doubt);
    this.#pulse.stop();
    this.#socket?.close();
  }

  #doubt = (event: Event): void => {
    if (this.#isLost && event.type === 'online') {
      clearTimeout(this.#timer);
      this.#connect();
    } else this.#pulse.doubt();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#forget();
    this.#isRenewed = false;
    const socket = new WebSocket(`${scheme}://${location.host}${this.#ends.path()}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.#lose(event.code);
    this.#pulse.begin();
  }

  #hear(message: FromServer): void {
    this.#pulse.heard();
    this.#isLost = false;
    this.#wait = FIRST_WAIT;
    this.#ends.heard(message);
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
    if (this.#isClosed) return;
    if (isFinal(code)) this.#ends.lost(code === DISMISSED ? 'dismissed' : 'gone');
    else if (this.#isRenewed) this.#connect();
    else this.#tryAgain();
  }

  #tryAgain(): void {
    this.#isLost = true;
    this.#ends.lost('lost');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
