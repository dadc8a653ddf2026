// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '$lib/ids';

afterEach(() => vi.unstubAllGlobals());

test('ids differ, and the server takes them', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test('they need nothing that only secure origins have', () => {
  const bytes = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues: bytes });
  expect(newId()).toHaveLength(32);
});
