/** The count at the end: envelope by envelope, then the decorations; and what decided a tie. */
import type { Text } from '$lib/protocol';
import { TIE_BREAKS } from '../facts';
import { GUEST_CODES } from '../scene';
import { text } from '$lib/text';
import type { FotoView, ScoreSheet } from '../view';

export interface Counted {
  met: number[]; // places of the cards met
  points: number;
}

/** How a guest did in a seat's photo; null if it is not in it. */
export function countedOf(sheet: ScoreSheet | undefined, guest: number): Counted | null {
  return sheet?.guests[GUEST_CODES[guest] ?? ''] ?? null;
}

/** A seat's points when so many envelopes have been opened; after the last, decorations too. */
export function runningTotal(sheet: ScoreSheet | undefined, opened: number): number {
  if (!sheet) return 0;
  const guests = Array.from({ length: Math.min(opened, GUEST_CODES.length) }, (_, guest) => guest);
  const points = guests.reduce((sum, guest) => sum + (countedOf(sheet, guest)?.points ?? 0), 0);
  return opened > GUEST_CODES.length ? points + sheet.decorations : points;
}

/** How many steps the count has: every envelope, and in the auction game the decorations. */
export function stepsOf({ auctions }: FotoView): number {
  return GUEST_CODES.length + (auctions ? 1 : 0);
}

/** A guest's points in words: met cards, and once more for each VIP card. */
export function pointsText({ met, points }: Counted, vips: number): Text {
  const args = { met: met.length, points, vips };
  if (!vips) return text('board-counted', args);
  return text('board-counted-vip', { ...args, each: points / (1 + vips), times: 1 + vips });
}

/** Who won, by how much, and what decided it. `ranking` gives each seat's place, 1 for the best. */
export function verdictOf({ scores = [], votes = [] }: FotoView, ranking: readonly number[]): Text {
  const winners = [...ranking.keys()].filter((seat) => ranking[seat] === 1);
  const [first = 0, ...rest] = winners;
  const points = scores[first]?.total ?? 0;
  if (rest.length) return text('board-shared', { seats: listOf(winners), points });
  const seat = { seat: first };
  let rivals = scores.flatMap(({ total }, other) =>
    other !== first && total === points ? [other] : [],
  );
  if (!rivals.length) return text('board-wins', { seat, points });
  for (const reason of TIE_BREAKS) {
    const most = scores[first]?.[reason] ?? 0;
    const next = Math.max(...rivals.map((other) => scores[other]?.[reason] ?? 0));
    if (most > next) return text(`board-wins-by-${reason}`, { seat, points, most, next });
    rivals = rivals.filter((other) => scores[other]?.[reason] === most);
  }
  const votesFor = (whom: number) => votes.filter((vote) => vote === whom).length;
  const next = Math.max(...rivals.map(votesFor));
  return text('board-wins-by-votes', { seat, points, most: votesFor(first), next });
}

/** Players in a sentence: `a, b and c`. */
function listOf(seats: readonly number[]): Text {
  const [last = 0, ...before] = [...seats].reverse();
  const list = before
    .reverse()
    .map((seat): Text => text('board-player', { seat: { seat } }))
    .reduce((first, second) => text('board-list', { first, second }));
  return text('board-and', { first: list, second: { seat: last } });
}
