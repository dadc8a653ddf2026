/** Whether the server can be reached: whoever asks it for something says how that went. */
import { words } from './words.svelte';

const PATIENCE = 300; // milliseconds: a page that is being left asks for nothing any more

class Network {
  isDown = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask; where no answer of any kind comes there is no way to the server. */
  async reach(path: string, init: RequestInit): Promise<Response> {
    try {
      const answer = await fetch(path, init);
      clearTimeout(this.#timer);
      this.isDown = false;
      return answer;
    } catch (error) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.isDown = true), PATIENCE);
      throw new Error(words.ui('ui-offline'), { cause: error });
    }
  }
}

export const network = new Network();
