/** What is in the box: characters with their goals, cards, places and pieces. */
import type { BoxThing, OpenBox } from '$lib/box';
import { text } from '$lib/text';
import Capoeira from './Capoeira.svelte';
import Card from './Card.svelte';
import {
  CAPOEIRAS,
  CHARACTERS,
  COPIES,
  FACES,
  PIECES,
  PRINCESS_GOAL,
  TENEMENT_SPACES,
} from './facts';
import Icon from './Icon.svelte';
import Piece from './Piece.svelte';
import Portrait from './Portrait.svelte';
import { abilityText, cardText, characterText, effectText } from './words';

export const open: OpenBox = (say, _cards, language) => {
  const locale = language === 'pt' ? 'pt-BR' : 'en';
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const freed = either.format(PRINCESS_GOAL.map(String));
  const characters = CHARACTERS.map((code, character): BoxThing => {
    const ability = say(abilityText(character));
    const goal = say(text(`character-${code}.goal`, { spaces: TENEMENT_SPACES, freed }));
    return {
      key: code,
      group: 'characters',
      name: say(characterText(character)),
      words: say(text('box-character', { ability, goal })),
      component: Portrait,
      props: { character },
    };
  });
  const cards = FACES.map((code, face): BoxThing => ({
    key: `card-${code}`,
    group: 'cards',
    name: say(cardText(face)),
    words: say(effectText(face)),
    component: Card,
    props: { face },
    copies: COPIES[face] ?? 1,
  }));
  const piece = (
    name: string,
    copies: number | undefined,
    component: BoxThing['component'],
    props = {},
  ) => ({
    key: name,
    group: 'pieces',
    name: say(text(`box-${name}`)),
    words: say(text(`box-${name}.about`)),
    component,
    props,
    copies,
  });
  return Promise.resolve({
    groups: ['characters', 'cards', 'pieces'].map((key) => ({
      key,
      name: say(text(`box-${key}`)),
    })),
    things: [
      ...characters,
      ...cards,
      piece('capoeira', CAPOEIRAS, Capoeira, { gang: 0 }),
      piece('piece', PIECES, Piece, { seat: 0 }),
      piece('token', undefined, Icon, { sign: 'coin' }),
    ],
  });
};
