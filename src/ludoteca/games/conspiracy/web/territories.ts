/** The 24 territories as pictures: what each is worth and does, by its number. */
import type { Guild } from './guilds';

export type TerritoryKind =
  | { is: 'worth'; worth: number }
  | {
      is: 'per';
      worth: number;
      thing: 'silver' | 'gold' | 'pearls' | 'territory';
    }
  | { is: 'pearls'; worth: number; pearls: 1 | 2 | 3 }
  | {
      is: 'rule';
      worth: number;
      rule: 'one' | 'two' | 'keys' | 'seek' | 'lords' | 'lands';
    }
  | { is: 'best'; guild: Guild }
  | { is: 'each'; worth: number; guild: Guild };

const GUILDS: readonly Guild[] = [0, 1, 2, 3, 4];
const RULES = ['one', 'two', 'keys', 'seek', 'lords', 'lands'] as const;

export const TERRITORIES: readonly TerritoryKind[] = [
  { is: 'worth', worth: 7 },
  { is: 'per', worth: 1, thing: 'silver' },
  { is: 'per', worth: 2, thing: 'gold' },
  { is: 'pearls', worth: 5, pearls: 1 },
  { is: 'pearls', worth: 4, pearls: 2 },
  { is: 'pearls', worth: 3, pearls: 3 },
  { is: 'per', worth: 1, thing: 'pearls' },
  { is: 'per', worth: 2, thing: 'territory' },
  ...RULES.map((rule) => ({ is: 'rule', worth: 3, rule }) as const),
  ...GUILDS.map((guild) => ({ is: 'best', guild }) as const),
  ...GUILDS.map((guild) => ({ is: 'each', worth: 1, guild }) as const),
];

/** The kind of the territory with this number. */
export function kindOf(id: number): TerritoryKind {
  return TERRITORIES[id] as TerritoryKind;
}
