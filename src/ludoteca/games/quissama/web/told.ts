/** What a line speaks of: the things on the table, and the hands that cards leave or come to. */
import type { GameLine } from '$lib/board';
import type { Subject } from './deeds';
import { FIRST_BUSINESS, TENEMENT } from './facts';
import type { EventName, QuissamaView } from './view';

const PAID: readonly EventName[] = [
  ...(['pays_card', 'pays_blessing', 'pays_unique', 'pays_set', 'discards'] as const),
  ...(['exchanges', 'blows', 'escapes', 'scandalises'] as const),
];
const ROBBED: readonly EventName[] = ['steals', 'steals_card', 'swaps_unseen'];
const UNSEEN: readonly EventName[] = ['draws', 'steals', 'swaps_unseen'];

/** The things on the table that a line is about. */
export function subjectsOf({ kind, arguments: told }: GameLine<EventName>): Subject[] {
  const { business, square, place, character, space, seat, rival } = told;
  const at = (number: number | undefined): Subject[] =>
    number === undefined ? [] : [{ is: 'place', number }];
  const on = (is: 'character' | 'space' | 'seat', number: number | undefined): Subject[] =>
    number === undefined ? [] : [{ is, number }];
  return [
    ...at(business === undefined ? undefined : FIRST_BUSINESS + business),
    ...at(square),
    ...at(place),
    ...at(kind === 'recruits' ? TENEMENT : undefined),
    ...on('character', character),
    ...on('space', kind === 'minister_enters' ? 0 : space),
    ...on('seat', seat),
    ...on('seat', rival),
  ];
}

/** Whose hand cards leave with this line. */
export function giverOf({
  kind,
  arguments: { seat, rival },
}: GameLine<EventName>): number | undefined {
  if (PAID.includes(kind)) return seat;
  return ROBBED.includes(kind) ? rival : undefined;
}

/** Into whose hand cards come with this line, and which: none where nobody sees them. */
export interface Passing {
  seat: number;
  faces: readonly number[];
}

export function passingOf({ kind, arguments: told }: GameLine<EventName>): Passing | undefined {
  const { seat = 0, rival = 0, card = 0, other_card: other = 0 } = told;
  if (kind === 'exchanges') return { seat, faces: [other] };
  if (kind === 'steals_card') return { seat, faces: [card] };
  if (kind === 'swaps') return { seat: rival, faces: [card] };
  if (UNSEEN.includes(kind)) return { seat, faces: [] };
  return undefined;
}

export const nameOf = (subject: Subject) =>
  subject.is === 'verb' ? subject.verb : `${subject.is} ${subject.number}`;

/** What the others have changed on the table since one's own turn ended. */
export class Changes {
  #names = new Set<string>();
  #seen: readonly GameLine<EventName>[] = [];
  #isOver = false; // one has acted since: what comes now is new

  /** What has happened besides; the same lines again change nothing. */
  follow(news: readonly GameLine<EventName>[], own: number | null): ReadonlySet<string> {
    if (news === this.#seen) return this.#names;
    this.#seen = news;
    for (const line of news) this.#add(line, own);
    return this.#names;
  }

  #add(line: GameLine<EventName>, own: number | null): void {
    const { seat } = line.arguments;
    if (own === null || line.kind === 'turn_begins') return;
    if (seat === own) {
      this.#isOver = true;
      return;
    }
    const things = subjectsOf(line).filter(({ is }) => is !== 'seat');
    const before = this.#isOver ? [] : this.#names;
    this.#names = new Set([...before, ...things.map(nameOf)]);
    this.#isOver = false;
  }
}

/** The parts of the table among which a phone shows one. */
export const PARTS = ['city', 'market', 'gallery', 'others'] as const;
export type BoardPart = (typeof PARTS)[number];

/** The part that a line, a question or a choice is about; none if it may be any. */
export function partOf(
  line: GameLine<EventName> | null,
  view: QuissamaView,
  subject?: Subject,
): BoardPart | undefined {
  if (line) return partTold(line.kind);
  if (view.phase === 'stealing') return 'others';
  if (subject?.is === 'verb') {
    if (subject.verb === 'influence') return 'gallery';
    return subject.verb === 'exchange' ? 'market' : 'city';
  }
  if (subject?.is === 'slot') return 'market';
  if (subject?.is === 'character') return 'gallery';
  if (subject?.is === 'card') return undefined;
  return subject?.is === 'seat' ? 'others' : 'city';
}

const TOLD: Readonly<Record<Exclude<BoardPart, 'city'>, readonly EventName[]>> = {
  market: ['exchanges', 'market_renewed', 'market_card', 'reshuffles'],
  gallery: [
    ...(['influences', 'takes_character', 'takes_from', 'marker_returns', 'releases'] as const),
    ...(['stores', 'stored_lost', 'rescues', 'replaces_marker'] as const),
  ],
  others: ['steals', 'steals_card', 'looks', 'swaps', 'swaps_unseen', 'swaps_nothing'],
};

function partTold(kind: EventName): BoardPart {
  return PARTS.find((part) => part !== 'city' && TOLD[part].includes(kind)) ?? 'city';
}
