// Written by `python -m ludoteca.server.typescript` from position.py: change that, not this.

/** What a seat or a spectator sees. */
export interface ToyView {
  seat: number | null; // whose turn it is
  pile: number;
  hand: number[] | null;
  counts: number[]; // by seat
  played: number[][];
  mark: number | null; // the own one, -1 for none
  marks: boolean[];
  has_marked: boolean;
  scores: number[] | null;
}

/** The kinds of action, from vocabulary.py. */
export type ActionName = 'draw' | 'play' | 'mark';

/** The kinds of event, from vocabulary.py. */
export type EventName =
  'turn_begins' | 'draws' | 'draws_hidden' | 'plays' | 'marks' | 'marks_hidden';
