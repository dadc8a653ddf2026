/** A card in one sentence after another, for whoever does not see it. */
import type { BoardProps } from '$lib/board';
import type { Printed } from './view';
import { text } from '$lib/text';
import type { Bill, CabinetCard, Icon } from './view';

export interface Lying {
  held?: CabinetCard; // in a cabinet
  price?: Bill; // what it costs now, where that is not what is printed
  revealed?: boolean;
}

function costText(bill: Bill, say: BoardProps['say']): string {
  const icons = Object.entries(bill) as [Icon, number][];
  const parts = icons.map(([icon, count]) => say(text('icons', { count, icon })));
  return say(text('costs', { bill: parts.join(' + ') || say(text('no-cost')) }));
}

export function kindOf(printed: Printed, say: BoardProps['say']): string {
  const spheres = printed.spheres.map((sphere) => say(text('sphere', { sphere })));
  const kind = say(text(`board-card-${printed.category}`));
  return [kind, ...spheres, ...printed.keywords].join(' · ');
}

export function describe(printed: Printed, say: BoardProps['say'], lying: Lying = {}): string {
  const { held, price = printed.cost, revealed } = lying;
  const hasCost = Object.keys(printed.cost).length > 0 && !held;
  const capital = held?.capital ?? printed.capital;
  return [
    `${printed.name}.`,
    `${kindOf(printed, say)}.`,
    ...(held?.turned ? [say(text('board-turned'))] : []),
    ...(held?.money ? [say(text('board-money-on', { count: held.money }))] : []),
    ...(revealed ? [say(text('board-revealed'))] : []),
    ...(hasCost ? [costText(price, say)] : []),
    ...(capital ? [say(text('capital', { count: capital }))] : []),
    ...printed.lines,
  ].join(' ');
}
