// Whose game it is, as one says it.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { GameCard } from '$lib/protocol';
import { words } from '$lib/words.svelte';
import Credit from '../src/parts/Credit.svelte';

const BY_TWO = { credits: 'Ana, Bia', licence: 'MIT (code); the game belongs to them' } as GameCard;

it.each([
  ['pt', 'Um jogo de Ana e Bia'],
  ['en', 'A game by Ana and Bia'],
] as const)('joins the names of two authors in %s', async (language, said) => {
  await words.speak(language);
  render(Credit, { card: BY_TWO });
  expect(screen.getByText(said)).toBeTruthy();
});
