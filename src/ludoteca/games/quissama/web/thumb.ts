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
