/** The cards of the deck in play, with their words in the language spoken now. */
import { router } from '$lib/router.svelte';
import type { Language } from '$lib/protocol';
import type { Bill, Category, Sphere } from './view';

/** A thing and how many of it; 0 where the number varies. */
export interface Sign {
  is: string; // a resource, 'draw', 'infamy', 'roll', 'condition', 'or', 'more'
  count: number;
}

export interface Printed {
  card: number;
  code: string; // the id in the deck's file
  category: Category;
  name: string;
  flavour: string;
  spheres: Sphere[];
  keywords: string[];
  motifs: number[]; // the keywords by number, for the picture
  cost: Bill;
  capital: number;
  lines: string[];
  gist: Record<string, Sign[]>; // what it does in signs, by moment
  headings: string[]; // of the rules page
  expansion: boolean;
}

const key = (deck: string, language: Language) => `${deck}/${language}`;

class Catalogue {
  #decks = $state.raw<Record<string, readonly Printed[]>>({});
  #asked: Record<string, Promise<void>> = {};

  /** The cards by number, if they have come. */
  cards(deck: string, language: Language): readonly Printed[] | undefined {
    return this.#decks[key(deck, language)];
  }

  /** Keep the cards of a deck. */
  keep(deck: string, language: Language, cards: readonly Printed[]): void {
    this.#decks = { ...this.#decks, [key(deck, language)]: cards };
  }

  /** Ask the table for its cards, once; again if that failed. */
  learn(deck: string, language: Language): Promise<void> {
    const name = key(deck, language);
    if (this.#decks[name]) return Promise.resolve();
    this.#asked[name] ??= this.#fetch(deck, language).catch(() => {
      delete this.#asked[name];
    });
    return this.#asked[name];
  }

  async #fetch(deck: string, language: Language): Promise<void> {
    const table = encodeURIComponent(router.place.id);
    const answer = await fetch(`/api/tables/${table}/cards?language=${language}`);
    if (!answer.ok) throw new Error(answer.statusText);
    this.keep(deck, language, (await answer.json()) as Printed[]);
  }
}

export const catalogue = new Catalogue();
