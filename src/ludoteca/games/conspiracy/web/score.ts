/** The final count: its parts in the order they are counted, who won, and what shows it. */
import { coalitionOf } from './coalition';
import { TIE_BREAK } from './facts';
import { text } from '$lib/text';
import type { Cell, Chambered, ConspiracyView, ScoreSheet } from './view';
import type { Text } from '$lib/protocol';
import type { TallyPart } from '$lib/tally';

export const PARTS = ['lords', 'territories', 'coalition', 'master'] as const;
export type Part = (typeof PARTS)[number];

/** The points of one part. */
function pointsOf(sheet: ScoreSheet, part: Part): number {
  return part === 'coalition' ? sheet.coalition_points : sheet[part];
}

/** The points counted when the count has come this far: 1.5 is half of the second part. */
export function countedOf(sheet: ScoreSheet, part: Part, progress: number): number {
  const share = Math.min(Math.max(progress - PARTS.indexOf(part), 0), 1);
  return Math.round(pointsOf(sheet, part) * share);
}

/** The cells that a part's points come from. */
export function cellsOf(cells: readonly Cell[], part: Part): number[] {
  if (part === 'coalition') return coalitionOf(cells);
  return cells.flatMap(({ crest, territory }, cell) => {
    const counts = part === 'lords' ? crest : part === 'territories' && territory !== null;
    return counts ? [cell] : [];
  });
}

/** The parts that give a seat points now, each with the lords of its chamber that it comes from. */
export function partsOf(
  { score, cells }: Chambered,
  seat: number,
  say: (text: Text) => string,
): TallyPart[] {
  if (!score) return [];
  return PARTS.filter((part) => pointsOf(score, part)).map((part) => ({
    name: say(text(`board-score-${part}`)),
    points: pointsOf(score, part),
    things:
      part === 'master'
        ? ['[data-part="pearls"]']
        : cellsOf(cells, part).map((cell) => `[data-chamber="${seat}"] [data-cell="${cell}"]`),
  }));
}

/** By how much was won, and what decided it. `ranking` gives each seat's place, 1 for the best. */
export function verdictOf({ chambers }: ConspiracyView, ranking: readonly number[]): Text {
  const points = chambers.map((chamber) => chamber.score?.total ?? 0);
  const decisive = chambers.map((chamber) => chamber[TIE_BREAK]);
  const best = Math.max(...points);
  const first = ranking.indexOf(1);
  const others = [...points.keys()].filter((seat) => seat !== first);
  if (others.some((seat) => ranking[seat] === 1)) return text('board-shared', { points: best });
  const highest = Math.max(...others.map((seat) => points[seat] ?? 0));
  if (highest < best) {
    const seat = others.find((other) => points[other] === highest) ?? first;
    return text('board-wins', { points: best, lead: best - highest, seat: { seat } });
  }
  const beaten = others.filter((seat) => points[seat] === best);
  return text(`board-wins-by-${TIE_BREAK}`, {
    points: best,
    most: decisive[first] ?? 0,
    next: Math.max(...beaten.map((seat) => decisive[seat] ?? 0)),
  });
}
