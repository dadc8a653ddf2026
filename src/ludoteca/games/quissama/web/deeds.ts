/**
 * What can be done with a thing on the board. A thing is touched, and its deeds are listed: those
 * that may be done now with what they would spend, and the others so that one can ask why not.
 * Which of them may be done is what the options say; there is no rule in here.
 */
import { actionOf, find, type BoardProps, type GameLine } from '$lib/board';
import { movesOf, type Args, type Ask, type Asking, type Moves } from '$lib/moves';
import type { Argument, Text } from '$lib/protocol';
import {
  BERNARDINA,
  BLOW,
  BUSINESSES,
  CARD_NEEDED,
  CHARACTERS,
  CHARACTER_NEEDED,
  ESCAPE,
  FIELD_WORDS,
  FIRST_BUSINESS,
  MINISTERS,
  SCANDAL,
  SQUARES,
  TENEMENT,
  TENEMENT_ROADS,
  WAIVED,
} from './facts';
import type { Keys } from './keys';
import { gangOf } from './places';
import type { Character } from './words';
import { nameOf, subjectsOf } from './told';
import type { ActionName, EventName, Icons, QuissamaView, Spending } from './view';

export interface Deed {
  kind: ActionName;
  args: Args;
}

/** What a player has touched. */
export type Subject =
  | {
      is: 'place' | 'character' | 'space' | 'card' | 'slot' | 'seat';
      number: number;
    }
  | { is: 'verb'; verb: Verb };

export const VERBS = [
  ...(['free', 'found', 'employ', 'recruit'] as const),
  ...(['minister', 'attack', 'influence', 'exchange'] as const),
] as const;
export type Verb = (typeof VERBS)[number];

/** What one must have to do a thing at all: a card in hand, or a character. */
const cardNeeded: Partial<Record<ActionName, number>> = CARD_NEEDED;
const characterNeeded: Partial<Record<ActionName, number>> = CHARACTER_NEEDED;
const fieldWords: Readonly<Record<string, readonly Argument[]>> = FIELD_WORDS;
const FREED_BY_PRINCESA = ['free_by_liberty', 'free_by_capoeira'] as const;
const BUSINESS_DEEDS = ['found', 'employ', 'replace_burgher'] as const;
const SPACE_DEEDS = ['scandal', 'replace_minister', 'withdraw_minister'] as const;
const RIVAL_DEEDS = ['look', 'steal'] as const;
const ONLY_IF_LEGAL: readonly ActionName[] = [
  'withdraw_burgher',
  'withdraw_minister',
  'withdraw_marker',
];

const deed = (kind: ActionName, args: Args = {}): Deed => ({ kind, args });
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** All that can be thought of with a thing, whether it may be done or not. */
export function deedsOf(subject: Subject, view: QuissamaView): Deed[] {
  if (subject.is === 'verb') return ofVerb(subject.verb, view);
  const { is, number } = subject;
  const rivals = upTo(view.players).filter((rival) => rival !== view.seat);
  if (is === 'place') return ofPlace(number);
  if (is === 'character') return ofCharacter(number, view, rivals);
  if (is === 'space') {
    const space = number;
    return [
      deed('minister'),
      ...WAIVED.map((_, waived) => deed('minister_without', { waived })),
      ...SPACE_DEEDS.map((kind) => deed(kind, { space })),
    ];
  }
  if (is === 'card') {
    const card = number;
    if (card === SCANDAL)
      return [...upTo(MINISTERS).map((space) => deed('scandal', { space })), ...swaps()];
    if (card === BLOW) return [...places().map((place) => deed('blow', { place })), ...swaps()];
    if (card === ESCAPE) {
      return [...upTo(SQUARES).map((square) => deed('escape', { square })), ...swaps()];
    }
    return swaps();
  }
  if (is === 'slot') {
    const hand = view.seats[view.seat ?? 0]?.hand ?? [];
    return [...new Set(hand)].map((card) => deed('exchange', { card, slot: number }));
  }
  return RIVAL_DEEDS.map((kind) => deed(kind, { rival: number }));

  function swaps(): Deed[] {
    return upTo(view.market.length).map((slot) => deed('exchange', { card: number, slot }));
  }
}

const places = () => upTo(TENEMENT + 1);
const recruits = () => TENEMENT_ROADS.map((square) => deed('recruit', { square }));

function ofPlace(place: number): Deed[] {
  const struck = [deed('attack', { place }), deed('blow', { place })];
  if (place === TENEMENT) {
    return [...recruits(), ...struck];
  }
  if (place >= FIRST_BUSINESS) {
    const business = place - FIRST_BUSINESS;
    return [
      ...BUSINESS_DEEDS.map((kind) => deed(kind, { business })),
      ...struck,
      deed('withdraw_burgher', { business }),
    ];
  }
  const square = place;
  return [
    ...[...FREED_BY_PRINCESA, ...(['free', 'escape'] as const)].map((kind) =>
      deed(kind, { square }),
    ),
    ...recruits().filter(({ args }) => args.square === square),
    ...struck,
  ];
}

