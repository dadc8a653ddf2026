/** Small geometry for pictures drawn in code: the same seed always draws the same picture. */

export type Point = readonly [number, number];

/** A source of numbers in [0, 1), repeatable from its seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number as short as a picture needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** The path through all points, smooth (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => {
    const wrapped = closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1);
    return points[wrapped] as Point;
  };
  let path = `M${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${short(from[0] + (to[0] - before[0]) / 6)} ${short(from[1] + (to[1] - before[1]) / 6)}` +
      ` ${short(to[0] - (after[0] - from[0]) / 6)} ${short(to[1] - (after[1] - from[1]) / 6)}` +
      ` ${short(to[0])} ${short(to[1])}`;
  }
  return closed ? path + 'Z' : path;
}

/** The same smooth line as `smooth` draws, as points: `steps` to each stretch. */
export function dense(points: readonly Point[], steps = 6): Point[] {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const along = (t: number, a: number, b: number, c: number, d: number) =>
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) /
    2;
  return points.flatMap((_, i) => {
    const near = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    const mix = (t: number, axis: 0 | 1) =>
      along(t, near[0][axis], near[1][axis], near[2][axis], near[3][axis]);
    const count = i === points.length - 1 ? 1 : steps;
    return Array.from({ length: count }, (_, k) => [mix(k / steps, 0), mix(k / steps, 1)] as const);
  });
}

/** The point at `angle` degrees (0 is up, clockwise) on a circle or ellipse. */
export function polar(cx: number, cy: number, angle: number, rx: number, ry = rx): Point {
  const turn = ((angle - 90) * Math.PI) / 180;
  return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
}

/** A ring of `count` alternating long and short points: stars, rays, cogs. */
export function star(cx: number, cy: number, count: number, outer: number, inner: number): string {
  const points = Array.from({ length: count * 2 }, (_, i) =>
    polar(cx, cy, (i * 180) / count, i % 2 ? inner : outer),
  );
  return 'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L') + 'Z';
}

/** A tapering ribbon along a line of points: `width(t)` is its half-width at t in [0, 1]. */
export function ribbon(line: readonly Point[], width: (t: number) => number): string {
  const [left, right] = sides(line, width);
  return smooth([...left, ...right.reverse()], true);
}

/** Both edges of a ribbon, from its beginning to its end. */
export function sides(line: readonly Point[], width: (t: number) => number): [Point[], Point[]] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [px, py] = line[Math.max(i - 1, 0)] as Point;
    const [nx, ny] = line[Math.min(i + 1, line.length - 1)] as Point;
    const length = Math.hypot(nx - px, ny - py) || 1;
    const half = width(i / (line.length - 1));
    const [dx, dy] = [((nx - px) / length) * half, ((ny - py) / length) * half];
    left.push([x + dy, y - dx]);
    right.push([x - dy, y + dx]);
  });
  return [left, right];
}
