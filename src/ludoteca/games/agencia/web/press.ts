/** What the press prints of this game. The words of a card are set beside its poster. */
import type { Drawings } from '../../../../../web/src/press/drawing';
import Card from './Card.svelte';
import CardBack from './CardBack.svelte';
import printed from './cards.json';
import Emblem from './Emblem.svelte';
import { IDEOLOGIES, SEATS } from './facts';
import SeatMark from '$lib/SeatMark.svelte';

const say = () => '';
const posters = printed.map((_, kind) => [
  `poster-${kind}`,
  { component: Card, props: { kind, say } }, // the first picture in it, in the card's own inks
]);
const emblems = IDEOLOGIES.map((ideology) => [
  `emblem-${ideology}`,
  { component: Emblem, props: { ideology } },
]);
const seats = SEATS.map((seat) => [`seat-${seat}`, { component: SeatMark, props: { seat } }]);

export const drawings = {
  ...Object.fromEntries([...posters, ...emblems, ...seats]),
  back: { component: CardBack },
} as Drawings;
