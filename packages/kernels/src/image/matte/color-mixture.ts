import { createRng } from '../../math/index.ts';

/** A mixture of normal distributions of colours. */
export interface ColorMixture {
  /** 13 numbers a component: log of its weight and scale, mean, inverse covariance (row by row). */
  parts: Float64Array;
  count: number;
}

const WIDTH = 13;
/** Least variance: noise and quantisation, and a component of one colour still has a width. */
const FLOOR = 2e-4;
const ROUNDS = 6;
/** Logarithms that differ by more than this are of numbers that add up to the larger one. */
const NOTHING = 45;

/**
 * Fits a mixture to the pixels that `weight` (one per pixel) names, in three channels. Components start from k-means and are refined by hard
 * assignment, as GrabCut does. At most `sampleMax` pixels are looked at, spread over the picture; deterministic.
 */
export function fitMixture(
  pixels: Float32Array,
  weight: Float32Array | Uint8Array,
  count: number,
  sampleMax = 6000,
): ColorMixture {
  const chosen = choose(weight, sampleMax);
  const n = chosen.length;
  if (n === 0) return { parts: new Float64Array(0), count: 0 };
  const k = Math.max(1, Math.min(count, n));
  const centres = seedCentres(pixels, chosen, k);
  const label = new Uint8Array(n);
  let mixture: ColorMixture | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < n; i++)
      label[i] = mixture ? likeliestPart(mixture, pixels, 3 * chosen[i]) : nearest(centres, k, pixels, 3 * chosen[i]);
    if (round < 3) moveCentres(centres, k, pixels, chosen, label, weight);
    if (round >= 2) mixture = measure(k, pixels, chosen, label, weight);
  }
  return mixture as ColorMixture;
}

/** Log density of a colour; -1e3 where nothing is known. */
export function logDensity({ parts, count }: ColorMixture, pixels: Float32Array, o: number): number {
  let most = -1e3;
  let sum = 0;
  for (let c = 0; c < count; c++) {
    const value = logPart(parts, WIDTH * c, pixels, o);
    if (value > most) {
      sum = most < value - NOTHING ? 1 : sum * Math.exp(most - value) + 1;
      most = value;
    } else if (value > most - NOTHING) sum += Math.exp(value - most);
  }
  return sum > 0 ? most + Math.log(sum) : most;
}

function logPart(parts: Float64Array, p: number, pixels: Float32Array, o: number): number {
  const x = pixels[o] - parts[p + 1];
  const y = pixels[o + 1] - parts[p + 2];
  const z = pixels[o + 2] - parts[p + 3];
  const q =
    x * (parts[p + 4] * x + 2 * (parts[p + 5] * y + parts[p + 6] * z)) +
    y * (parts[p + 8] * y + 2 * parts[p + 9] * z) +
    parts[p + 12] * z * z;
  return parts[p] - 0.5 * q;
}

/** The component that a colour most likely belongs to. */
export function likeliestPart({ parts, count }: ColorMixture, pixels: Float32Array, o: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < count; c++) {
    const value = logPart(parts, WIDTH * c, pixels, o);
    if (value <= most) continue;
    most = value;
    best = c;
  }
  return best;
}

function choose(weight: Float32Array | Uint8Array, most: number): Int32Array {
  let n = 0;
  for (let i = 0; i < weight.length; i++) if (weight[i] > 0) n++;
  const step = Math.max(1, n / most);
  const chosen = new Int32Array(Math.min(n, most));
  let filled = 0;
  let at = 0;
  for (let i = 0, seen = 0; i < weight.length && filled < chosen.length; i++) {
    if (!(weight[i] > 0)) continue;
    if (seen++ >= at) {
      chosen[filled++] = i;
      at += step;
    }
  }
  return chosen.subarray(0, filled);
}

