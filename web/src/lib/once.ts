/**
 * A double click is one press: while what was pressed is under way, a click that only repeats the one
 * before it goes nowhere. Presses of different things all count.
 */
export function onePress(isBusy: () => boolean) {
  return (root: HTMLElement) => {
    const swallow = (event: MouseEvent) => {
      if (event.detail < 2 || !isBusy()) return;
      event.stopPropagation();
      event.preventDefault();
    };
    root.addEventListener('click', swallow, true);
    return () => root.removeEventListener('click', swallow, true);
  };
}
