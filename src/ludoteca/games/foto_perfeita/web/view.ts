/** What view.py sends, as types, and the words for the things in it. */
import type { Text } from '$lib/protocol';
import { GUEST_CODES, type Setting } from './scene';

export type Phase =
  | ('looking' | 'keeping' | 'taking' | 'returning' | 'giving' | 'rumouring' | 'stealing')
  | ('sharing' | 'offering' | 'pricing' | 'bidding' | 'secret_bidding' | 'paying' | 'deciding')
  | ('photo' | 'voting' | 'over');

export interface Envelope {
  holder: number | null; // a seat, or null in the centre
  fresh: boolean; // won in an auction of this round: still closed
  announced: number[]; // rounds in which somebody has told of a VIP card in it
  cards?: string[]; // three codes, if it lies open before this viewer; e.g. "by-dalva"
  vips?: number; // VIP cards known in it
}

export interface Photo extends Setting {
  fault?: string; // what is wrong with it, '' if nothing; from the last look on
  unseen?: number | null;
  clear?: number[]; // guests covered by no other guest
  faceless?: number[]; // guests whose face cannot be seen
  hiders?: number[][]; // by guest: who covers a part of its face
}

export interface Own extends Photo {
  vip: number | null; // the envelope that holds one's own card
  hand: 'menu' | 'picking' | 'standing' | 'at_table' | 'at_camera';
  picked: number | null;
  choice: number;
  choice2: number;
  seen: number[]; // envelopes looked into so far
}

export interface Auction {
  lot: number;
  high: number;
  high_bidder: number | 'house';
  passed: number[];
  rebid: boolean;
  tied: number[];
}

export interface Sheet {
  guests: Record<string, { met: number[]; points: number }>; // by code; places of the met cards
  photo: number;
  decorations: number; // points for them
  placed: number;
  envelopes: number;
  total: number;
  place: number | null;
}

export interface FotoView {
  players: number;
  phase: Phase;
  waiting: number[];
  round: number;
  starter: number;
  trade: string | null;
  trades_used: number[];
  trades_left: number;
  auctions: number; // auction cards among the six; 0 in the plain game
  active: number;
  auction: Auction | null;
  last: number[];
  last2: number[];
  envelopes: Envelope[]; // by guest
  decorations: number[];
  supply: number;
  taken: number;
  own?: Own; // not for spectators
  photos?: Photo[]; // once all are taken
  scores?: Sheet[];
  tied?: number[];
  votes?: (number | null)[];
}

/** A message of this game. */
export function text(id: string, args: Text['args'] = {}): Text {
  return { id, args };
}

/** A guest's name; `guest-<code>.character` is the line about it. */
export function guestText(guest: number): Text {
  return text(`guest-${GUEST_CODES[guest] ?? ''}`);
}

export function characterText(guest: number): Text {
  return text(`guest-${GUEST_CODES[guest] ?? ''}.character`);
}

/** The guest that a preference names, if it names one. */
export function namedIn(card: string): number | null {
  const found = /^(?:by|hide)-(.+)$/.exec(card);
  return found ? GUEST_CODES.indexOf(found[1] ?? '') : null;
}

/** A preference in words. */
export function cardText(card: string): Text {
  const guest = namedIn(card);
  if (guest === null) return text(`card-${card}`);
  return text(card.startsWith('by-') ? 'card-beside' : 'card-hide', { guest: guestText(guest) });
}
