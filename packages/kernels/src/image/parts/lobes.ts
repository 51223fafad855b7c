import type { FloatImage } from '../float-image.ts';

/** A shape divided at its necks. */
export interface Lobes {
  /** Lobe of each pixel, -1 outside. */
  label: Int32Array;
  count: number;
  /** How narrow the neck between two lobes is, row by row: 0 = as wide as the thinner lobe, 1 = nothing. */
  neck: Float64Array;
}

/** Necks wider than this share of the thinner lobe are none. */
const WIDE = 0.78;
/** Lobes thinner than this share of the longest side are none. */
const THIN = 0.02;

/**
 * Divides a shape into body and limbs: lobes grow from where it is thickest, downhill, and become one where they meet unless the neck between them is narrow. `distance`:
 * pixels to the outline, positive inside. Watershed by persistence; source: Chazal et al., "Persistence-based clustering", 2013.
 */
export function findLobes(distance: FloatImage): Lobes {
  const { width, height, data } = distance;
  const order: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i] > 0) order.push(i);
  order.sort((a, b) => data[b] - data[a] || a - b);
  const root = new Int32Array(data.length).fill(-1);
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) at = root[at] = root[root[at]];
    return at;
  };
  const peak = new Float64Array(data.length);
  const least = THIN * Math.max(width, height);
  const saddles = new Map<number, number>();
  const around: number[] = [];
  for (const i of order) {
    const x = i % width;
    around.length = 0;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const j = i + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || j < 0 || j >= data.length || root[j] < 0) continue;
        const r = find(j);
        if (!around.includes(r)) around.push(r);
      }
    if (around.length === 0) {
      root[i] = i;
      peak[i] = data[i];
      continue;
    }
    around.sort((a, b) => peak[b] - peak[a] || a - b);
    let home = around[0];
    root[i] = home;
    for (const other of around.slice(1)) {
      if (data[i] > WIDE * peak[other] || peak[other] < least) root[other] = home;
      else {
        const key = home * data.length + other;
        if (!saddles.has(key)) saddles.set(key, data[i]);
      }
      home = find(home);
    }
  }
  const label = new Int32Array(data.length).fill(-1);
  const names = new Map<number, number>();
  for (const i of order) {
    const r = find(i);
    if (!names.has(r)) names.set(r, names.size);
    label[i] = names.get(r) as number;
  }
  const count = names.size;
  const neck = new Float64Array(count * count);
  for (const [key, saddle] of saddles) {
    const a = find(Math.floor(key / data.length));
    const b = find(key % data.length);
    if (a === b) continue;
    const [p, q] = [names.get(a) as number, names.get(b) as number];
    const value = Math.max(0, 1 - saddle / Math.min(peak[a], peak[b]));
    neck[p * count + q] = neck[q * count + p] = value;
  }
  return { label, count, neck };
}
