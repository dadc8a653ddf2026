/**
 * What a board is shown, and when. A page says what the game has come to and what has happened on
 * the way there; the stage lets the cards travel. Whoever wants each event to have its moment makes
 * it wait here, in `show`: the board and the question beside it follow `moment`.
 */
import { flip } from './flip';
import type { Line, State } from './protocol';

/** The game as a board sees it at one moment. */
export type Moment = Pick<State, 'view' | 'asks' | 'options' | 'waiting' | 'step'>;

export class Stage<Shown extends Moment = Moment> {
  moment = $state.raw<Shown | null>(null);
  /** What has happened just before; nothing after a look from the beginning. */
  news = $state.raw<readonly Line[]>([]);

  /** The game has gone on to this moment, and this is how. */
  show(moment: Shown, news: readonly Line[]): void {
    this.#change(moment, news.length ? news : this.news);
  }

  /** Begin at this moment, wherever the board stood before. */
  set(moment: Shown | null): void {
    this.#change(moment, []);
  }

  #change(moment: Shown | null, news: readonly Line[]): void {
    const change = () => {
      this.moment = moment;
      this.news = news;
    };
    void flip(change, { from: originOf });
  }
}

/** Where a card comes from that was not on the table: `data-flip-from` names the decks it may. */
function originOf(key: string): Element | null {
  return document.querySelector(`[data-flip-from~="${key.split(':')[0] ?? key}"]`);
}
