// Written by `python -m ludoteca.server.typescript` from view_types.py: change that, not this.

/** The open position. The same for every seat and for spectators. */
export interface ConspiracyView {
  players: number;
  seat: number | null; // whose turn it is
  starter: number;
  phase: Phase;
  turns: number;
  deck: number;
  piles: number[][]; // lords by guild
  hand: number[];
  territory_deck: number[]; // public: what is nowhere else
  row: number[];
  offered: number[];
  master: number | null;
  limit: Limit | null;
  must_take: number; // lords the seat in turn has to draw; 0 if it is free
  closer: number | null; // who filled a chamber first
  swapping: number | null; // the first cell of a swap under way
  chambers: Chambered[];
  live_score: boolean;
}

export type Phase =
  'recruit' | 'keep' | 'leave' | 'place' | 'swap' | 'swap_with' | 'claim' | 'choose' | 'over';

/** A limit that somebody has set on what the next may draw. */
export interface Limit {
  seat: number;
  count: number;
}

/** One player's chamber, pearls, keys and territories. */
export interface Chambered {
  cells: Cell[]; // in reading order, as they were filled
  pearls: number;
  silver: number; // keys since the last territory
  gold: number;
  territories: number[];
  score?: ScoreSheet; // in live play, and at the end
}

/** A lord in a chamber. */
export interface Cell {
  lord: number; // guild * 6 + rank, e.g. 11 for the red 6
  territory: number | null; // what covers its key
  crest: boolean;
}

/** How a seat's points come about, part by part. */
export interface ScoreSheet {
  lords: number;
  territories: number;
  each_territory: Record<string, number>; // worth by territory, e.g. {"16": 4}
  coalition: number; // lords in it
  coalition_points: number;
  master: number;
  total: number;
}

/** The kinds of action, from vocabulary.py. */
export type ActionName =
  | 'draw'
  | 'take_pile'
  | 'keep'
  | 'leave'
  | 'place'
  | 'no_swap'
  | 'swap'
  | 'swap_with'
  | 'draw_territories'
  | 'claim'
  | 'choose';

/** The kinds of event, from vocabulary.py. */
export type EventName =
  | 'turn_begins'
  | 'turns_up'
  | 'takes_pile'
  | 'leaves'
  | 'discards'
  | 'places'
  | 'gains_pearls'
  | 'crest_moves'
  | 'reveals'
  | 'becomes_master'
  | 'swaps'
  | 'no_swap_made'
  | 'draws_territory'
  | 'takes_territory'
  | 'territory_to_row'
  | 'limits'
  | 'limit_ends'
  | 'shuffles_lords'
  | 'shuffles_territories'
  | 'no_territory_left'
  | 'fills_chamber'
  | 'game_ends';
