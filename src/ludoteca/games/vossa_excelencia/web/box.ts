/** What is in the box: the cards of the house's deck, as the server tells of them. */
import type { BoxThing, OpenBox } from '$lib/box';
import { text } from '$lib/text';
import Card from './Card.svelte';
import type { Printed } from './view';
import { describe } from './describe';
import { CATEGORIES } from './facts';

export const open: OpenBox = async (say, cards, language) => {
  const things = ((await cards(language)) as readonly Printed[]).map((printed): BoxThing => ({
    key: printed.code,
    group: printed.category,
    name: printed.name,
    words: describe(printed, say),
    component: Card,
    props: { printed, say, size: 'large' },
    speaks: true,
  }));
  const groups = CATEGORIES.map((key) => ({ key, name: say(text(`category-${key}`)) }));
  return { groups, things };
};
