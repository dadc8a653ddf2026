/** A connection that a test holds the other end of. */
import type { ToServer, ShownState } from '$lib/protocol';

export type Sent = ToServer & { id: string };

export class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Sent[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close() {
    this.readyState = 3; // and nobody is told: the other side does not answer
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
export const latest = () => FakeSocket.all.at(-1) as FakeSocket;

export const told = (number: number) => ({
  ...{ number, now: 0, log: [], chat: [], clocks: [], proposal: null, table: null, state: null },
});
export const stateAt = (step: number, more: Partial<ShownState> = {}) =>
  ({ step, waiting: [0], options: [], ...more }) as unknown as ShownState;
export const snapshot = (state = stateAt(4)) => {
  const around = { seat: 0, earlier: 0, muted: [], present: [], pace: [10, 30] };
  return { ...told(7), type: 'snapshot', ...around, state };
};
