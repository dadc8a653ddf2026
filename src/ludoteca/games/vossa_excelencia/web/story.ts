/**
 * What has happened is told line by line, and the table follows: while a line waits to be told, its
 * card lies where it lay, and the numbers are as if it had not happened yet.
 */
import type { GameLine } from '$lib/board';
import { RESOURCES, SPHERES } from './facts';
import type { CabinetCard, CabinetView, EventName, VossaView } from './view';

const MONEY = RESOURCES.indexOf('money');
const POWER = RESOURCES.indexOf('power');
const BEAT = 480; // milliseconds for a line that is worth a look
const BRIEF = 140;
const LONG = 1150;
const ROUTINE: readonly EventName[] = [
  ...(['unturns', 'spends', 'turn_begins', 'draws_hidden', 'voter_appears', 'counts'] as const),
];

/** The Elections count it, card by card. */
export const counted: readonly EventName[] = ['counts', 'total', 'game_ends'];

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
function changesOf({ kind, arguments: told }: GameLine<EventName>): Change[] {
  const { seat = 0, count = 0, resource = MONEY, card } = told;
  if (kind === 'gains') return [{ seat, resource, by: count }];
  if (kind === 'loses' || kind === 'spends') return [{ seat, resource, by: -count }];
  if (kind === 'loses_money') return [{ seat, resource: MONEY, by: -count }];
  if (kind === 'gets_money' || kind === 'stores') {
    return [{ seat, resource: MONEY, by: count, ...(card === undefined ? {} : { card }) }];
  }
  return [];
}

const MOVES: readonly EventName[] = [
  ...(['enters', 'voter_appears', 'draws', 'receives', 'discards_card'] as const),
  ...(['loses_voter', 'to_box', 'returns_to_hand'] as const),
];

const TURNING: readonly EventName[] = ['articulates', 'turns', 'unturns'];
const HANDS: readonly EventName[] = [...MOVES, 'draws_hidden'];

/** A list with those that have moved where they were before, if they were there. */
function restored<Thing>(
  now: readonly Thing[],
  was: readonly Thing[],
  hasMoved: (thing: Thing) => boolean,
): Thing[] {
  const shown = now.filter((each) => !hasMoved(each));
  was.forEach((each, at) => hasMoved(each) && shown.splice(at, 0, each));
  return shown;
}

/** The table with these cards where they lay when the telling began. */
function unmoved(view: VossaView, cards: ReadonlySet<number>, began: VossaView): VossaView {
  const has = (card: number) => cards.has(card);
  const holds = ({ card }: { card: number }) => has(card);
  const cabinets = view.cabinets.map((cabinet, seat) => {
    const was = began.cabinets[seat] ?? cabinet;
    const hand = {
      ...cabinet.hand,
      cards: restored(cabinet.hand.cards, was.hand.cards, has),
      revealed: restored(cabinet.hand.revealed, was.hand.revealed, has),
    };
    return { ...cabinet, cards: restored(cabinet.cards, was.cards, holds), hand };
  });
  return { ...view, cabinets, zone: restored(view.zone, began.zone, holds) };
}

/** Cards of a hand that are not known, or not seen to be revealed, yet. */
function unrevealed(view: VossaView, cards: ReadonlySet<number>, began: VossaView): VossaView {
  const has = (card: number) => cards.has(card);
  const cabinets = view.cabinets.map((cabinet, seat) => {
    const { hand } = cabinet;
    const was = began.cabinets[seat]?.hand ?? hand;
    const [known, revealed] = [
      restored(hand.cards, was.cards, has),
      restored(hand.revealed, was.revealed, has),
    ];
    return { ...cabinet, hand: { ...hand, cards: known, revealed } };
  });
  return { ...view, cabinets };
}

/**
 * What comes of a whole act changes with its last line: capital, which cards lie turned, and how many
 * cards somebody holds, for not all of them are known.
 */
function held(view: VossaView, lines: readonly GameLine<EventName>[], began: VossaView): VossaView {
  // Whoever is next turns all cards back first, without a word.
  const isTurning = (seat: number, card: number) =>
    lines.some(({ kind, arguments: told }) =>
      kind === 'turn_begins' ? told.seat === seat : TURNING.includes(kind) && told.card === card,
    );
  const cabinets = view.cabinets.map((cabinet, seat) => {
    const was = began.cabinets[seat] ?? cabinet;
    const wasTurned = ({ card, turned }: CabinetCard) =>
      isTurning(seat, card) ? !!was.cards.find((each) => each.card === card)?.turned : turned;
    const cards = cabinet.cards.map((each) => ({ ...each, turned: wasTurned(each) }));
    const isHand = (line: GameLine<EventName>) =>
      HANDS.includes(line.kind) && line.arguments.seat === seat;
    const { count } = lines.some(isHand) ? was.hand : cabinet.hand;
    return { ...cabinet, cards, hand: { ...cabinet.hand, count }, capital: was.capital };
  });
  const waits = (kind: EventName) => lines.some((line) => line.kind === kind);
  const seat = waits('turn_begins') || waits('event_for') ? began.seat : view.seat;
  const semester = waits('semester_begins') ? began.semester : view.semester;
  return { ...view, cabinets, seat, semester };
}

/** The table as it was before these lines. */
export function before(
  view: VossaView,
  lines: readonly GameLine<EventName>[],
  began: VossaView,
): VossaView {
  const cardsOf = (kinds: readonly EventName[]) =>
    new Set(
      lines.flatMap(({ kind, arguments: { card } }) =>
        card !== undefined && kinds.includes(kind) ? [card] : [],
      ),
    );
  // The latest is taken back first: what was gained and then spent was not there before.
  const changes = lines.flatMap(changesOf).reverse();
  const shown = held(view, lines, began);
  const cabinets = shown.cabinets.map((cabinet, seat) =>
    changes.filter((change) => change.seat === seat).reduce(without, cabinet),
  );
  const inPlace = unmoved({ ...shown, cabinets }, cardsOf(MOVES), began);
  return unrevealed(inPlace, cardsOf(['reveals']), began);
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
