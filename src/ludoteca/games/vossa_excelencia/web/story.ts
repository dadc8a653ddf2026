/**
 * What has happened is told line by line, and the numbers on the table follow: while a line waits to
 * be told, the table is shown as if it had not happened yet.
 */
import type { Line } from '$lib/protocol';
import { RESOURCES, SPHERES, type CabinetView, type VossaView } from './view';

const MONEY = RESOURCES.indexOf('money');
const POWER = RESOURCES.indexOf('power');
const BEAT = 620; // milliseconds for a line that is worth a look
const BRIEF = 140;
const LONG = 1150;
const ALL = 6000; // for everything that waits
const LEAST = 60;
const ROUTINE = ['unturns', 'spends', 'turn_begins', 'draws_hidden', 'voter_appears', 'counts'];

/** How long a line stands before the next one; all that wait are told within a few seconds. */
export function beatOf(line: Line, waiting: number): number {
  const beat = line.kind === 'rolls' ? LONG : ROUTINE.includes(line.kind) ? BRIEF : BEAT;
  return Math.max(LEAST, Math.min(beat, ALL / (waiting + 1)));
}

/** How much a line has changed what somebody owns: the seat, the resource by number, and by what. */
export function changesOf({ kind, arguments: told }: Line): [number, number, number][] {
  const { seat = 0, count = 0, resource = MONEY, rival = 0 } = told;
  if (kind === 'gains') return [[seat, resource, count]];
  if (kind === 'loses' || kind === 'spends') return [[seat, resource, -count]];
  if (kind === 'gets_money') return [[seat, MONEY, count]];
  if (kind === 'loses_money') return [[seat, MONEY, -count]];
  if (kind === 'gives_money') {
    return [
      [seat, MONEY, -count],
      [rival, MONEY, count],
    ];
  }
  return [];
}

/** The table as it was before these lines, as far as influence, power and money go. */
export function before(view: VossaView, lines: readonly Line[]): VossaView {
  const changes = lines.flatMap(changesOf);
  if (!changes.length) return view;
  const cabinets = view.cabinets.map((cabinet, seat) =>
    changes
      .filter(([whose]) => whose === seat)
      .reduce((shown, [, resource, count]) => less(shown, resource, count), cabinet),
  );
  return { ...view, cabinets };
}

function less(cabinet: CabinetView, resource: number, count: number): CabinetView {
  const without = (number: number) => Math.max(0, number - count);
  if (resource === POWER) return { ...cabinet, power: without(cabinet.power) };
  if (resource === MONEY) {
    const [politician, ...others] = cabinet.cards;
    if (!politician) return cabinet;
    return { ...cabinet, cards: [{ ...politician, money: without(politician.money) }, ...others] };
  }
  const sphere = SPHERES[resource];
  if (!sphere) return cabinet;
  const influence = { ...cabinet.influence, [sphere]: without(cabinet.influence[sphere]) };
  return { ...cabinet, influence };
}
