// Written by `python -m ludoteca.server.typescript` from facts.py: change that, not this.

export const ICONS = ['nagoa', 'guaiamum', 'coin', 'liberty', 'burgher', 'crown'] as const;
// of cards
export const FACES = [
  'one_nagoa',
  'two_nagoas',
  'one_guaiamum',
  'two_guaiamuns',
  'one_coin',
  'two_coins',
  'liberty',
  'burgher',
  'crown',
  'blessing',
  'scandal',
  'blow',
  'escape',
  'necklace',
  'gang',
  'tenement',
  'bourgeoisie',
  'imperial_family',
] as const;
// cards by face
export const COPIES = [10, 5, 10, 5, 15, 5, 12, 12, 6, 5, 6, 2, 2, 1, 1, 1, 1, 1] as const;
export const ONE_COIN = 4; // a face, and so are the next
export const LIBERTY_CARD = 6;
export const BLESSING = 9;
export const SCANDAL = 10;
export const BLOW = 11;
export const ESCAPE = 12;
export const COMMON_FACES = 13; // all before it are common, from it on unique
export const CHARACTERS = [
  'quissama',
  'woodruff',
  'alemao',
  'araujo',
  'princesa',
  'alencar',
  'imperador',
  'bernardina',
] as const;
export const QUISSAMA = 0;
export const ALEMAO = 2;
export const PRINCESA = 4;
export const BERNARDINA = 7;
export const SQUARES = 4;
export const BUSINESSES = 10;
export const MINISTERS = 6; // spaces of the ministry
export const FIRST_BUSINESS = 4; // places: four squares, ten businesses, the tenement
export const TENEMENT = 14;
// the square that each business hangs on
export const ROADS = [0, 0, 0, 1, 1, 2, 2, 2, 3, 3] as const;
export const TENEMENT_ROADS = [2, 3] as const; // the squares that the tenement hangs on
export const GANGS = [0, 0, 1, 1] as const; // by square
export const CAPOEIRAS = 30;
export const TENEMENT_SPACES = 6;
export const PRINCESS_GOAL = [18, 19, 21, 23] as const; // from two players up
export const PIECES = 10; // of each player
export const IDENTICAL = 3; // cards for a marker on Bernardina
export const WAIVED = ['coin', 'burgher', 'crown'] as const; // what Alencar does without
// what must be in one's hand for an action of this kind
export const CARD_NEEDED = {
  blow: 11,
  scandal: 10,
  escape: 12,
} as const;
// whose ability an action of this kind is
export const CHARACTER_NEEDED = {
  store: 0,
  rescue: 0,
  look: 1,
  steal: 2,
  free_by_liberty: 4,
  free_by_capoeira: 4,
  minister_without: 5,
  replace_burgher: 6,
  replace_minister: 6,
  replace_marker: 6,
} as const;
