// Written by `python -m ludoteca.server.typescript` from facts.py: change that, not this.

export const SEATS = [0, 1, 2, 3, 4, 5] as const; // at the largest table
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
export const DISCARDED = ['parliamentarian', 'infamy', 'event'] as const;
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
// of a cost
export const ICONS = [
  'populist',
  'oligarch',
  'bourgeois',
  'commune',
  'square',
  'hip',
  'any',
  'money',
] as const;
export const FACES_OF_DIE = 6;
// in this order; 1: who has more of it wins, -1: who has less
export const TIE_BREAKS = [
  ['voters', 1],
  ['money', 1],
  ['infamies', -1],
] as const;
export const PICTURES = 3; // of a card that is not the house's, by category, sphere and keyword
export const PICTURED_KEYWORDS = 6;
// cards of these categories
export const LEAST = {
  politician: 6,
  party: 6,
  parliamentarian: 1,
  voter: 3,
} as const;
// fields that only some categories have
export const ALSO = {
  politician: [
    'capital',
    'rules',
    'direct',
    'articulation',
    'action',
    'dawn',
    'dusk',
    'elections',
    'setup',
  ],
  party: ['capital', 'rules', 'direct', 'articulation', 'action', 'dawn', 'dusk', 'elections'],
  parliamentarian: [
    'capital',
    'rules',
    'direct',
    'articulation',
    'action',
    'dawn',
    'dusk',
    'elections',
    'cost',
    'expansion',
  ],
  infamy: ['capital', 'rules', 'direct', 'articulation', 'action', 'dawn', 'dusk', 'elections'],
  event: ['event'],
  voter: [
    'capital',
    'rules',
    'direct',
    'articulation',
    'action',
    'dawn',
    'dusk',
    'elections',
    'cost',
  ],
} as const;
// at which any card may do something
export const MOMENTS = ['direct', 'articulation', 'action', 'dawn', 'dusk', 'elections'] as const;
export const LONGEST_NAME = 60;
export const LONGEST_FLAVOUR = 160;
export const MOST_COPIES = 9;
export const MOST_PICTURE_BYTES = 6144;
export const MOST_CAPITAL = 99;
export const MOST_ICONS = 20;
export const WHO = ['target', 'others', 'everyone'] as const; // besides oneself
export const PER = ['hand', 'money', 'here', 'rival'] as const;
export const PLAIN_VERBS = ['draw', 'campaign'] as const; // with nothing but a count
export const MONEY_VERBS = ['store', 'collect', 'give'] as const;
export const CARD_VERBS = [
  'discard',
  'return',
  'turn',
  'unturn',
  'take',
  'retrieve',
  'play',
  'have',
] as const;
// whole phrases
export const FIXED = ['switch party', 'sweep zone', 'leave game', 'nothing'] as const;
// verbs
export const CONDITIONS = ['lose', 'discard', 'receive', 'return', 'turn', 'have', 'pay'] as const;
export const ONLY_CONDITIONS = ['have', 'pay'] as const;
// the only categories that these verbs find
export const REACH = {
  return: ['parliamentarian'],
  take: ['voter'],
  retrieve: ['parliamentarian'],
  play: ['parliamentarian'],
} as const;
// that need no number
export const RULES = [
  'spend here',
  'money here',
  'keep influence',
  'keep power',
  'locked',
  'enters turned',
  'immune to events',
  'wins ties',
  'repeats',
  'does not turn',
  'keep revealed',
  'influence pays money',
  'immune to rivals',
] as const;
export const SIGNED_RULES = ['hand', 'zone', 'luck'] as const; // with a number up or down
export const PRICED = ['parliamentarian', 'voter'] as const;
// that a rule may forbid
export const ACTS = ['articulate', 'buy', 'reveal', 'pay', 'unturn', 'use'] as const;
// the only categories that these acts find
export const REACH_OF_ACT = {
  buy: ['voter'],
  reveal: ['parliamentarian'],
  pay: ['parliamentarian'],
} as const;
