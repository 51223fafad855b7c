import { createFloatImage, type FloatImage, resize } from '../image/index.ts';

/** Sweeps at the finest and at every coarser level. */
const SWEEPS = 60;
/** Pixels a side at which a level is solved from nothing. */
const COARSEST = 24;

/**
 * Solves the Poisson equation with source 4 on a mask (one channel, from 0.5 inside) and 0 on its rim: over a disc of radius r the root of the answer
 * is a half ball of height r. Coarse levels first, each by successive over-relaxation. Pixels squared.
 */
export function solvePoisson(mask: FloatImage): FloatImage {
  const { width, height } = mask;
  let start = createFloatImage(width, height, 1);
  if (Math.max(width, height) > COARSEST) {
    const half = resize(mask, Math.max(1, Math.ceil(width / 2)), Math.max(1, Math.ceil(height / 2)));
    start = resize(solvePoisson(half), width, height);
    // A coarse pixel is twice as wide: its answer counts in its own pixels.
    for (let i = 0; i < start.data.length; i++) start.data[i] *= 4;
  }
  const { data } = start;
  for (let i = 0; i < data.length; i++) if (mask.data[i] < 0.5) data[i] = 0;
  const over = 1.85;
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        if (mask.data[i] < 0.5) continue;
        const sum =
          (x > 0 ? data[i - 1] : 0) +
          (x < width - 1 ? data[i + 1] : 0) +
          (y > 0 ? data[i - width] : 0) +
          (y < height - 1 ? data[i + width] : 0);
        data[i] += over * ((sum + 4) / 4 - data[i]);
      }
  return start;
}
