/** What the press prints of this game. Names, costs and slots are set over the map and the cards. */
import type { Drawings } from '../../../../../web/src/press/drawing';
import Capoeira from './Capoeira.svelte';
import Card from './Card.svelte';
import City from './City.svelte';
import { BLESSING, CHARACTERS, FIRST_BUSINESS, ROADS, TENEMENT } from './facts';
import Icon from './Icon.svelte';
import { SHAPES } from './icons/shapes';
import { WIDE } from './layout';
import Piece from './Piece.svelte';
import Portrait from './Portrait.svelte';

const signs = Object.keys(SHAPES).map((sign) => [
  `sign-${sign}`,
  { component: Icon, props: { sign } },
]);
const portraits = CHARACTERS.map((_, character) => [
  `portrait-${character}`,
  { component: Portrait, props: { character } },
]);
const pieces = Array.from({ length: 5 }, (_, seat) => [
  `piece-${seat}`,
  { component: Piece, props: { seat } },
]);
const sizeOf = (place: number) =>
  place < FIRST_BUSINESS ? WIDE.square : place === TENEMENT ? WIDE.tenement : WIDE.business;
const places = Object.fromEntries(
  WIDE.places.map((point, place) => [`place-${place}`, [...point, ...sizeOf(place)]]),
);

export const drawings = {
  ...Object.fromEntries([...signs, ...portraits, ...pieces]),
  'card-plain': { component: Card, props: { face: 0 } },
  'card-special': { component: Card, props: { face: BLESSING } },
  'card-back': { component: Card },
  'capoeira-none': { component: Capoeira },
  'capoeira-0': { component: Capoeira, props: { gang: 0 } },
  'capoeira-1': { component: Capoeira, props: { gang: 1 } },
  map: {
    component: City,
    props: { sheet: { ...WIDE, title: undefined }, squares: ROADS },
    places: {
      ...places,
      ministry: [...WIDE.ministry, ...WIDE.row],
      senzala: [...WIDE.senzala, ...WIDE.quarters],
    },
  },
} as Drawings;
