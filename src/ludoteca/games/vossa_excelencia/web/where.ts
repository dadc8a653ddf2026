/** Where a card lies for whoever looks, and how: what can be done with it follows from that. */
import type { GameLine } from '$lib/board';
import type { Lying } from './describe';
import type { Moves } from '$lib/moves';
import type { ActionName, EventName, VossaView } from './view';

/** What belongs to a card where it lies: in the hand, the cabinet, the zone, a discard. */
export type Place = 'hand' | 'cabinet' | 'zone' | 'discard' | 'elsewhere';
export const KINDS_AT: Readonly<Record<Place, readonly ActionName[]>> = {
  hand: ['reveal', 'pay', 'itemise', 'drop', 'choose'],
  cabinet: ['articulate', 'use', 'choose'],
  zone: ['buy', 'itemise', 'choose'],
  discard: ['choose'],
  elsewhere: [],
};

/** What a card in this place is usually for, to be asked about where it may not be. */
export const USUAL: Readonly<Record<Place, readonly ActionName[]>> = {
  hand: ['reveal', 'pay', 'choose'],
  cabinet: ['articulate', 'choose'],
  zone: ['buy', 'choose'],
  discard: ['choose'],
  elsewhere: [],
};

/** What is answered with a word about the card that speaks. */
export const ANSWERS = ['branch', 'accept', 'refuse'] as const;
/** What ends what one does with one's cards. */
export const ENDS = ['stop', 'keep'] as const;

/** The parts of the table of which a phone shows one at a time, above the hand. */
export const VIEWS = ['cabinet', 'zone', 'others'] as const;
export type Shown = (typeof VIEWS)[number];

const IN_THE_ZONE: readonly EventName[] = ['voter_appears', 'zone_swept'];
const ANYWHERE: readonly EventName[] = ['draws', 'draws_hidden', 'counts', 'total'];

/** The part in which somebody with this seat sees what a line tells; none if it may be any. */
export function partOf(
  { kind, arguments: told }: GameLine<EventName>,
  own: number | null,
): Shown | undefined {
  const { seat } = told;
  if (kind === 'event_opens') return 'others'; // where the news are
  if (IN_THE_ZONE.includes(kind)) return 'zone';
  if (seat === undefined || ANYWHERE.includes(kind)) return undefined;
  return seat === own ? 'cabinet' : 'others';
}

/** Whether something can be chosen in this part. */
export function asksIn(
  part: Shown,
  view: VossaView,
  seat: number,
  moves: Moves<ActionName>,
): boolean {
  const isOpen = (kinds: readonly ActionName[], cards: readonly number[]) =>
    cards.some((card) => moves.open(kinds, { card }).length > 0);
  if (part === 'others') return moves.asked(['rival']) !== undefined;
  if (part === 'zone') {
    const voters = view.zone.map(({ card }) => card);
    return isOpen(KINDS_AT.zone, voters);
  }
  const cards = view.cabinets[seat]?.cards.map(({ card }) => card) ?? [];
  return moves.asked(['pay_with', 'sphere']) !== undefined || isOpen(KINDS_AT.cabinet, cards);
}

export function asksInHand(view: VossaView, seat: number, moves: Moves<ActionName>): boolean {
  const cards = view.cabinets[seat]?.hand.cards ?? [];
  return cards.some((card) => moves.open(KINDS_AT.hand, { card }).length > 0);
}

export function whereIs(view: VossaView, seat: number | null, card: number): [Place, Lying] {
  const voter = view.zone.find((each) => each.card === card);
  if (voter) return ['zone', voter.price ? { price: voter.price } : {}];
  for (const [owner, { cards, hand }] of view.cabinets.entries()) {
    const held = cards.find((each) => each.card === card);
    if (held) return [owner === seat ? 'cabinet' : 'elsewhere', { held }];
    if (hand.cards.includes(card)) {
      const price = hand.prices?.[card];
      const revealed = hand.revealed.includes(card);
      return [owner === seat ? 'hand' : 'elsewhere', { revealed, ...(price ? { price } : {}) }];
    }
  }
  const isDiscarded = Object.values(view.piles).some(({ discard }) => discard.includes(card));
  return [isDiscarded ? 'discard' : 'elsewhere', {}];
}
