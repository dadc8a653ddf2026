/**
 * What has happened is told line by line, and the numbers on the table follow: while a line waits to
 * be told, the table is shown as if it had not happened yet.
 */
import type { GameLine } from '$lib/board';
import { RESOURCES, SPHERES } from './facts';
import type { CabinetView, EventName, VossaView } from './view';

const MONEY = RESOURCES.indexOf('money');
const POWER = RESOURCES.indexOf('power');
const BEAT = 480; // milliseconds for a line that is worth a look
const BRIEF = 140;
const LONG = 1150;
const ROUTINE: readonly EventName[] = [
  ...(['unturns', 'spends', 'turn_begins', 'draws_hidden', 'voter_appears', 'counts'] as const),
];

/** How long a line stands before the next one. */
export function beatOf({ kind }: GameLine<EventName>): number {
  return kind === 'rolls' ? LONG : ROUTINE.includes(kind) ? BRIEF : BEAT;
}

/** What a line has changed of what somebody owns. */
interface Change {
  seat: number;
  resource: number;
  by: number;
  card?: number; // the one that money was put on
}

/**
 * Money given is told three times: one loses it, gives it, and the other gets it. What changes is told
 * by the first and the last.
 */
export function changesOf({ kind, arguments: told }: GameLine<EventName>): Change[] {
  const { seat = 0, count = 0, resource = MONEY, card } = told;
  if (kind === 'gains') return [{ seat, resource, by: count }];
  if (kind === 'loses' || kind === 'spends') return [{ seat, resource, by: -count }];
  if (kind === 'loses_money') return [{ seat, resource: MONEY, by: -count }];
  if (kind === 'gets_money' || kind === 'stores') {
    return [{ seat, resource: MONEY, by: count, ...(card === undefined ? {} : { card }) }];
  }
  return [];
}

/** The table as it was before these lines, as far as influence, power and money go. */
export function before(view: VossaView, lines: readonly GameLine<EventName>[]): VossaView {
  // The latest is taken back first: what was gained and then spent was not there before.
  const changes = lines.flatMap(changesOf).reverse();
  if (!changes.length) return view;
  const cabinets = view.cabinets.map((cabinet, seat) =>
    changes.filter((change) => change.seat === seat).reduce(without, cabinet),
  );
  return { ...view, cabinets };
}

function without(cabinet: CabinetView, { resource, by, card }: Change): CabinetView {
  const less = (number: number) => Math.max(0, number - by);
  if (resource === POWER) return { ...cabinet, power: less(cabinet.power) };
  if (resource === MONEY) {
    // Nobody is told from which card money was taken: most of it lies on the first, the politician.
    const on = card ?? cabinet.cards[0]?.card;
    const cards = cabinet.cards.map((held) =>
      held.card === on ? { ...held, money: less(held.money) } : held,
    );
    return { ...cabinet, cards };
  }
  const sphere = SPHERES[resource];
  if (!sphere) return cabinet;
  const influence = { ...cabinet.influence, [sphere]: less(cabinet.influence[sphere]) };
  return { ...cabinet, influence };
}
