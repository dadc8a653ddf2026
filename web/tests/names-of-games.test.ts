// What an address names is looked up, and may be called anything.
import { expect, it } from 'vitest';
import { words } from '$lib/words.svelte';

it.each(['constructor', '__proto__', 'toString'])('knows no game called %s', async (game) => {
  expect(words.knows(game)).toBe(false);
  await words.learn(game);
  expect(words.say({ id: 'title', args: {} }, game)).toBe('title');
});
