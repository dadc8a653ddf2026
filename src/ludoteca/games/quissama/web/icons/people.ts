/** The pieces on the map: capoeiras by their hats and sashes, players' pieces by their marks. */

/** A player's mark, as the table's list of seats has it, around the origin. */
export const MARKS = [
  'M0-6A6 6 0 1 1 0 6 6 6 0 1 1 0-6Z',
  'M-5.2-5.2H5.2V5.2H-5.2Z',
  'M0-6.4 6.6 5.6H-6.6Z',
  'M0-7.2 7.2 0 0 7.2-7.2 0Z',
  'M0-7.4 2-2.3 7.2-2.1 3.1 1.2 4.6 6.4 0 3.4-4.6 6.4-3.1 1.2-7.2-2.1-2-2.3Z',
] as const;
