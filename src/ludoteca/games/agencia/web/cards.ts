/** The 211 kinds of card, as printed.py writes them. */
import type { Text } from '$lib/protocol';
import printed from './cards.json';
import { FIRST_NATURAL, IDEOLOGIES } from './facts';

export interface Card {
  number: number; // in the manual, e.g. 44
  name: Text;
  text: Text;
  deck: number; // 0 main, 1 historical, 2 theoretical, 3 strategic, 4 social
  ideology: number; // -1 for none
}

const CARDS = printed as unknown as Card[];

export type Ideology = (typeof IDEOLOGIES)[number];

export function cardOf(kind: number): Card {
  const card = CARDS[kind];
  if (!card) throw new RangeError(`no card ${kind}`);
  return card;
}

export const isNatural = (kind: number) => kind >= FIRST_NATURAL;

export const ideologyOf = (kind: number): Ideology | undefined => IDEOLOGIES[cardOf(kind).ideology];

/**
 * A key for each card of a row of kinds. Of a structural kind there is one card in the box, so it is
 * the same card wherever it lies; natural cards alike are numbered in their row.
 */
export function keysOf(kinds: readonly number[], zone = ''): string[] {
  const seen = new Map<number, number>();
  return kinds.map((kind) => {
    if (!isNatural(kind)) return `card-${kind}`;
    const copy = seen.get(kind) ?? 0;
    seen.set(kind, copy + 1);
    return `card-${kind}-${zone}${copy}`;
  });
}

/** The kind of a key, or -1. */
export function kindOf(key: string): number {
  const [, kind] = /^card-(\d+)/.exec(key) ?? [];
  return kind === undefined ? -1 : Number(kind);
}
