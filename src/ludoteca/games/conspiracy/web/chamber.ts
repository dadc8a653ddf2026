/** The shape of a chamber: an inverted pyramid of rows of 5, 4, 3, 2 and 1, in reading order. */
import { ROW_LENGTHS } from './facts';
import type { Cell } from './view';

/** Where a cell lies: its row, and its left edge in card widths (each row half a card further in). */
export function placeOf(cell: number): { row: number; left: number } {
  let first = 0;
  for (const [row, length] of ROW_LENGTHS.entries()) {
    if (cell < first + length) return { row, left: cell - first + row / 2 };
    first += length;
  }
  throw new RangeError(`a chamber has no cell ${cell}`);
}

/**
 * The last cell whose key has been spent: a territory takes all keys up to the one it covers. The view
 * counts those that are left; web/tests/story.test.ts holds this to it.
 */
export function lastCovered(cells: readonly Cell[]): number {
  return cells.findLastIndex((cell) => cell.territory !== null);
}
