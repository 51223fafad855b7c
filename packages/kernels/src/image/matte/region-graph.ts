import type { FloatImage } from '../float-image.ts';
import type { Superpixels } from './superpixels.ts';
import { colorDistance } from './work-image.ts';

/** What regions of a picture are like, and how they lie to each other. */
export interface RegionGraph {
  regions: Superpixels;
  /** How alike two regions look, 0..1, row by row; less where they lie far from each other. */
  alike: Float32Array;
  /** How near two regions lie to each other, 0..1, row by row. */
  beside: Float32Array;
  /** Per pair of regions that touch: length of their border in pixels, and how sharply it parts them, 0..1. */
  length: Float64Array;
  parts: Float64Array;
  /** Per region: share of the picture that it covers. */
  share: Float64Array;
  /** Per region: logarithm to base 2 of how rough it is. */
  rough: Float64Array;
}

/** Difference in looks at which two regions are hardly alike: one standard deviation. */
const LOOKS = 0.04;
/** The same for their distance, as a share of the longest side, and what remains between far ones. */
const PLACE = 0.22;
const FAR = 0.25;
/** What doubling the roughness counts for in looks. */
const ROUGH = 0.06;
/** How many pixels a sharp edge is spread over: what takes more is out of focus. */
const STEEP = 2.5;
/** How far a region's place makes that of another likely, as a share of the longest side. */
const BESIDE = 0.06;

/**
 * Compares regions by mean colour and by roughness (what colour is left when a plane is fitted), so that a smooth thing before leaves of its colour is not
 * leaves. Borders are judged by how far the means are apart against the spread inside, as in Fisher's discriminant: among leaves no edge is sharp.
 */
export function compareRegions(work: FloatImage, regions: Superpixels): RegionGraph {
  const { count, mean, pairs, label } = regions;
  const { width, height } = work;
  const spread = measureSpread(work, regions);
  const looks = new Float64Array(4 * count);
  const share = new Float64Array(count);
  for (let r = 0; r < count; r++) {
    for (let c = 0; c < 3; c++) looks[4 * r + c] = mean[6 * r + c];
    looks[4 * r + 3] = ROUGH * Math.log2(spread[r] + 0.008);
    share[r] = mean[6 * r + 5] / (width * height);
  }
  const apart = (a: number, b: number): number => {
    let d = 0;
    for (let c = 0; c < 4; c++) d += (looks[4 * a + c] - looks[4 * b + c]) ** 2;
    return d;
  };
  const alike = new Float32Array(count * count);
  const beside = new Float32Array(count * count);
  for (let a = 0; a < count; a++)
    for (let b = 0; b < a; b++) {
      const place = (mean[6 * a + 3] - mean[6 * b + 3]) ** 2 + (mean[6 * a + 4] - mean[6 * b + 4]) ** 2;
      beside[a * count + b] = beside[b * count + a] = Math.exp(-place / (2 * BESIDE * BESIDE));
      const near = FAR + (1 - FAR) * Math.exp(-place / (2 * PLACE * PLACE));
      alike[a * count + b] = alike[b * count + a] = near * Math.exp(-apart(a, b) / (2 * LOOKS * LOOKS));
    }
  const found = new Map<number, number>();
  for (let p = 0; 2 * p < pairs.length; p++) found.set(pairs[2 * p] * count + pairs[2 * p + 1], p);
  const length = new Float64Array(pairs.length / 2);
  const step = new Float64Array(pairs.length / 2);
  const touch = (i: number, j: number): void => {
    const [a, b] = [label[i], label[j]];
    if (a === b) return;
    const p = found.get(Math.min(a, b) * count + Math.max(a, b)) as number;
    length[p]++;
    step[p] += colorDistance(work.data, 3 * i, work.data, 3 * j);
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x > 0) touch(i, i - 1);
      if (y > 0) touch(i, i - width);
    }
  const parts = Float64Array.from(length, (_, p) => {
    const [a, b] = [pairs[2 * p], pairs[2 * p + 1]];
    const inside = 0.5 * (spread[a] ** 2 + spread[b] ** 2) + 0.03 ** 2;
    const step2 = (STEEP * step[p]) / length[p];
    return 1 - Math.exp((-0.35 * Math.min(apart(a, b), step2 * step2)) / inside);
  });
  const rough = spread.map((v) => Math.log2(v + 0.008));
  return { regions, alike, beside, length, parts, share, rough };
}

/** Standard deviation of each region's colours about the plane that fits them. */
function measureSpread({ width, data }: FloatImage, { count, label }: Superpixels): Float64Array {
  const WIDE = 6 + 3 * 4;
  const s = new Float64Array(WIDE * count);
  for (let i = 0; i < label.length; i++) {
    const x = (i % width) / width;
    const y = Math.floor(i / width) / width;
    const o = WIDE * label[i];
    s[o]++;
    s[o + 1] += x;
    s[o + 2] += y;
    s[o + 3] += x * x;
    s[o + 4] += x * y;
    s[o + 5] += y * y;
    for (let c = 0; c < 3; c++) {
      const v = data[3 * i + c];
      const k = o + 6 + 4 * c;
      s[k] += v;
      s[k + 1] += v * x;
      s[k + 2] += v * y;
      s[k + 3] += v * v;
    }
  }
  return Float64Array.from({ length: count }, (_, r) => {
    const o = WIDE * r;
    const n = s[o];
    const [mx, my] = [s[o + 1] / n, s[o + 2] / n];
    const xx = s[o + 3] / n - mx * mx + 1e-9;
    const xy = s[o + 4] / n - mx * my;
    const yy = s[o + 5] / n - my * my + 1e-9;
    const det = xx * yy - xy * xy + 1e-14;
    let left = 0;
    for (let c = 0; c < 3; c++) {
      const k = o + 6 + 4 * c;
      const m = s[k] / n;
      const vx = s[k + 1] / n - m * mx;
      const vy = s[k + 2] / n - m * my;
      const explained = (yy * vx * vx - 2 * xy * vx * vy + xx * vy * vy) / det;
      left += Math.max(0, s[k + 3] / n - m * m - explained);
    }
    return Math.sqrt(left);
  });
}
