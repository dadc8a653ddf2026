/** A game that begins at once: against bots, with nothing to choose. */
import { api } from './api';
import type { GameCard } from './protocol';
import { router } from './router.svelte';
import { words } from './words.svelte';

/** Sit down with the weakest bots. */
export async function playAtOnce(
  game: string,
  players: number,
  options: Record<string, string>,
): Promise<void> {
  const card = (await api.games()).find(({ name }) => name === game);
  if (card) await sitDown(card, players, card.levels[0], options);
}

/** Sit down with bots of a level. */
export async function sitDown(
  { name }: GameCard,
  players: number,
  level: string | undefined,
  options: Record<string, string> = {},
): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }) as const);
  const seats = [{ kind: 'human' } as const, ...bots];
  const table = await api.makeTable({ game: name, seats, options, language: words.language });
  router.go(`/t/${table.id}`);
}
