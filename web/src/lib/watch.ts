/** When a card is looked at: the pointer rests on it, the keyboard stands on it, a finger stays. */

const REST = 450; // milliseconds

export interface Watcher {
  /** A card to show beside itself, or no longer any. */
  onnear: (card: HTMLElement | null) => void;
  /** A card that a finger has stayed on. */
  onhold?: (card: HTMLElement) => void;
  /** What is a card. */
  cards?: string;
}

/** Watch the cards inside `root`; the answer ends it. */
export function watchCards(root: HTMLElement, watcher: Watcher): () => void {
  const { onnear, onhold, cards = '[data-flip]' } = watcher;
  const cardAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(cards) : null;
  let timer = 0;
  let hasHeld = false;
  let [x, y] = [NaN, NaN]; // where the pointer was last
  let isUnder = false; // a card has come under a pointer that rests
  const later = (act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, REST);
  };
  const stop = () => {
    clearTimeout(timer);
    onnear(null);
  };
  const isThere = (event: PointerEvent) => event.clientX === x && event.clientY === y;
  const over = (target: EventTarget | null) => {
    const card = cardAt(target);
    stop();
    if (card) later(() => card.isConnected && onnear(card));
  };
  // Who has just pressed something and reads on has not asked to see what lies there now.
  const follow = (event: PointerEvent) => {
    const hasMoved = !isThere(event);
    [x, y] = [event.clientX, event.clientY];
    if (isUnder && hasMoved) over(event.target);
    if (hasMoved) isUnder = false;
  };
  const on: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerover(event) {
      if (event.pointerType === 'touch') return;
      isUnder = isThere(event);
      if (isUnder) stop();
      else over(event.target);
    },
    pointerleave: stop,
    pointerdown(event) {
      stop();
      hasHeld = false;
      const card = cardAt(event.target);
      if (event.pointerType !== 'touch' || !card || !onhold) return;
      later(() => {
        hasHeld = true;
        onhold(card);
      });
    },
    pointerup: () => clearTimeout(timer),
    pointercancel: stop,
    wheel: stop,
    focusin(event) {
      const card = cardAt(event.target);
      if (card?.matches(':focus-visible')) later(() => card.isConnected && onnear(card));
    },
    focusout() {
      clearTimeout(timer);
      // Later: a card that goes while it has the focus says so in the middle of drawing the page.
      queueMicrotask(() => onnear(null));
    },
    keydown(event) {
      if (event.key === 'Escape') stop();
    },
    contextmenu(event) {
      if (hasHeld) event.preventDefault();
    },
  };
  // The click that ends a long press is no choice.
  const swallow = (event: Event) => {
    if (hasHeld) event.stopPropagation();
    hasHeld = false;
  };
  const names = Object.keys(on) as (keyof typeof on)[];
  for (const name of names) {
    root.addEventListener(name, on[name] as EventListener, { passive: name === 'wheel' });
  }
  root.addEventListener('click', swallow, true);
  window.addEventListener('pointermove', follow, true);
  return () => {
    stop();
    window.removeEventListener('pointermove', follow, true);
    for (const name of names) root.removeEventListener(name, on[name] as EventListener);
    root.removeEventListener('click', swallow, true);
  };
}
