/**
 * How much of its row a card of the hand is given: as much as its words need at their smallest, and of
 * what is left over as much again. By the number of letters alone long words and names went short.
 */
const SMALLEST = 12; // pixels, as in `fit`
const NARROWEST = 96;
const WIDEST = 300;
const STEP = 6;

/** Share out the width of a row of cards; `cards` is what it follows. */
export function shared(cards: () => unknown) {
  return (row: HTMLElement) => {
    void cards();
    const share = () => {
      const items = [...row.children].filter((item) => item instanceof HTMLElement);
      for (const { style } of items) style.flex = style.minWidth = '';
      const [first] = items;
      if (!first || row.matches('.fan') || getComputedStyle(first).flexGrow === '0') return;
      const least = items.map(leastOf);
      for (const [i, { style }] of items.entries()) {
        style.flex = `${least[i]} 1 ${least[i]}px`;
        style.minWidth = `${NARROWEST}px`;
      }
    };
    let wide = 0;
    const watch = new ResizeObserver(() => {
      if (row.clientWidth === wide) return;
      wide = row.clientWidth;
      requestAnimationFrame(share); // not while the page is being measured
    });
    watch.observe(row);
    share();
    return () => watch.disconnect();
  };
}

/** The narrowest width in which all words of a card are seen. */
function leastOf(item: HTMLElement): number {
  const says = item.querySelector<HTMLElement>('.says');
  if (!says) return NARROWEST;
  const size = says.style.fontSize;
  says.style.fontSize = `${SMALLEST}px`;
  item.style.minWidth = '0';
  let width = NARROWEST;
  for (; width < WIDEST; width += STEP) {
    item.style.flex = `0 0 ${width}px`;
    if (says.scrollHeight <= says.clientHeight + 1) break;
  }
  says.style.fontSize = size;
  return width;
}
