/** The count: the cards that are worth something, in the order in which they are called out. */
import type { Text } from '$lib/protocol';
import type { TallyPart } from '$lib/tally';
import type { Printed } from './view';
import { text } from '$lib/text';
import { TIE_BREAKS } from './facts';
import type { CabinetView, Category, VossaView } from './view';

export interface Counted {
  card: number;
  capital: number;
  total: number; // with this card
}

/** A cabinet card by card; what is worth nothing is passed over. */
export function countOf(cabinet: CabinetView): Counted[] {
  let total = 0;
  return cabinet.cards
    .filter(({ capital }) => capital !== 0)
    .map(({ card, capital }) => ({ card, capital, total: (total += capital) }));
}

/** A seat's capital as it stands, by cards of one name, each with where it lies. */
export function partsOf(
  cabinet: CabinetView,
  seat: number,
  cards: readonly Printed[],
): TallyPart[] {
  const counted = countOf(cabinet).map((each) => ({ ...each, name: cards[each.card]?.name ?? '' }));
  return [...new Set(counted.map(({ name }) => name))].map((name) => {
    const alike = counted.filter((each) => each.name === name);
    return {
      name,
      points: alike.reduce((sum, { capital }) => sum + capital, 0),
      things: alike.map(({ card }) => `[data-cabinet="${seat}"] [data-card="${card}"]`),
    };
  });
}

/** The sum after so many cards. */
export function totalAfter(counted: readonly Counted[], count: number): number {
  return counted[Math.min(count, counted.length) - 1]?.total ?? 0;
}

/** Who won, and if it was a tie, what broke it. */
export function verdictOf(
  view: VossaView,
  ranking: readonly number[],
  cards: readonly Printed[],
): Text {
  const winner = Math.max(0, ranking.indexOf(1));
  const second = ranking.indexOf(2);
  const [first, next] = [view.cabinets[winner], view.cabinets[second]];
  const seat = { seat: winner };
  if (!first || !next) return text('board-wins', { seat, points: first?.capital ?? 0 });
  if (!next.in_game) return text('board-wins-alone', { seat });
  const points = first.capital;
  if (points > next.capital) return text('board-wins', { seat, points });
  return text('board-wins-tie', { seat, points, reason: reasonOf(first, next, cards) });
}

function reasonOf(first: CabinetView, next: CabinetView, cards: readonly Printed[]): string {
  const many = (cabinet: CabinetView, category: Category) =>
    cabinet.cards.filter(({ card }) => cards[card]?.category === category).length;
  const counted = (cabinet: CabinetView) => ({
    voters: many(cabinet, 'voter'),
    money: moneyOf(cabinet),
    infamies: many(cabinet, 'infamy'),
  });
  const [ours, theirs] = [counted(first), counted(next)];
  const leads = TIE_BREAKS.map(
    ([name, sign]) => [name, sign * (ours[name] - theirs[name])] as const,
  );
  const [name, lead] = leads.find(([, difference]) => difference !== 0) ?? ['order', 1];
  return lead > 0 ? name : 'card'; // only a card can turn the order of ties around
}

/** Money on a politician and wherever else it lies in a cabinet. */
function moneyOf(cabinet: CabinetView): number {
  return cabinet.cards.reduce((sum, { money }) => sum + money, 0);
}
