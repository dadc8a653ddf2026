import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '$lib/board';
import { Live } from '$lib/live.svelte';
import type { Option, ShownState } from '$lib/protocol';
import { latest, snapshot, stateAt, told, FakeSocket, type Sent } from './sockets';

const option = (action: number) => ({ action }) as Option;
const offering = (step: number, actions: number[], more: Partial<ShownState> = {}) =>
  stateAt(step, { options: actions.map(option), undo: 'now', ...more });
const actions = (sent: readonly Sent[]) =>
  sent.flatMap((said) => (said.type === 'act' ? [[said.step, said.action]] : []));
const refusal = (name: string, id: string | undefined) => ({
  ...{ type: 'refused', id, name, rule: null, text: { id: `refusal-${name}`, args: {} } },
});
const update = (state: ShownState) => ({
  ...told(7 + state.step),
  type: 'update',
  since: 7,
  state,
});

let live: Live;
let answers: Record<string, Answer>;

/** Press, and note what comes of it under its name. */
function press(name: string, made: Promise<Answer>) {
  void made.then((answer) => (answers[name] = answer));
}
/** The server has done what was sent last, and the game stands so. */
function done(state: ShownState) {
  latest().tell(update(state));
  const id = latest().sent.at(-1)?.id;
  latest().tell({ type: 'done', id, number: 8 });
}
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  answers = {};
  live = new Live('t');
  latest().tell(snapshot(offering(4, [1, 2, 3])));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is pressed', () => {
  it('happens in order, each with the step that it meets', async () => {
    press('first', live.act(1));
    press('second', live.act(2));
    expect(actions(latest().sent)).toEqual([[4, 1]]);
    done(offering(5, [2, 3]));
    await settled();
    expect(answers).toEqual({ first: null });
    expect(actions(latest().sent)).toEqual([
      [4, 1],
      [5, 2],
    ]);
    expect(live.busy).toBe(true);
    done(offering(6, [3]));
    await settled();
    expect(answers).toEqual({ first: null, second: null });
    expect(live.busy).toBe(false);
  });

  it('is answered with the reason when it is refused, and the next one goes on', async () => {
    press('first', live.act(9));
    press('second', live.act(2));
    latest().tell(refusal('not_in_hand', latest().sent[0]?.id));
    await settled();
    expect(answers.first).toMatchObject({ name: 'not_in_hand' });
    expect(live.refused).toMatchObject({ name: 'not_in_hand' });
    expect(actions(latest().sent)).toEqual([
      [4, 9],
      [4, 2],
    ]);
    done(offering(5, []));
    await settled();
    expect(answers.second).toBeNull();
    expect(live.refused).toMatchObject({ name: 'not_in_hand' }); // nothing was pressed since
  });

  it('is neither lost nor repeated when the connection is lost in between', async () => {
    press('first', live.act(1));
    press('second', live.act(2));
    const [first] = latest().sent;
    vi.advanceTimersByTime(9_000);
    expect(live.status).toBe('lost');
    press('third', live.act(3));
    vi.advanceTimersByTime(1_000);
    latest().tell(update(offering(5, [2, 3]))); // the first had come through
    expect(latest().sent).toEqual([first]);
    latest().tell({ type: 'done', id: first?.id, number: 8 });
    await settled();
    done(offering(6, [3]));
    await settled();
    done(offering(7, []));
    await settled();
    expect(actions(FakeSocket.all.flatMap((socket) => socket.sent))).toEqual([
      [4, 1],
      [4, 1], // with the same id: the server does it once
      [5, 2],
      [6, 3],
    ]);
    expect(answers).toEqual({ first: null, second: null, third: null });
  });

  it('is dropped, and said to be, when it can no longer be done', async () => {
    press('first', live.act(1));
    press('second', live.act(2));
    done(offering(5, [3]));
    await settled();
    expect(answers.second).toMatchObject({ name: 'stale' });
    expect(live.refused).toMatchObject({ text: { id: 'refusal-stale' } });
    expect(actions(latest().sent)).toEqual([[4, 1]]);
    expect(live.busy).toBe(false);
  });

  it('does not wait for the next turn', async () => {
    press('first', live.act(1));
    press('second', live.act(2));
    latest().tell(update(offering(5, [], { waiting: [1] })));
    latest().tell(update(offering(6, [2]))); // asked again, after somebody else
    latest().tell({ type: 'done', id: latest().sent[0]?.id, number: 8 });
    await settled();
    expect(answers.second).toMatchObject({ name: 'stale' });
    expect(actions(latest().sent)).toEqual([[4, 1]]);
  });

  it('goes on while others decide at the same time', async () => {
    press('first', live.act(1));
    press('second', live.act(2));
    latest().tell(update(offering(5, [1, 2, 3], { waiting: [0, 1] }))); // another's
    done(offering(6, [2, 3]));
    await settled();
    expect(actions(latest().sent).at(-1)).toEqual([6, 2]);
  });

  it('is taken back after what was pressed before it', async () => {
    press('act', live.act(1));
    press('back', live.takeBack());
    expect(latest().sent).toHaveLength(1);
    done(offering(5, [2]));
    await settled();
    expect(latest().sent.at(-1)).toMatchObject({ type: 'propose', what: 'undo' });
    done(offering(4, [1, 2, 3]));
    await settled();
    expect(answers).toEqual({ act: null, back: null });
  });

  it('is taken back without asking anybody only where nobody has to be asked', async () => {
    latest().tell(update(offering(5, [1], { undo: 'ask' })));
    press('back', live.takeBack(false));
    await settled();
    expect(latest().sent).toEqual([]);
    press('asked', live.takeBack());
    expect(latest().sent.at(-1)).toMatchObject({ type: 'propose', what: 'undo' });
  });

  it('keeps to the pace of the server, and is sent again if it was too fast all the same', async () => {
    const wanted = Array.from({ length: 60 }, (_, i) => i + 10);
    latest().tell(update(offering(5, wanted)));
    for (const action of wanted) press(String(action), live.act(action));
    const sentWithin = async (span: number) => {
      const before = latest().sent.length;
      for (const end = Date.now() + span; Date.now() < end; await vi.advanceTimersByTimeAsync(5)) {
        const id = latest().sent.at(-1)?.id;
        latest().tell({ type: 'done', id, number: 8 });
      }
      return latest().sent.length - before;
    };
    expect(await sentWithin(1000)).toBeLessThan(30);
    expect(await sentWithin(1000)).toBeLessThan(10);
    await vi.advanceTimersByTimeAsync(500); // the next one is sent, and not answered
    const last = latest().sent.at(-1);
    latest().tell(refusal('too_fast', last?.id));
    expect(live.refused).toBeNull();
    await vi.advanceTimersByTimeAsync(1_200);
    expect(latest().sent.filter((said) => said.id === last?.id)).toHaveLength(2);
  });

  it('is answered when the page is left', async () => {
    press('first', live.act(1));
    press('second', live.act(2));
    live.close();
    await settled();
    expect(Object.keys(answers)).toEqual(['first', 'second']);
  });
});
