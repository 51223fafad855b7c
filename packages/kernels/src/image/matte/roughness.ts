import type { FloatImage } from '../float-image.ts';

/** Side of the squares in which colours are compared, pixels, less one. */
const REACH = 3;
/** Variances that are told apart from each other, and in how many steps of their logarithm. */
const RANGE = [1e-5, 0.1] as const;
const STEPS = 24;
/** No roughness is surer than this of its side: log likelihood. */
const SUREST = 2;

/**
 * How restless a picture (work colours) is about each pixel, a step of 0..23: the logarithm of the variance of its colours in the calmest of the four squares that the pixel is a corner of, so that a smooth thing is smooth
 * up to its rim. Source: Kuwahara et al., "Processing of RI-angiocardiographic images", 1976.
 */
export function findRoughness(work: FloatImage): Uint8Array {
  const { width, height } = work;
  const sums = sumTable(work);
  const row = 4 * (width + 1);
  const low = Math.log(RANGE[0]);
  const scale = STEPS / (Math.log(RANGE[1]) - low);
  const out = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let least = Number.POSITIVE_INFINITY;
      for (let square = 0; square < 4; square++) {
        const [right, down] = [square & 1, square >> 1];
        const x0 = Math.max(0, right ? x : x - REACH);
        const x1 = Math.min(width, right ? x + REACH + 1 : x + 1);
        const y0 = row * Math.max(0, down ? y : y - REACH);
        const y1 = row * Math.min(height, down ? y + REACH + 1 : y + 1);
        const n = ((y1 - y0) / row) * (x1 - x0);
        const [a, b, c, d] = [y0 + 4 * x0, y0 + 4 * x1, y1 + 4 * x0, y1 + 4 * x1];
        let variance = (sums[d + 3] - sums[c + 3] - sums[b + 3] + sums[a + 3]) / n;
        for (let k = 0; k < 3; k++) variance -= ((sums[d + k] - sums[c + k] - sums[b + k] + sums[a + k]) / n) ** 2;
        least = Math.min(least, variance);
      }
      out[i] = Math.min(STEPS - 1, Math.max(0, Math.floor(scale * (Math.log(Math.max(RANGE[0], least)) - low))));
    }
  return out;
}

/** Log likelihood of each step of roughness being the subject's over the ground's, by where either is plainly (1 = so). */
export function compareRoughness(rough: Uint8Array, subject: Uint8Array, ground: Uint8Array): Float64Array {
  const counts = [new Float64Array(STEPS).fill(1), new Float64Array(STEPS).fill(1)];
  for (let i = 0; i < rough.length; i++) {
    if (subject[i]) counts[0][rough[i]]++;
    else if (ground[i]) counts[1][rough[i]]++;
  }
  const [inside, outside] = counts.map(smoothed);
  return inside.map((p, k) => Math.max(-SUREST, Math.min(SUREST, Math.log(p / outside[k]))));
}

/** Shares of what was counted, neighbouring steps a little together. */
function smoothed(counts: Float64Array): Float64Array {
  const last = counts.length - 1;
  const sum = counts.reduce((a, b) => a + b, 0);
  return counts.map((n, k) => (counts[Math.max(0, k - 1)] + 2 * n + counts[Math.min(last, k + 1)]) / (4 * sum));
}

/** Sums of the colours and of their squares over all that lies above and left of each corner of the pixels, four a corner. */
function sumTable({ width, height, data }: FloatImage): Float64Array {
  const row = 4 * (width + 1);
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = 3 * (y * width + x);
      const to = (y + 1) * row + 4 * (x + 1);
      for (let k = 0; k < 4; k++) {
        const value = k < 3 ? data[o + k] : data[o] ** 2 + data[o + 1] ** 2 + data[o + 2] ** 2;
        sums[to + k] = value + sums[to + k - 4] + sums[to + k - row] - sums[to + k - row - 4];
      }
    }
  return sums;
}
