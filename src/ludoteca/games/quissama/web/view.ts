/** What view.py sends, as types, and the words for the things in it. */
import type { Text } from '$lib/protocol';

export type Phase =
  'opening' | 'main' | 'paying' | 'stealing' | 'looking' | 'giving' | 'discarding' | 'over';

export const ICONS = ['nagoa', 'guaiamum', 'coin', 'liberty', 'burgher', 'crown'] as const;
export type IconName = (typeof ICONS)[number];
export type Icons = Partial<Record<IconName, number>>; // e.g. { burgher: 1, coin: 2 }

export const FACES = [
  ...([
    'one_nagoa',
    'two_nagoas',
    'one_guaiamum',
    'two_guaiamuns',
    'one_coin',
    'two_coins',
  ] as const),
  ...(['liberty', 'burgher', 'crown', 'blessing', 'scandal', 'blow', 'escape'] as const),
  ...(['necklace', 'gang', 'tenement', 'bourgeoisie', 'imperial_family'] as const),
] as const;
export const SCANDAL = 10;
export const BLOW = 11;
export const ESCAPE = 12;

export const CHARACTERS = [
  ...(['quissama', 'woodruff', 'alemao', 'araujo'] as const),
  ...(['princesa', 'alencar', 'imperador', 'bernardina'] as const),
] as const;
export type CharacterName = (typeof CHARACTERS)[number];
export const QUISSAMA = 0;
export const PRINCESA = 4;
export const BERNARDINA = 7;

export const SQUARES = 4;
export const FIRST_BUSINESS = 4; // places: four squares, ten businesses, the tenement
export const TENEMENT = 14;

export interface Business {
  owner: number | null;
  workers: number;
  square: number; // where its road leads
  full: boolean;
}

export interface Character {
  played: boolean;
  holder: number | null;
  markers: number[]; // whose
  cost: Icons;
  price: Icons; // for whoever looks, or the seat in turn for a spectator: more in a rival's area
  identical: number; // cards alike, instead of icons
  progress: [number, number][][]; // by seat: what it has of what is asked
}

export interface Spent {
  spends?: number[]; // faces of cards; only the payer is told
  spends_tokens?: number;
  spends_excess?: number[];
}

export interface Spending extends Spent {
  actions: number[]; // all that cost the same
  choice: boolean; // there is another way to pay
}

export interface Area {
  cards: number;
  pieces: number; // not on the board
  full: number[]; // businesses
  ministers: number;
  token_worth: number;
  hand?: number[]; // faces: one's own, or one that is being looked at
  known?: number[]; // faces seen on their way into this hand
}

export interface QuissamaView {
  players: number;
  seat: number | null; // whose turn it is
  you: number | null;
  phase: Phase;
  variants: string[];
  scandals: number; // in the box of this game
  blessings: number;
  costs: Record<string, Icons[]>; // by kind of action; two where it depends on the gang
  deck: number;
  discards: number[];
  removed: number; // scandals out of the game
  market: number[];
  squares: number[];
  businesses: Business[];
  tenement: { count: number; spaces: number };
  ministry: (number | null)[];
  senzala: number;
  characters: Character[];
  stored: number[]; // under Quissama
  seats: Area[];
  turn: {
    tokens: number[]; // businesses whose token is not spent yet
    excess: number[]; // Nagoas, Guaiamuns and coins left over
    used: number[]; // characters
    fresh: number[]; // characters taken this turn
    closed: boolean; // no more abilities
    exchanged: number;
    laid: number[]; // market slots that keep their card this turn
  };
  paying: ({ action: number; due: Icons; identical: number } & Spent) | null;
  spending: Spending[];
  robbing: number; // cards still to be stolen
  looking: number | null; // whose hand is looked at
  winner: number | null;
  winning: number | null; // the character whose goal was met
}

/** A message of this game. */
export function text(id: string, args: Text['args'] = {}): Text {
  return { id, args };
}

export function cardText(face: number): Text {
  return text(`card-${FACES[face] ?? ''}`);
}

export function effectText(face: number): Text {
  return text(`card-${FACES[face] ?? ''}.effect`);
}

export function characterText(character: number): Text {
  return text(`character-${CHARACTERS[character] ?? ''}`);
}

export function abilityText(character: number): Text {
  return text(`character-${CHARACTERS[character] ?? ''}.ability`);
}

/** A character's goal, with the numbers of this game. */
export function goalText(character: number, view: QuissamaView): Text {
  const freed = view.characters[PRINCESA]?.progress[0]?.[0]?.[1] ?? 0;
  const { spaces } = view.tenement;
  return text(`character-${CHARACTERS[character] ?? ''}.goal`, { spaces, freed });
}

/** A square, a business or the tenement. */
export function placeText(place: number): Text {
  if (place === TENEMENT) return text('tenement');
  if (place < FIRST_BUSINESS) return text(`square-${place + 1}`);
  return text(`business-${place - FIRST_BUSINESS + 1}`);
}

/** 0 for the Nagoas, 1 for the Guaiamuns. */
export function gangOf(place: number, view: QuissamaView): 0 | 1 {
  if (place === TENEMENT) return 1;
  const square =
    place < FIRST_BUSINESS ? place : (view.businesses[place - FIRST_BUSINESS]?.square ?? 0);
  return square < 2 ? 0 : 1;
}

/** An amount of icons in words: `1 Burguês e 2 Moedas`. */
export function costText(icons: Icons, identical = 0): Text {
  const parts = [
    ...(identical ? [text('amount-identical', { count: identical })] : []),
    ...ICONS.flatMap((icon) => {
      const count = icons[icon] ?? 0;
      return count ? [text(`amount-${icon}`, { count })] : [];
    }),
  ];
  const names = ['first', 'second', 'third', 'fourth'];
  return text(
    `list-${parts.length}`,
    Object.fromEntries(parts.map((part, i) => [names[i] ?? '', part])),
  );
}
