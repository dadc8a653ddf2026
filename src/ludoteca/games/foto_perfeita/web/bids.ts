/** Which numbers of decorations may be named now, and what each seat has said in this auction. */
import type { GameOption } from '$lib/board';
import type { ActionName, FotoView } from './view';

/** The lowest and the highest amount that may be chosen. */
export function amountsIn(options: readonly GameOption<ActionName>[]): [number, number] | null {
  const amounts = options.flatMap(({ kind, arguments: { amount } }) =>
    kind === 'amount' && amount !== undefined ? [amount] : [],
  );
  return amounts.length ? [Math.min(...amounts), Math.max(...amounts)] : null;
}

export type BidderState = 'sells' | 'leads' | 'passed' | 'bid' | 'thinks' | 'ready' | 'none';

/** What a seat has done in the auction under way. */
export function saidBy(view: FotoView, seat: number): BidderState {
  const { auction, active, waiting, phase } = view;
  if (!auction || seat === active) return 'sells';
  if (waiting.includes(seat)) return 'thinks';
  if (phase === 'secret_bidding' || phase === 'paying') {
    return auction.rebid && !auction.tied.includes(seat) ? 'passed' : 'ready';
  }
  if (auction.high_bidder === seat) return 'leads';
  if (auction.passed.includes(seat)) return (view.last[seat] ?? -1) > 0 ? 'bid' : 'passed';
  return (view.last[seat] ?? -1) > 0 ? 'bid' : 'none';
}
