/** Where a card lies for whoever looks, and how: what can be done with it follows from that. */
import type { Lying } from './describe';
import type { Place } from './moves';
import type { VossaView } from './view';

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
