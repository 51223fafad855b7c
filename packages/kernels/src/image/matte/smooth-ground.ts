import type { FloatImage } from '../float-image.ts';
import { colorDistance, offShade, shadeOf } from './work-image.ts';

/** A ground that changes slowly, such as a sheet of paper under a lamp. */
export interface SmoothGround {
  /** Work colour that each pixel would have without the subject. */
  predicted: Float32Array;
  /** How far ground pixels lie from that, one standard deviation. */
  sigma: number;
  /** Share of the picture's border that it explains. */
  share: number;
}

const BLACK = [0, 0, 0];
const TERMS = 6;
const ROUNDS = 12;

/**
 * Fits each channel's ground by a polynomial of second degree to the pixels along the border, leaving out what does not fit: a subject that touches the
 * frame. `margin`: width of the border looked at, pixels.
 */
export function fitSmoothGround({ width, height, data }: FloatImage, margin: number): SmoothGround {
  const ring: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x < margin || y < margin || x >= width - margin || y >= height - margin) ring.push(y * width + x);
  const weight = startFromMode(data, ring);
  const basis = new Float64Array(TERMS);
  const fill = (i: number): void => {
    const x = (2 * (i % width)) / Math.max(1, width - 1) - 1;
    const y = (2 * Math.floor(i / width)) / Math.max(1, height - 1) - 1;
    basis[0] = 1;
    basis[1] = x;
    basis[2] = y;
    basis[3] = x * x;
    basis[4] = x * y;
    basis[5] = y * y;
  };
  let sigma = 0.02;
  let fits: Float64Array[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    fits = solve(data, ring, weight, basis, fill);
    const off = new Float64Array(ring.length);
    for (let k = 0; k < ring.length; k++) {
      fill(ring[k]);
      off[k] = distanceTo(fits, basis, data, 3 * ring[k]);
    }
    const kept = [...off].filter((_, k) => weight[k] > 0).sort((a, b) => a - b);
    sigma = Math.min(0.04, Math.max(0.004, 1.2 * (kept[kept.length >> 1] ?? 0.02)));
    const reach = Math.max(4.7 * sigma, 0.03);
    for (let k = 0; k < ring.length; k++) weight[k] = off[k] < reach ? (1 - (off[k] / reach) ** 2) ** 2 : 0;
  }
  const predicted = new Float32Array(data.length);
  for (let i = 0; i < width * height; i++) {
    fill(i);
    for (let c = 0; c < 3; c++) predicted[3 * i + c] = valueAt(fits[c], basis);
  }
  let fitting = 0;
  for (const w of weight) if (w > 0.1) fitting++;
  return { predicted, sigma, share: fitting / ring.length };
}

/**
 * What the ground is like under and around the subject, once it is known: mean of the ground pixels near by, near ones first. Follows what a polynomial does
 * not, such as the bend of a studio's floor.
 */
export function followGround({ width, height, data }: FloatImage, isGround: Uint8Array): SmoothGround {
  const predicted = new Float32Array(data.length);
  const sums = new Float64Array(4 * (width + 1) * (height + 1));
  const row = 4 * (width + 1);
  for (let y = 0; y < height; y++) {
    const line = new Float64Array(4);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (isGround[i]) {
        for (let c = 0; c < 3; c++) line[c] += data[3 * i + c];
        line[3]++;
      }
      for (let c = 0; c < 4; c++) sums[(y + 1) * row + 4 * (x + 1) + c] = sums[y * row + 4 * (x + 1) + c] + line[c];
    }
  }
  const longest = Math.max(width, height);
  const off: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const o = 3 * i;
      let known = 0;
      for (let r = Math.max(2, longest / 40); known < 1 && r < 2 * longest; r *= 1.6) {
        const x0 = Math.max(0, Math.floor(x - r));
        const y0 = Math.max(0, Math.floor(y - r));
        const x1 = Math.min(width, Math.ceil(x + r + 1));
        const y1 = Math.min(height, Math.ceil(y + r + 1));
        const box = (c: number): number =>
          sums[y1 * row + 4 * x1 + c] -
          sums[y0 * row + 4 * x1 + c] -
          sums[y1 * row + 4 * x0 + c] +
          sums[y0 * row + 4 * x0 + c];
        const n = box(3);
        if (n < 6) continue;
        const w = (1 - known) * Math.min(1, (3 * n) / ((x1 - x0) * (y1 - y0)));
        for (let c = 0; c < 3; c++) predicted[o + c] += (w * box(c)) / n;
        known += w;
        if (known > 0.97) break;
      }
      for (let c = 0; c < 3; c++) predicted[o + c] = known > 0 ? predicted[o + c] / known : data[o + c];
      if (isGround[i]) off.push(colorDistance(data, o, predicted, o));
    }
  off.sort((a, b) => a - b);
  return { predicted, sigma: Math.min(0.04, Math.max(0.004, 1.2 * (off[off.length >> 1] ?? 0.02))), share: 1 };
}

