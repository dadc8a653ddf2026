// Written by `python -m ludoteca.server.typescript` from view_types.py: change that, not this.

/** The open table, and for a seat its own hand and what it knows of the others'. */
export interface QuissamaView {
  players: number;
  seat: number | null; // whose turn it is
  you: number | null;
  starter: number;
  phase: Phase;
  turns: number;
  variants: string[];
  scandals: number; // in the box of this game
  blessings: number;
  costs: Record<string, Icons[]>; // by kind of action; two where it depends on the gang
  deck: number;
  discards: number[];
  removed: number; // scandals out of the game
  market: number[];
  squares: number[];
  businesses: Business[];
  tenement: Tenement;
  ministry: (number | null)[];
  senzala: number;
  characters: Character[];
  stored: number[]; // under Quissama
  seats: Area[];
  turn: Turn;
  paying: Payment | null;
  spending: Spending[];
  robbing: number; // cards still to be stolen
  looking: number | null; // whose hand is looked at
  winner: number | null;
  winning: number | null; // the character whose goal was met
}

export type Phase =
  'opening' | 'main' | 'paying' | 'stealing' | 'looking' | 'giving' | 'discarding' | 'over';

export type IconName = 'nagoa' | 'guaiamum' | 'coin' | 'liberty' | 'burgher' | 'crown';

export type Icons = Partial<Record<IconName, number>>;

/** A business on a road. */
export interface Business {
  owner: number | null;
  workers: number;
  square: number; // where its road leads
  full: boolean;
}

/** Who lives in the tenement, and how many could. */
export interface Tenement {
  count: number;
  spaces: number;
}

/** One of the eight: where it is, what a marker costs and how far everybody is. */
export interface Character {
  played: boolean;
  holder: number | null;
  markers: number[]; // whose
  cost: Icons;
  price: Icons; // for whoever looks, or the seat in turn for a spectator: more in a rival's area
  identical: number; // cards alike, instead of icons
  progress: Pair[][]; // by seat: what it has of what is asked
}

export type Pair = [number, number];

/** One player's area: open to all, but for the hand. */
export interface Area {
  cards: number;
  pieces: number; // not on the board
  full: number[]; // businesses
  ministers: number;
  token_worth: number;
  hand?: number[]; // faces: one's own, or one that is being looked at
  known?: number[]; // faces seen on their way into this hand
}

/** What the seat in turn has left over, used and done. */
export interface Turn {
  tokens: number[]; // businesses whose token is not spent yet
  excess: number[]; // Nagoas, Guaiamuns and coins left over
  used: number[]; // characters
  fresh: number[]; // characters taken this turn
  closed: boolean; // no more abilities
  exchanged: number;
  laid: number[]; // market slots that keep their card this turn
  robbed: number[];
}

/** What is being paid, and what `pay` would spend; only the payer is told. */
export interface Payment extends Spent {
  action: number;
  due: Icons;
  identical: number;
}

/** What a payment takes; only the payer is told. */
export interface Spent {
  spends?: number[]; // faces of cards
  spends_tokens?: number;
  spends_excess?: number[];
}

/** What would be spent on some of what may be done now. */
export interface Spending extends Spent {
  actions: number[]; // of one kind and cost
  choice: boolean; // there is another way to pay
}

/** The kinds of action, from vocabulary.py. */
export type ActionName =
  | 'open'
  | 'free'
  | 'found'
  | 'employ'
  | 'recruit'
  | 'minister'
  | 'attack'
  | 'blow'
  | 'scandal'
  | 'escape'
  | 'influence'
  | 'release'
  | 'withdraw_burgher'
  | 'withdraw_minister'
  | 'withdraw_marker'
  | 'exchange'
  | 'store'
  | 'rescue'
  | 'look'
  | 'steal'
  | 'replace_burgher'
  | 'replace_minister'
  | 'replace_marker'
  | 'minister_without'
  | 'free_by_liberty'
  | 'free_by_capoeira'
  | 'end_turn'
  | 'pay'
  | 'pay_card'
  | 'pay_blessing'
  | 'pay_token'
  | 'pay_unique'
  | 'pay_set'
  | 'swap_take'
  | 'swap_none'
  | 'swap_give'
  | 'discard'
  | 'refill';

/** The kinds of event, from vocabulary.py. */
export type EventName =
  | 'turn_begins'
  | 'draws_card'
  | 'draws'
  | 'reshuffles'
  | 'opens'
  | 'pays_card'
  | 'pays_blessing'
  | 'pays_token'
  | 'pays_excess'
  | 'pays_unique'
  | 'pays_set'
  | 'frees'
  | 'founds'
  | 'employs'
  | 'fills_business'
  | 'recruits'
  | 'minister_enters'
  | 'minister_moves'
  | 'minister_falls'
  | 'attacks'
  | 'blows'
  | 'scandalises'
  | 'escapes'
  | 'influences'
  | 'takes_character'
  | 'takes_from'
  | 'marker_returns'
  | 'releases'
  | 'stored_lost'
  | 'withdraws_burgher'
  | 'withdraws_minister'
  | 'withdraws_marker'
  | 'exchanges'
  | 'market_renewed'
  | 'market_card'
  | 'stores'
  | 'rescues'
  | 'looks'
  | 'swaps'
  | 'swaps_unseen'
  | 'swaps_nothing'
  | 'steals_card'
  | 'steals'
  | 'replaces_burgher'
  | 'replaces_minister'
  | 'replaces_marker'
  | 'discards'
  | 'wins'
  | 'undecided';
