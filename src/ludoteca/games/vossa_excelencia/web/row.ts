/** Scrolls a row of cards sideways to one that something can be done with, if none such is in sight. */
export function showOpen(row: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect();
  const open = [...row.querySelectorAll('.spot.open')].map((spot) => spot.getBoundingClientRect());
  const first = open[0];
  if (!first || open.some((spot) => spot.left >= left - 1 && spot.right <= right + 1)) return;
  row.scrollLeft += first.left - left - 8;
}

/** Says of what is around a row to which sides more cards lie than are in sight. */
export function sayMore(row: HTMLElement): () => void {
  const look = () => {
    const right = row.scrollWidth - row.clientWidth - row.scrollLeft;
    const sides = [row.scrollLeft > 8 ? 'left' : '', right > 8 ? 'right' : ''];
    if (row.parentElement) row.parentElement.dataset.more = sides.join(' ').trim();
  };
  const changes = new MutationObserver(look);
  changes.observe(row, { childList: true });
  const sizes = new ResizeObserver(look);
  sizes.observe(row);
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    changes.disconnect();
    sizes.disconnect();
    row.removeEventListener('scroll', look);
  };
}
