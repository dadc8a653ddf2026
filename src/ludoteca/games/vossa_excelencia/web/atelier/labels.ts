/** What the words of the language are called in menus. */
import { text } from '$lib/text';
import type { Text } from '$lib/protocol';
import { SPHERES } from '../facts';

const COUNTED = ['politician', 'party', 'parliamentarian', 'infamy', 'event', 'voter', 'card'];

export function labelOf(word: string, say: (text: Text) => string): string {
  if (/^\d*$/.test(word)) return word;
  if ((SPHERES as readonly string[]).includes(word)) return say(text('sphere', { sphere: word }));
  if (COUNTED.includes(word)) return say(text(`some-${word}`, { count: 0 }));
  return say(text(`atelier-word-${word}`));
}
