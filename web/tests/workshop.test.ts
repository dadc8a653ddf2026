/** A file of one's own is not lost to a shared one, nor to another tab. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { fileOfBefore, savedFile, saveFile } from '../src/lib/own';
import type { Look } from '../src/lib/protocol';
import { Workshop } from '../src/lib/workshop.svelte';

const shop = () => new Workshop('game', 'deck', () => 'pt');
const file = (source: string) => ({ title: `the ${source}`, source });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, 'look').mockImplementation((_game, _setting, source) =>
    Promise.resolve({ ...file(source), faults: [] } as unknown as Look),
  );
});

describe('a shared file', () => {
  test('leaves one’s own a step back, and kept aside for another day', async () => {
    saveFile('game', 'deck', file('mine'));
    const here = shop();
    await here.openShared('theirs');
    expect(here.source).toBe('theirs');
    expect(fileOfBefore('game', 'deck')).toEqual(file('mine'));
    await here.undo();
    expect(here.source).toBe('mine');
    expect(savedFile('game', 'deck')).toEqual(file('mine'));
  });

  test('opened again unchanged leaves what was kept aside', async () => {
    saveFile('game', 'deck', file('mine'));
    await shop().openShared('theirs');
    await shop().openShared('theirs');
    expect(fileOfBefore('game', 'deck')).toEqual(file('mine'));
  });
});

test('what another tab saves goes on here, and can be undone', async () => {
  const here = shop();
  await here.open('one');
  const stop = here.follow();
  const key = 'ludoteca-own-game-deck';
  localStorage.setItem(key, JSON.stringify(file('two')));
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(here.source).toBe('one');
  dispatchEvent(new StorageEvent('storage', { key }));
  await vi.waitFor(() => expect(here.source).toBe('two'));
  await here.undo();
  expect(here.source).toBe('one');
  stop();
});
