/** The shape of a chamber: an inverted pyramid of rows of 5, 4, 3, 2 and 1, in reading order. */

export const ROWS = [5, 4, 3, 2, 1] as const;
export const CELLS = 15;

/** Where a cell lies: its row, and its left edge in card widths (each row half a card further in). */
export function placeOf(cell: number): { row: number; left: number } {
  let first = 0;
  for (const [row, length] of ROWS.entries()) {
    if (cell < first + length) return { row, left: cell - first + row / 2 };
    first += length;
  }
  throw new RangeError(`a chamber has no cell ${cell}`);
}
