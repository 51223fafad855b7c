import type { Lobes } from './lobes.ts';

/** Small regions of a picture: which each pixel is in, and per region its mean work colour (3), two unused, its pixels (1). */
export interface Regions {
  count: number;
  label: Int32Array;
  mean: Float64Array;
}

/** How far regions are put together. */
export interface MergeOptions {
  /** At most so many parts; fewer where what is left looks the same. */
  parts: number;
  /** Parts that differ by less than this go together even when there is room: share of the subject times squared colour distance. */
  least: number;
  /** Smallest part, as a share of the subject. */
  smallest: number;
}

/** A neck that closes counts as much as so large a step in colour. */
const NECK = 0.42;
/** What lightness counts for, against hue: shading is no border. */
const LIGHT = 0.65;

interface Border {
  length: number;
  step: number;
  neck: number;
}

/**
 * Puts small regions together, the most alike first, until parts are left. Alike is by Ward's measure: squared distance of the means (no more than the step that
 * is seen on their border, so that shading runs through; plus the neck between them), times their area. Returns the part of each region, -1 outside.
 */
export function mergeRegions(
  data: Float32Array,
  width: number,
  regions: Regions,
  inside: Uint8Array,
  lobes: Lobes,
  { parts, least, smallest }: MergeOptions,
): Int32Array {
  const { count, label, mean } = regions;
  const owner = Int32Array.from({ length: count }, (_, r) => (inside[r] ? r : -1));
  const n = Float64Array.from({ length: count }, (_, r) => (inside[r] ? mean[6 * r + 5] : 0));
  const total = n.reduce((a, b) => a + b, 0);
  const colour = new Float64Array(3 * count);
  for (let r = 0; r < count; r++)
    for (let c = 0; c < 3; c++) colour[3 * r + c] = (c === 0 ? LIGHT : 1) * mean[6 * r + c];
  const borders: Map<number, Border>[] = Array.from({ length: count }, () => new Map());
  const touch = (i: number, j: number): void => {
    const [a, b] = [label[i], label[j]];
    if (a === b || !inside[a] || !inside[b]) return;
    let d = (LIGHT * (data[3 * i] - data[3 * j])) ** 2;
    for (let c = 1; c < 3; c++) d += (data[3 * i + c] - data[3 * j + c]) ** 2;
    const [p, q] = [lobes.label[i], lobes.label[j]];
    const neck = p >= 0 && q >= 0 && p !== q ? lobes.neck[p * lobes.count + q] : 0;
    const border = borders[a].get(b) ?? { length: 0, step: 0, neck: 0 };
    border.length++;
    border.step += Math.sqrt(d);
    border.neck += neck;
    borders[a].set(b, border);
    borders[b].set(a, border);
  };
  for (let i = 0; i < label.length; i++) {
    if (i % width > 0) touch(i, i - 1);
    if (i >= width) touch(i, i - width);
  }
  const outline = Float64Array.from(borders, (all) => [...all.values()].reduce((sum, b) => sum + b.length, 0));
  const costOf = (a: number, b: number, border: Border): number => {
    let apart = 0;
    for (let c = 0; c < 3; c++) apart += (colour[3 * a + c] - colour[3 * b + c]) ** 2;
    const seen = (2.2 * border.step) / border.length;
    const neck = (NECK * border.neck) / border.length;
    const held = border.length / Math.max(1, Math.min(outline[a], outline[b]));
    const differ = 0.3 * apart + 0.7 * Math.min(apart, seen * seen) + neck * neck + 2e-4;
    return ((n[a] * n[b]) / (n[a] + n[b]) / total) * differ * (1.25 - 0.75 * Math.min(1, held));
  };
  let left = owner.reduce((sum, o) => sum + (o >= 0 ? 1 : 0), 0);
  const join = (a: number, b: number): void => {
    for (let c = 0; c < 3; c++)
      colour[3 * a + c] = (n[a] * colour[3 * a + c] + n[b] * colour[3 * b + c]) / (n[a] + n[b]);
    n[a] += n[b];
    for (const [c, border] of borders[b]) {
      borders[c].delete(b);
      if (c === a) continue;
      const mine = borders[a].get(c);
      const sum = mine
        ? { length: mine.length + border.length, step: mine.step + border.step, neck: mine.neck + border.neck }
        : border;
      borders[a].set(c, sum);
      borders[c].set(a, sum);
    }
    outline[a] = [...borders[a].values()].reduce((sum, x) => sum + x.length, 0);
    borders[b].clear();
    n[b] = 0;
    for (let r = 0; r < count; r++) if (owner[r] === b) owner[r] = a;
    left--;
  };
  for (;;) {
    let [bestA, bestB, cheapest] = [-1, -1, Number.POSITIVE_INFINITY];
    for (let a = 0; a < count; a++)
      for (const [b, border] of borders[a]) {
        if (b < a) continue;
        const small = Math.min(n[a], n[b]) < smallest * total;
        const cost = costOf(a, b, border) * (small ? 1e-3 : 1);
        if (cost < cheapest) [bestA, bestB, cheapest] = [a, b, cost];
      }
    if (bestA < 0 || (left <= parts && cheapest > least)) break;
    join(...(n[bestA] >= n[bestB] ? ([bestA, bestB] as const) : ([bestB, bestA] as const)));
  }
  return owner;
}
