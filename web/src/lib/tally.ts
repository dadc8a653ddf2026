/** Points as they stand: the parts they come from, and what has come in addition. */

/** A part of somebody's points. */
export interface TallyPart {
  name: string;
  points: number;
  things: readonly string[]; // selectors of the things on the board that give them
  shown?: string; // instead of the points, where it is so much of so much
}

/** Points that have come or gone, and the thing they belong to; no thing: the score itself. */
export interface Gain {
  points: number;
  thing?: string;
}

export const sum = (parts: readonly TallyPart[]) =>
  parts.reduce((total, { points }) => total + points, 0);

/** What has changed between two moments: for each part by how much, at what was not there before. */
export function gains(before: readonly TallyPart[], now: readonly TallyPart[]): Gain[] {
  const names = [...new Set([...now, ...before].map(({ name }) => name))];
  const of = (parts: readonly TallyPart[], wanted: string) =>
    parts.find(({ name }) => name === wanted);
  return names.flatMap((name) => {
    const [was, is] = [of(before, name), of(now, name)];
    const points = (is?.points ?? 0) - (was?.points ?? 0);
    if (!points) return [];
    const thing = is?.things.findLast((each) => !was?.things.includes(each)) ?? is?.things.at(-1);
    return [{ points, thing }];
  });
}

/** With its sign, as it floats up. */
export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);
