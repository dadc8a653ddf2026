// Written by `python -m ludoteca.server.typescript` from facts.py: change that, not this.

export const SEATS = [0, 1, 2, 3, 4, 5] as const; // at the largest table
// by number
export const IDEOLOGIES = [
  'ancestors',
  'leviathan',
  'austrian',
  'cicero',
  'fascism',
  'vanguard',
  'stateless',
] as const;
export const TOP_ROW = 4; // of the field: it wins the game
export const FIRST_NATURAL = 206; // kinds from here on are natural cards
export const MOST_COPIES = 45; // of a natural card
// why a structure is being altered
export const CAUSES = {
  program: 0,
  proposal: 1,
  crisis: 2,
  revolt: 3,
  natural: 4,
} as const;
