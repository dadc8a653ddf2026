/** A picture with a name is an image to a screen reader; one without is decoration. */
export function named(label?: string) {
  return label
    ? ({ role: 'img', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
}
