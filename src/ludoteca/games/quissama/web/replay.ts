import type { EventName } from './view';

/** What one looks for in a game that is over: marked where it is played again. */
export const KEY: readonly EventName[] = [
  'takes_character',
  'takes_from',
  'fills_business',
  'minister_enters',
  'scandalises',
  'attacks',
  'replaces_burgher',
  'replaces_minister',
  'replaces_marker',
  'wins',
  'undecided',
];
