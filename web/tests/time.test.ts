import { beforeAll, describe, expect, it } from 'vitest';
import { span, ticking } from '$lib/time';
import { words } from '$lib/words.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('time', () => {
  beforeAll(() => words.speak('pt'));

  it('speaks of days and hours, then of hours and minutes', () => {
    expect(span(3 * DAY)).toBe('3 dias');
    expect(span(3 * DAY - 1)).toBe('3 dias');
    expect(span(2 * DAY + 3 * HOUR + 20 * MINUTE)).toBe('2 dias e 3 h');
    expect(span(3 * DAY - 5 * MINUTE)).toBe('3 dias'); // of days to the nearest hour
    expect(span(DAY)).toBe('1 dia');
    expect(span(DAY - MINUTE)).toBe('23 h e 59 min');
    expect(span(2 * HOUR)).toBe('2 h');
    expect(span(12 * MINUTE)).toBe('12 min');
    expect(span(0)).toBe('menos de 1 min');
  });

  it('ticks in minutes below an hour and in hours above', () => {
    expect(ticking(0)).toBe('0:00');
    expect(ticking(4 * MINUTE + 5_000)).toBe('4:05');
    expect(ticking(HOUR - 1)).toBe('1:00:00');
    expect(ticking(10 * HOUR + 61_000)).toBe('10:01:01');
  });
});
