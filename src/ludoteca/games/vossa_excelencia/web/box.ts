/** What is in the box: the cards of the house's deck, as the server tells of them, marks and the die. */
import type { BoxThing, OpenBox } from '$lib/box';
import { text } from '$lib/text';
import Card from './Card.svelte';
import type { Printed } from './view';
import { describe } from './describe';
import Excellency from './Excellency.svelte';
import { CATEGORIES, RESOURCES, SPHERES } from './facts';
import Mark from './Mark.svelte';

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
  const isSphere = (resource: string) => SPHERES.some((sphere) => sphere === resource);
  const marks = RESOURCES.map((resource): BoxThing => ({
    key: resource,
    group: 'pieces',
    name: say(text('resource', { resource })),
    words: say(text(`word-${isSphere(resource) ? 'influence' : resource}.means`)),
    component: Mark,
    props: { of: resource },
  }));
  const die: BoxThing = {
    key: 'die',
    group: 'pieces',
    name: say(text('board-die')),
    words: say(text('box-die')),
    component: Excellency,
  };
  const groups = CATEGORIES.map((key) => ({
    key,
    name: say(text(`category-${key}`)),
  }));
  return {
    groups: [...groups, { key: 'pieces', name: say(text('box-pieces')) }],
    things: [...things, ...marks, die],
  };
};
