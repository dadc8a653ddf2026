/** Small signs that mean the same wherever they stand. */
export const PERSON = 'M0-12a6 6 0 1 0 .1 0ZM-10 14C-10 4-6 1 0 1S10 4 10 14Z';
export const SEXES = {
  man: 'M0-13a4.4 4.4 0 1 0 .1 0ZM-7-3H7L6 6H4V13H.6V6H-.6V13H-4V6H-6Z',
  woman: 'M0-13a4.4 4.4 0 1 0 .1 0ZM-4-3H4L9 7H4V13H.8V7H-.8V13H-4V7H-9Z',
  neither: 'M-9 0A4 4 0 0 1-5-4H5A4 4 0 0 1 5 4H-5A4 4 0 0 1-9 0Z',
} as const;
export const STAR = 'M0-5 1.5-1.8 5-1.4 2.4 1 3.1 4.5 0 2.8-3.1 4.5-2.4 1-5-1.4-1.5-1.8Z';

/** A shape for each seat, beside its colour; 24 x 24. */
export const SEAT_SHAPES = [
  'M12 2A10 10 0 1 1 12 22 10 10 0 1 1 12 2Z',
  'M3.5 3.5H20.5V20.5H3.5Z',
  'M12 2 22.5 21H1.5Z',
  'M12 .8 23.2 12 12 23.2.8 12Z',
  'M12 1 15.2 8.4 23.2 9.2 17.2 14.5 19 22.4 12 18.2 5 22.4 6.8 14.5.8 9.2 8.8 8.4Z',
  'M8.5 1.5H15.5V8.5H22.5V15.5H15.5V22.5H8.5V15.5H1.5V8.5H8.5Z',
] as const;
