/** The log by deed. */
import { expect, test } from 'vitest';
import { counted, Deeds } from '../src/lib/deeds';
import type { Line } from '../src/lib/protocol';

let number = 0;
const line = (kind: string, seat = 0, step = ++number): Line =>
  ({ kind, number: step, step, arguments: { seat }, text: { id: kind, args: {} } }) as never;
const kinds = (lines: readonly Line[]) =>
  new Deeds().of(lines, 0).map((deed) => deed.lines.map(({ kind }) => kind));

test('what is paid belongs to what it is paid for', () => {
  const lines = [line('pays_card'), line('pays_token'), line('frees'), line('frees')];
  expect(kinds(lines)).toEqual([['frees', 'pays_card', 'pays_token'], ['frees']]);
});

test('nobody pays for what somebody else does, or for a turn', () => {
  expect(kinds([line('pays_card'), line('frees', 1)])).toEqual([['pays_card'], ['frees']]);
  expect(kinds([line('spends'), line('turn_begins')])).toEqual([['spends'], ['turn_begins']]);
});

test('the same line twice is one, said to be two', () => {
  const [one, other] = [line('draws'), line('gains')];
  const said = counted([one, one, other]).map(({ line: { kind }, times }) => [kind, times]);
  expect(said).toEqual([
    ['draws', 2],
    ['gains', 1],
  ]);
});
