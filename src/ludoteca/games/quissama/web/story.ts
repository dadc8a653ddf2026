/**
 * How a turn is told: cards are paid one after another, then people and pieces move, then cards are
 * drawn. While a line waits to be told, what it speaks of lies where it lay.
 */
import type { GameLine } from '$lib/board';
import { BLESSING, BLOW, ESCAPE, FIRST_BUSINESS, IDENTICAL, SCANDAL, TENEMENT } from './facts';
import type { Area, Business, Character, EventName, QuissamaView } from './view';

type Told = Record<string, number>;
type Undo = (view: QuissamaView, told: Told, later: readonly GameLine<EventName>[]) => QuissamaView;

const DEED = 900; // milliseconds for something done in the city
const PART = 300; // for a card of several, and for what follows by itself
const TURN = 150;
const PARTS: readonly EventName[] = [
  ...(['pays_card', 'pays_blessing', 'pays_token', 'pays_excess', 'pays_unique'] as const),
  ...(['pays_set', 'draws_card', 'draws', 'discards', 'minister_moves'] as const),
  ...(['fills_business', 'marker_returns', 'market_card', 'reshuffles'] as const),
];

/** How long a line stands before the next one. */
export function beatOf({ kind }: GameLine<EventName>): number {
  return kind === 'turn_begins' ? TURN : PARTS.includes(kind) ? PART : DEED;
}

