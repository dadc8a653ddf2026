/** Two things between the board and the page around it. */

/** Keep the own hand above the question, which sticks to the foot of a phone's screen. */
export function aboveQuestion(board: HTMLElement): (() => void) | undefined {
  const question = board.closest('main')?.querySelector<HTMLElement>('.question');
  if (typeof ResizeObserver === 'undefined') return undefined;
  const measure = () => {
    const found = board.closest('main')?.querySelector<HTMLElement>('.question');
    board.style.setProperty('--board-bottom', `${found?.offsetHeight ?? 0}px`);
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(question ?? board);
  watcher.observe(board);
  return () => watcher.disconnect();
}

const FIRST = 30; // milliseconds until the answer to the last act is in
const AGAIN = 500;

/** Do it, and again until something has come of it; the answer stops that. */
export function settle(act: () => void): () => void {
  let timer = setTimeout(function again() {
    act();
    timer = setTimeout(again, AGAIN);
  }, FIRST);
  return () => clearTimeout(timer);
}
