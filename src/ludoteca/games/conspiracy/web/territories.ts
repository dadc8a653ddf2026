/** The 24 territories as pictures: what each is worth and does, by its number. */
import {
  BEST_LORD,
  GUILDS,
  LORD_COUNT,
  TERRITORY_CODES,
  TERRITORY_PEARLS,
  TERRITORY_WORTH,
} from './facts';
import type { Guild } from './guilds';

type Pearls = Exclude<(typeof TERRITORY_PEARLS)[number], 0>;
type Rule = 'one' | 'two' | 'keys' | 'seek' | 'lords' | 'lands';
export type TerritoryKind =
  | { is: 'worth'; worth: number }
  | {
      is: 'per';
      worth: number;
      thing: 'silver' | 'gold' | 'pearls' | 'territory';
    }
  | { is: 'pearls'; worth: number; pearls: Pearls }
  | {
      is: 'rule';
      worth: number;
      rule: Rule;
    }
  | { is: 'best'; guild: Guild }
  | { is: 'each'; worth: number; guild: Guild };

type Code = (typeof TERRITORY_CODES)[number];
type Drawn = (worth: number) => TerritoryKind;

const per =
  (thing: 'silver' | 'gold' | 'pearls' | 'territory'): Drawn =>
  (worth) => ({ is: 'per', worth, thing });
const rule =
  (named: Rule): Drawn =>
  (worth) => ({ is: 'rule', worth, rule: named });

/** How those are drawn that bring no pearls and are not one of a family of five. */
const DRAWN: Readonly<Partial<Record<Code, Drawn>>> = {
  seven: (worth) => ({ is: 'worth', worth }),
  ...{ silver: per('silver'), gold: per('gold'), pairs: per('pearls'), realm: per('territory') },
  ...{ one: rule('one'), two: rule('two'), keys: rule('keys') },
  ...{ seek: rule('seek'), lords: rule('lords'), lands: rule('lands') },
};

export const TERRITORIES: readonly TerritoryKind[] = TERRITORY_CODES.map((code, id) => {
  const worth = TERRITORY_WORTH[id] ?? 0;
  const guild = ((id - BEST_LORD) % GUILDS.length) as Guild;
  const pearls = TERRITORY_PEARLS[id];
  if (pearls) return { is: 'pearls', worth, pearls };
  return (
    DRAWN[code]?.(worth) ?? (id < LORD_COUNT ? { is: 'best', guild } : { is: 'each', worth, guild })
  );
});

/** The kind of the territory with this number. */
export function kindOf(id: number): TerritoryKind {
  return TERRITORIES[id] as TerritoryKind;
}
