// @vitest-environment node
import { expect, test } from 'vitest';
import { freeOf, keptOf } from '$lib/seats';

test('a seat that is kept for somebody is not free', () => {
  const seats = [
    { kind: 'human', name: 'Ana' },
    { kind: 'open', name: 'Bia' },
    { kind: 'open', name: '' },
  ];
  expect(freeOf({ seats })).toBe(1);
  expect(keptOf({ seats }).map(({ name }) => name)).toEqual(['Bia']);
});
