/** What the press prints of this game. */
import type { Drawings } from '../../../../../web/src/press/drawing';
import CardBack from './CardBack.svelte';
import Crest from './Crest.svelte';
import { GUILDS, LORD_KINDS, TERRITORY_CODES } from './facts';
import { lordOf } from './guilds';
import Lord from './Lord.svelte';
import Pearl from './Pearl.svelte';
import PearlMaster from './PearlMaster.svelte';
import Territory from './Territory.svelte';

const lords = Array.from({ length: LORD_KINDS }, (_, lord) => [
  `lord-${lord}`,
  { component: Lord, props: { ...lordOf(lord), detail: 'full' } },
]);
const territories = TERRITORY_CODES.map((_, id) => [
  `territory-${id}`,
  { component: Territory, props: { id } },
]);
const crests = GUILDS.map((guild) => [`crest-${guild}`, { component: Crest, props: { guild } }]);

export const drawings = {
  ...Object.fromEntries([...lords, ...territories, ...crests]),
  'lord-back': { component: CardBack, props: { kind: 'lord' } },
  'territory-back': { component: CardBack, props: { kind: 'territory' } },
  pearl: { component: Pearl, props: { glow: false } },
  'pearl-master': { component: PearlMaster },
} as Drawings;
