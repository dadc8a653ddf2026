/** What the words of the language are called in menus. */
import { text } from '$lib/text';
import type { Text } from '$lib/protocol';
import { CATEGORIES, SPHERES } from '../facts';

const COUNTED: readonly string[] = [...CATEGORIES, 'card'];

export function labelOf(word: string, say: (text: Text) => string): string {
  if (/^\d*$/.test(word)) return word;
  if ((SPHERES as readonly string[]).includes(word)) return say(text('sphere', { sphere: word }));
  if (COUNTED.includes(word)) return say(text(`some-${word}`, { count: 0 }));
  return say(text(`atelier-word-${word}`));
}