function ofCharacter(character: number, view: QuissamaView, rivals: readonly number[]): Deed[] {
  const abilities: Partial<Record<Character, Deed[]>> = {
    quissama: [deed('store'), deed('rescue')],
    woodruff: rivals.map((rival) => deed('look', { rival })),
    alemao: rivals.map((rival) => deed('steal', { rival })),
    princesa: FREED_BY_PRINCESA.flatMap((kind) =>
      upTo(SQUARES).map((square) => deed(kind, { square })),
    ),
    alencar: WAIVED.map((_, waived) => deed('minister_without', { waived })),
    imperador: [
      ...upTo(BUSINESSES).map((business) => deed('replace_burgher', { business })),
      ...upTo(MINISTERS).map((space) => deed('replace_minister', { space })),
    ],
  };
  const name = CHARACTERS[character];
  const marked = (view.characters[character]?.markers ?? []).filter((rival) =>
    rivals.includes(rival),
  );
  return [
    ...((name && abilities[name]) ?? []),
    deed('influence', { character }),
    ...marked.map((rival) => deed('release', { character, rival })),
    ...marked.map((rival) => deed('replace_marker', { character, rival })),
    deed('withdraw_marker', { character }),
  ];
}

function ofVerb(verb: Verb, view: QuissamaView): Deed[] {
  if (verb === 'minister') {
    return [deed('minister'), ...WAIVED.map((_, waived) => deed('minister_without', { waived }))];
  }
  if (verb === 'attack') return places().map((place) => deed('attack', { place }));
  if (verb === 'influence')
    return CHARACTERS.map((_, character) => deed('influence', { character }));
  if (verb === 'exchange') {
    return upTo(view.market.length).flatMap((number) => deedsOf({ is: 'slot', number }, view));
  }
  if (verb === 'recruit') return recruits();
  if (verb === 'free') {
    return (['free', ...FREED_BY_PRINCESA] as const).flatMap((kind) =>
      upTo(SQUARES).map((square) => deed(kind, { square })),
    );
  }
  return upTo(BUSINESSES).map((business) => deed(verb, { business }));
}

export interface OfferedDeed extends Deed {
  text: Text;
  ask: Ask;
  cost: Icons;
  identical: number;
  spending?: Spending; // what it would take, if it may be done
}

export interface DeedMoves extends Moves<ActionName> {
  /** What a thing offers: all that may be done, and of the rest what one may wonder about. */
  rows: (subject: Subject) => OfferedDeed[];
  /** How a thing is lit: something may be done with it, it can be asked about, or neither. */
  lit: (subject: Subject) => Ask;
  /** The one deed that joins what was chosen before (an action, a card) with this thing, if any. */
  joined: (subject: Subject) => OfferedDeed | undefined;
  /** Whether a thing is spoken of now, or has changed since one's last turn. */
  mark: (subject: Subject) => 'told' | 'new' | undefined;
}

/** What is being told, and what was told before. */
interface Told {
  line: GameLine<EventName> | null;
  changed: ReadonlySet<string>;
}

/** What every part of the table is handed on which something can be touched. */
export interface TouchedProps {
  view: QuissamaView;
  keys: Keys;
  moves: DeedMoves;
  say: BoardProps['say'];
  chosen?: Subject;
  onpick: (subject: Subject) => void;
}

