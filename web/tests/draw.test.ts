// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dense, polar, seeded, smooth, star, type Point } from '$lib/draw';

describe('draw', () => {
  it('draws the same picture from the same seed', () => {
    const [one, other] = [seeded(7), seeded(7)];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
    expect(seeded(8)()).not.toBe(seeded(7)());
  });

  it('keeps random numbers in [0, 1)', () => {
    const next = seeded(1);
    for (let i = 0; i < 1000; i++) {
      const value = next();
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });

  it('goes smoothly through every point, and back when closed', () => {
    const points: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
    ];
    expect(smooth(points)).toMatch(/^M0 0C.* 10 0C.* 10 10$/);
    expect(smooth(points, true)).toMatch(/ 0 0Z$/);
    expect(dense(points, 4)).toHaveLength(9);
    expect(dense(points, 4).at(-1)).toEqual([10, 10]);
  });

  it('counts angles from the top, clockwise', () => {
    expect(polar(0, 0, 90, 5)[0]).toBeCloseTo(5);
    expect(polar(0, 0, 0, 5)[1]).toBeCloseTo(-5);
    expect(star(0, 0, 4, 10, 5).match(/L/g)).toHaveLength(7);
  });
});
