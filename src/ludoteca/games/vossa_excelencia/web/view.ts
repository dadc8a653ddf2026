// Written by `python -m ludoteca.server.typescript` from view_types.py: change that, not this.

import type { Text } from '$lib/protocol';

/** The table as a seat or a spectator sees it. */
export interface VossaView {
  players: number;
  seat: number | null; // whose turn it is
  actor: number | null; // who decides now
  starter: number;
  phase: Phase;
  stage: Stage;
  semester: number;
  semesters: number;
  expansion: boolean;
  deck: string; // "house-5", or the beginning of its text's hash
  zone: Voter[];
  piles: Record<Category, PileView>;
  event: number | null;
  die: number | null;
  cabinets: CabinetView[];
  resolving: Resolving | null;
}

export type Phase =
  | 'actions'
  | 'discards'
  | 'accepting'
  | 'branching'
  | 'choosing'
  | 'sphere'
  | 'targeting'
  | 'paying'
  | 'running'
  | 'over';

export type Stage = 'setup' | 'opening' | 'acting' | 'closing' | 'leaving' | 'event' | 'elections';

/** A voter in the zone, and what it would cost whoever looks. */
export interface Voter {
  card: number;
  price?: Bill;
}

export type Icon =
  'populist' | 'oligarch' | 'bourgeois' | 'commune' | 'square' | 'hip' | 'any' | 'money';

export type Bill = Partial<Record<Icon, number>>;

export type Category = 'politician' | 'party' | 'parliamentarian' | 'infamy' | 'event' | 'voter';

/** How many cards lie face down, and those of the face-up discard. */
export interface PileView {
  count: number;
  discard: number[];
}

/** One player's cabinet and what belongs to it. */
export interface CabinetView {
  cards: CabinetCard[];
  influence: Record<Sphere, number>;
  power: number;
  hand: HandView;
  capital: number;
  in_game: boolean;
}

/** A card in a cabinet. */
export interface CabinetCard {
  card: number;
  turned: boolean;
  used: boolean; // this turn: its action, or its articulation where that does not turn it
  money: number;
  capital: number; // its own conditions included
}

export type Sphere = 'populist' | 'oligarch' | 'bourgeois' | 'commune' | 'square' | 'hip';

/** A hand, as far as it is known. */
export interface HandView {
  count: number;
  cards: number[]; // those that the viewer knows
  revealed: number[];
  prices?: Record<string, Bill>; // one's own
}

/** The effect under way: which card, for whom, and what is asked. */
export interface Resolving {
  card: number;
  owner: number;
  icon?: Icon; // what is being paid
  bill?: Bill;
  remaining?: number;
  target?: number | null;
  branches?: Text[];
  sheltered?: number[]; // the rivals whom it cannot reach, where one is chosen
}

/** A card with all its words in one language. */
export interface Printed {
  card: number;
  code: string; // the id in the deck's file
  category: Category;
  name: string;
  flavour: string;
  spheres: Sphere[];
  keywords: string[];
  motifs: number[]; // the keywords by number, for the picture
  cost: Bill;
  capital: number;
  lines: string[];
  gist: Record<string, Sign[]>; // what it does in signs, by moment
  headings: string[]; // of the rules page
  expansion: boolean;
  picture?: string; // of one's own: a JPEG in base64
}

/** A thing and how many of it; 0 where the number varies. */
export interface Sign {
  shows: string; // a resource, "any", "draw", "infamy", "roll", "condition", "or", "more"
  count: number;
}

/** The kinds of action, from vocabulary.py. */
export type ActionName =
  | 'stop'
  | 'reveal'
  | 'pay'
  | 'buy'
  | 'itemise'
  | 'articulate'
  | 'use'
  | 'drop'
  | 'keep'
  | 'accept'
  | 'accept_by_hand'
  | 'refuse'
  | 'branch'
  | 'choose'
  | 'sphere'
  | 'rival'
  | 'pay_with';

/** The kinds of event, from vocabulary.py. */
export type EventName =
  | 'game_begins'
  | 'enters'
  | 'voter_appears'
  | 'semester_begins'
  | 'turn_begins'
  | 'reveals'
  | 'spends'
  | 'buys'
  | 'pays'
  | 'articulates'
  | 'uses'
  | 'gains'
  | 'loses'
  | 'gets_money'
  | 'loses_money'
  | 'gives_money'
  | 'stores'
  | 'draws'
  | 'draws_hidden'
  | 'receives'
  | 'discards_card'
  | 'loses_voter'
  | 'to_box'
  | 'returns_to_hand'
  | 'turns'
  | 'unturns'
  | 'rolls'
  | 'no_face'
  | 'accepts'
  | 'refuses'
  | 'cannot_meet'
  | 'takes_branch'
  | 'targets'
  | 'shuffles'
  | 'event_opens'
  | 'event_for'
  | 'event_ends'
  | 'immune_to'
  | 'zone_swept'
  | 'leaves_game'
  | 'influence_fades'
  | 'elections_begin'
  | 'counts'
  | 'total'
  | 'game_ends';
