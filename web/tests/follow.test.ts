// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { follow } from '$lib/follow';
import type { Live } from '$lib/live.svelte';
import type { Line, ShownState } from '$lib/protocol';
import type { Stage } from '$lib/stage.svelte';
import { stateAt } from './sockets';

vi.mock('$lib/sounds', () => ({ sound: () => undefined }));

/** What the stage is told when the server says this to whoever sits at seat 0. */
function shown(fresh: readonly Line[] | null, { busy = true, isOneMove = false, beatOf = false }) {
  const [show, set, heard] = [vi.fn(), vi.fn(), vi.fn()];
  const live = { state: stateAt(5), seat: 0, busy, table: null } as unknown as Live;
  const story = beatOf ? { beatOf: () => 100 } : {};
  const stage = { show, set, story } as unknown as Stage<ShownState>;
  follow(live, stage, { isOneMove: () => isOneMove, heard });
  live.ontold(fresh);
  return { atOnce: show.mock.calls[0]?.[2], isSet: set.mock.calls.length > 0, heard };
}
const line = (kind: string, seat?: number) =>
  ({ kind, arguments: seat === undefined ? {} : { seat } }) as unknown as Line;

test('what others do is told, and heard at once', () => {
  const { atOnce, heard } = shown([line('draws', 1)], { busy: false });
  expect(atOnce).toBe(false);
  expect(heard).toHaveBeenCalledWith([line('draws', 1)]);
});

test('what one has just done oneself is shown at once, unless it touches somebody else', () => {
  const own = [line('draws', 0), line('renewed'), line('turn_begins', 1)];
  expect(shown(own, {}).atOnce).toBe(true);
  expect(shown([...own, line('loses', 1)], {}).atOnce).toBe(false);
  expect(shown(own, { busy: false }).atOnce).toBe(false);
});

test('a game with a pace of its own tells that too, but never in the middle of one move', () => {
  expect(shown([line('draws', 0)], { beatOf: true }).atOnce).toBe(false);
  expect(shown([line('draws', 0)], { beatOf: true, isOneMove: true }).atOnce).toBe(true);
});

test('a game seen from its beginning is just there', () => {
  const { isSet, heard } = shown(null, {});
  expect(isSet).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});
