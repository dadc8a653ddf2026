/** What one looks for in a game that is over: marked where it is played again. */
export const KEY = [
  'semester_begins',
  'event_opens',
  'receives',
  'leaves_game',
  'elections_begin',
  'game_ends',
];
