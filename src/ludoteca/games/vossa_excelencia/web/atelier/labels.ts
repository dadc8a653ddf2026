/** What the words of the language are called in menus. */
import { text } from '$lib/text';
import type { Text } from '$lib/protocol';
import { CATEGORIES, PER, SPHERES } from '../facts';

const COUNTED: readonly string[] = [...CATEGORIES, 'card'];

export function labelOf(word: string, say: (text: Text) => string): string {
  if (/^\d*$/.test(word)) return word;
  if ((SPHERES as readonly string[]).includes(word)) return say(text('sphere', { sphere: word }));
  if (COUNTED.includes(word)) return say(text(`some-${word}`, { count: 0 }));
  return say(text(`atelier-word-${word}`));
}

/** What something is multiplied by: "para cada eleitorado". */
export function perLabel(
  each: string,
  keywords: Record<string, string>,
  say: (text: Text) => string,
): string {
  if ((PER as readonly string[]).includes(each)) return say(text(`per-${each}`)).trim();
  return `${say(text('atelier-for-each'))} ${keywords[each] ?? labelOf(each, say)}`;
}
