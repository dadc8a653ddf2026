/**
 * Words that decide the play are never cut: where they do not fit, their letters grow smaller, step by
 * step, down to `LEAST`. Whoever wants them large looks closer.
 */
const STEP = 0.5; // pixels
const LEAST = 12;

/** Fit the words of an element into its height; `words` is what it follows. */
export function fitted(words: () => unknown) {
  return (element: HTMLElement) => {
    void words();
    const fit = () => {
      element.style.fontSize = '';
      let size = parseFloat(getComputedStyle(element).fontSize);
      while (size > LEAST && element.scrollHeight > element.clientHeight + 1) {
        size -= STEP;
        element.style.fontSize = `${size}px`;
      }
    };
    const room = element.parentElement;
    let [wide, high] = [0, 0];
    const watch = new ResizeObserver(() => {
      const { clientWidth = 0, clientHeight = 0 } = room ?? {};
      if (clientWidth === wide && clientHeight === high) return;
      [wide, high] = [clientWidth, clientHeight];
      requestAnimationFrame(fit); // not while the page is being measured
    });
    if (room) watch.observe(room);
    fit();
    return () => watch.disconnect();
  };
}
