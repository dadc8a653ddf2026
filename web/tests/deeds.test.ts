// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { Deeds } from '$lib/deeds';
import type { Line } from '$lib/protocol';

const line = (number: number, kind = 'played'): Line => ({
  number,
  step: number,
  kind,
  arguments: {},
  text: { id: `event-${kind}`, args: {} },
});
const told = [line(1), line(1), line(2, 'turn_begins'), line(2)];

describe('the deeds of a log', () => {
  it('are what was done with what came of it; whose turn it is stands apart', () => {
    const deeds = new Deeds().of(told, 7);
    expect(deeds.map(({ at, lines }) => [at, lines.length])).toEqual([
      [7, 2],
      [9, 1],
      [10, 1],
    ]);
  });

  it('stay the same ones when others come after them or before', () => {
    const log = new Deeds();
    const before = log.of(told, 2);
    const after = log.of([...told, line(3)], 2);
    expect(after.slice(0, 3).map((deed, at) => deed === before[at])).toEqual([true, true, true]);
    const recalled = log.of([line(0), line(0, 'table-joined'), ...told], 0);
    expect(recalled.slice(2).map((deed, at) => deed === before[at])).toEqual([true, true, true]);
  });

  it('are others when something came of the last one', () => {
    const log = new Deeds();
    const before = log.of(told, 0);
    const after = log.of([...told, line(2)], 0);
    expect(after[2]).not.toBe(before[2]);
    expect(after[2]?.lines).toHaveLength(2);
  });
});
