import { render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Gains from '$lib/Gains.svelte';
import { gains, signed, sum, type TallyPart } from '$lib/tally';
import Tally from '$lib/Tally.svelte';
import { words } from '$lib/words.svelte';

const lords: TallyPart = { name: 'lords', points: 6, things: ['#a', '#b'] };
const master: TallyPart = { name: 'master', points: 5, things: ['#pawn'] };

describe('points by parts', () => {
  it('add up', () => {
    expect(sum([lords, master])).toBe(11);
    expect(sum([])).toBe(0);
  });

  it('are earned where something new lies', () => {
    const more = { ...lords, points: 10, things: ['#a', '#c', '#b'] };
    expect(gains([lords], [more])).toEqual([{ points: 4, thing: '#c' }]);
  });

  it('are earned at the last thing where none is new', () => {
    expect(gains([lords], [{ ...lords, points: 8 }])).toEqual([{ points: 2, thing: '#b' }]);
  });

  it('come with a part and go with it', () => {
    expect(gains([lords], [lords, master])).toEqual([{ points: 5, thing: '#pawn' }]);
    expect(gains([lords, master], [lords])).toEqual([{ points: -5, thing: undefined }]);
    expect(gains([lords], [lords])).toEqual([]);
  });

  it('are written with their sign', () => {
    expect([signed(7), signed(-3), signed(0)]).toEqual(['+7', '−3', '+0']);
  });
});

describe('a score', () => {
  beforeAll(() => words.speak('pt'));
  const drawn = createRawSnippet(() => ({ render: () => '<b>11</b>' }));

  it('is a button that names itself and opens into its parts', () => {
    const shown = { parts: [lords, master], label: '11 PI', title: 'Pontos de Lia' };
    render(Tally, { ...shown, children: drawn });
    const button = screen.getByRole('button', { name: /^11 PI\. Ver de onde/ });
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    const parts = within(panel as HTMLElement).getAllByRole('button', { hidden: true });
    expect(parts.map((each) => each.textContent)).toEqual(['lords +6', 'master +5']);
    expect(panel?.textContent).toContain('Total 11 PI');
  });

  it('is named in sentences, whether its label is one or not', () => {
    render(Tally, { parts: [], label: 'Capital 2.', title: '', children: drawn });
    expect(screen.getByRole('button', { name: /^Capital 2\. Ver de onde/ })).toBeTruthy();
  });

  it('says so where nothing has been earned', () => {
    render(Tally, { parts: [], label: '0 PI', title: '', children: drawn });
    expect(document.body.textContent).toContain('Nada ainda.');
  });
});

describe('what floats up', () => {
  let lord = { x: 0, y: 0, width: 0, height: 0 };
  let score = lord;
  const floating = () => {
    const style = document.querySelector<HTMLElement>('.gain')?.style;
    return style && { x: parseFloat(style.left), y: parseFloat(style.top) };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    lord = { x: 400, y: 300, width: 48, height: 60 };
    score = { x: 400, y: 260, width: 48, height: 32 }; // right above the lord
    document.body.innerHTML =
      '<div class="board"><p><i id="lord"></i><i></i></p><b id="score" data-tally="t"></b></div>';
    for (const [id, box] of Object.entries({ lord, score })) {
      const thing = document.getElementById(id);
      if (thing) thing.getBoundingClientRect = () => box as DOMRect;
    }
    render(Gains, { gains: [{ points: 4, thing: '#lord' }], home: '#score' });
    vi.advanceTimersByTime(330);
    flushSync();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('leaves the score to be read', () => {
    const { y = 0 } = floating() ?? {};
    expect(y).toBeGreaterThan(score.y + score.height);
  });

  it('goes where its thing goes, and is gone with it', () => {
    const before = floating();
    lord.y += 100;
    vi.advanceTimersByTime(100);
    flushSync();
    expect(floating()).toEqual({ x: before?.x, y: (before?.y ?? 0) + 100 });
    lord.y = 5000;
    vi.advanceTimersByTime(100);
    flushSync();
    expect(floating()).toBeUndefined();
  });
});
