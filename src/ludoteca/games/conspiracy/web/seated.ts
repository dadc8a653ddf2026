/** A chamber of the view as Chamber.svelte draws it, every lord with its name. */
import type { BoardProps } from '$lib/board';
import type { Seated } from './Chamber.svelte';
import { lordOf, powerOf } from './guilds';
import { text } from '$lib/text';
import { lastCovered } from './chamber';
import type { Cell } from './view';
import { lordText, territoryText } from './words';

export function seatedIn(
  cells: readonly Cell[],
  say: BoardProps['say'],
  keys: readonly string[] = [],
): Seated[] {
  const spent = lastCovered(cells);
  return cells.map((cell, i) => {
    const lord = lordOf(cell.lord);
    return {
      ...lord,
      crest: cell.crest,
      territory: cell.territory ?? undefined,
      used: hasKey(cell.lord) && i <= spent,
      name: nameOf(cell, i, spent, say),
      key: keys[i],
    };
  });
}

export function hasKey(lord: number): boolean {
  return ['silver', 'gold'].includes(powerOf(lordOf(lord).influence));
}

function nameOf(cell: Cell, i: number, spent: number, say: BoardProps['say']): string {
  const marks = [say(text('board-in-place', { thing: lordText(cell.lord), cell: i + 1 }))];
  if (cell.crest) marks.push(say(text('board-crested')));
  if (hasKey(cell.lord)) marks.push(say(text(i <= spent ? 'board-key-used' : 'board-key-free')));
  if (cell.territory !== null) marks.push(say(territoryText(cell.territory)));
  return marks.join(', ');
}
