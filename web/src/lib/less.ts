/** A list without the last of these; the same list if there is none. */
export function less(list: readonly number[], one: number): number[] {
  const at = list.lastIndexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}
