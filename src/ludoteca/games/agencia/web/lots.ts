import type { Line } from '$lib/protocol';
import type { EventName } from './view';

const BEGINS: EventName = 'match_begins';
const WINS: EventName = 'wins_match';

/** The line that says who begins the match under way, if lots were drawn: none or several had won. */
export function lotIn(log: readonly Line[]): Line | null {
  const began = log.findLastIndex(({ kind }) => kind === BEGINS);
  const before = log.slice(0, Math.max(0, began)).findLastIndex(({ kind }) => kind === BEGINS);
  const winners = log.slice(before + 1, began).filter(({ kind }) => kind === WINS).length;
  return before >= 0 && winners !== 1 ? (log[began] ?? null) : null;
}