/** k-means++: the next centre is drawn among what is far from those before. */
function seedCentres(pixels: Float32Array, chosen: Int32Array, k: number): Float64Array {
  const rng = createRng(11);
  const centres = new Float64Array(3 * k);
  const far = new Float64Array(chosen.length).fill(1);
  for (let c = 0; c < k; c++) {
    let sum = 0;
    for (const d of far) sum += d;
    let pick = rng.range(0, sum);
    let at = 0;
    while (at < chosen.length - 1 && pick > far[at]) pick -= far[at++];
    for (let d = 0; d < 3; d++) centres[3 * c + d] = pixels[3 * chosen[at] + d];
    for (let i = 0; i < chosen.length; i++) {
      const o = 3 * chosen[i];
      const d =
        (pixels[o] - centres[3 * c]) ** 2 +
        (pixels[o + 1] - centres[3 * c + 1]) ** 2 +
        (pixels[o + 2] - centres[3 * c + 2]) ** 2;
      far[i] = c === 0 ? d : Math.min(far[i], d);
    }
  }
  return centres;
}

function nearest(centres: Float64Array, k: number, pixels: Float32Array, o: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let c = 0; c < k; c++) {
    const d =
      (pixels[o] - centres[3 * c]) ** 2 +
      (pixels[o + 1] - centres[3 * c + 1]) ** 2 +
      (pixels[o + 2] - centres[3 * c + 2]) ** 2;
    if (d >= least) continue;
    least = d;
    best = c;
  }
  return best;
}

function moveCentres(
  centres: Float64Array,
  k: number,
  pixels: Float32Array,
  chosen: Int32Array,
  label: Uint8Array,
  weight: Float32Array | Uint8Array,
): void {
  const sums = new Float64Array(4 * k);
  for (let i = 0; i < chosen.length; i++) {
    const w = weight[chosen[i]];
    for (let d = 0; d < 3; d++) sums[4 * label[i] + d] += w * pixels[3 * chosen[i] + d];
    sums[4 * label[i] + 3] += w;
  }
  for (let c = 0; c < k; c++)
    if (sums[4 * c + 3] > 0) for (let d = 0; d < 3; d++) centres[3 * c + d] = sums[4 * c + d] / sums[4 * c + 3];
}

function measure(
  k: number,
  pixels: Float32Array,
  chosen: Int32Array,
  label: Uint8Array,
  weight: Float32Array | Uint8Array,
): ColorMixture {
  const m = new Float64Array(10 * k);
  let total = 0;
  for (let i = 0; i < chosen.length; i++) {
    const w = weight[chosen[i]];
    const o = 3 * chosen[i];
    const s = 10 * label[i];
    const [x, y, z] = [pixels[o], pixels[o + 1], pixels[o + 2]];
    m[s] += w;
    m[s + 1] += w * x;
    m[s + 2] += w * y;
    m[s + 3] += w * z;
    m[s + 4] += w * x * x;
    m[s + 5] += w * x * y;
    m[s + 6] += w * x * z;
    m[s + 7] += w * y * y;
    m[s + 8] += w * y * z;
    m[s + 9] += w * z * z;
    total += w;
  }
  const parts = new Float64Array(WIDTH * k);
  let count = 0;
  for (let c = 0; c < k; c++) {
    const s = 10 * c;
    if (!(m[s] > 0)) continue;
    const n = m[s];
    const [x, y, z] = [m[s + 1] / n, m[s + 2] / n, m[s + 3] / n];
    const xx = m[s + 4] / n - x * x + FLOOR;
    const xy = m[s + 5] / n - x * y;
    const xz = m[s + 6] / n - x * z;
    const yy = m[s + 7] / n - y * y + FLOOR;
    const yz = m[s + 8] / n - y * z;
    const zz = m[s + 9] / n - z * z + FLOOR;
    const det = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz);
    const p = WIDTH * count++;
    parts[p] = Math.log(n / total) - 0.5 * Math.log(det) - 1.5 * Math.log(2 * Math.PI);
    parts[p + 1] = x;
    parts[p + 2] = y;
    parts[p + 3] = z;
    parts[p + 4] = (yy * zz - yz * yz) / det;
    parts[p + 5] = parts[p + 7] = (xz * yz - xy * zz) / det;
    parts[p + 6] = parts[p + 10] = (xy * yz - xz * yy) / det;
    parts[p + 8] = (xx * zz - xz * xz) / det;
    parts[p + 9] = parts[p + 11] = (xy * xz - xx * yz) / det;
    parts[p + 12] = (xx * yy - xy * xy) / det;
  }
  return { parts: parts.subarray(0, WIDTH * count), count };
}
