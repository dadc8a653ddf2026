/**
 * How a round is told: the trade is turned up, then the envelopes go from hand to hand one at a time.
 * While a line waits to be told, what it speaks of lies where it lay before, and what it opens is shut;
 * the table is cleared for the set only when the next round has begun.
 */
import type { GameLine } from '$lib/board';
import type { EventName, FotoView, Phase } from './view';

type Line = GameLine<EventName>;

/** The gallery counts them, envelope by envelope. */
export const counted: readonly EventName[] = ['scores', 'game_ends'];

const TRADING: Phase = 'taking'; // envelopes lie on the table, whoever takes them
const OPENS: readonly EventName[] = ['reads', 'reveals'];
const ENDS_BIDS: readonly EventName[] = ['wins', 'house_wins', 'no_bid', 'no_price', 'still_tied'];

/** Where an envelope lay before a line that speaks of it; undefined: wherever it lies. */
function holderBefore(
  { kind, arguments: { seat, other, guest = 0 } }: Line,
  began: FotoView,
): number | null | undefined {
  if (kind === 'takes' || kind === 'is_dealt') return null;
  if (kind === 'returns' || kind === 'lays_down' || kind === 'gives') return seat;
  if (kind === 'steals') return other;
  if (kind === 'wins' || kind === 'house_wins') return began.envelopes[guest]?.holder;
  return undefined;
}

/** So many decorations more before somebody, and fewer before somebody else, or in the house. */
function paid(view: FotoView, from: number | null, to: number | null, amount: number): FotoView {
  const change = (seat: number | null) => (seat === to ? amount : 0) - (seat === from ? amount : 0);
  return {
    ...view,
    decorations: view.decorations.map((count, seat) => count + change(seat)),
    supply: view.supply + change(null),
  };
}

/** Money is where it was before it was given. */
function unpaid(view: FotoView, { kind, arguments: told }: Line): FotoView {
  const { seat = 0, other = 0, amount = 0 } = told;
  if (kind === 'pays') return paid(view, other, seat, amount);
  if (kind === 'house_pays') return paid(view, seat, null, amount);
  if (kind === 'pays_house') return paid(view, null, seat, amount);
  return kind === 'relief' ? paid(view, other, seat, 1) : view;
}

/** What has been opened since is shut again. */
function shut(view: FotoView, guest: number, began: FotoView): FotoView {
  if (began.envelopes[guest]?.cards) return view;
  const envelopes = view.envelopes.map((each, at) => {
    if (at !== guest) return each;
    const { holder, fresh, announced } = each;
    return { holder, fresh, announced };
  });
  return { ...view, envelopes };
}

/** Before everybody looks: envelopes that will be opened are shut, also those one has read before. */
const unlooked = (view: FotoView, began: FotoView) =>
  view.envelopes.reduce((shown, _, guest) => shut(shown, guest, began), view);

function without(view: FotoView, line: Line, began: FotoView): FotoView {
  if (line.kind === 'turns_up') return { ...view, trade: null };
  if (line.kind === 'last_look') return unlooked(view, began);
  if (line.kind === 'round_begins') {
    return { ...unlooked(view, began), round: Math.max(1, view.round - 1) };
  }
  const { guest } = line.arguments;
  if (guest === undefined) return unpaid(view, line);
  if (OPENS.includes(line.kind)) return shut(view, guest, began);
  const holder = holderBefore(line, began);
  if (holder === undefined) return view;
  const envelopes = view.envelopes.map((each, at) => (at === guest ? { ...each, holder } : each));
  return { ...view, envelopes };
}

/** What is being done while these lines wait. */
function phaseBefore(view: FotoView, waits: (kind: EventName) => boolean, began: FotoView): Phase {
  const isSet = began.phase === 'looking' || began.phase === 'photo';
  if (waits('turns_up') || waits('photos_shown')) return began.phase;
  if (waits('round_begins') || waits('last_look')) return isSet ? TRADING : began.phase;
  return view.phase;
}

/** The table as it was before these lines: the latest is taken back first. */
export function before(view: FotoView, waiting: readonly Line[], began: FotoView): FotoView {
  const waits = (kind: EventName) => waiting.some((line) => line.kind === kind);
  const shown = waiting.reduceRight((each, line) => without(each, line, began), view);
  const auction = ENDS_BIDS.some(waits) ? began.auction : view.auction;
  // Nobody thinks about the next question yet.
  return { ...shown, auction, waiting: [], phase: phaseBefore(view, waits, began) };
}
