import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from '$lib/live.svelte';
import { latest, snapshot, told, FakeSocket } from './sockets';

let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  live = new Live('t');
  latest().tell(snapshot());
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table that is live', () => {
  it('asks whether anybody is there when nothing was heard for long, and is content', () => {
    vi.advanceTimersByTime(22_000);
    const ping = latest().sent.find((said) => said.type === 'ping');
    latest().tell({ type: 'done', id: ping?.id, number: 7 });
    vi.advanceTimersByTime(10_000);
    expect(live.status).toBe('open');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('gives a silent connection up and comes back for what it has missed', () => {
    vi.advanceTimersByTime(30_000);
    expect(live.status).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    expect(latest().url).toContain('since=7');
    latest().tell({ ...told(9), type: 'update', since: 7 });
    expect(live.status).toBe('open');
  });

  it('sends again, with the same id, what was never answered', () => {
    void live.act(3);
    const [first] = latest().sent;
    vi.advanceTimersByTime(9_000);
    expect(live.status).toBe('lost');
    expect(live.busy).toBe(true);
    vi.advanceTimersByTime(1_000);
    latest().tell({ ...told(8), type: 'update', since: 7 });
    expect(latest().sent).toEqual([first]);
    latest().tell({ type: 'done', id: first?.id, number: 8 });
    expect(live.busy).toBe(false);
  });

  it('says that nobody looks at a page behind others, also when it is connected anew', () => {
    const said = () => latest().sent.flatMap((each) => (each.type === 'see' ? [each.on] : []));
    const hide = (isHidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const pass = (seconds: number) => {
      latest().tell({ type: 'present', present: [true], spectators: 0 });
      vi.advanceTimersByTime(1_000 * seconds);
    };
    hide(true);
    pass(10);
    hide(false);
    pass(15);
    expect(said()).toEqual([]); // it was a glance
    hide(true);
    pass(15);
    pass(6);
    expect(said()).toEqual([false]);
    latest().onclose?.({ code: 1006 } as CloseEvent);
    pass(1);
    expect(FakeSocket.all).toHaveLength(2);
    latest().tell({ ...told(7), type: 'update', since: 7 });
    expect(said()).toEqual([false]);
    hide(false);
    expect(said()).toEqual([false, true]);
  });

  it('stays away, and says why, when this browser was removed by its player', () => {
    latest().onclose?.({ code: 4401 } as CloseEvent);
    expect(live.status).toBe('dismissed');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks at once when the device has lost its network, and returns when it has it again', () => {
    dispatchEvent(new Event('offline'));
    expect(latest().sent.map((said) => said.type)).toEqual(['ping']);
    vi.advanceTimersByTime(8_000);
    expect(live.status).toBe('lost');
    const before = FakeSocket.all.length;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it('does not listen to a connection that it has given up', () => {
    const dead = latest();
    vi.advanceTimersByTime(30_000);
    dead.tell({ ...told(12), type: 'update', since: 7 });
    expect(live.status).toBe('lost');
  });

  it('recalls what the log told before, once for each press, and puts it first', () => {
    const line = (number: number) => ({ number, step: number, kind: 'k', arguments: {}, text: {} });
    latest().tell({ ...snapshot(), earlier: 2, log: [line(3)] });
    live.recall();
    live.recall();
    const asked = latest().sent.filter((said) => said.type === 'recall');
    expect(asked).toMatchObject([{ before: 2 }]);
    latest().tell({ ...told(8), type: 'update', since: 7, log: [line(4)] });
    latest().tell({ type: 'recalled', earlier: 1, log: [line(2)] });
    expect(live.log.map(({ number }) => number)).toEqual([2, 3, 4]);
    expect([live.earlier, live.recalling]).toEqual([1, false]);
  });

  it('does not put before a log what came before another one', () => {
    latest().tell({ ...snapshot(), earlier: 9 });
    live.recall();
    latest().tell({ ...snapshot(), earlier: 5 });
    latest().tell({ type: 'recalled', earlier: 8, log: [{}] });
    expect([live.log.length, live.earlier, live.recalling]).toEqual([0, 5, false]);
  });

  it('may recall again after it was told to wait', () => {
    latest().tell({ ...snapshot(), earlier: 9 });
    live.recall();
    const id = latest().sent.at(-1)?.id;
    latest().tell({ type: 'refused', id, name: 'too_fast', text: { id: 'x', args: {} } });
    expect(live.recalling).toBe(false);
    live.recall();
    expect(latest().sent.filter((said) => said.type === 'recall')).toHaveLength(2);
  });

  it('knows as whom legends answer, until it comes back and is not told so', () => {
    latest().tell({ type: 'eased', level: 'master' });
    latest().tell(snapshot());
    expect(live.eased).toBe('master');
    vi.advanceTimersByTime(31_000);
    latest().tell({ ...told(9), type: 'update', since: 7 });
    expect([live.status, live.eased]).toEqual(['open', null]);
  });
});
