/**
 * How a round is told: the trade is turned up, then the envelopes go from hand to hand one at a time.
 * While a line waits to be told, the envelope it speaks of lies where it lay before.
 */
import type { GameLine } from '$lib/board';
import type { EventName, FotoView } from './view';

/** Where an envelope lay before a line that speaks of it; undefined: wherever it lies. */
function holderBefore({
  kind,
  arguments: { seat, other },
}: GameLine<EventName>): number | null | undefined {
  if (kind === 'takes' || kind === 'is_dealt') return null;
  if (kind === 'returns' || kind === 'lays_down' || kind === 'gives') return seat;
  if (kind === 'steals') return other;
  return undefined;
}

function without(view: FotoView, line: GameLine<EventName>): FotoView {
  if (line.kind === 'turns_up') return { ...view, trade: null };
  if (line.kind === 'round_begins') return { ...view, round: Math.max(1, view.round - 1) };
  const { guest } = line.arguments;
  const holder = holderBefore(line);
  if (guest === undefined || holder === undefined) return view;
  const envelopes = view.envelopes.map((each, at) => (at === guest ? { ...each, holder } : each));
  return { ...view, envelopes };
}

/** The table as it was before these lines: the latest is taken back first. */
export function before(view: FotoView, waiting: readonly GameLine<EventName>[]): FotoView {
  return waiting.reduceRight(without, view);
}
