// Written by `python -m ludoteca.server.typescript` from facts.py: change that, not this.

export const GUILDS = [0, 1, 2, 3, 4] as const;
export const GUILD_NAMES = ['farmers', 'military', 'merchants', 'politicians', 'mages'] as const;
export const RANKS = 6; // a lord is guild * RANKS + rank
export const LORD_KINDS = 30;
export const INFLUENCE = [0, 1, 2, 3, 4, 6] as const; // points by rank
// what a lord can do, by rank
export const POWERS = ['swap', 'silver', 'gold', 'pearls', 'pearl', 'reveal'] as const;
export const COPIES = [1, 4, 2, 2, 2, 1] as const; // lords by rank in each guild
export const CELLS = 15;
export const MOST_DRAWN = 3; // lords or territories at a time
// of a chamber, an inverted pyramid filled in reading order
export const ROW_LENGTHS = [5, 4, 3, 2, 1] as const;
export const TERRITORY_CODES = [
  'seven',
  'silver',
  'gold',
  'five',
  'four',
  'three',
  'pairs',
  'realm',
  'one',
  'two',
  'keys',
  'seek',
  'lords',
  'lands',
  'bestY',
  'bestR',
  'bestG',
  'bestB',
  'bestP',
  'eachY',
  'eachR',
  'eachG',
  'eachB',
  'eachP',
] as const;
export const BEST_LORD = 14; // the first of five territories, one per guild
export const LORD_COUNT = 19; // the first of five territories, one per guild
// that it brings at once
export const TERRITORY_PEARLS = [
  0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
] as const;
// points, or points for each of what is counted; 0 where it is a lord's influence
export const TERRITORY_WORTH = [
  7, 1, 2, 5, 4, 3, 1, 2, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
] as const;
export const TIE_BREAK = 'pearls'; // of a chamber: of those with as many points whoever has more
