/** What a line speaks of: who, and which card goes from where to where. */
import type { GameLine } from '$lib/board';
import { isNatural } from './cards';
import { MOST_COPIES } from './facts';
import type { EventName } from './view';

/** What takes a card out of a hand in sight of everybody. */
const LAID_DOWN: readonly EventName[] = ['hands_card', 'discards', 'uses', 'alters', 'offers'];

/** A card on its way to a seat whose hand is not seen; without a kind its back. */
export interface Passing {
  seat: number;
  kind?: number;
  key: string;
}

export function passingOf(
  line: GameLine<EventName> | null,
  you: number | null,
): Passing | undefined {
  const { seat = 0, other = 0, card = 0 } = line?.arguments ?? {};
  if (line?.kind === 'hands_card' && other !== you) {
    return { seat: other, kind: card, key: isNatural(card) ? `card-${card}-0` : `card-${card}` };
  }
  if (line?.kind === 'hands_over') return { seat: other, key: `back-${other}` };
  if (line?.kind === 'draws' || line?.kind === 'takes') return { seat, key: `back-${seat}` };
  return undefined;
}

/** The keys of what leaves this seat with a line. */
export function leaving(line: GameLine<EventName> | null, seat: number): string {
  const { seat: giver, other = 0, card = 0 } = line?.arguments ?? {};
  if (!line || giver !== seat) return '';
  if (line.kind === 'hands_over') return `back-${other}`;
  if (!LAID_DOWN.includes(line.kind)) return '';
  const inHand = Array.from({ length: MOST_COPIES }, (_, copy) => `-${copy}`);
  const copies = ['', ...inHand, '-discard-0'];
  return copies.map((copy) => `card-${card}${copy}`).join(' ');
}

/** Whether a line is about this seat or its structure. */
export function isAbout(line: GameLine<EventName> | null, seat: number): boolean {
  return line !== null && [line.arguments.seat, line.arguments.other].includes(seat);
}
