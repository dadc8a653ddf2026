/** The words for guilds, lords and territories. */
import type { Text } from '$lib/protocol';
import { text } from '$lib/text';
import { BEST_LORD, GUILD_NAMES, GUILDS, LORD_COUNT, TERRITORY_CODES } from './facts';
import { lordOf } from './guilds';

/** A guild, in the plural. */
export function guildText(guild: number): Text {
  return text('guild', { guild: GUILD_NAMES[guild] ?? '' });
}

/** A lord: its colour and influence. */
export function lordText(lord: number): Text {
  const { guild, influence } = lordOf(lord);
  return text('lord', { guild: GUILD_NAMES[guild] ?? '', influence });
}

/** What a lord does. */
export function powerText(lord: number): Text {
  return text(`power-${lordOf(lord).influence}`);
}

/** A territory: the two families by guild, the others by their own name. */
export function territoryText(territory: number): Text {
  if (territory < BEST_LORD) return text(`territory-${TERRITORY_CODES[territory] ?? ''}`);
  const family = territory < LORD_COUNT ? 'best' : 'each';
  const guild = (territory - BEST_LORD) % GUILDS.length;
  return text(`territory-${family}`, { guild: GUILD_NAMES[guild] ?? '' });
}

/** A territory as sentences call it, with its article. */
export function theTerritory(territory: number): Text {
  const { id, args } = territoryText(territory);
  return text(`${id}.the`, args);
}

/** What a territory is worth and does. */
export function effectText(territory: number): Text {
  const { id, args } = territoryText(territory);
  return text(`${id}.effect`, args);
}
