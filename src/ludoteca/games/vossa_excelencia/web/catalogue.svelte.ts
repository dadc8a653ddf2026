/** The cards of the deck in play, with their words in the language spoken now. */
import type { BoardProps } from '$lib/board';
import type { Language } from '$lib/protocol';
import type { Printed } from './view';

const key = (deck: string, language: Language) => `${deck}/${language}`;

class Catalogue {
  #decks = $state.raw<Record<string, readonly Printed[]>>({});
  #asked = new Map<string, Promise<void>>(); // on their way

  /** The cards by number, if they have come. */
  cards(deck: string, language: Language): readonly Printed[] | undefined {
    return this.#decks[key(deck, language)];
  }

  /** Keep the cards of a deck. */
  keep(deck: string, language: Language, cards: readonly Printed[]): void {
    this.#decks = { ...this.#decks, [key(deck, language)]: cards };
  }

  /** Ask for the cards of a deck, unless they are here; fails if they do not come. */
  learn(deck: string, language: Language, ask: BoardProps['cards']): Promise<void> {
    const name = key(deck, language);
    if (this.#decks[name]) return Promise.resolve();
    const asked =
      this.#asked.get(name) ??
      ask(language)
        .then((cards) => this.keep(deck, language, cards as readonly Printed[]))
        .finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }
}

export const catalogue = new Catalogue();
