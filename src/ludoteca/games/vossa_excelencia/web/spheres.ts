/** The six spheres and the other resources: colour, mark and pattern, so that no colour is alone. */
import { star } from '$lib/draw';
import type { RESOURCES } from './facts';
import type { Icon, Sphere } from './view';

export type Resource = (typeof RESOURCES)[number];

export interface Look {
  color: string;
  on: string; // a mark on that colour
  mark: string; // a path in 24 x 24
}

const INK = '#1c1b1f';
const PAPER = '#fffdf6';

// Megaphone, farm gate, top hat, star, necktie, sunglasses.
const SPHERE_LOOKS: Readonly<Record<Sphere, Look>> = {
  populist: {
    color: '#bf4a0c',
    on: PAPER,
    mark: 'M3 9.5H8L18 4.5V19.5L11 16V20.5H7.5V14.5H3ZM19.5 8.5C21.8 10 21.8 14 19.5 15.5Z',
  },
  oligarch: {
    color: '#e3b23c',
    on: INK,
    mark: 'M3 5H5.4V8H18.6V5H21V20H18.6V17.5H5.4V20H3ZM5.4 10V11.4H8.6ZM11.8 10 15.4 15.5H18.6V14.4L12 10ZM5.4 13.6V15.5H9.4Z',
  },
  bourgeois: {
    color: '#1d5fa8',
    on: PAPER,
    mark: 'M7 4H17L16.6 13H7.4ZM7.3 14.4H16.7L16.6 16.4C19.6 16 21.4 15.6 22 15 22 18.6 17 20 12 20 7 20 2 18.6 2 15 2.6 15.6 4.4 16 7.4 16.4Z',
  },
  commune: { color: '#8c1237', on: PAPER, mark: star(12, 12.6, 5, 10.4, 4.4) },
  square: {
    color: '#525b69',
    on: PAPER,
    mark: 'M9 3H15L16 6.4 13.6 8.6 16.4 17.6 12 22 7.6 17.6 10.4 8.6 8 6.4Z',
  },
  hip: {
    color: '#63c4a6',
    on: INK,
    mark: 'M1.5 8H22.5V10H21.4C21.4 14.4 19.6 17 16.8 17 14 17 13 14 12.8 11.6 12.4 11.2 11.6 11.2 11.2 11.6 11 14 10 17 7.2 17 4.4 17 2.6 14.4 2.6 10H1.5Z',
  },
};

// A stamp for power, an envelope with a note in it for money, a wheel of six for any influence.
export const OTHER_LOOKS: Readonly<Record<'power' | 'money' | 'any', Look>> = {
  power: {
    color: '#3a2560',
    on: PAPER,
    mark: 'M9 3.5C9 2 15 2 15 3.5 16.2 6.4 13.8 8.6 13.8 11.6H17.6C19.4 11.6 20 12.8 20 15.4H4C4 12.8 4.6 11.6 6.4 11.6H10.2C10.2 8.6 7.8 6.4 9 3.5ZM4.4 17.4H19.6V20.4H4.4Z',
  },
  money: {
    color: '#1f6b3a',
    on: PAPER,
    mark: 'M6.5 3H17.5V8.4L12 12.6 6.5 8.4ZM3 8.2 5 7V9.8L12 15 19 9.8V7L21 8.2V20.5H3Z',
  },
  any: {
    color: '#fffdf6',
    on: INK,
    mark: 'M12 2.6 14.2 9 21.4 7.3 16.4 12 21.4 16.7 14.2 15 12 21.4 9.8 15 2.6 16.7 7.6 12 2.6 7.3 9.8 9Z',
  },
};

export function lookOf(what: Resource | Icon): Look {
  return what in SPHERE_LOOKS
    ? SPHERE_LOOKS[what as Sphere]
    : OTHER_LOOKS[what as 'power' | 'money' | 'any'];
}

/** The pattern of a sphere: a path to be repeated every 12 x 12. */
export const PATTERNS: Readonly<Record<Sphere, string>> = {
  populist: 'M-3 9 9-3M3 15 15 3',
  oligarch: 'M0 3H12M0 9H12',
  bourgeois: 'M3 0V12M9 0V12',
  commune: 'M0 9 6 3 12 9',
  square: 'M0 6H12M6 0V12',
  hip: 'M0 6C3 1 3 1 6 6S9 11 12 6',
};
