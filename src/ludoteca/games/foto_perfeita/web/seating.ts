/** Who sits where, what lies before whom, and what one has decided about it. */
import type { Text } from '$lib/protocol';
import type { Moves } from '$lib/moves';
import { text } from '$lib/text';
import type { ActionName, FotoView, Phase } from './view';

/** The kinds of action by which an envelope of the table is chosen. */
export const ENVELOPE_KINDS = ['keep', 'take', 'give', 'look', 'offer'] as const;

/** The others from the left on; for whoever only watches, everybody. */
export function othersOf(players: number, seat: number | null): number[] {
  const all = Array.from({ length: players }, (_, i) => i);
  return seat === null ? all : all.slice(1).map((step) => (seat + step) % players);
}

export const leftOf = ({ players }: FotoView, seat: number) => (seat + 1) % players;
const rightOf = ({ players }: FotoView, seat: number) => (seat + players - 1) % players;

/** On which side of oneself somebody sits; with two there are no sides. */
export function sideOf(view: FotoView, seat: number | null, player: number): 'left' | 'right' | '' {
  if (seat === null || view.players < 3) return '';
  if (player === leftOf(view, seat)) return 'left';
  return player === rightOf(view, seat) ? 'right' : '';
}

/** The envelopes before a seat, or in the centre; the one on offer lies in the auction. */
export function heldBy({ envelopes, auction }: FotoView, holder: number | null): number[] {
  return envelopes.flatMap((each, guest) =>
    each.holder === holder && guest !== auction?.lot ? [guest] : [],
  );
}

/** Whether what can be chosen are envelopes of one's own, and nobody else's. */
export function isAskedOfOwn(
  view: FotoView,
  moves: Moves<ActionName>,
  seat: number | null,
): boolean {
  const kind = moves.asked(ENVELOPE_KINDS);
  const holders = view.envelopes.flatMap(({ holder }, guest) =>
    moves.ask(kind, { guest }) === 'may' ? [holder] : [],
  );
  return holders.length > 0 && holders.every((holder) => holder === seat);
}

const CHOSEN: readonly Phase[] = ['keeping', 'giving', 'stealing', 'sharing', 'rumouring'];

/** What one has decided about an envelope and the others do not see yet; or one's VIP card in it. */
export function markOf(view: FotoView, seat: number | null, guest: number): Text | null {
  const { own, phase } = view;
  if (!own || seat === null) return null;
  if (phase === 'giving' && own.choice2 === guest) {
    return text('party-chosen-giving_right', { right: { seat: rightOf(view, seat) } });
  }
  if (CHOSEN.includes(phase) && own.choice === guest) {
    const id = phase === 'giving' ? 'giving_left' : phase;
    return text(`party-chosen-${id}`, { left: { seat: leftOf(view, seat) } });
  }
  return own.vip === guest ? text('party-your-vip') : null;
}
