/** The word whose meaning is shown now, and where it stands: one at a time on the whole page. */
import type { Word } from './glossary';

class Meaning {
  word = $state.raw<Word | null>(null);
  said = $state(''); // as it was written where it was touched
  at = $state.raw<HTMLElement | null>(null);

  show(word: Word, said: string, at: HTMLElement): void {
    this.word = word;
    this.said = said;
    this.at = at;
  }

  hide(): void {
    this.word = null;
    this.at = null;
  }
}

export const meaning = new Meaning();
