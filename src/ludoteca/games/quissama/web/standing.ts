/** How far a seat is: goal by goal, and the pieces that bring it nearer. */
import type { BoardProps } from '$lib/board';
import type { TallyPart } from '$lib/tally';
import { BERNARDINA, FIRST_BUSINESS, SQUARES, TENEMENT } from './facts';
import { aimsOf, type Aim } from './score';
import type { Pair, QuissamaView } from './view';
import { characterText } from './words';

type Say = BoardProps['say'];

/** The things on the board that count for an aim. */
function thingsFor(counts: Aim['counts'], view: QuissamaView, seat: number): string[] {
  switch (counts) {
    case 'ministers':
      return view.ministry.flatMap((who, space) =>
        who === seat ? [`[data-space="${space}"]`] : [],
      );
    case 'businesses':
      return (view.seats[seat]?.full ?? []).map(
        (each) => `[data-place="${FIRST_BUSINESS + each}"]`,
      );
    case 'tenement':
      return [`[data-place="${TENEMENT}"]`];
    case 'freed':
      return Array.from({ length: SQUARES }, (_, square) => `[data-place="${square}"]`);
    case 'bernardina':
      return [`[data-character="${BERNARDINA}"]`];
  }
}

const written = (pairs: readonly Pair[]) =>
  pairs.map(([has, asked]) => `${Math.min(has, asked)}/${asked}`).join(' + ');

/** Every goal that can be met in this game, with what counts for it. */
export function goalsOf(view: QuissamaView, seat: number, say: Say): TallyPart[] {
  return view.characters.flatMap(({ played, progress }, number) => {
    const [aims, pairs] = [aimsOf(number), progress[seat] ?? []];
    if (!played || !aims.length) return [];
    const asked = aims.map(({ name }) => say(name)).join(' + ');
    return [
      {
        name: `${say(characterText(number))}: ${asked}`,
        points: pairs.reduce((sum, [has]) => sum + has, 0),
        shown: written(pairs),
        things: [
          `[data-character="${number}"]`,
          ...aims.flatMap(({ counts }) => thingsFor(counts, view, seat)),
        ],
      },
    ];
  });
}

/** What a seat has earned so far: its ministers, full businesses, markers and characters. */
export function earnedOf(view: QuissamaView, seat: number): TallyPart[] {
  const of = (name: string, things: string[]): TallyPart => ({
    name,
    points: things.length,
    things,
  });
  const those = (is: (character: QuissamaView['characters'][number]) => boolean) =>
    view.characters.flatMap((each, number) => (is(each) ? [`[data-character="${number}"]`] : []));
  return [
    of('ministers', thingsFor('ministers', view, seat)),
    of('businesses', thingsFor('businesses', view, seat)),
    of(
      'markers',
      those(({ markers }) => markers.includes(seat)),
    ),
    of(
      'characters',
      those(({ holder }) => holder === seat),
    ),
  ];
}

/** The goal that a seat is nearest to: of its own character, where it has one, or a marker there. */
export function nearestOf(view: QuissamaView, seat: number): number {
  const rated = view.characters.flatMap(({ played, holder, markers, progress }, number) => {
    const pairs = progress[seat] ?? [];
    if (!played || !pairs.length) return [];
    const share = pairs.reduce((sum, [has, asked]) => sum + has / asked, 0) / pairs.length;
    const claim = holder === seat ? 2 : markers.includes(seat) ? 1 : 0;
    return [{ number, worth: claim + Math.min(share, 1) / 2 }];
  });
  return rated.reduce((best, each) => (each.worth > best.worth ? each : best)).number;
}

/** How far that is. */
export function progressOf(view: QuissamaView, seat: number, number: number): string {
  return written(view.characters[number]?.progress[seat] ?? []);
}
