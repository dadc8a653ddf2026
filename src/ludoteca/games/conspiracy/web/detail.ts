/** How much of a lord there is room for. */
export type Detail = 'tiny' | 'small' | 'full';

/** Under 90 px a card drops its picture, under 34 px its power too. */
export function detailFor(cardWidth: number): Detail {
  if (cardWidth < 34) return 'tiny';
  return cardWidth < 90 ? 'small' : 'full';
}
