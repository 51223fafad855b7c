import type { FloatImage } from '../float-image.ts';
import { toOklab } from '../oklab.ts';
import { resize } from '../resize.ts';
import { CHROMA } from './work-chroma.ts';

/**
 * A picture (linear light, three channels) made small, in OKLab with a and b doubled: distances of 0.02 are just seen, 0.2 are different colours.
 * `side`: longest side in pixels, never more than the picture's.
 */
export function shrinkToWork(linear: FloatImage, side: number): FloatImage {
  const k = Math.min(1, side / Math.max(linear.width, linear.height));
  const width = Math.max(1, Math.round(linear.width * k));
  const height = Math.max(1, Math.round(linear.height * k));
  const work = toOklab(resize(linear, width, height));
  const { data } = work;
  for (let i = 0; i < data.length; i += 3) {
    data[i + 1] *= CHROMA;
    data[i + 2] *= CHROMA;
  }
  return work;
}

/** Distance of two work colours, each by its array and where it begins there. */
export function colorDistance(a: ArrayLike<number>, i: number, b: ArrayLike<number>, j: number): number {
  return Math.hypot(a[i] - b[j], a[i + 1] - b[j + 1], a[i + 2] - b[j + 2]);
}

/**
 * How much of a ground's light a colour at `o` has, 1 = as much: shadows have less and keep the ground's hue. How far it is from being the ground in
 * other light is `offShade`.
 */
export function shadeOf(data: Float32Array, ground: Float32Array, o: number): number {
  let dot = 0;
  let square = 1e-9;
  for (let c = 0; c < 3; c++) {
    dot += data[o + c] * ground[o + c];
    square += ground[o + c] ** 2;
  }
  return dot / square;
}

/** Distance of the colour at `o` from the ground's in so much light. */
export function offShade(data: Float32Array, ground: Float32Array, o: number, shade: number): number {
  let off = 0;
  for (let c = 0; c < 3; c++) off += (data[o + c] - shade * ground[o + c]) ** 2;
  return Math.sqrt(off);
}
