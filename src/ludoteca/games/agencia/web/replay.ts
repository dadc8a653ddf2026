import type { EventName } from './view';

/** What one looks for in a game that is over: marked where it is played again. */
export const KEY: readonly EventName[] = [
  'crisis',
  'revolt_begins',
  'claims_hegemony',
  'flow_turns',
  'swaps_hands',
  'wins_match',
  'match_closes',
  'wins_game',
];
