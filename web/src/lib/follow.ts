/** A table's stage follows what the server tells: it is played line by line, or shown at once. */
import type { Live } from './live.svelte';
import type { Line, ShownState } from './protocol';
import { sound } from './sounds';
import type { Stage } from './stage.svelte';

interface Following {
  isOneMove: () => boolean; // several actions of one's own make one move: nothing is told in between
  heard: (fresh: readonly Line[]) => void; // what has happened, as soon as it is known
}

export function follow(live: Live, stage: Stage<ShownState>, { isOneMove, heard }: Following) {
  live.ontold = (fresh) => {
    const atOnce = isOneMove() || isOwnDeed(live, stage, fresh ?? []);
    if (fresh && live.state) void stage.show(live.state, fresh, atOnce);
    else stage.set(live.state);
    if (!fresh?.length) return;
    if (live.table?.phase === 'over') sound('end');
    heard(fresh);
  };
}

/**
 * What one has just done oneself need not be told, if nothing came of it for anybody else; unless
 * the game has a pace of its own for it.
 */
function isOwnDeed(live: Live, stage: Stage<ShownState>, fresh: readonly Line[]): boolean {
  const isOwn = ({ kind, arguments: { seat } }: Line) =>
    seat === undefined || seat === live.seat || kind === 'turn_begins';
  return live.busy && !stage.story.beatOf && fresh.every(isOwn);
}
