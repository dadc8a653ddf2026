/** What is in the box: every card by its deck, and the emblems of the ideologies. */
import type { BoxThing, OpenBox } from '$lib/box';
import { text } from '$lib/text';
import './board.css';
import Card from './Card.svelte';
import printed from './cards.json';
import { cardOf, ideologyOf, isNatural } from './cards';
import Emblem from './Emblem.svelte';
import { IDEOLOGIES } from './facts';

const DECKS = [0, 1, 2, 3, 4];

export const open: OpenBox = (say) => {
  const cards = printed.map((_, kind): BoxThing => {
    const { number, name, text: words, deck } = cardOf(kind);
    const ideology = ideologyOf(kind);
    return {
      key: `card-${kind}`,
      group: isNatural(kind) ? 'natural' : `deck-${deck}`,
      name: say(name),
      words: say(words),
      component: Card,
      props: { kind, say },
      also: `${number} ${ideology ? say(text(`hegemony-${ideology}`)) : ''}`,
      speaks: true,
    };
  });
  const ideologies = IDEOLOGIES.map((ideology): BoxThing => ({
    key: ideology,
    group: 'ideologies',
    name: say(text(`hegemony-${ideology}`)),
    words: say(text(`hegemony-${ideology}.effect`)),
    component: Emblem,
    props: { ideology },
  }));
  const groups = ['deck-0', 'natural', ...DECKS.slice(1).map((deck) => `deck-${deck}`)];
  return Promise.resolve({
    groups: [...groups, 'ideologies'].map((key) => ({ key, name: say(text(`box-${key}`)) })),
    things: [...cards, ...ideologies],
  });
};
