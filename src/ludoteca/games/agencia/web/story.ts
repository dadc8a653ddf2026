/**
 * How a turn is told: cards are drawn, discarded and handed over one after another, structures change
 * places in front of everybody. While a line waits to be told, the card it speaks of lies where it lay.
 */
import type { GameLine } from '$lib/board';
import { less } from '$lib/less';
import type { AgenciaView, EventName, FieldView, HandView } from './view';

type Told = Record<string, number>;
type Undo = (view: AgenciaView, told: Told, began: AgenciaView) => AgenciaView;

const BEAT = 1000; // milliseconds for a line that is worth a look
const PART = 320; // for a card of several
const TURN = 500; // a new structure is to be read
const SCENE = 1900; // for what turns the game
const PARTS: readonly EventName[] = [
  'draws',
  'draws_card',
  'discards',
  'hands_card',
  'hands_over',
  'supports',
  'takes',
];
const SCENES: readonly EventName[] = [
  'crisis',
  'revolt_begins',
  'revolt_succeeds',
  'alters',
  'wins_match',
];
// All hands or structures at once: nobody is told which card went where.
const MIXED: readonly EventName[] = [
  ...(['match_begins', 'swaps_hands', 'passes_hands'] as const),
  ...(['shuffles_hands', 'shuffles_structures'] as const),
];

export const most = 7500; // milliseconds for all lines of one episode

/** How long a line stands before the next one. */
export function beatOf({ kind }: GameLine<EventName>): number {
  if (kind === 'turn_begins') return TURN;
  return PARTS.includes(kind) ? PART : SCENES.includes(kind) ? SCENE : BEAT;
}

/** A hand with this card more, or less; where it is not seen, only its size. */
function holding(view: AgenciaView, seat: number, card: number, by: 1 | -1): AgenciaView {
  return atHand(view, seat, ({ count, cards }) => ({
    count: count + by,
    cards: cards && (by > 0 ? [...cards, card].sort((a, b) => a - b) : less(cards, card)),
  }));
}

const sized = (view: AgenciaView, seat: number, by: number) =>
  atHand(view, seat, ({ count }) => ({ count: count + by }));

function atHand(view: AgenciaView, seat: number, change: (one: HandView) => Partial<HandView>) {
  const hands = view.hands.map((one, i) => (i === seat ? { ...one, ...change(one) } : one));
  return { ...view, hands };
}

const put = (list: readonly number[], at: number, one: number) =>
  list.map((each, i) => (i === at ? one : each));

const inHandAgain: Undo = (view, { seat = 0, card = 0 }) =>
  holding({ ...view, discards: less(view.discards, card) }, seat, card, 1);

function onField(view: AgenciaView, change: (one: FieldView) => Partial<FieldView>): AgenciaView {
  return view.field ? { ...view, field: { ...view.field, ...change(view.field) } } : view;
}

const UNDO: Partial<Record<EventName, Undo>> = {
  turn_begins: (view, _, began) => ({ ...view, seat: began.seat }),
  wins_game: (view, _, began) => ({ ...view, seat: began.seat, phase: began.phase }),
  draws: (view, { seat = 0, count = 0 }) =>
    sized({ ...view, pile: view.pile + count }, seat, -count),
  draws_card: (view, { seat = 0, card = 0 }) =>
    holding({ ...view, pile: view.pile + 1 }, seat, card, -1),
  discards: inHandAgain,
  uses: inHandAgain,
  hands_over: (view, { seat = 0, other = 0, count = 0 }) =>
    sized(sized(view, seat, count), other, -count),
  hands_card: (view, { seat = 0, other = 0, card = 0 }) =>
    holding(holding(view, other, card, -1), seat, card, 1),
  alters(view, { seat = 0, card = 0, other = 0, old = 0 }) {
    const society = put(view.society, other, old);
    return holding(holding({ ...view, society }, seat, old, -1), seat, card, 1);
  },
  swaps_structures(view, { seat = 0, other = 0 }) {
    const [one = 0, two = 0] = [view.society[seat], view.society[other]];
    return { ...view, society: put(put(view.society, seat, two), other, one) };
  },
  flow_turns: (view, { direction = 1 }) => ({ ...view, flow: -direction }),
  moves_sideways: (view, { other = 0, side = 0 }) =>
    onField(view, ({ columns }) => ({
      columns: put(columns, other, (columns[other] ?? 0) - side),
    })),
  changes_row: (view, { seat = 0 }, began) =>
    onField(view, ({ rows }) => ({ rows: put(rows, seat, began.field?.rows[seat] ?? 0) })),
  changes_column: (view, { seat = 0 }, began) =>
    onField(view, ({ columns }) => ({
      columns: put(columns, seat, began.field?.columns[seat] ?? 0),
    })),
};

/**
 * The table as it was before these lines: the latest is taken back first. Before everything is mixed
 * or dealt anew it is as it was when the telling began.
 */
export function before(
  view: AgenciaView,
  waiting: readonly GameLine<EventName>[],
  began: AgenciaView,
): AgenciaView {
  if (waiting.some(({ kind }) => MIXED.includes(kind))) return began;
  return waiting.reduceRight(
    (shown, { kind, arguments: told }) => UNDO[kind]?.(shown, told, began) ?? shown,
    view,
  );
}
