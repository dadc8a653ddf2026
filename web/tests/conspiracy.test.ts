import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Chamber, { type Seated } from '../../src/ludoteca/games/conspiracy/web/Chamber.svelte';
import { placeOf } from '../../src/ludoteca/games/conspiracy/web/chamber';
import { CELLS } from '../../src/ludoteca/games/conspiracy/web/facts';
import { LOOKS, lordOf, powerOf } from '../../src/ludoteca/games/conspiracy/web/guilds';
import Lord from '../../src/ludoteca/games/conspiracy/web/Lord.svelte';
import Territory from '../../src/ludoteca/games/conspiracy/web/Territory.svelte';
import { TERRITORIES } from '../../src/ludoteca/games/conspiracy/web/territories';
import { contrast, distance, EYES } from './contrast';

const digits = (root: Element) =>
  [...root.querySelectorAll('[data-digit]')]
    .map((digit) => digit.getAttribute('data-digit'))
    .join('');

describe('guilds', () => {
  const lights = LOOKS.map((look) => look.tones[3]);

  it.each(Object.keys(EYES) as (keyof typeof EYES)[])('can be told apart with %s', (eyes) => {
    for (const [i, one] of lights.entries()) {
      for (const other of lights.slice(i + 1)) {
        expect(distance(one, other, eyes), `${one} ${other}`).toBeGreaterThan(15);
      }
    }
  });

  it('have signs of their own', () => {
    expect(new Set(LOOKS.map((look) => look.sign)).size).toBe(5);
  });

  it('carry numbers that can be read', () => {
    for (const { tones } of LOOKS) {
      expect(contrast('#fffdf6', tones[1])).toBeGreaterThan(7);
      expect(contrast('#fffdf0', tones[0])).toBeGreaterThan(7);
    }
  });
});

describe('a lord', () => {
  it('is known by its number', () => {
    expect(lordOf(0)).toEqual({ guild: 0, influence: 0 });
    expect(lordOf(11)).toEqual({ guild: 1, influence: 6 });
    expect(lordOf(28)).toEqual({ guild: 4, influence: 4 });
    expect(powerOf(6)).toBe('reveal');
  });

  it('has a name when given one, and is decoration otherwise', () => {
    const { unmount } = render(Lord, { guild: 2, influence: 3, label: 'Mercadora, 3' });
    expect(screen.getByRole('img', { name: 'Mercadora, 3' })).toBeTruthy();
    unmount();
    render(Lord, { guild: 2, influence: 3 });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('drops its picture when small and keeps its influence', () => {
    const full = render(Lord, { guild: 0, influence: 4, detail: 'full' }).container;
    const tiny = render(Lord, { guild: 0, influence: 4, detail: 'tiny' }).container;
    expect(tiny.querySelectorAll('path').length).toBeLessThan(
      full.querySelectorAll('path').length / 5,
    );
    expect(digits(tiny)).toBe('4');
  });
});

describe('territories', () => {
  it('are 24, five by five for the guilds', () => {
    expect(TERRITORIES).toHaveLength(24);
    expect(TERRITORIES.filter((kind) => kind.is === 'best').map((kind) => kind.guild)).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect(TERRITORIES.filter((kind) => kind.is === 'each').map((kind) => kind.guild)).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it.each([
    [0, '7'],
    [5, '3'],
    [8, '13'],
    [20, '11'],
  ])('%i shows its numbers', (id, numbers) => {
    const { container } = render(Territory, { id });
    expect(digits(container)).toBe(numbers);
  });
});

describe('a chamber', () => {
  const lords: Seated[] = [
    { guild: 0, influence: 1, name: 'first' },
    { guild: 1, influence: 0, name: 'second' },
  ];

  it('is an inverted pyramid', () => {
    expect(Array.from({ length: CELLS }, (_, cell) => placeOf(cell).row).join('')).toBe(
      '000001111222334',
    );
    expect(placeOf(5)).toEqual({ row: 1, left: 0.5 });
    expect(placeOf(14)).toEqual({ row: 4, left: 2 });
    expect(() => placeOf(15)).toThrow('a chamber has no cell 15');
  });

  it('makes buttons of the cells that can be picked, and of no other', async () => {
    const onpick = vi.fn();
    render(Chamber, {
      lords,
      label: 'Ana',
      enabled: [1, 2],
      onpick,
      cellLabel: (cell: number) => `swap ${cell}`,
    });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'swap 1',
      'swap 2',
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'swap 1' }));
    expect(onpick.mock.calls).toEqual([[1]]);
  });

  it('names its lords and hides its empty places', () => {
    const { container } = render(Chamber, { lords, label: 'Ana' });
    expect(screen.getByRole('list', { name: 'Ana' })).toBeTruthy();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'first',
      'second',
    ]);
    expect(container.querySelectorAll('li')).toHaveLength(15);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
