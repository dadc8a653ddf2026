/** What is in the box: lords, territories and what lies beside them. */
import type { BoxThing, OpenBox } from '$lib/box';
import { text } from '$lib/text';
import Crest from './Crest.svelte';
import { COPIES, GUILDS, LORD_KINDS, TERRITORY_CODES } from './facts';
import { lordOf } from './guilds';
import Lord from './Lord.svelte';
import Pearl from './Pearl.svelte';
import PearlMaster from './PearlMaster.svelte';
import Territory from './Territory.svelte';
import { effectText, guildText, lordText, powerText, territoryText } from './words';

export const open: OpenBox = (say) => {
  const lords = Array.from({ length: LORD_KINDS }, (_, lord): BoxThing => ({
    key: `lord-${lord}`,
    group: 'lords',
    name: say(lordText(lord)),
    words: say(powerText(lord)),
    component: Lord,
    props: { ...lordOf(lord), detail: 'full' },
    copies: COPIES[lord % COPIES.length] ?? 1,
  }));
  const territories = TERRITORY_CODES.map((code, id): BoxThing => ({
    key: code,
    group: 'territories',
    name: say(territoryText(id)),
    words: say(effectText(id)),
    component: Territory,
    props: { id },
  }));
  const crests = GUILDS.map((guild): BoxThing => ({
    key: `crest-${guild}`,
    group: 'pieces',
    name: say(text('box-crest', { guild: guildText(guild) })),
    words: say(text('box-crest.about')),
    component: Crest,
    props: { guild },
  }));
  const piece = (name: string, component: BoxThing['component']): BoxThing => ({
    key: name,
    group: 'pieces',
    name: say(text(`box-${name}`)),
    words: say(text(`box-${name}.about`)),
    component,
  });
  return Promise.resolve({
    groups: ['lords', 'territories', 'pieces'].map((key) => ({
      key,
      name: say(text(`box-${key}`)),
    })),
    things: [
      ...lords,
      ...territories,
      ...crests,
      piece('pearl', Pearl),
      piece('master', PearlMaster),
    ],
  });
};
