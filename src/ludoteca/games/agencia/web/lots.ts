import type { Line } from '$lib/protocol';
import type { EventName } from './view';

const BEGINS: EventName = 'match_begins';
const WINS: EventName = 'wins_match';
/** Lots that an event tells, each with what comes of it: then nobody needs to be told any more. */
const TOLD: Partial<Record<EventName, EventName>> = {
  lots_alter: 'moves_sideways',
  lots_return: 'moves_sideways',
};

/** The line that says what lots have decided: the latest of its kind, or who begins the match under way. */
export function lotIn(log: readonly Line[]): Line | null {
  const began = log.findLastIndex(({ kind }) => kind === BEGINS);
  const told = log.findLast(({ kind }, at) => at > began && kind in TOLD);
  return told ? stillNews(log, told) : beginningIn(log, began);
}

function stillNews(log: readonly Line[], told: Line): Line | null {
  const end = TOLD[told.kind as EventName];
  return log.slice(log.indexOf(told)).some(({ kind }) => kind === end) ? null : told;
}

/** Who begins it, if lots were drawn: none or several had won the one before. */
function beginningIn(log: readonly Line[], began: number): Line | null {
  const before = log.slice(0, Math.max(0, began)).findLastIndex(({ kind }) => kind === BEGINS);
  const winners = log.slice(before + 1, began).filter(({ kind }) => kind === WINS).length;
  return before >= 0 && winners !== 1 ? (log[began] ?? null) : null;
}
