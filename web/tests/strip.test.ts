import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lotIn } from '../../src/ludoteca/games/agencia/web/lots';
import { api } from '$lib/api';
import type { Live } from '$lib/live.svelte';
import type { Line } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Strip from '../src/parts/Strip.svelte';

let number = 0;
const line = (kind: string, seat: number): Line => ({
  ...{ number: ++number, step: number, kind, arguments: { seat } },
  text: { id: `event-${kind}`, args: { seat: { seat } } },
});
const FIRST = [line('match_begins', 0), line('turn_begins', 0)];
const SHARED = [...FIRST, line('wins_match', 0), line('wins_match', 1), line('match_begins', 1)];
const WON = [...FIRST, line('wins_match', 1), line('match_begins', 1)];
const NOBODY_WON = [...FIRST, line('match_closes', 0), line('match_begins', 1)];

describe('lots of a later match', () => {
  it('are drawn where none or several have won the one before', () => {
    expect(lotIn(SHARED)).toBe(SHARED.at(-1));
    expect(lotIn(NOBODY_WON)).toBe(NOBODY_WON.at(-1));
    expect(lotIn(WON)).toBeNull();
    expect(lotIn(FIRST)).toBeNull(); // those of the beginning the table tells
    expect(lotIn([])).toBeNull();
  });
});

describe('lots that an event tells', () => {
  const ALTER = [...SHARED.slice(0, -1), line('lots_alter', 1)];

  it('are news until something comes of them', () => {
    expect(lotIn(ALTER)).toBe(ALTER.at(-1));
    expect(lotIn([...ALTER, line('moves_sideways', 1)])).toBeNull();
    expect(lotIn([...ALTER, line('moves_sideways', 1), ...SHARED.slice(-1)])?.kind).toBe(
      'match_begins',
    );
  });
});

describe('the strip', () => {
  const seats = [0, 1, 2].map((seat) => ({ kind: 'human', you: seat === 2 }));
  const shown = (log: Line[], waiting = [1]) => {
    const table = { id: 'a', game: 'agencia', phase: 'playing', first: 0, seats, rematch: null };
    const state = { undo: 'ask', waiting };
    const more = { seat: 2, absences: [], present: [], proposal: null, clocksAt: 0 };
    const live = { table, state, log, ...more } as unknown as Live;
    render(Strip, { live, here: 'a', names: ['Ana', 'Bia', 'Caio'], bottom: 0 });
  };
  const told = () => screen.queryByText(/^Sorteio:/)?.textContent ?? null;
  beforeAll(() => words.speak('pt'));
  beforeEach(() => vi.spyOn(api, 'myTables').mockResolvedValue([]));

  it('tells those who wait whom the lots let begin a later match', async () => {
    shown(SHARED);
    await waitFor(() => expect(told()).toBe('Sorteio: Bia começa.'));
  });

  it('tells those who wait whom the lots let alter the field', async () => {
    await words.learn('agencia');
    shown([...SHARED.slice(0, -1), line('lots_alter', 1)]);
    await waitFor(() => expect(screen.getByText(/Bia altera o campo primeiro/)).toBeTruthy());
  });

  it('until their own turn has come, and not where a winner begins', async () => {
    shown([...SHARED, line('turn_begins', 2)]);
    shown(WON);
    shown(SHARED, [2]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told()).toBeNull();
  });
});
