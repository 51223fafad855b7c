import type { Rng } from '../../math/index.ts';
import { GUIDE } from './guide.ts';
import { FEATURES, type FillLevel, REACH } from './level.ts';

const SIDE = 2 * REACH + 1;
const PATCH = SIDE * SIDE;
/** What it costs to copy from a place so far up or down, or to the side, as squared shares of the picture: skies lie beside skies. */
const UP = 0.07;
/** On coarse levels, where it is decided what lies where. */
const UP_COARSE = 0.2;
const ACROSS = 0.004;

/** What it costs to copy what is copied once more than need be already: texture must not repeat. */
const AGAIN = 0.0012;
/** On coarse levels, where a thing beside the hole would be copied whole. */
const AGAIN_COARSE = 0.012;

/** What it costs to differ from what opposite sides of the hole say. */
const UNGUIDED = 0.35;

/** How a level is searched. */
export interface MatchOptions {
  rounds: number;
  /** Pixels around the best match so far within which others are tried at random, nearer and nearer. */
  radius: number;
  rng: Rng;
  /** Which patches; default all. */
  targets?: Int32Array;
}

/**
 * Finds for each patch that reaches into the hole a known one like it: tries what its neighbours found, moved along, and random places around the best, nearer
 * and nearer. Pixels near the hole's rim count most. Source: Barnes et al., "PatchMatch", 2009.
 */
export function matchPatches(level: FillLevel, { rounds, radius, rng, targets = level.targets }: MatchOptions): void {
  const { width, height, sources, source, match, cost } = level;
  if (!sources.length) return;
  const weights = new Float32Array(PATCH);
  let target = 0;
  let total = 1;
  const take = (i: number): void => {
    target = i;
    total = weigh(level, i, weights);
  };
  const measure = (candidate: number, most: number): number => compare(level, target, candidate, weights, total, most);
  for (const i of targets) {
    take(i);
    if (match[i] < 0 || !source[match[i]]) match[i] = sources[rng.int(sources.length)];
    cost[i] = measure(match[i], Number.POSITIVE_INFINITY);
  }
  const attempt = (candidate: number): void => {
    if (candidate === match[target]) return;
    const c = measure(candidate, cost[target]);
    if (c >= cost[target]) return;
    cost[target] = c;
    match[target] = candidate;
  };
  for (let round = 0; round < rounds; round++) {
    const back = round & 1;
    for (let k = 0; k < targets.length; k++) {
      take(targets[back ? targets.length - 1 - k : k]);
      const step = back ? -1 : 1;
      for (const by of [step, step * width]) {
        const from = match[target - by];
        if (from >= 0 && from + by >= 0 && from + by < source.length && source[from + by]) attempt(from + by);
      }
      for (let r = radius; r >= 1; r *= 0.4) {
        const x = (match[target] % width) + Math.round((2 * rng.next() - 1) * r);
        const y = Math.floor(match[target] / width) + Math.round((2 * rng.next() - 1) * r);
        if (x < 0 || y < 0 || x >= width || y >= height || !source[y * width + x]) continue;
        attempt(y * width + x);
      }
    }
  }
}

/** Weights of a patch's pixels into `out`, and their sum. */
function weigh({ width, trust }: FillLevel, target: number, out: Float32Array): number {
  let sum = 0;
  for (let y = 0, k = 0, i = target - REACH * width - REACH; y < SIDE; y++, i += width)
    for (let x = 0; x < SIDE; x++, k++) sum += out[k] = trust[i + x];
  return sum;
}

function compare(
  { width, height, features, uses, scale, guide }: FillLevel,
  target: number,
  candidate: number,
  weights: Float32Array,
  total: number,
  most: number,
): number {
  const tx = target % width;
  const cx = candidate % width;
  const dx = (tx - cx) / width;
  const dy = (target - tx - candidate + cx) / width / height;
  const up = guide.length ? UP_COARSE : UP;
  const again = guide.length ? AGAIN_COARSE : AGAIN;
  let sum = total * scale * (up * dy * dy + ACROSS * dx * dx + again * uses[candidate]);
  if (guide.length && guide[GUIDE * target + 3] > 0) {
    const g = GUIDE * target;
    const f = FEATURES * candidate;
    const d0 = guide[g] - features[f];
    const d1 = guide[g + 1] - features[f + 1];
    const d2 = guide[g + 2] - features[f + 2];
    sum += total * UNGUIDED * guide[g + 3] * (d0 * d0 + d1 * d1 + d2 * d2);
  }
  const limit = most * total;
  const row = FEATURES * width;
  const start = FEATURES * (REACH * width + REACH);
  let a = FEATURES * target - start;
  let b = FEATURES * candidate - start;
  for (let y = 0, k = 0; y < SIDE; y++, a += row, b += row) {
    if (sum >= limit) return Number.POSITIVE_INFINITY;
    for (let x = 0, i = a, j = b; x < SIDE; x++, k++, i += FEATURES, j += FEATURES) {
      const d0 = features[i] - features[j];
      const d1 = features[i + 1] - features[j + 1];
      const d2 = features[i + 2] - features[j + 2];
      const d3 = features[i + 3] - features[j + 3];
      const d4 = features[i + 4] - features[j + 4];
      sum += weights[k] * (d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3 + d4 * d4);
    }
  }
  return sum / total;
}

/** Counts how often every place is copied from. */
export function countUses({ width, height, match, targets, sources, uses }: FillLevel): void {
  const need = Math.max(1, targets.length / Math.max(1, sources.length)) * PATCH;
  const sums = new Float32Array((width + 1) * (height + 1));
  for (const i of targets) if (match[i] >= 0) sums[match[i] + Math.floor(match[i] / width) + width + 2]++;
  for (let y = 1; y <= height; y++)
    for (let x = 1; x <= width; x++) {
      const o = y * (width + 1) + x;
      sums[o] += sums[o - 1] + sums[o - width - 1] - sums[o - width - 2];
    }
  for (const i of sources) {
    const o = i + Math.floor(i / width);
    const up = o - REACH * (width + 1) - REACH;
    const down = o + (REACH + 1) * (width + 1) - REACH;
    const near = sums[down + SIDE] - sums[down] - sums[up + SIDE] + sums[up];
    uses[i] = Math.max(0, near / need - 1.2);
  }
}
