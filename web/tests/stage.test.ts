import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Option, View } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { Stage, type Moment } from '$lib/stage.svelte';

const option = { action: 1 } as Option;
const moment = (step: number): Moment => ({
  ...{ step, waiting: [0], asks: ['go'], options: [option] },
  view: { step } as View,
});
const lines = (...numbers: number[]) => numbers.map((number) => ({ number, kind: 'does' }) as Line);
const at = (stage: Stage) => ({
  step: (stage.moment?.view as unknown as { step: number }).step,
  line: stage.telling.line?.number ?? null,
  asked: stage.moment?.options.length,
});
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  settings.chosen.pace = 'normal';
  stage = new Stage();
  stage.set(moment(1));
});
afterEach(() => vi.useRealTimers());

describe('the stage', () => {
  it('tells one line after another, and then asks', async () => {
    const told = vi.fn();
    void stage.show(moment(2), lines(7, 8)).then(told);
    expect(at(stage)).toEqual({ step: 2, line: 7, asked: 0 });
    expect(stage.untold).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(at(stage)).toEqual({ step: 2, line: 8, asked: 0 });
    await vi.advanceTimersByTimeAsync(600);
    expect(at(stage)).toEqual({ step: 2, line: null, asked: 1 });
    expect(stage.isPlaying).toBe(false);
    expect(told).toHaveBeenCalledOnce();
    expect(stage.telling.told.map(({ number }) => number)).toEqual([7, 8]);
  });

  it('lets a game show how the table stood before what is not told yet', () => {
    stage.story = { before: (view, waiting) => ({ ...view, left: waiting.length }) as View };
    void stage.show(moment(2), lines(7, 8, 9));
    expect(stage.moment?.view).toEqual({ step: 2, left: 2 });
    vi.advanceTimersByTime(1000);
    expect(stage.moment?.view).toEqual({ step: 2, left: 1 });
    vi.advanceTimersByTime(1000);
    expect(stage.moment?.view).toEqual({ step: 2 });
  });

  it('leaves to the count at the end what that tells, and counts only what comes last', () => {
    const told = (...kinds: string[]) => kinds.map((kind, number) => ({ number, kind }) as Line);
    stage.story = { counted: ['scores', 'ends'] };
    const end = told('shows', 'scores', 'scores', 'ends');
    expect(stage.countedOf(end)).toBe(3);
    expect(stage.countedOf(told('scores', 'votes'))).toBe(0);
    void stage.show(moment(2), end);
    expect(at(stage).line).toBe(0);
    expect(stage.untold).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(stage.isPlaying).toBe(false);
    expect(stage.telling.told.map(({ kind }) => kind)).toEqual(['shows']);
  });

  it('keeps the order of what comes meanwhile, and asks only at the end', () => {
    void stage.show(moment(2), lines(7));
    void stage.show(moment(3), lines(8));
    void stage.show(moment(4), []);
    expect(at(stage)).toEqual({ step: 2, line: 7, asked: 0 });
    vi.advanceTimersByTime(1000);
    expect(at(stage)).toEqual({ step: 3, line: 8, asked: 0 });
    vi.advanceTimersByTime(1000);
    expect(at(stage)).toEqual({ step: 4, line: null, asked: 1 });
  });

  it('is where it was going when somebody presses', async () => {
    const told = vi.fn();
    void stage.show(moment(2), lines(7, 8)).then(told);
    void stage.show(moment(3), lines(9)).then(told);
    stage.skip();
    expect(at(stage)).toEqual({ step: 3, line: null, asked: 1 });
    expect(stage.untold).toBe(0);
    await vi.runAllTimersAsync();
    expect(at(stage).step).toBe(3);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('shows at once what one did oneself, what has no words, and everything to the hasty', () => {
    void stage.show(moment(2), lines(7), true);
    expect(at(stage)).toEqual({ step: 2, line: null, asked: 1 });
    void stage.show(moment(3), []);
    expect(at(stage).step).toBe(3);
    settings.chosen.pace = 'once';
    void stage.show(moment(4), lines(8, 9));
    expect(at(stage)).toEqual({ step: 4, line: null, asked: 1 });
  });

  it('goes slowly or fast as the player likes, and tells much within seconds', () => {
    settings.chosen.pace = 'slow';
    void stage.show(moment(2), lines(7));
    vi.advanceTimersByTime(1900);
    expect(at(stage).line).toBe(7);
    vi.advanceTimersByTime(100);
    expect(at(stage).line).toBeNull();
    settings.chosen.pace = 'normal';
    void stage.show(moment(3), lines(...Array.from({ length: 18 }, (_, n) => n)));
    vi.advanceTimersByTime(3000);
    expect(stage.isPlaying).toBe(true);
    vi.advanceTimersByTime(9000);
    expect(stage.isPlaying).toBe(false);
  });

  it('shortens every line of a long act by the same part: the first is seen as long as the last', () => {
    const began: number[] = [];
    stage.story = { beatOf: () => 1000, most: 4000 };
    void stage.show(moment(2), lines(...Array.from({ length: 10 }, (_, n) => n)));
    for (let time = 0; stage.isPlaying; time += 100) {
      began[stage.telling.line?.number ?? 0] ??= time;
      vi.advanceTimersByTime(100);
    }
    expect(began).toEqual(Array.from({ length: 10 }, (_, n) => n * 400));
  });

  it('waits while something covers the board, and then tells all of it', () => {
    const release = stage.hold();
    for (let step = 2; step < 15; step += 1) void stage.show(moment(step), lines(step));
    stage.skip();
    vi.advanceTimersByTime(60_000);
    expect(at(stage)).toEqual({ step: 1, line: null, asked: 1 });
    expect(stage.isPlaying).toBe(true);
    release();
    expect(at(stage)).toEqual({ step: 2, line: 2, asked: 0 });
    void stage.show(moment(15), lines(15));
    expect(at(stage).line).toBe(2);
    vi.runAllTimers();
    expect(at(stage)).toEqual({ step: 15, line: null, asked: 1 });
  });

  it('ends the line that is being told when it is covered, and begins no other', () => {
    void stage.show(moment(2), lines(7));
    void stage.show(moment(3), lines(8));
    const release = stage.hold();
    vi.advanceTimersByTime(9000);
    expect(at(stage)).toEqual({ step: 2, line: null, asked: 0 });
    release();
    expect(at(stage)).toEqual({ step: 3, line: 8, asked: 0 });
  });

  it('forgets what was to be told when it begins anew, and never falls far behind', () => {
    void stage.show(moment(2), lines(7));
    stage.set(moment(9));
    vi.runAllTimers();
    expect(at(stage)).toEqual({ step: 9, line: null, asked: 1 });
    for (let step = 10; step < 22; step += 1) void stage.show(moment(step), lines(step));
    expect(stage.untold).toBeLessThan(3);
  });
});
