/** Whether a pixel of a square canvas is set and one of its four neighbours is not. Not for pixels of the first and last row. */
export function isRim(set: ArrayLike<number>, i: number, size: number): boolean {
  return set[i] > 0 && !(set[i - 1] && set[i + 1] && set[i - size] && set[i + size]);
}
