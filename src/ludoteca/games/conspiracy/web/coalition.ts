/** The largest coalition, cell by cell: the server counts it, the browser shows where it is. */
import { placeOf } from './chamber';
import { lordOf } from './guilds';
import type { Cell } from './view';

/** Neighbours lie side by side, or half a card aside in the next row. */
function touch(a: number, b: number): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  const [down, across] = [Math.abs(one.row - other.row), Math.abs(one.left - other.left)];
  return (down === 0 && across === 1) || (down === 1 && across === 0.5);
}

/** The cells of the largest group of neighbouring lords of one guild; the first such group. */
export function coalitionOf(cells: readonly Cell[]): number[] {
  const guilds = cells.map(({ lord }) => lordOf(lord).guild);
  const left = new Set(cells.keys());
  let largest: number[] = [];
  for (const start of cells.keys()) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      for (const other of [...left]) {
        if (guilds[other] !== guilds[cell] || !touch(cell, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    if (group.length > largest.length) largest = group;
  }
  return largest.sort((a, b) => a - b);
}
