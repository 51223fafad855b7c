import { createFloatImage, type FloatImage } from '../image/index.ts';

/** Pixels around an outline whose opacity says where exactly it runs. */
const REACH = 2;

/**
 * Makes an opacity firm: full inside and none outside, but for the soft pixels along the outline, which stay. Glass, and pictures whose subject is a trace
 * see-through throughout, are bodies like all others.
 */
export function firmOutline({ width, height, data }: FloatImage): FloatImage {
  const out = createFloatImage(width, height, 1);
  const rows = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let seen = 0;
      for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u++)
        seen |= data[y * width + u] >= 0.5 ? 1 : 2;
      rows[y * width + x] = seen;
    }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let seen = 0;
      for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v++) seen |= rows[v * width + x];
      out.data[i] = seen === 3 ? data[i] : seen === 1 ? 1 : 0;
    }
  return out;
}
