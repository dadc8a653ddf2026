/** The marks of the seats, beside their colours: not everybody tells colours apart. */
export const MARKS = ['●', '■', '▲', '◆', '★', '✚'];

/** The same marks, drawn; 24 x 24. */
export const SHAPES = [
  'M12 2A10 10 0 1 1 12 22 10 10 0 1 1 12 2Z',
  'M3.5 3.5H20.5V20.5H3.5Z',
  'M12 2 22.5 21H1.5Z',
  'M12 .8 23.2 12 12 23.2.8 12Z',
  'M12 1 15.2 8.4 23.2 9.2 17.2 14.5 19 22.4 12 18.2 5 22.4 6.8 14.5.8 9.2 8.8 8.4Z',
  'M8.5 1.5H15.5V8.5H22.5V15.5H15.5V22.5H8.5V15.5H1.5V8.5H8.5Z',
] as const;

interface Seated {
  seats: readonly { kind: string; name: string }[];
}

/** How many may still sit down: an open seat with a name is kept for somebody. */
export const freeOf = ({ seats }: Seated) =>
  seats.filter(({ kind, name }) => kind === 'open' && !name).length;

/** The seats of those who were invited and have not answered. */
export const keptOf = ({ seats }: Seated) =>
  seats.filter(({ kind, name }) => kind === 'open' && name);
