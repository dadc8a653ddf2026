/** The signs on cards and costs, on a ground of 48 by 48. Each stroke says how it is filled. */
import { short, star } from '$lib/draw';
import { FACES } from '../facts';

/** tone: the sign's colour; paper and ink: the print's; line: not filled; stripe: a coloured line. */
export type Fill = 'tone' | 'paper' | 'ink' | 'line' | 'stripe';
export type Stroke = readonly [fill: Fill, path: string, width?: number];

export type Sign =
  | ('nagoa' | 'guaiamum' | 'coin' | 'liberty' | 'burgher' | 'crown' | 'blessing')
  | ('scandal' | 'blow' | 'escape' | 'necklace' | 'gang' | 'tenement')
  | ('bourgeoisie' | 'imperial_family' | 'minister' | 'piece' | 'cards');

const SIGN_OF: Readonly<Record<(typeof FACES)[number], readonly [Sign, number]>> = {
  one_nagoa: ['nagoa', 1],
  two_nagoas: ['nagoa', 2],
  one_guaiamum: ['guaiamum', 1],
  two_guaiamuns: ['guaiamum', 2],
  one_coin: ['coin', 1],
  two_coins: ['coin', 2],
  liberty: ['liberty', 1],
  burgher: ['burgher', 1],
  crown: ['crown', 1],
  blessing: ['blessing', 1],
  scandal: ['scandal', 1],
  blow: ['blow', 1],
  escape: ['escape', 1],
  necklace: ['necklace', 1],
  gang: ['gang', 1],
  tenement: ['tenement', 1],
  bourgeoisie: ['bourgeoisie', 1],
  imperial_family: ['imperial_family', 1],
};

/** By face of card: the sign, and how many times it is there. */
export function signOf(face: number): { sign: Sign; count: number } {
  const name = FACES[face] ?? 'one_coin';
  const [sign, count] = SIGN_OF[name];
  return { sign, count };
}

const circle = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

// Hats tell the gangs apart: the Nagoas' brim hangs, the Guaiamuns' is turned up. So do sashes:
// white with stripes, and one colour with its ends flying.
const HANGING =
  'M13 24C13 13 17 8 24 8S35 13 35 24C40 25 43 27 45 31 38 28 31 27 24 27S10 28 3 31C5 27 8 25 13 24Z';
const TURNED_UP =
  'M15 21C14 10 18 5 24 5S34 10 33 21C38 20 42 17 44 12 46 24 38 29 24 29S2 24 4 12C6 17 10 20 15 21Z';

const beads = Array.from({ length: 13 }, (_, i) => {
  const turn = (Math.PI * (i - 6)) / 9;
  return circle(24 + 16 * Math.sin(turn), 14 + 17 * Math.cos(turn), 2.3);
}).join('');

const smallHat = (x: number, y: number) =>
  `M${x - 11} ${y + 4}C${x - 6} ${y + 1} ${x - 7} ${y - 8} ${x} ${y - 8}S${x + 6} ${y + 1} ${x + 11} ${y + 4}C${x + 4} ${y + 6} ${x - 4} ${y + 6} ${x - 11} ${y + 4}Z`;

const smallCrown = (x: number, y: number) =>
  `M${x - 8} ${y + 8}C${x - 12} ${y - 2} ${x - 4} ${y - 6} ${x} ${y - 1} ${x + 4} ${y - 6} ${x + 12} ${y - 2} ${x + 8} ${y + 8}Z` +
  circle(x, y - 6, 2);

const FIGURE = 'M10 45C10 33 15 28 24 28S38 33 38 45Z';

