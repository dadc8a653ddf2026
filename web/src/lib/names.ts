/** What the players are called here. */
import type { SeatInfo } from './protocol';
import { words } from './words.svelte';

/** By seat, all with something. Who gave no name and is alone at this screen is "você"; to others it is a number. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const isAlone = seats.filter((seat) => seat.you).length === 1;
  return seats.map(({ name, you, named }, seat) => {
    const number = seat + 1;
    if (you && !named && isAlone) return words.ui('ui-nameless-you', { number });
    return name || words.ui('player', { number });
  });
}
