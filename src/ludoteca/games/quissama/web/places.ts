/** Whose a place is. */
import { FIRST_BUSINESS, GANGS, TENEMENT, TENEMENT_ROADS } from './facts';
import type { QuissamaView } from './view';

/** 0 for the Nagoas, 1 for the Guaiamuns. */
export function gangOf(place: number, view: QuissamaView): 0 | 1 {
  const road =
    place === TENEMENT ? TENEMENT_ROADS[0] : view.businesses[place - FIRST_BUSINESS]?.square;
  return GANGS[place < FIRST_BUSINESS ? place : (road ?? 0)] ?? 0;
}
