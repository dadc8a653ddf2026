/** The 211 kinds of card, as printed.py writes them. */
import printed from './cards.json';
import { FIRST_NATURAL, IDEOLOGIES } from './facts';
import type { Printed } from './view';

// What the compiler takes the file for is a union of 211 shapes; printed.py holds them to one.
const CARDS = printed as unknown as readonly Printed[];

export type Ideology = (typeof IDEOLOGIES)[number];

export function cardOf(kind: number): Printed {
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
