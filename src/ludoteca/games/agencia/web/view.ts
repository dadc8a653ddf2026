/** What view.py sends, as types, and the words for the things in it. */
import type { Text } from '$lib/protocol';

export type Phase =
  | ('motion' | 'motion_vote' | 'refuse' | 'revolt' | 'target' | 'give' | 'insert' | 'place')
  | ('take' | 'field' | 'approve' | 'veto' | 'vote' | 'natural' | 'ally' | 'claim' | 'over');

export interface HandView {
  count: number;
  open: boolean;
  cards: number[] | null; // kinds, e.g. [3, 41, 209]; of others only if they lie open
  known: number[] | null; // of others: what is known to be there
  chosen: number[] | null; // own cards chosen to be given, e.g. [41]
  team: number[];
  owes: number | null;
}

export interface FieldView {
  rows: number[]; // by seat, 0 to 4
  columns: number[];
  blocked_wins: number[]; // 1 after a win spent on a blocker
  blockers: number[]; // by seat, -1 for none
  movers: number[]; // who still alters the field after the match
}

export interface Alteration {
  seat: number;
  cause: number; // see Cause
  card: number; // -1 before it is chosen
  place: number; // -1 before it is chosen
  done: boolean;
  asked: number[];
  natural: number;
}

export interface CrisisView {
  fault: number;
  reason: Text | null;
  passed_over: number[];
  revolter: number; // who could revolt now, -1 for nobody
  announced: boolean;
  paradigms: number;
  banned: number[];
  punished: number[];
  crises: number;
}

export interface RoundView {
  drew: number[]; // seats, in the last round
  discarded: number[];
  altered: number[];
  handed: [number, number][]; // giver, taker
  played: number[]; // by seat, the number of the latest turn, -1 for none
  failed_revolts: number[];
  fell_to_one: number[];
  last_discarders: number[];
  last_revolter: number;
  last_solver: number;
}

export interface Hegemony {
  count: number;
  needed: number;
  favours: number; // -1 if it is not clear
}

export interface AgenciaView {
  players: number;
  you: number | null;
  seat: number | null; // whose turn it is
  phase: Phase;
  waiting: number[];
  flow: 1 | -1;
  society: number[]; // kinds by seat
  hands: HandView[];
  pile: number;
  piles: number[] | null; // what may be taken, for whoever is choosing
  discards: number[];
  last_step: { laid: number[]; arrived: number[] | null }[];
  match: number;
  turn: number;
  field: FieldView | null;
  program: { chosen: [number, number]; receiver: number };
  alteration: Alteration;
  crisis: CrisisView;
  round: RoundView;
  hegemonies: Hegemony[]; // by ideology; none in simple mode
  self_noticed: boolean;
  claimed_in_vain: readonly number[]; // seats that may not claim again in this match
  motion: { accused: number };
  winners: number[];
  wins: number[];
}

/** Why a structure is being altered, as in state.py. */
export const Cause = { program: 0, proposal: 1, crisis: 2, revolt: 3, natural: 4 } as const;

/** A message of this game. */
export function text(id: string, args: Text['args'] = {}): Text {
  return { id, args };
}

/** A player, for a message. */
export const player = (seat: number) => ({ seat });
