/** Which card the pointer rests on or the keyboard stands on; pressing a card is its own affair. */

const REST = 400; // milliseconds

const cardAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

/** Watch the cards inside `root` and tell of the nearest, or of none; the answer ends it. */
export function watchCards(root: HTMLElement, tell: (card: HTMLElement | null) => void) {
  let timer = 0;
  const later = (card: HTMLElement) => {
    timer = window.setTimeout(() => card.isConnected && tell(card), REST);
  };
  const stop = () => {
    clearTimeout(timer);
    queueMicrotask(() => tell(null)); // the focus may go because the page is just being changed
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    stop();
    const card = cardAt(event.target);
    if (card) later(card);
  };
  const focus = (event: FocusEvent) => {
    const card = cardAt(event.target);
    if (card?.matches(':focus-visible')) later(card);
  };
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && stop();
  root.addEventListener('pointerover', over);
  root.addEventListener('focusin', focus);
  root.addEventListener('keydown', escape);
  for (const name of ['pointerleave', 'pointerdown', 'focusout', 'wheel']) {
    root.addEventListener(name, stop, { passive: true });
  }
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointerover', over);
    root.removeEventListener('focusin', focus);
    root.removeEventListener('keydown', escape);
    for (const name of ['pointerleave', 'pointerdown', 'focusout', 'wheel']) {
      root.removeEventListener(name, stop);
    }
  };
}
