/** A game's box, opened in a language: with its words, its components and the cards the server tells of. */
import { api } from './api';
import type { Box } from './box';
import { boxes, themes } from './games';
import type { Language } from './protocol';
import { words } from './words.svelte';

export async function openBox(game: string, language: Language): Promise<Box> {
  const [list] = await Promise.all([boxes[game]?.(), words.learn(game), themes[game]?.()]);
  if (!list) throw new Error(words.ui('ui-box-none'));
  return list.open(
    (text) => words.say(text, game),
    (wanted) => api.boxCards(game, wanted),
    language,
  );
}
