/** The arrangement that a hint has proposed, in sight as long as its step of the round lasts. */
import type { Placing } from '$lib/protocol';
import type { FotoView } from '../view';

export class Proposed {
  #given = $state.raw<readonly Placing[]>([]);
  #when = $state('');
  #now = $state('');

  /** Where the master would have the guests; nobody, when it is no longer asked about. */
  placings = $derived(this.#when === this.#now ? this.#given : []);
  points = $derived(this.placings.reduce((sum, each) => sum + each.points, 0));

  /** A hint has come. */
  take(placings: readonly Placing[], view: FotoView): void {
    this.#given = placings;
    this.#when = momentOf(view);
  }

  /** What is shown now. */
  follow(view: FotoView): void {
    this.#now = momentOf(view);
  }

  drop(): void {
    this.#given = [];
  }
}

const momentOf = ({ round, phase }: FotoView) => `${round} ${phase}`;
