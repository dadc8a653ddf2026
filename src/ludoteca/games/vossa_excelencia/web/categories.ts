/** The six categories of cards: a colour and a mark each, for pictures, backs and piles. */
import { star } from '$lib/draw';
import type { Category } from './view';

export interface CategoryLook {
  color: string;
  mark: string; // a path in 24 x 24
}

// A microphone, a flag, a dome, a blot, a front page, a ballot box.
export const CATEGORY_LOOKS: Readonly<Record<Category, CategoryLook>> = {
  politician: {
    color: '#26384b',
    mark: 'M9 3.6C10 1.4 14 1.4 15 3.6V11C14 13.4 10 13.4 9 11ZM6.4 9H8V11.4C9 15 15 15 16 11.4V9H17.6V11.6C17.2 14.4 15.4 15.8 12.9 16.2V19H17V21.4H7V19H11.1V16.2C8.6 15.8 6.8 14.4 6.4 11.6Z',
  },
  party: {
    color: '#7a2b1a',
    mark: 'M5 2.5H7.2V4C11 2 14 6 19.5 3.6V14C14 16.4 11 12.4 7.2 14.4V22H5Z',
  },
  parliamentarian: {
    color: '#17625f',
    mark: 'M10 3H11.4V13H10ZM12.6 3H14V13H12.6ZM2.4 13C3.4 7.6 8 7.6 9 13ZM15 8.6H21.6C21.4 11.4 20 13 18.3 13S15.2 11.4 15 8.6ZM1.6 14H22.4V16.4H1.6ZM9.6 16.4H14.4L18 21.6H6Z',
  },
  infamy: { color: '#1c1b1f', mark: star(12, 12, 9, 10.6, 6.2) },
  event: {
    color: '#8a5a00',
    mark: 'M3 4H18V18.4C18 20 19.4 20 19.4 18.4V8H21.4V18.6C21.4 20.4 20.2 21.4 18.6 21.4H5.4C4 21.4 3 20.4 3 18.8ZM5.4 6.6V9H15.6V6.6ZM5.4 11.4V17.4H9.8V11.4ZM11.6 11.4V13H15.6V11.4ZM11.6 15V16.6H15.6V15Z',
  },
  voter: {
    color: '#3a2560',
    mark: 'M8 2.6H16V10H8ZM3 12 5.6 8.4H6.6V11.4H17.4V8.4H18.4L21 12V21.4H3ZM9.6 4.6V6H14.4V4.6ZM7 15.4V17.4H17V15.4Z',
  },
};
