/** The words for cards, characters, places and costs. */
import type { Text } from '$lib/protocol';
import { text } from '$lib/text';
import { CHARACTERS, FACES, FIRST_BUSINESS, ICONS, PRINCESA, TENEMENT } from './facts';
import type { Icons, QuissamaView } from './view';

export type Character = (typeof CHARACTERS)[number];

export function cardText(face: number): Text {
  return text(`card-${FACES[face] ?? ''}`);
}

/** A card as sentences call it, never without the word: its face may show people. */
export function theCard(face: number): Text {
  return text(`card-${FACES[face] ?? ''}.card`);
}

export function effectText(face: number): Text {
  return text(`card-${FACES[face] ?? ''}.effect`);
}

export function characterText(character: number): Text {
  return text(`character-${CHARACTERS[character] ?? ''}`);
}

/** A character as sentences call it, with the article where there is one. */
export function theCharacter(character: number): Text {
  return text(`character-${CHARACTERS[character] ?? ''}.the`);
}

export function abilityText(character: number): Text {
  return text(`character-${CHARACTERS[character] ?? ''}.ability`);
}

/** A character's goal, with the numbers of this game. */
export function goalText(character: number, view: QuissamaView): Text {
  const freed = view.characters[PRINCESA]?.progress[0]?.[0]?.[1] ?? 0;
  const { spaces } = view.tenement;
  return text(`character-${CHARACTERS[character] ?? ''}.goal`, {
    spaces,
    freed,
  });
}

/** A square, a business or the tenement. */
export function placeText(place: number): Text {
  if (place === TENEMENT) return text('tenement');
  if (place < FIRST_BUSINESS) return text(`square-${place + 1}`);
  return text(`business-${place - FIRST_BUSINESS + 1}`);
}

/** What two prices have in common, and what each asks besides. */
export function sharedCost([one = {}, other]: readonly Icons[]): { each: Icons[]; both: Icons } {
  const both: Icons = {};
  const [first, second]: [Icons, Icons] = [{}, {}];
  for (const icon of ICONS) {
    const [a = 0, b = 0] = [one[icon], other?.[icon]];
    const count = other ? Math.min(a, b) : a;
    if (count) both[icon] = count;
    if (a > count) first[icon] = a - count;
    if (b > count) second[icon] = b - count;
  }
  return { each: other ? [first, second] : [], both };
}

/** An amount of icons in words: `1 Burguês e 2 Moedas`. */
export function costText(icons: Icons, identical = 0): Text {
  const parts = [
    ...(identical ? [text('amount-identical', { count: identical })] : []),
    ...ICONS.flatMap((icon) => {
      const count = icons[icon] ?? 0;
      return count ? [text(`amount-${icon}`, { count })] : [];
    }),
  ];
  const names = ['first', 'second', 'third', 'fourth'];
  return text(
    `list-${parts.length}`,
    Object.fromEntries(parts.map((part, i) => [names[i] ?? '', part])),
  );
}
