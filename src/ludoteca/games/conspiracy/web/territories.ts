/** The 24 territories as pictures: what each is worth and does, by its number. */
import { BEST_LORD, GUILDS, LORD_COUNT, TERRITORY_CODES, TERRITORY_WORTH } from './facts';
import type { Guild } from './guilds';

type Rule = 'one' | 'two' | 'keys' | 'seek' | 'lords' | 'lands';
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
      rule: Rule;
    }
  | { is: 'best'; guild: Guild }
  | { is: 'each'; worth: number; guild: Guild };

type Code = (typeof TERRITORY_CODES)[number];
type Drawn = (worth: number) => TerritoryKind;

const per =
  (thing: 'silver' | 'gold' | 'pearls' | 'territory'): Drawn =>
  (worth) => ({ is: 'per', worth, thing });
const pearls =
  (count: 1 | 2 | 3): Drawn =>
  (worth) => ({ is: 'pearls', worth, pearls: count });
const rule =
  (named: Rule): Drawn =>
  (worth) => ({ is: 'rule', worth, rule: named });

/** How those are drawn that are not one of a family of five. */
const DRAWN: Readonly<Partial<Record<Code, Drawn>>> = {
  seven: (worth) => ({ is: 'worth', worth }),
  ...{ silver: per('silver'), gold: per('gold'), pairs: per('pearls'), realm: per('territory') },
  ...{ five: pearls(1), four: pearls(2), three: pearls(3) },
  ...{ one: rule('one'), two: rule('two'), keys: rule('keys') },
  ...{ seek: rule('seek'), lords: rule('lords'), lands: rule('lands') },
};

export const TERRITORIES: readonly TerritoryKind[] = TERRITORY_CODES.map((code, id) => {
  const worth = TERRITORY_WORTH[id] ?? 0;
  const guild = ((id - BEST_LORD) % GUILDS.length) as Guild;
  return (
    DRAWN[code]?.(worth) ?? (id < LORD_COUNT ? { is: 'best', guild } : { is: 'each', worth, guild })
  );
});

/** The kind of the territory with this number. */
export function kindOf(id: number): TerritoryKind {
  return TERRITORIES[id] as TerritoryKind;
}
