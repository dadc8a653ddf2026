import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Live } from '$lib/live.svelte';
import type { SeatInfo, TableInfo } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Seats from '../src/parts/Seats.svelte';

beforeAll(() => words.speak('pt'));

const bot = (level: string): SeatInfo => ({
  ...{ kind: 'bot', name: '', level, you: false },
  ...{ absent: false, invited: false, named: true },
});

function shown(eased: string | null) {
  const seats = [bot('legend'), bot('veteran')];
  const table = { seats, phase: 'playing', days: null } as unknown as TableInfo;
  const live = { clocks: [], clocksAt: 0, eased } as unknown as Live;
  const given = { table, state: null, names: ['Iara', 'Tom'], seat: null, present: [true, true] };
  render(Seats, { ...given, live });
}

test('a legend that thinks less says as whom, and why', () => {
  shown('master');
  expect(screen.getByText('Mestre por ora').title).toContain('pensa menos');
  expect(screen.getByText('Veterano').title).toBe('');
});

test('otherwise it is a legend', () => {
  shown(null);
  expect(screen.getByText('Lenda').title).toBe('');
});
