/** What is drawn along a game that is reviewed: the chance to win, or what could be hoped for. */
import type { Hope, Review } from './protocol';
import { words } from './words.svelte';

export interface CurveData {
  points: { step: number; height: number }[]; // 0 to 1
  goal: number | null; // a line to be reached
  caption: string;
  ending: string;
  said: string; // for whoever does not see it
  help: string;
}
type Percent = (chance: number) => string;

/** Null where neither can be told. `steps`: of the whole game. */
export function curveOf(
  review: Review,
  name: string,
  steps: number,
  percent: Percent,
): CurveData | null {
  if (review.points.length) return chances(review, name, steps, percent);
  return review.hope ? hopes(review.hope, name, steps) : null;
}

function chances(review: Review, name: string, steps: number, percent: Percent): CurveData {
  const known = review.points.map(({ chance }) => chance);
  const end = review.end === null ? [] : [{ step: steps, height: review.end }];
  const ending = review.end ? 'ui-review-end-won' : 'ui-review-end-lost';
  const first = percent(known[0] ?? 0);
  const [low, high] = [percent(Math.min(...known)), percent(Math.max(...known))];
  return {
    points: [...review.points.map(({ step, chance }) => ({ step, height: chance })), ...end],
    goal: null,
    caption: words.ui('ui-review-curve'),
    ending: review.end === null ? '' : words.ui(ending),
    said: words.ui('ui-review-curve-said', { name, first, low, high }),
    help: words.ui('ui-review-help', { name }),
  };
}

function hopes({ points, end, rival }: Hope, name: string, steps: number): CurveData {
  const all = [...points, ...(end === null ? [] : [{ step: steps, points: end }])];
  const most = Math.max(1, rival ?? 0, ...all.map((each) => each.points));
  const height = (value: number) => Math.max(0, value) / most;
  const round = Math.round;
  const told = {
    name,
    first: round(points[0]?.points ?? 0),
    last: round(points.at(-1)?.points ?? 0),
  };
  return {
    points: all.map((each) => ({ step: each.step, height: height(each.points) })),
    goal: rival === null ? null : height(rival),
    caption: words.ui('ui-review-hope', { most: round(most) }),
    ending: end === null ? '' : words.ui('ui-review-hope-end', { points: end }),
    said: words.ui('ui-review-hope-said', { ...told, end: end ?? 0, rival: rival ?? 0 }),
    help: words.ui('ui-review-hope-help', { name }),
  };
}
