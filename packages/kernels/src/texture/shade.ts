/** Smooth Hermite step from 0 at `a` to 1 at `b` (a may be greater than b). */
export function smooth(a: number, b: number, x: number): number {
  let t = (x - a) / (b - a);
  t = t < 0 ? 0 : Math.min(t, 1);
  return t * t * (3 - 2 * t);
}

/** Base colour = `c` times `k`. */
export function setColor(out: Float64Array, c: Float64Array, k: number): void {
  out[0] = c[0] * k;
  out[1] = c[1] * k;
  out[2] = c[2] * k;
}

/** Base colour moved towards `c` times `k` by `t` (0..1). */
export function mixColor(out: Float64Array, c: Float64Array, k: number, t: number): void {
  out[0] += (c[0] * k - out[0]) * t;
  out[1] += (c[1] * k - out[1]) * t;
  out[2] += (c[2] * k - out[2]) * t;
}

/** A hash of two integers, uniform in 0..1. For tints of bricks, tiles and planks. */
export function hash2(i: number, j: number, seed: number): number {
  let h = Math.imul(i | 0, 0x27d4eb2d) ^ Math.imul(j | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b9);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
