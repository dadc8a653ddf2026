/** What the press prints of this game. Names, costs and slots are set over the map and the cards. */
import type { Drawings } from '../../../../../web/src/press/drawing';
import Capoeira from './Capoeira.svelte';
import Card from './Card.svelte';
import City from './City.svelte';
import { BLESSING, CHARACTERS, FIRST_BUSINESS, ROADS, SEATS, TENEMENT } from './facts';
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
const pieces = SEATS.map((seat) => [`piece-${seat}`, { component: Piece, props: { seat } }]);
// Smaller than on the screen, where pieces are larger: between the plates the roads are seen. In the
// Senzala everybody stands at once.
const SQUARE = [136, 104] as const;
const BUSINESS = [112, 64] as const;
const LODGING = [206, 64] as const;
const MINISTRY = [256, 70] as const;
const QUARTERS = [176, 150] as const;
const sizeOf = (place: number) =>
  place < FIRST_BUSINESS ? SQUARE : place === TENEMENT ? LODGING : BUSINESS;
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
      ministry: [...WIDE.ministry, ...MINISTRY],
      senzala: [...WIDE.senzala, ...QUARTERS],
    },
  },
} as Drawings;