/** A list without the last of these; the same list if there is none. */
function less<Thing>(list: readonly Thing[], one: Thing): Thing[] {
  const at = list.lastIndexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

const put = <Thing>(list: readonly Thing[], at: number, one: Thing): Thing[] =>
  list.map((each, i) => (i === at ? one : each));

function atSeat(view: QuissamaView, seat: number, change: (one: Area) => Partial<Area>) {
  const seats = view.seats.map((one, i) => (i === seat ? { ...one, ...change(one) } : one));
  return { ...view, seats };
}

function atCharacter(view: QuissamaView, at: number, change: (one: Character) => number[]) {
  const characters = view.characters.map((one, i) =>
    i === at ? { ...one, markers: change(one) } : one,
  );
  return { ...view, characters };
}

/** A hand with this card more, or less; where it is not seen, only its size. */
function holding(view: QuissamaView, seat: number, card: number, by: 1 | -1) {
  return atSeat(view, seat, ({ cards, hand }) => ({
    cards: cards + by,
    ...(hand && { hand: by > 0 ? [...hand, card] : less(hand, card) }),
  }));
}

const sized = (view: QuissamaView, seat: number, by: number) =>
  atSeat(view, seat, ({ cards }) => ({ cards: cards + by }));
const owning = (view: QuissamaView, seat: number, by: number) =>
  atSeat(view, seat, ({ pieces }) => ({ pieces: pieces + by }));

/** A card that lies on the discards is in the hand again. */
function unpaid(view: QuissamaView, seat: number, card: number): QuissamaView {
  return holding({ ...view, discards: less(view.discards, card) }, seat, card, 1);
}

/** People at a place: so many more or fewer. */
function peopled(view: QuissamaView, place: number, by: number): QuissamaView {
  if (place < FIRST_BUSINESS) {
    const squares = put(view.squares, place, (view.squares[place] ?? 0) + by);
    return { ...view, squares };
  }
  if (place === TENEMENT) {
    return {
      ...view,
      tenement: { ...view.tenement, count: view.tenement.count + by },
    };
  }
  return working(view, place - FIRST_BUSINESS, ({ workers }) => ({
    workers: workers + by,
  }));
}

/** A business as it was; it is full, and brings its owner a token, with two who work there. */
function working(
  view: QuissamaView,
  at: number,
  change: (one: Business) => Partial<Business>,
): QuissamaView {
  const businesses = view.businesses.map((one, i) => {
    const was = i === at ? { ...one, ...change(one) } : one;
    return i === at ? { ...was, full: was.workers > 1 && was.owner !== null } : was;
  });
  const { full, owner } = businesses[at] ?? { full: false, owner: null };
  const seats = view.seats.map((area, seat) => {
    const others = area.full.filter((business) => business !== at);
    return {
      ...area,
      full: full && owner === seat ? [...others, at].sort() : others,
    };
  });
  return { ...view, businesses, seats };
}

/** Somebody's minister on a space of the ministry, or nobody's. */
function serving(view: QuissamaView, space: number, owner: number | null): QuissamaView {
  const ministry = put(view.ministry, space, owner);
  const seats = view.seats.map((area, seat) => ({
    ...area,
    ministers: ministry.filter((each) => each === seat).length,
  }));
  return { ...view, ministry, seats };
}

const marked = (view: QuissamaView, character: number, seat: number) =>
  owning(
    atCharacter(view, character, ({ markers }) => [...less(markers, seat), seat].sort()),
    seat,
    -1,
  );
const unmarked = (view: QuissamaView, character: number, seat: number) =>
  owning(
    atCharacter(view, character, ({ markers }) => less(markers, seat)),
    seat,
    1,
  );

/** Whether a marker that is spoken of took its character: then it was the second one. */
const isTaken = (later: readonly GameLine<EventName>[], character: number) =>
  later.some(
    ({ kind, arguments: told }) =>
      (kind === 'takes_character' || kind === 'takes_from') && told.character === character,
  );

function untaken(view: QuissamaView, { seat = 0, character = 0 }: Told, holder: number | null) {
  const characters = view.characters.map((one, i) => (i === character ? { ...one, holder } : one));
  return marked({ ...view, characters }, character, seat);
}

const founded: Undo = (view, { seat = 0, business = 0 }) =>
  owning(
    working(view, business, () => ({ owner: null })),
    seat,
    1,
  );

const UNDO: Partial<Record<EventName, Undo>> = {
  turn_begins: (view, { seat = 0 }) => ({
    ...view,
    seat: (seat + view.players - 1) % view.players,
  }),
  draws_card: (view, { seat = 0, card = 0 }) =>
    holding({ ...view, deck: view.deck + 1 }, seat, card, -1),
  draws: (view, { seat = 0, count = 0 }) =>
    sized({ ...view, deck: view.deck + count }, seat, -count),
  reshuffles: (view, { count = 0 }) => ({
    ...view,
    deck: Math.max(0, view.deck - count),
  }),
  opens: founded,
  founds: founded,
  pays_card: (view, { seat = 0, card = 0 }) => unpaid(view, seat, card),
  pays_blessing: (view, { seat = 0 }) => unpaid(view, seat, BLESSING),
  pays_unique: (view, { seat = 0, card = 0 }) => unpaid(view, seat, card),
  pays_set(view, { seat = 0, card = 0, blessings = 0 }) {
    const cards = Array.from({ length: IDENTICAL }, (_, i) => (i < blessings ? BLESSING : card));
    return cards.reduce((shown, each) => unpaid(shown, seat, each), view);
  },
  pays_token(view, { seat = 0 }) {
    const spent = view.seats[seat]?.full.find((each) => !view.turn.tokens.includes(each));
    if (spent === undefined) return view;
    return {
      ...view,
      turn: { ...view.turn, tokens: [...view.turn.tokens, spent] },
    };
  },
  discards: (view, { seat = 0, card = 0 }) => unpaid(view, seat, card),
  frees: (view, { square = 0 }) => peopled({ ...view, senzala: view.senzala + 1 }, square, -1),
  employs(view, { business = 0 }) {
    const square = view.businesses[business]?.square ?? 0;
    return peopled(peopled(view, FIRST_BUSINESS + business, -1), square, 1);
  },
  recruits: (view, { square = 0 }) => peopled(peopled(view, TENEMENT, -1), square, 1),
  attacks: (view, { place = 0 }) => peopled({ ...view, senzala: view.senzala - 1 }, place, 1),
  blows: (view, { seat = 0, place = 0 }) =>
    unpaid(peopled({ ...view, senzala: view.senzala - 1 }, place, 1), seat, BLOW),
  escapes: (view, { seat = 0, square = 0 }) =>
    unpaid(peopled({ ...view, senzala: view.senzala + 1 }, square, -1), seat, ESCAPE),
  minister_enters: (view, { seat = 0 }) => owning(serving(view, 0, null), seat, 1),
  minister_moves: (view, { rival = 0, space = 0 }) =>
    serving(serving(view, space, null), space - 1, rival),
  minister_falls: (view, { rival = 0 }) =>
    owning(serving(view, view.ministry.length - 1, rival), rival, -1),
  withdraws_minister: (view, { seat = 0, space = 0 }) =>
    owning(serving(view, space, seat), seat, -1),
  scandalises: (view, { seat = 0, rival = 0, space = 0 }) =>
    holding(
      owning(serving({ ...view, removed: view.removed - 1 }, space, rival), rival, -1),
      seat,
      SCANDAL,
      1,
    ),
  influences: (view, { seat = 0, character = 0 }, later) =>
    isTaken(later, character) ? view : unmarked(view, character, seat),
  takes_character: (view, told) => untaken(view, told, null),
  takes_from: (view, told) => untaken(view, told, told.rival ?? null),
  marker_returns: (view, { rival = 0, character = 0 }) => marked(view, character, rival),
  releases: (view, { rival = 0, character = 0 }) => marked(view, character, rival),
  withdraws_marker: (view, { seat = 0, character = 0 }) => marked(view, character, seat),
  replaces_marker(view, { seat = 0, rival = 0, character = 0 }, later) {
    const shown = isTaken(later, character) ? view : unmarked(view, character, seat);
    return marked(shown, character, rival);
  },
  replaces_minister: (view, { seat = 0, rival = 0, space = 0 }) =>
    owning(owning(serving(view, space, rival), seat, 1), rival, -1),
  replaces_burgher: (view, { seat = 0, rival = 0, business = 0 }) =>
    owning(
      owning(
        working(view, business, () => ({ owner: rival })),
        seat,
        1,
      ),
      rival,
      -1,
    ),
  withdraws_burgher: (view, { seat = 0, business = 0 }) =>
    owning(
      working(view, business, () => ({ owner: seat })),
      seat,
      -1,
    ),
  exchanges(view, { seat = 0, card = 0, other_card: other = 0 }) {
    const slot = view.turn.laid.find((each) => view.market[each] === card);
    const market = put(view.market, slot ?? view.market.indexOf(card), other);
    return holding(holding({ ...view, market }, seat, other, -1), seat, card, 1);
  },
  market_renewed: (view, { card = 0 }) => ({
    ...view,
    market: view.market.map(() => card),
    discards: view.market.reduce((left) => less(left, card), view.discards),
  }),
  market_card: (view) => ({ ...view, deck: view.deck + 1 }),
  stores: (view, { card = 0 }) => ({
    ...view,
    stored: less(view.stored, card),
    deck: view.deck + 1,
  }),
  rescues: (view, { seat = 0, count = 0 }) => sized(view, seat, -count),
  // The other card was taken before, when nothing was told yet.
  swaps: (view, { seat = 0, rival = 0, card = 0 }) =>
    holding(holding(view, rival, card, -1), seat, card, 1),
  swaps_unseen: (view, { seat = 0, rival = 0 }) => sized(sized(view, rival, -1), seat, 1),
  steals_card: (view, { seat = 0, rival = 0, card = 0 }) =>
    holding(holding(view, seat, card, -1), rival, card, 1),
  steals: (view, { seat = 0, rival = 0 }) => sized(sized(view, seat, -1), rival, 1),
  wins: (view) => ({ ...view, winner: null, winning: null }),
};

/** The table as it was before these lines: the latest is taken back first. */
export function before(view: QuissamaView, waiting: readonly GameLine<EventName>[]): QuissamaView {
  return waiting.reduceRight(
    (shown, { kind, arguments: told }, at) =>
      UNDO[kind]?.(shown, told, waiting.slice(at + 1)) ?? shown,
    view,
  );
}
