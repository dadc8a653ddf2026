// Written by `python -m ludoteca.server.typescript` from view_types.py: change that, not this.

/** What a seat or a spectator may see. */
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
  envelopes: EnvelopeView[]; // by guest
  decorations: number[];
  supply: number;
  taken: number;
  photos?: PhotoView[]; // once all are taken
  scores?: ScoreSheet[];
  tied?: number[];
  votes?: (number | null)[];
  own?: Own; // not for spectators
}

export type Phase =
  | 'looking'
  | 'keeping'
  | 'taking'
  | 'returning'
  | 'giving'
  | 'rumouring'
  | 'stealing'
  | 'sharing'
  | 'offering'
  | 'pricing'
  | 'bidding'
  | 'secret_bidding'
  | 'paying'
  | 'deciding'
  | 'photo'
  | 'voting'
  | 'over'
  | 'peeking';

/** The envelope on offer and the bidding so far, all of it open. */
export interface Auction {
  lot: number;
  high: number;
  high_bidder: number | 'house';
  passed: number[];
  rebid: boolean;
  tied: number[];
}

/** An envelope; what is in it only if it lies open before this viewer. */
export interface EnvelopeView {
  holder: number | null; // a seat, or null in the centre
  fresh: boolean; // won in an auction of this round: still closed
  announced: number[]; // rounds in which somebody has told of a VIP card in it
  cards?: string[]; // three codes; e.g. "by-dalva"
  vips?: number; // VIP cards known in it
}

/** The set as it stands, and what the judge says of it from the last look on. */
export interface PhotoView {
  floor: (Spot | null)[]; // by guest
  on_table: number[]; // guests who stand there, placed for no photo
  table: boolean[]; // by place of the table
  camera: number[]; // the six choices
  fault?: PhotoFault; // what is wrong with it, '' if nothing
  unseen?: number | null;
  clear?: number[]; // guests covered by no other guest
  faceless?: number[]; // guests whose face cannot be seen
  hiders?: number[][]; // by guest: who covers a part of its face
}

/** Where a guest stands. */
export interface Spot {
  space: number; // 0-16, from the camera backwards and from the left
  offset: number; // 0-8, where in its space; 4 is the middle
}

export type PhotoFault =
  '' | 'camera_high' | 'sees_over' | 'sees_left' | 'sees_right' | 'sees_front' | 'guest_unseen';

/** How a seat's points come about, guest by guest. */
export interface ScoreSheet {
  guests: Record<string, Guested>; // by code
  photo: number;
  decorations: number; // points for them
  placed: number;
  envelopes: number;
  total: number;
  place: number | null;
}

/** A guest's points: the places of the cards that were met. */
export interface Guested {
  met: number[];
  points: number;
}

/** Behind one's own screen, and what one has chosen and not shown yet. */
export interface Own extends PhotoView {
  vip: number | null; // the envelope that holds one's own card
  hand: Busy;
  picked: number | null;
  choice: number;
  choice2: number;
  seen: number[]; // envelopes looked into so far
}

export type Busy = 'menu' | 'picking' | 'standing' | 'at_table' | 'at_camera';

/** The kinds of action, from vocabulary.py. */
export type ActionName =
  | 'done'
  | 'move_guest'
  | 'decorate'
  | 'move_camera'
  | 'shutter'
  | 'step_out'
  | 'pass'
  | 'buy'
  | 'sell'
  | 'to_left'
  | 'to_right'
  | 'away'
  | 'vip'
  | 'keep'
  | 'take'
  | 'give'
  | 'look'
  | 'offer'
  | 'offer_vip'
  | 'pick'
  | 'stand'
  | 'shift'
  | 'slot'
  | 'camera_across'
  | 'camera_height'
  | 'camera_distance'
  | 'frame_width'
  | 'aim_across'
  | 'aim_up'
  | 'amount'
  | 'vote'
  | 'on_table';

/** The kinds of event, from vocabulary.py. */
export type EventName =
  | 'round_begins'
  | 'reads'
  | 'turns_up'
  | 'lays_down'
  | 'is_dealt'
  | 'takes'
  | 'returns'
  | 'gives'
  | 'reveals'
  | 'looks_at'
  | 'looks_away'
  | 'steals'
  | 'auction_begins'
  | 'offers'
  | 'says_vip'
  | 'nothing_to_offer'
  | 'house_bids'
  | 'bids'
  | 'passes'
  | 'names_price'
  | 'pays'
  | 'house_pays'
  | 'wins'
  | 'house_wins'
  | 'tied'
  | 'still_tied'
  | 'no_bid'
  | 'relief'
  | 'last_look'
  | 'photos_shown'
  | 'scores'
  | 'vote_begins'
  | 'votes'
  | 'game_ends'
  | 'puts_vip'
  | 'pays_house'
  | 'no_price';
