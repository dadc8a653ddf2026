/** What the press prints of this game: the house's pictures, and some for decks of one's own. */
import type { Drawings } from '../../../../../web/src/press/drawing';
import Art from './Art.svelte';
import Capital from './Capital.svelte';
import { CATEGORY_LOOKS } from './categories';
import CategoryMark from './CategoryMark.svelte';
import Excellency from './Excellency.svelte';
import { CATEGORIES, PICTURED_KEYWORDS, PICTURES, RESOURCES, SEATS, SPHERES } from './facts';
import Mark from './Mark.svelte';
import house from './pictures.json';
import SeatMark from '$lib/SeatMark.svelte';
import type { Category } from './view';

const MOTIFS = [undefined, ...Array.from({ length: PICTURED_KEYWORDS }, (_, i) => i)];

const art = (name: string, printed: object) => [name, { component: Art, props: { printed } }];
const pictures = house.map((picture) => art(`art-${picture.code}`, picture));

/** `own-parliamentarian-hip-2-0`: category, sphere, keyword, variant. */
function own(category: Category) {
  const spheres = category === 'infamy' || category === 'event' ? [] : SPHERES;
  const motifs = category === 'parliamentarian' ? MOTIFS : [undefined];
  return [undefined, ...spheres].flatMap((sphere) =>
    motifs.flatMap((motif) =>
      Array.from({ length: PICTURES }, (_, variant) => {
        const name = `own-${category}-${sphere ?? 'none'}-${motif ?? 'none'}-${variant}`;
        return art(name, {
          category,
          code: name,
          spheres: sphere ? [sphere] : [],
          motifs: motif === undefined ? [] : [motif],
        });
      }),
    ),
  );
}

const marks = [...RESOURCES, 'any'].map((of) => [`mark-${of}`, { component: Mark, props: { of } }]);
const categories = CATEGORIES.map((category) => [
  `category-${category}`,
  { component: CategoryMark, props: { category } },
]);
const seats = SEATS.map((seat) => [`seat-${seat}`, { component: SeatMark, props: { seat } }]);

export const drawings = {
  ...Object.fromEntries([
    ...pictures,
    ...CATEGORIES.flatMap(own),
    ...marks,
    ...categories,
    ...seats,
  ]),
  won: { component: Capital, props: { count: 1 } },
  lost: { component: Capital, props: { count: -1 } },
  excellency: { component: Excellency },
} as Drawings;

export const look = Object.fromEntries(
  CATEGORIES.map((category) => [`category-${category}`, CATEGORY_LOOKS[category].color]),
);
