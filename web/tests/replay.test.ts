import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { replays } from '$lib/games';
import { keysIn, neighbour, turnsIn } from '$lib/landmarks';
import type { Line, TableInfo, View } from '$lib/protocol';
import { Rerun } from '$lib/rerun.svelte';
import { settings } from '$lib/settings.svelte';
import { Stage } from '$lib/stage.svelte';
import { words } from '$lib/words.svelte';

const line = (step: number, kind: string): Line => ({
  ...{ number: step, step, kind, arguments: { seat: step % 2 } },
  text: { id: `event-${kind}`, args: {} },
});
const LOG = [
  line(0, 'turn_begins'),
  line(1, 'deed'),
  line(2, 'coup'),
  line(2, 'turn_begins'),
  line(2, 'turn_begins'),
  line(70, 'turn_begins'),
];
const STEPS = 90;

describe('landmarks', () => {
  it('are the first line of each step that begins a turn, or that the game names', () => {
    expect(turnsIn(LOG, {}).map(({ step }) => step)).toEqual([0, 2, 70]);
    expect(turnsIn(LOG, { TURNS: ['deed'] }).map(({ step }) => step)).toEqual([1]);
    expect(keysIn(LOG, { KEY: ['coup'] })).toEqual([{ step: 2, line: LOG[2] }]);
    expect(keysIn(LOG, {})).toEqual([]);
  });

  it('lead on to the end and back to the beginning', () => {
    const turns = turnsIn(LOG, {});
    expect(neighbour(turns, 0, 1, STEPS)).toBe(2);
    expect(neighbour(turns, 70, 1, STEPS)).toBe(STEPS);
    expect(neighbour(turns, 70, -1, STEPS)).toBe(2);
    expect(neighbour(turns, 0, -1, STEPS)).toBe(0);
  });
});

describe('a game played again', () => {
  let rerun: Rerun;
  const asked = vi.fn();
  beforeAll(() => words.speak('pt'));
  beforeEach(async () => {
    asked.mockClear();
    settings.choose('pace', 'once');
    replays.probe = () =>
      Promise.resolve({ opened: (view: View, all: readonly View[]) => ({ ...view, all }) });
    const table = { game: 'probe', phase: 'over', seats: [{ you: false }, { you: true }] };
    vi.spyOn(api, 'table').mockResolvedValue(table as unknown as TableInfo);
    vi.spyOn(api, 'outline').mockResolvedValue({ seats: Array(STEPS + 1).fill(0), log: LOG });
    vi.spyOn(api, 'replay').mockImplementation((_, seat, first, count) => {
      asked(seat, first);
      const view = (of: number): View => ({ of });
      const frames = Array.from({ length: Math.min(count, STEPS + 1 - first) }, (_, i) => ({
        ...{ step: first + i, seat: 0, option: null, waiting: [], log: [] },
        view: seat === 'all' ? [view(0), view(1)] : view(Number(seat)),
      }));
      return Promise.resolve({ steps: STEPS, frames, uploaded: false });
    });
    rerun = new Rerun('abc', new Stage());
    await rerun.begin(0, null, false);
  });

  it('begins as one sat, with what has been told so far', () => {
    expect(rerun.seat).toBe(1);
    expect(rerun.stage.moment).toMatchObject({ step: 0, view: { of: 1 } });
    expect(rerun.log).toEqual([LOG[0]]);
  });

  it('goes by step and by turn, never beyond either end, and asks for each page once', async () => {
    await rerun.go(1);
    await rerun.turn(1);
    expect(rerun.step).toBe(2);
    await rerun.turn(1);
    expect(rerun.step).toBe(70);
    expect(rerun.log).toEqual(LOG);
    await rerun.go(1000);
    expect(rerun.step).toBe(STEPS);
    await rerun.go(-3);
    expect(rerun.stage.moment?.step).toBe(0);
    expect(asked.mock.calls).toEqual([
      [1, 0],
      [1, 60],
    ]);
  });

  it('says at a step that nobody is told of what was told last', async () => {
    expect(rerun.deed).toBeNull();
    await rerun.go(2);
    expect(rerun.deed).toBe(LOG[2]);
    await rerun.go(50);
    expect(rerun.deed).toBe(LOG[2]);
  });

  it('stays with one seat when everything is open, and shows it what the others see', async () => {
    await rerun.lookAs(1, true);
    expect(rerun.stage.moment?.view).toEqual({ of: 1, all: [{ of: 0 }, { of: 1 }] });
    await rerun.go(1);
    expect(rerun.stage.moment?.view).toMatchObject({ of: 1 });
    await rerun.lookAs(0);
    expect(rerun.stage.moment?.view).toMatchObject({ of: 0 });
  });

  it('plays on until it is stopped', async () => {
    vi.useFakeTimers();
    const played = rerun.play();
    await vi.advanceTimersByTimeAsync(350 * 3 + 10);
    void rerun.play(false);
    await vi.advanceTimersByTimeAsync(400);
    await played;
    vi.useRealTimers();
    expect(rerun.step).toBe(4);
    expect(rerun.isPlaying).toBe(false);
  });
});

describe('a sentence in parts', () => {
  it('sets players and things apart', () => {
    const text = { id: 'table-joined', args: { seat: { seat: 1 } } };
    expect(words.parts(text, 'none', ['Ana', 'Bia'])).toEqual([
      { text: 'Bia', names: 1 },
      { text: ' senta-se à mesa.' },
    ]);
  });
});
