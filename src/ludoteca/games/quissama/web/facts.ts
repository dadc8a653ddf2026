// Written by `python -m ludoteca.server.typescript` from facts.py: change that, not this.

export const SEATS = [0, 1, 2, 3, 4] as const; // at the largest table
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
export const ALENCAR = 5;
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
// how sentences call what an action is done with
export const FIELD_WORDS = {
  business: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  square: [
    { id: 'square-1', args: {} },
    { id: 'square-2', args: {} },
    { id: 'square-3', args: {} },
    { id: 'square-4', args: {} },
  ],
  place: [
    { id: 'the-square', args: { name: { id: 'square-1', args: {} } } },
    { id: 'the-square', args: { name: { id: 'square-2', args: {} } } },
    { id: 'the-square', args: { name: { id: 'square-3', args: {} } } },
    { id: 'the-square', args: { name: { id: 'square-4', args: {} } } },
    { id: 'the-business', args: { business: 0 } },
    { id: 'the-business', args: { business: 1 } },
    { id: 'the-business', args: { business: 2 } },
    { id: 'the-business', args: { business: 3 } },
    { id: 'the-business', args: { business: 4 } },
    { id: 'the-business', args: { business: 5 } },
    { id: 'the-business', args: { business: 6 } },
    { id: 'the-business', args: { business: 7 } },
    { id: 'the-business', args: { business: 8 } },
    { id: 'the-business', args: { business: 9 } },
    { id: 'the-tenement', args: {} },
  ],
  space: [1, 2, 3, 4, 5, 6],
  character: [
    { id: 'character-quissama.the', args: {} },
    { id: 'character-woodruff.the', args: {} },
    { id: 'character-alemao.the', args: {} },
    { id: 'character-araujo.the', args: {} },
    { id: 'character-princesa.the', args: {} },
    { id: 'character-alencar.the', args: {} },
    { id: 'character-imperador.the', args: {} },
    { id: 'character-bernardina.the', args: {} },
  ],
  rival: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 4 }],
  card: [
    { id: 'card-one_nagoa.card', args: {} },
    { id: 'card-two_nagoas.card', args: {} },
    { id: 'card-one_guaiamum.card', args: {} },
    { id: 'card-two_guaiamuns.card', args: {} },
    { id: 'card-one_coin.card', args: {} },
    { id: 'card-two_coins.card', args: {} },
    { id: 'card-liberty.card', args: {} },
    { id: 'card-burgher.card', args: {} },
    { id: 'card-crown.card', args: {} },
    { id: 'card-blessing.card', args: {} },
    { id: 'card-scandal.card', args: {} },
    { id: 'card-blow.card', args: {} },
    { id: 'card-escape.card', args: {} },
    { id: 'card-necklace.card', args: {} },
    { id: 'card-gang.card', args: {} },
    { id: 'card-tenement.card', args: {} },
    { id: 'card-bourgeoisie.card', args: {} },
    { id: 'card-imperial_family.card', args: {} },
  ],
  slot: [1, 2, 3],
  waived: [
    { id: 'icon-coin.the', args: {} },
    { id: 'icon-burgher.the', args: {} },
    { id: 'icon-crown.the', args: {} },
  ],
  blessings: [0, 1, 2],
} as const;
