import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import { boards } from '$lib/games';
import { notesAt } from '$lib/notes';
import { onePress } from '$lib/once';
import type { Line, View } from '$lib/protocol';
import { Stage, type Moment } from '$lib/stage.svelte';
import { words } from '$lib/words.svelte';
import BoardFrame from '../src/parts/BoardFrame.svelte';
import Probe from './Probe.svelte';

const moment = (step: number): Moment => ({
  ...{ step, waiting: [0], asks: [], options: [] },
  view: { step } as View,
});
const line = (number: number) => ({ number }) as Line;
let stage: Stage;
const act = vi.fn<BoardProps['act']>(() => Promise.resolve(null));
const seen = () => JSON.parse(screen.getByRole('status').textContent ?? '') as object;

beforeAll(() => words.speak('pt'));
beforeEach(() => {
  localStorage.clear();
  stage = new Stage();
  boards.probe = () => Promise.resolve({ default: Probe as never });
  const given = { seat: 1, names: ['Ana', 'Bia'], act, cards: () => Promise.resolve([]) };
  render(BoardFrame, { game: 'probe', place: '/t/abc', stage, vocabulary: [], ...given });
});

describe('the frame of a board', () => {
  it('shows the board when there is something to show, with all that it needs', async () => {
    expect(screen.queryByRole('region')).toBeNull();
    stage.set(moment(3));
    expect(await screen.findByRole('region', { name: 'Tabuleiro' })).toBeTruthy();
    expect(seen()).toMatchObject({ view: { step: 3 }, step: 3, seat: 1, news: [] });
    screen.getByRole('button', { name: 'act' }).click();
    expect(act).toHaveBeenCalledWith(3);
  });

  it('brings news until the next ones, and none after a look from the beginning', async () => {
    stage.set(moment(3));
    await screen.findByRole('region');
    stage.show(moment(4), [line(7)]);
    expect(seen()).toMatchObject({ step: 4, news: [7] });
    stage.show(moment(4), []);
    expect(seen()).toMatchObject({ step: 4, news: [7] });
    stage.set(moment(2));
    expect(seen()).toMatchObject({ step: 2, news: [] });
  });

  it('lets points float up when they are told, and not after a leap', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(9, 9, 50, 20));
    stage.set(moment(3));
    await screen.findByRole('region');
    vi.useFakeTimers();
    const floating = () => {
      vi.advanceTimersByTime(400);
      flushSync();
      return [...document.querySelectorAll('.gain')].map((each) => each.textContent);
    };
    await stage.show(moment(5), [line(7)], true);
    flushSync();
    expect(floating()).toEqual(['+2']);
    vi.advanceTimersByTime(5000);
    stage.set(moment(40));
    flushSync();
    expect(floating()).toEqual([]);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('keeps notes by game, table and seat', async () => {
    stage.set(moment(1));
    await screen.findByRole('region');
    flushSync(() => screen.getByRole('button', { name: 'note' }).click());
    expect(notesAt('probe:/t/abc:1').read()).toEqual({ seen: 1 });
    expect(notesAt('probe:/t/abc:0').read()).toBeNull();
  });
});

describe('a double click', () => {
  it('is one press while it is under way, and presses of other things all count', () => {
    let isBusy = true;
    const pressed = vi.fn();
    const root = document.createElement('div');
    const button = root.appendChild(document.createElement('button'));
    button.addEventListener('click', pressed);
    const end = onePress(() => isBusy)(root);
    const click = (detail: number) =>
      button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    for (const detail of [1, 2, 3]) click(detail);
    expect(pressed).toHaveBeenCalledTimes(1);
    click(1);
    click(0); // by the keyboard
    expect(pressed).toHaveBeenCalledTimes(3);
    isBusy = false;
    click(2);
    expect(pressed).toHaveBeenCalledTimes(4);
    end();
  });
});
