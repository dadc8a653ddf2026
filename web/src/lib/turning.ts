/** Boards that show one of their parts at a time. */
import { flushSync } from 'svelte';
import { boxesOf } from './spotlight';

/** Turn to the part in which most of these things can be seen, if some of them cannot be seen now. */
export function turnTo(board: Element, selectors: readonly string[]): void {
  const views = [...board.querySelectorAll<HTMLElement>('.views button')];
  const now = views.findIndex((each) => each.getAttribute('aria-pressed') === 'true');
  const there = selectors.filter((each) => board.querySelector(each));
  const seen = () => there.filter((each) => boxesOf(board, [each]).length).length;
  let most = seen();
  if (now < 0 || most === there.length) return;
  let best = views[now];
  for (const view of views) {
    flushSync(() => view.click()); // all in one frame: only the last can be seen
    if (seen() <= most) continue;
    most = seen();
    best = view;
  }
  flushSync(() => best?.click());
}
