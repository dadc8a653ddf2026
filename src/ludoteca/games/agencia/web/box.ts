/** What is in the box: every card by its deck, and the emblems of the ideologies. */
import type { BoxThing, OpenBox } from '$lib/box';
import { text } from '$lib/text';
import './board.css';
import Card from './Card.svelte';
import printed from './cards.json';
import { cardOf, ideologyOf, isNatural } from './cards';
import Emblem from './Emblem.svelte';
import { IDEOLOGIES } from './facts';

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
  const decks = [...new Set(cards.map(({ group }) => group))].filter((key) => key !== 'natural');
  const groups = [...decks.slice(0, 1), 'natural', ...decks.slice(1), 'ideologies'];
  return Promise.resolve({
    groups: groups.map((key) => ({ key, name: say(text(`box-${key}`)) })),
    things: [...cards, ...ideologies],
  });
};
