/** What the press prints of this game: figures as they are cut, wishes as they are drawn. */
import type { Drawings } from '../../../../../web/src/press/drawing';
import cardsSource from '../cards.toml?raw';
import Envelope from './Envelope.svelte';
import Guest from './guests/Guest.svelte';
import { DECORATIONS } from './guests/index';
import Portrait from './guests/Portrait.svelte';
import PartyThing from './guests/PartyThing.svelte';
import { scene } from './scene';
import SeatMark from '$lib/SeatMark.svelte';
import { readToml } from './toml';
import Pictogram from './wishes/Pictogram.svelte';

interface Cards {
  areas: { code: string }[];
  others: { beside: string[]; hide: string[] };
}
const { areas, others } = readToml<Cards>(cardsSource);
const codes = [
  ...areas.map(({ code }) => code),
  ...others.beside.map((code) => `by-${code}`),
  ...['no-men', 'no-women', 'clear', 'faceless'],
  ...others.hide.map((code) => `hide-${code}`),
];
const wishes = codes.map((card) => [`wish-${card}`, { component: Pictogram, props: { card } }]);
const guests = scene.guests.flatMap(({ code }, guest) => [
  [`guest-${code}`, { component: Guest, props: { guest, border: 0 } }],
  [`portrait-${code}`, { component: Portrait, props: { guest } }],
  [`envelope-${code}`, { component: Envelope, props: { guest } }],
]);
const party = Object.keys(DECORATIONS).map((decoration) => [
  `party-${decoration}`,
  { component: PartyThing, props: { decoration } },
]);
const seats = Array.from({ length: 6 }, (_, seat) => [
  `seat-${seat}`,
  { component: SeatMark, props: { seat } },
]);

export const drawings = Object.fromEntries([...wishes, ...guests, ...party, ...seats]) as Drawings;
