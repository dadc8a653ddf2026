/** Where to go in a game that is played again: turns, and what one looks for. */
import type { Landmarks } from './games';
import type { Line } from './protocol';

/** A frame worth going to, and the line that says why. */
export interface Landmark {
  step: number;
  line: Line;
}

const TURNS = ['turn_begins'];

/** The first line of each frame that has one of these kinds. */
function found(log: readonly Line[], kinds: readonly string[]): Landmark[] {
  const first = new Map<number, Line>();
  for (const line of log) {
    if (kinds.includes(line.kind) && !first.has(line.step)) first.set(line.step, line);
  }
  return [...first].map(([step, line]) => ({ step, line }));
}

export const turnsIn = (log: readonly Line[], { TURNS: own }: Landmarks): Landmark[] =>
  found(log, own ?? TURNS);

export const keysIn = (log: readonly Line[], { KEY = [] }: Landmarks): Landmark[] =>
  found(log, KEY);

/** The next landmark from a frame on, or the last one before it; none: the end, the beginning. */
export function neighbour(
  landmarks: readonly Landmark[],
  step: number,
  by: 1 | -1,
  end: number,
): number {
  const steps = landmarks.map((each) => each.step);
  if (by > 0) return steps.find((each) => each > step) ?? end;
  return steps.findLast((each) => each < step) ?? 0;
}
