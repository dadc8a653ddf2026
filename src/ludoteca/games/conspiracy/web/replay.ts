import type { EventName } from './view';

/** What one looks for in a game that is over: marked where it is played again. */
export const KEY: readonly EventName[] = [
  'becomes_master',
  'takes_territory',
  'fills_chamber',
  'game_ends',
];
