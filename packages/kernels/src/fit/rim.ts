/** Whether a pixel of a square canvas is set and one of its four neighbours is not. Not for pixels of the first and last row. */
export function isRim(set: ArrayLike<number>, i: number, size: number): boolean {
  return set[i] > 0 && !(set[i - 1] && set[i + 1] && set[i - size] && set[i + size]);
}

/** How much the second and the third corner of a triangle on the screen ([x, y, ..] by three, corners at a, b, c) make up of a point in it; the first does the rest. */
export function cornerWeights(
  screen: Float32Array,
  a: number,
  b: number,
  c: number,
  x: number,
  y: number,
): [number, number] {
  const [ux, uy] = [screen[b] - screen[a], screen[b + 1] - screen[a + 1]];
  const [vx, vy] = [screen[c] - screen[a], screen[c + 1] - screen[a + 1]];
  const [px, py] = [x - screen[a], y - screen[a + 1]];
  const area = ux * vy - uy * vx || 1e-9;
  return [(px * vy - py * vx) / area, (ux * py - uy * px) / area];
}