export function deedMovesOf(
  given: Asking<ActionName> & Pick<BoardProps, 'seat'>,
  view: QuissamaView,
  telling?: Told,
  chosen?: Subject,
): DeedMoves {
  const { options, vocabulary, seat } = given;
  const moves = movesOf(given);
  const isMain = moves.isAsked && view.phase === 'main';

  function rows(subject: Subject): OfferedDeed[] {
    if (!isMain) return [];
    const all = deedsOf(subject, view).map(({ kind, args }): OfferedDeed => {
      const option = find(options, kind, args);
      const action = option?.action ?? actionOf(vocabulary, kind, args);
      const { cost, identical } = priceOf(kind, args, view);
      return {
        ...{ kind, args, cost, identical },
        ask: option ? 'may' : 'not',
        text: option?.text ?? deedText({ kind, args }),
        spending: view.spending.find(({ actions }) => actions.includes(action)),
      };
    });
    const legal = all.filter((row) => row.ask === 'may');
    const others = all.filter((row) => row.ask === 'not' && isWondered(row, view, seat));
    // A list of places shows where it can be done; a single thing also what cannot.
    const isList = subject.is === 'verb' || subject.is === 'slot';
    if (isList && legal.length) return legal;
    return [...legal, ...onePerKind(others, view, seat)];
  }
  // An action or a card that was chosen looks for its place: nothing else is lit.
  const aim = chosen && AIMS.includes(chosen.is) ? chosen : undefined;
  const aims = new Set(aim && isMain ? deedsOf(aim, view).map(wordOf) : []);
  function lit(subject: Subject): Ask {
    if (!isMain) return 'none';
    const isFree = !aim || subject.is === 'verb' || nameOf(subject) === nameOf(aim);
    const deeds = deedsOf(subject, view).filter((each) => isFree || aims.has(wordOf(each)));
    return deeds.some(({ kind, args }) => find(options, kind, args)) ? 'may' : 'not';
  }
  function joined(subject: Subject): OfferedDeed | undefined {
    if (!aim || subject.is === 'verb') return undefined;
    const open = rows(subject).filter((row) => row.ask === 'may' && aims.has(wordOf(row)));
    return open.length === 1 ? open[0] : undefined;
  }
  const spoken = new Set(telling?.line ? subjectsOf(telling.line).map(nameOf) : []);
  function mark(subject: Subject) {
    if (spoken.has(nameOf(subject))) return 'told';
    return moves.isAsked && telling?.changed.has(nameOf(subject)) ? 'new' : undefined;
  }
  return { ...moves, rows, lit, joined, mark };
}

const AIMS: readonly Subject['is'][] = ['verb', 'card', 'slot'];
const wordOf = ({ kind, args }: Deed) =>
  `${kind} ${Object.entries(args)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ')}`;

/** Of each kind the one that is nearest to being possible: its reason is the one that helps. */
function onePerKind(
  rows: readonly OfferedDeed[],
  view: QuissamaView,
  seat: number | null,
): OfferedDeed[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const alike = rows.filter((row) => row.kind === kind);
    return alike.find((row) => isNear(row, view, seat)) ?? alike.slice(0, 1);
  });
}

/** Whether a place looks fit for a deed: it is mine, or free, or somebody is there. */
function isNear({ kind, args }: Deed, view: QuissamaView, seat: number | null): boolean {
  const at = args.business ?? (args.place ?? -1) - FIRST_BUSINESS;
  const business = view.businesses[at];
  if (kind === 'found') return business?.owner === null;
  if (kind === 'employ') {
    const people = view.squares[business?.square ?? 0] ?? 0;
    return business?.owner === seat && !business.full && people > 0;
  }
  if (kind === 'attack') {
    return business ? business.owner !== seat && business.workers > 0 : isPeopled(args, view);
  }
  if (kind === 'recruit') return isPeopled(args, view);
  if (kind === 'influence') return view.characters[args.character ?? -1]?.holder !== seat;
  return true;
}

const isPeopled = ({ place, square }: Args, view: QuissamaView) =>
  place === TENEMENT ? view.tenement.count > 0 : (view.squares[place ?? square ?? -1] ?? 0) > 0;

/** Whether somebody may wonder why a deed is refused: not without its card or character. */
function isWondered({ kind, args }: Deed, view: QuissamaView, seat: number | null): boolean {
  if (ONLY_IF_LEGAL.includes(kind)) return false;
  // Nobody thinks of attacking one's own, or of working for somebody else.
  const owner = view.businesses[args.business ?? (args.place ?? -1) - FIRST_BUSINESS]?.owner;
  if ((kind === 'attack' || kind === 'blow') && owner === seat && seat !== null) return false;
  if (kind === 'release') {
    return args.character === BERNARDINA || view.characters[args.character ?? -1]?.holder === seat;
  }
  const card = cardNeeded[kind];
  if (card !== undefined) return view.seats[seat ?? 0]?.hand?.includes(card) ?? false;
  const character = characterNeeded[kind];
  return character === undefined || view.characters[character]?.holder === seat;
}

function priceOf(
  kind: ActionName,
  args: Args,
  view: QuissamaView,
): Pick<OfferedDeed, 'cost' | 'identical'> {
  const of = view.characters[args.character ?? -1];
  if (of) {
    const isFree = kind === 'withdraw_marker';
    return {
      cost: isFree ? {} : of.price,
      identical: isFree ? 0 : of.identical,
    };
  }
  const costs = view.costs[kind] ?? [];
  const place = args.place ?? args.square ?? (args.business ?? 0) + FIRST_BUSINESS;
  const index = args.waived ?? (costs.length > 1 ? gangOf(place, view) : 0);
  return { cost: costs[index] ?? {}, identical: 0 };
}

/** A deed in words, also one that is no option now: the same that the rules have for it. */
export function deedText({ kind, args }: Deed): Text {
  const said = Object.entries(args).map(([field, value]) => [field, fieldWords[field]?.[value]]);
  return { id: `option-${kind}`, args: Object.fromEntries(said) };
}
