/** Small signs that mean the same wherever they stand. */
export const PERSON = 'M0-12a6 6 0 1 0 .1 0ZM-10 14C-10 4-6 1 0 1S10 4 10 14Z';
export const SEXES = {
  man: 'M0-13a4.4 4.4 0 1 0 .1 0ZM-7-3H7L6 6H4V13H.6V6H-.6V13H-4V6H-6Z',
  woman: 'M0-13a4.4 4.4 0 1 0 .1 0ZM-4-3H4L9 7H4V13H.8V7H-.8V13H-4V7H-9Z',
  neither: 'M-9 0A4 4 0 0 1-5-4H5A4 4 0 0 1 5 4H-5A4 4 0 0 1-9 0Z',
} as const;
export const STAR = 'M0-5 1.5-1.8 5-1.4 2.4 1 3.1 4.5 0 2.8-3.1 4.5-2.4 1-5-1.4-1.5-1.8Z';
