/**
 * Which lord is which. Lords of one kind are alike and the view gives them no identity, yet on the
 * table each is one card that travels. So each of the 60 has a key, `lord-<kind>-<copy>`, and is
 * always somewhere: in the deck, in hand, on a pile or in a chamber. From one view to the next a
 * card that can have stayed where it was has stayed; only the others moved, and of those alike the
 * one from the hand goes first. A territory is the only one of its kind: `territory-<number>`.
 */
import { COPIES, LORD_KINDS, RANKS } from './facts';
import type { ConspiracyView } from './view';

export interface Whereabouts {
  chambers: string[][]; // by seat and cell
  hand: string[];
  piles: string[][];
  deck: string[];
}

type Zone = string; // 'chamber 0 3', 'hand', 'pile', 'deck'
interface Card {
  key: string;
  zone: Zone;
}

/** A card's key taken apart: `{ is: 'lord', number: 11 }`. */
export function readKey(key: string): { is: 'lord' | 'territory'; number: number } | null {
  const [, is, number] = /^(lord|territory)-(\d+)/.exec(key) ?? [];
  return is ? { is: is as 'lord' | 'territory', number: Number(number) } : null;
}

export function territoryKey(territory: number): string {
  return `territory-${territory}`;
}

/** Follows the cards from view to view. The same view again changes nothing. */
export class Tracker {
  #cards: Card[][] = Array.from({ length: LORD_KINDS }, (_, kind) =>
    Array.from({ length: COPIES[kind % RANKS] ?? 0 }, (_, copy) => ({
      key: `lord-${kind}-${copy}`,
      zone: 'deck',
    })),
  );

  follow(view: ConspiracyView): Whereabouts {
    const zones = zonesOf(view);
    this.#cards = this.#cards.map((cards, kind) => move(cards, zones[kind] ?? []));
    const waiting = this.#cards.map((cards) => [...cards]);
    const take = (kind: number, zone: Zone) => {
      const cards = waiting[kind] ?? [];
      const [card] = cards.splice(
        cards.findIndex((each) => each.zone === zone),
        1,
      );
      return card?.key ?? '';
    };
    return {
      chambers: view.chambers.map(({ cells }, seat) =>
        cells.map(({ lord }, cell) => take(lord, `chamber ${seat} ${cell}`)),
      ),
      hand: view.hand.map((lord) => take(lord, 'hand')),
      piles: view.piles.map((pile) => pile.map((lord) => take(lord, 'pile'))),
      deck: waiting.flat().map((card) => card.key),
    };
  }
}

/** Where the lords of each kind are that are not in the deck. */
function zonesOf(view: ConspiracyView): Zone[][] {
  const zones: Zone[][] = Array.from({ length: LORD_KINDS }, () => []);
  view.chambers.forEach(({ cells }, seat) =>
    cells.forEach(({ lord }, cell) => zones[lord]?.push(`chamber ${seat} ${cell}`)),
  );
  for (const lord of view.piles.flat()) zones[lord]?.push('pile');
  for (const lord of view.hand) zones[lord]?.push('hand');
  return zones;
}

const ORDER = ['hand', 'pile', 'chamber', 'deck'];
const byZone = (a: Card, b: Card) => rankOf(a.zone) - rankOf(b.zone);
const rankOf = (zone: Zone) => ORDER.indexOf(zone.split(' ')[0] ?? '');

/** The same cards where they are now: whoever can stay stays, the others go where one is missing. */
function move(cards: readonly Card[], zones: readonly Zone[]): Card[] {
  const missing = [...zones];
  const leaving: Card[] = [];
  const staying: Card[] = [];
  for (const card of cards) {
    const at = missing.indexOf(card.zone);
    (at < 0 ? leaving : staying).push(card);
    if (at >= 0) missing.splice(at, 1);
  }
  leaving.sort(byZone);
  const moved = leaving.map(({ key }, i) => ({ key, zone: missing[i] ?? 'deck' }));
  return [...staying, ...moved].sort((a, b) => a.key.localeCompare(b.key));
}
