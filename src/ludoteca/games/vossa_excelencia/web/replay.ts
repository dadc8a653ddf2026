import type { EventName } from './view';

/** What one looks for in a game that is over: marked where it is played again. */
export const KEY: readonly EventName[] = [
  'semester_begins',
  'event_opens',
  'receives',
  'leaves_game',
  'elections_begin',
  'game_ends',
];