export const SHAPES: Readonly<Record<Sign, readonly Stroke[]>> = {
  nagoa: [
    ['paper', 'M7 35H41V44H7Z'],
    ['stripe', 'M13 35V44M20 35V44M28 35V44M35 35V44', 3.4],
    ['tone', HANGING],
    ['paper', 'M13.4 20C20 22 28 22 34.6 20V24C28 26 20 26 13.4 24Z', 1.4],
  ],
  guaiamum: [
    ['tone', 'M7 34H41V42H7Z'],
    ['tone', 'M30 36C36 38 34 44 43 46L36 47C30 45 30 41 27 39Z'],
    ['tone', TURNED_UP],
    ['ink', 'M15.2 16C20 18 28 18 32.8 16V20C28 22 20 22 15.2 20Z', 1],
  ],
  coin: [
    ['tone', circle(24, 24, 18)],
    ['line', circle(24, 24, 14), 1.4],
    ['ink', star(24, 24, 5, 9.5, 4), 1],
  ],
  liberty: [
    ['line', 'M21 21A9.5 9.5 0 1 0 21 35', 5],
    ['line', 'M28 14A9.5 9.5 0 1 1 28 28', 5],
    ['stripe', 'M21 21A9.5 9.5 0 1 0 21 35M28 14A9.5 9.5 0 1 1 28 28', 2],
    ['line', 'M24 12V4M18 13 13 7M26 33V41M31 34 36 40', 2.6],
  ],
  burgher: [
    ['ink', 'M14 25V8C20 6 28 6 34 8V25Z'],
    ['ink', 'M6 26C12 23 36 23 42 26 40 32 8 32 6 26Z'],
    ['stripe', 'M14 21.5C20 23 28 23 34 21.5', 3.4],
    ['line', 'M9 43 37 35', 3],
    ['tone', circle(39, 34.4, 3.4)],
  ],
  crown: [
    ['tone', 'M11 35C4 24 9 15 16 15 20 15 22 18 24 21 26 18 28 15 32 15 39 15 44 24 37 35Z'],
    ['line', 'M24 21V35M16 15C20 21 20 29 18 35M32 15C28 21 28 29 30 35', 1.4],
    ['tone', 'M10 35H38V42H10Z'],
    ['paper', circle(17, 38.5, 1.8) + circle(24, 38.5, 1.8) + circle(31, 38.5, 1.8), 1],
    ['tone', circle(24, 13, 3.6)],
    ['line', 'M24 9V3M21 6H27', 2],
  ],
  blessing: [
    ['tone', star(24, 24, 12, 22, 15)],
    ['paper', circle(24, 24, 12.4)],
    ['ink', smallCrown(24, 25), 1],
  ],
  scandal: [
    ['paper', 'M9 6H39V43H9Z'],
    ['ink', 'M13 10H35V15H13Z', 1],
    ['line', 'M13 20H22M13 25H22M13 30H22M13 35H22M13 39H35', 1.6],
    ['stripe', 'M30 19V29M30 33V35', 5],
  ],
  blow: [
    ['tone', 'M4 45 15 27C18 22 23 21 28 19L37 15 40 22 30 28C26 30 24 33 22 36L17 45Z'],
    ['paper', 'M35 8C38 5 41 7 41 11L44 25C45 29 40 30 38 27L33 14Z'],
    ['line', 'M46 8 43.5 5M47 14V9M29 11 26 7M31 7 30 3', 2.2],
  ],
  escape: [
    ['ink', 'M8 44V6H28V44Z'],
    ['tone', 'M28 6 38 12V46L28 44Z'],
    ['paper', 'M12 24H30V18L43 28 30 38V32H12Z'],
  ],
  necklace: [
    ['tone', beads],
    ['tone', 'M24 33 30 39 24 47 18 39Z'],
    ['line', 'M18 39H30', 1.4],
  ],
  gang: [
    ['tone', smallHat(24, 13)],
    ['paper', smallHat(14, 28)],
    ['ink', smallHat(34, 28)],
    ['line', 'M6 40C16 36 32 44 42 40', 3],
  ],
  tenement: [
    ['paper', 'M5 44V19L24 7 43 19V44Z'],
    ['tone', 'M3 20 24 5 45 20 43 23 24 10 5 23Z'],
    ['ink', 'M18 44V35A6 6 0 0 1 30 35V44Z'],
    ['ink', 'M10 26H15V33H10ZM21.5 18H26.5V25H21.5ZM33 26H38V33H33Z', 1],
  ],
  bourgeoisie: [
    ['paper', 'M9 21V44H39V21Z'],
    ['ink', 'M13 27H22V37H13ZM27 27H35V44H27Z', 1],
    [
      'tone',
      'M5 21 11 8H37L43 21C40 26 35 26 33 22 31 26 26 26 24 22 22 26 17 26 15 22 13 26 8 26 5 21Z',
    ],
    ['line', 'M15 21 18 8M24 21V8M33 21 30 8', 1.4],
  ],
  imperial_family: [
    ['tone', smallCrown(24, 14)],
    ['paper', FIGURE],
    ['tone', 'M16 30 36 45H30L13 33Z', 1.4],
    ['ink', star(24, 37, 8, 5, 2.4), 0.6],
  ],
  minister: [
    ['ink', FIGURE],
    ['paper', circle(24, 17, 9)],
    ['stripe', 'M24 29V45', 3.4],
    ['ink', 'M15 14C15 4 33 4 33 14 28 10 20 10 15 14Z'],
  ],
  piece: [
    ['tone', 'M14 44C16 34 17 30 17 24H31C31 30 32 34 34 44Z'],
    ['tone', circle(24, 15, 10)],
  ],
  cards: [
    ['paper', 'M18 6H40V38H18Z'],
    ['tone', 'M8 11H30V43H8Z'],
    ['line', 'M12 15H26V39H12Z', 1.2],
  ],
};
