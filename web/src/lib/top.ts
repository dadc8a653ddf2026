/**
 * Tells how far an element is from the top of the page, and again whenever that changes.
 *
 * What stands above it is watched, not the page as a whole: the page grows with the element, and
 * browsers complain of whoever changes what has just been measured ("ResizeObserver loop").
 */
export function watchTop(element: HTMLElement, tell: (pixels: number) => void): () => void {
  const look = () => tell(Math.round(element.getBoundingClientRect().top + scrollY));
  const sizes = new ResizeObserver(look);
  function watchSizes() {
    sizes.disconnect();
    for (const each of allAbove(element)) sizes.observe(each);
    look();
  }
  const comings = new MutationObserver(watchSizes); // and goings
  for (let at = element.parentElement; at; at = at.parentElement) {
    comings.observe(at, { childList: true });
  }
  addEventListener('resize', look);
  watchSizes();
  return () => {
    sizes.disconnect();
    comings.disconnect();
    removeEventListener('resize', look);
  };
}

/** Whatever comes before it on the page, without what is inside. */
function allAbove(element: Element): Element[] {
  const above: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (let each = at.previousElementSibling; each; each = each.previousElementSibling) {
      above.push(each);
    }
  }
  return above;
}
