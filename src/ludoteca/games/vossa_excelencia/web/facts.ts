// Written by `python -m ludoteca.server.typescript` from facts.py: change that, not this.

export const SPHERES = ['populist', 'oligarch', 'bourgeois', 'commune', 'square', 'hip'] as const;
// of cards
export const CATEGORIES = [
  'politician',
  'party',
  'parliamentarian',
  'infamy',
  'event',
  'voter',
] as const;
// by number
export const RESOURCES = [
  'populist',
  'oligarch',
  'bourgeois',
  'commune',
  'square',
  'hip',
  'power',
  'money',
] as const;
