/**
 * What is in a game's box, to be looked at before playing. A game lists it in `web/box.ts`, with the
 * components that its board draws.
 */
import type { Component } from 'svelte';
import type { Language, Text } from './protocol';

export interface BoxThing {
  key: string;
  group: string;
  name: string;
  words: string; // what it does, or is for
  // Each has props of its own, which the one who lists it knows.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>;
  props?: Record<string, unknown>;
  copies?: number; // of a thing that there is more than once
  also?: string; // further words that it is found by
  speaks?: boolean; // name and words are printed on it, large enough to be read
}

export interface Box {
  groups: readonly { key: string; name: string }[]; // in the order in which they are shown
  things: readonly BoxThing[];
}

/** What `games/<name>/web/box.ts` exports as `open`; `cards` are those that the server tells of. */
export type OpenBox = (
  say: (text: Text) => string,
  cards: (language: Language) => Promise<readonly unknown[]>,
  language: Language,
) => Promise<Box>;

/** Words as they are looked for: without capitals and accents. */
export const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Those of a group (of all, if it is '') in which every word of a search is found. */
export function search(things: readonly BoxThing[], group: string, wanted: string): BoxThing[] {
  const looked = plain(wanted).split(/\s+/).filter(Boolean);
  return things.filter((thing) => {
    const said = plain(`${thing.name} ${thing.words} ${thing.also ?? ''}`);
    return (!group || thing.group === group) && looked.every((word) => said.includes(word));
  });
}
