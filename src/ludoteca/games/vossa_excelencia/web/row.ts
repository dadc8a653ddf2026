/** Scrolls a row of cards sideways to one that something can be done with, if none such is in sight. */
export function showOpen(row: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect();
  const open = [...row.querySelectorAll('.spot.open')].map((spot) => spot.getBoundingClientRect());
  const first = open[0];
  if (!first || open.some((spot) => spot.left >= left - 1 && spot.right <= right + 1)) return;
  row.scrollLeft += first.left - left - 8;
}
