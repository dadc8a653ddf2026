/** The app among those of the device: where the browser can do that it says so, and we wait to be asked. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  #offer = $state.raw<Offer | null>(null);

  get isPossible(): boolean {
    return this.#offer !== null;
  }

  /** Keep what the browser would have shown by itself, at a moment of its own. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  /** The browser asks whether one is sure; it can be asked once. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