/**
 * Ground that fades from what is known of it: from pixels of the border that the fit explains roughly, onwards over everything that changes slowly. Floors,
 * walls and soft shadows are reached, what an edge parts from them is not. 1 = ground.
 */
export function floodGround({ width, height, data }: FloatImage, fit: SmoothGround, margin: number): Uint8Array {
  const slow = 0.01 + 1.5 * fit.sigma;
  const open = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  let filled = 0;
  // In more or less light a ground keeps its hue.
  const isLike = (i: number, reach: number): boolean => {
    const shade = shadeOf(data, fit.predicted, 3 * i);
    if (Math.abs(1 - shade) * colorDistance(fit.predicted, 3 * i, BLACK, 0) > reach) return false;
    return offShade(data, fit.predicted, 3 * i, shade) < 0.012 + 2 * fit.sigma + 0.1 * Math.abs(1 - shade);
  };
  const steps = [1, -1, width, -width];
  const isCalm = (i: number): boolean => {
    const x = i % width;
    for (const step of steps) {
      const j = i + step;
      if (j < 0 || j >= open.length || (step === 1 && x === width - 1) || (step === -1 && x === 0)) continue;
      if (colorDistance(data, 3 * i, data, 3 * j) > slow) return false;
    }
    return true;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x >= margin && y >= margin && x < width - margin && y < height - margin) continue;
      if (!isLike(i, 0.12) || !isCalm(i)) continue;
      open[i] = 1;
      stack[filled++] = i;
    }
  while (filled > 0) {
    const i = stack[--filled];
    const x = i % width;
    for (const step of steps) {
      const j = i + step;
      if (j < 0 || j >= open.length || (step === 1 && x === width - 1) || (step === -1 && x === 0)) continue;
      if (open[j] || !isLike(j, 0.2) || !isCalm(j)) continue;
      open[j] = 1;
      stack[filled++] = j;
    }
  }
  return open;
}

/** Weight 1 for the ring's pixels near its commonest colour. */
function startFromMode(data: Float32Array, ring: readonly number[]): Float64Array {
  const bins = new Map<number, number>();
  const keyOf = (i: number): number =>
    Math.round(data[3 * i] * 12) * 4096 +
    Math.round(data[3 * i + 1] * 10 + 24) * 64 +
    Math.round(data[3 * i + 2] * 10 + 24);
  for (const i of ring) bins.set(keyOf(i), (bins.get(keyOf(i)) ?? 0) + 1);
  const mode = [...bins].sort((a, b) => b[1] - a[1])[0][0];
  const mean = [0, 0, 0];
  let n = 0;
  for (const i of ring) {
    if (keyOf(i) !== mode) continue;
    for (let c = 0; c < 3; c++) mean[c] += data[3 * i + c];
    n++;
  }
  return Float64Array.from(ring, (i) =>
    Math.hypot(data[3 * i] - mean[0] / n, data[3 * i + 1] - mean[1] / n, data[3 * i + 2] - mean[2] / n) < 0.2 ? 1 : 0,
  );
}

function valueAt(fit: Float64Array, basis: Float64Array): number {
  let v = 0;
  for (let t = 0; t < TERMS; t++) v += fit[t] * basis[t];
  return v;
}

function distanceTo(fits: readonly Float64Array[], basis: Float64Array, data: Float32Array, o: number): number {
  return Math.hypot(
    data[o] - valueAt(fits[0], basis),
    data[o + 1] - valueAt(fits[1], basis),
    data[o + 2] - valueAt(fits[2], basis),
  );
}

/** Weighted least squares of the three channels; a little damping keeps terms that the pixels say nothing of at 0. */
function solve(
  data: Float32Array,
  ring: readonly number[],
  weight: Float64Array,
  basis: Float64Array,
  fill: (i: number) => void,
): Float64Array[] {
  const normal = Array.from({ length: TERMS }, () => new Float64Array(TERMS + 3));
  let total = 0;
  for (let k = 0; k < ring.length; k++) {
    const w = weight[k];
    if (!(w > 0)) continue;
    total += w;
    fill(ring[k]);
    for (let a = 0; a < TERMS; a++) {
      for (let b = 0; b < TERMS; b++) normal[a][b] += w * basis[a] * basis[b];
      for (let c = 0; c < 3; c++) normal[a][TERMS + c] += w * basis[a] * data[3 * ring[k] + c];
    }
  }
  for (let a = 1; a < TERMS; a++) normal[a][a] += 1e-3 * total + 1e-9;
  normal[0][0] += 1e-9;
  for (let a = 0; a < TERMS; a++) {
    for (let b = 0; b < TERMS; b++) {
      if (a === b) continue;
      const f = normal[b][a] / normal[a][a];
      for (let t = a; t < TERMS + 3; t++) normal[b][t] -= f * normal[a][t];
    }
  }
  return [0, 1, 2].map((c) => Float64Array.from({ length: TERMS }, (_, a) => normal[a][TERMS + c] / normal[a][a]));
}
