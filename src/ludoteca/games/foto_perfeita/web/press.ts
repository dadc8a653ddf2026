/** What the press prints of this game: figures as they are cut, wishes as they are drawn. */
import type { Drawings } from '../../../../../web/src/press/drawing';
import { WISH_CARDS } from './cards';
import Envelope from './Envelope.svelte';
import Guest from './guests/Guest.svelte';
import { SEATS } from './facts';
import { DECORATIONS } from './guests/index';
import Portrait from './guests/Portrait.svelte';
import PartyThing from './guests/PartyThing.svelte';
import { scene } from './scene';
import SeatMark from '$lib/SeatMark.svelte';
import Pictogram from './wishes/Pictogram.svelte';

const wishes = WISH_CARDS.map(([card]) => [
  `wish-${card}`,
  { component: Pictogram, props: { card } },
]);
const guests = scene.guests.flatMap(({ code }, guest) => [
  [`guest-${code}`, { component: Guest, props: { guest, border: 0 } }],
  [`portrait-${code}`, { component: Portrait, props: { guest } }],
  [`envelope-${code}`, { component: Envelope, props: { guest } }],
]);
const party = Object.keys(DECORATIONS).map((decoration) => [
  `party-${decoration}`,
  { component: PartyThing, props: { decoration } },
]);
const seats = SEATS.map((seat) => [`seat-${seat}`, { component: SeatMark, props: { seat } }]);

export const drawings = Object.fromEntries([...wishes, ...guests, ...party, ...seats]) as Drawings;
