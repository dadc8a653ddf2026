// Written by `python -m ludoteca.server.typescript` from view_types.py: change that, not this.

import type { Text } from '$lib/protocol';

/** The table as one seat or a spectator sees it. */
export interface AgenciaView {
  players: number;
  you: number | null;
  seat: number | null; // whose turn it is
  phase: Phase;
  waiting: number[];
  flow: number; // 1 or -1
  society: number[]; // kinds by seat
  hands: HandView[];
  pile: number;
  piles: number[] | null; // what may be taken, for whoever is choosing
  discards: number[];
  last_step: LastStep[];
  match: number;
  starter: number;
  turn: number;
  field: FieldView | null; // none in simple mode
  program: Program;
  alteration: Alteration;
  crisis: CrisisView;
  round: RoundView;
  hegemonies: Hegemony[]; // by ideology; none in simple mode
  self_noticed: boolean;
  claimed_in_vain: number[]; // seats that may not claim again in this match
  motion: Motion;
  winners: number[];
  wins: number[];
}

export type Phase =
  | 'motion'
  | 'motion_vote'
  | 'refuse'
  | 'revolt'
  | 'target'
  | 'give'
  | 'insert'
  | 'place'
  | 'take'
  | 'field'
  | 'approve'
  | 'veto'
  | 'vote'
  | 'natural'
  | 'ally'
  | 'claim'
  | 'over';

/** A hand: its size, and the cards where they are seen or known to be there. */
export interface HandView {
  count: number;
  open: boolean;
  cards: number[] | null; // kinds, e.g. [3, 41, 209]; of others only if they lie open
  known: number[] | null; // of others: what is known to be there
  chosen: number[] | null; // own cards chosen to be given, e.g. [41]
  team: number[];
  owes: number | null;
}

/** What a seat laid open in the last step, and what came to its hand if that was seen. */
export interface LastStep {
  laid: number[];
  arrived: number[] | null;
}

/** The ideological field, by seat. */
export interface FieldView {
  rows: number[]; // 0 to 4
  columns: number[];
  blocked_wins: number[]; // 1 after a win spent on a blocker
  since: number[];
  blockers: number[]; // -1 for none
  movers: number[]; // who still alters the field after the match
}

/** How far the structure in turn has been carried out. */
export interface Program {
  running: boolean;
  sentence: number;
  picks: number;
  chosen: Pair;
  owing: number[];
  receiver: number;
  verb: number;
  refused: boolean;
  cancelled: number;
  fetching: number;
}

export type Pair = [number, number];

/** The alteration under way or last tried. */
export interface Alteration {
  seat: number;
  cause: number; // see CAUSES
  card: number; // -1 before it is chosen
  place: number; // -1 before it is chosen
  done: boolean;
  asked: number[];
  votes: number;
  natural: number;
}

/** Why this is a crisis, and who has been passed over; what hangs over the match. */
export interface CrisisView {
  fault: number;
  party: number;
  seat: number;
  count: number;
  reason: Text | null;
  passed_over: number[];
  revolter: number; // who could revolt now, -1 for nobody
  announced: boolean;
  paradigms: number;
  banned: number[];
  punished: number[];
  crises: number;
}

/** What cards ask about: who did what in the last round, and in this match. */
export interface RoundView {
  drew: number[]; // seats, in the last round
  discarded: number[];
  altered: number[];
  handed: Pair[]; // giver, taker
  gained: number[];
  played: number[]; // by seat, the number of the latest turn, -1 for none
  failed_revolts: number[];
  fell_to_one: number[];
  last_discarders: number[];
  last_revolter: number;
  last_solver: number;
  drawn: number[];
  discards: number[];
}

/** How many cards of an ideology are in the society, and whom it would favour. */
export interface Hegemony {
  count: number;
  needed: number;
  favours: number; // -1 if it is not clear
  obstacle: string | null; // why it is present and unavailable
  reached_by: number;
}

/** What somebody has claimed, and who has said so. */
export interface Motion {
  kind: number;
  accused: number;
  made: number[];
  accusers: number[];
}

/** A kind of card, in words for every language. */
export interface Printed {
  number: number; // in the manual, e.g. 44
  name: Text;
  text: Text;
  deck: number; // 0 main, 1 historical, 2 theoretical, 3 strategic, 4 social
  ideology: number; // -1 for none
}

/** The kinds of action, from vocabulary.py. */
export type ActionName =
  | 'discard'
  | 'hand'
  | 'swap'
  | 'insert'
  | 'take'
  | 'use'
  | 'end_turn'
  | 'place'
  | 'choose'
  | 'move_left'
  | 'move_right'
  | 'obey'
  | 'refuse'
  | 'revolt'
  | 'no_revolt'
  | 'support'
  | 'no_support'
  | 'veto'
  | 'no_veto'
  | 'vote_yes'
  | 'vote_no'
  | 'give_up'
  | 'claim'
  | 'no_claim'
  | 'play_on'
  | 'propose_closing'
  | 'accuse'
  | 'agree'
  | 'disagree';

/** The kinds of event, from vocabulary.py. */
export type EventName =
  | 'match_begins'
  | 'turn_begins'
  | 'draws'
  | 'draws_card'
  | 'discards'
  | 'hands_over'
  | 'hands_card'
  | 'swaps_hands'
  | 'passes_hands'
  | 'shuffles_hands'
  | 'shuffles_structures'
  | 'swaps_structures'
  | 'offers'
  | 'alters'
  | 'not_approved'
  | 'supports'
  | 'vetoes'
  | 'votes'
  | 'flow_turns'
  | 'crisis'
  | 'crisis_solved'
  | 'revolt_begins'
  | 'revolt_succeeds'
  | 'revolt_fails'
  | 'cancelled'
  | 'refuses'
  | 'crisis_announced'
  | 'uses'
  | 'forms_team'
  | 'looks'
  | 'shows'
  | 'takes'
  | 'takes_card'
  | 'reshuffles'
  | 'moves_sideways'
  | 'swaps_squares'
  | 'changes_row'
  | 'blocked'
  | 'banned'
  | 'claims_hegemony'
  | 'wins_match'
  | 'match_closes'
  | 'wins_game'
  | 'passed_over'
  | 'chooses'
  | 'moves_motion'
  | 'motion_fails'
  | 'punished'
  | 'plays_again'
  | 'claims_in_vain'
  | 'accuses'
  | 'changes_column'
  | 'closing'
  | 'lots_alter'
  | 'lots_return'
  | 'barred'
  | 'stays';
