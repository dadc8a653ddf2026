/** How the end came about. */
import type { Text } from '$lib/protocol';
import type { Sign } from './icons/shapes';
import { text } from '$lib/text';
import { ALEMAO, BERNARDINA, CHARACTERS, PRINCESA } from './facts';
import type { QuissamaView } from './view';
import { characterText, theCharacter, type Character } from './words';

/** Goals that are the same for everybody: the tenement's and the freed capoeiras'. */
export function isShared(character: number): boolean {
  return character === ALEMAO || character === PRINCESA;
}

/** Something that a goal asks for: its signs, or whose portrait it is, and a short name. */
export interface Aim {
  signs: readonly Sign[];
  counts: 'bernardina' | 'businesses' | 'ministers' | 'tenement' | 'freed'; // what gives it
  portrait?: number;
  name: Text;
}

const bernardina: Aim = {
  signs: [],
  counts: 'bernardina',
  portrait: BERNARDINA,
  name: characterText(BERNARDINA),
};
const businesses: Aim = {
  signs: ['bourgeoisie'],
  counts: 'businesses',
  name: text('board-aim-businesses'),
};
const ministers: Aim = {
  signs: ['minister'],
  counts: 'ministers',
  name: text('board-aim-ministers'),
};
const tenement: Aim = { signs: ['tenement'], counts: 'tenement', name: text('tenement') };
const freed: Aim = {
  signs: ['nagoa', 'guaiamum'],
  counts: 'freed',
  name: text('board-aim-freed'),
};

/** Every aim there is, each once. */
export const AIMS: readonly Aim[] = [bernardina, tenement, businesses, freed, ministers];

const AIMS_OF: Readonly<Record<Character, readonly Aim[]>> = {
  quissama: [bernardina],
  woodruff: [bernardina],
  alemao: [tenement],
  araujo: [businesses],
  princesa: [freed],
  alencar: [ministers, businesses],
  imperador: [ministers],
  bernardina: [],
};

/** What a character's goal asks for, in the order of the numbers of its progress. */
export function aimsOf(character: number): readonly Aim[] {
  const name = CHARACTERS[character];
  return name ? AIMS_OF[name] : [];
}

/** Who has won and by which character; or that nobody has. */
export function verdictOf(view: QuissamaView): Text {
  if (view.winner === null || view.winning === null) return text('board-undecided');
  return text('board-won', {
    seat: { seat: view.winner },
    character: theCharacter(view.winning),
  });
}
