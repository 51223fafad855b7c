import type { FloatImage } from '../float-image.ts';

/** Small regions of one colour each. */
export interface Superpixels {
  count: number;
  /** Region of each pixel. */
  label: Int32Array;
  /** Per region: mean colour (3), mean x and y as shares of the longest side (2), pixels (1). */
  mean: Float64Array;
  /** Pairs of regions that touch. */
  pairs: Int32Array;
  /** Per region: its pixels on the picture's border. */
  border: Float64Array;
}

const ROUNDS = 8;
/** How much place counts against colour: larger is rounder regions. */
const COMPACTNESS = 0.12;

/** Divides a picture (work colours) into about `wanted` regions. Source: Achanta et al., "SLIC superpixels", 2012. */
export function findSuperpixels({ width, height, data }: FloatImage, wanted: number): Superpixels {
  const step = Math.max(2, Math.sqrt((width * height) / wanted));
  const across = Math.max(1, Math.round(width / step));
  const down = Math.max(1, Math.round(height / step));
  const centres = new Float64Array(5 * across * down);
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++) {
      const x = Math.min(width - 1, Math.floor(((i + 0.5) * width) / across));
      const y = Math.min(height - 1, Math.floor(((j + 0.5) * height) / down));
      centres.set([...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3), x, y], 5 * (j * across + i));
    }
  const label = new Int32Array(width * height);
  const distance = new Float64Array(width * height);
  const place = (COMPACTNESS / step) ** 2;
  for (let round = 0; round < ROUNDS; round++) {
    assign(data, width, height, centres, step, place, label, distance);
    settle(data, width, centres, label);
  }
  return describe(data, width, height, connect(label, width, height, Math.max(4, (step * step) / 6)));
}

function assign(
  data: Float32Array,
  width: number,
  height: number,
  centres: Float64Array,
  step: number,
  place: number,
  label: Int32Array,
  distance: Float64Array,
): void {
  distance.fill(Number.POSITIVE_INFINITY);
  for (let c = 0; c < centres.length; c += 5) {
    const cx = centres[c + 3];
    const cy = centres[c + 4];
    const x1 = Math.min(width - 1, Math.ceil(cx + 1.6 * step));
    const y1 = Math.min(height - 1, Math.ceil(cy + 1.6 * step));
    for (let y = Math.max(0, Math.floor(cy - 1.6 * step)); y <= y1; y++)
      for (let x = Math.max(0, Math.floor(cx - 1.6 * step)); x <= x1; x++) {
        const i = y * width + x;
        const d =
          (data[3 * i] - centres[c]) ** 2 +
          (data[3 * i + 1] - centres[c + 1]) ** 2 +
          (data[3 * i + 2] - centres[c + 2]) ** 2 +
          place * ((x - cx) ** 2 + (y - cy) ** 2);
        if (d >= distance[i]) continue;
        distance[i] = d;
        label[i] = c / 5;
      }
  }
}

function settle(data: Float32Array, width: number, centres: Float64Array, label: Int32Array): void {
  const n = new Float64Array(centres.length / 5);
  const sums = new Float64Array(centres.length);
  for (let i = 0; i < label.length; i++) {
    const c = label[i];
    n[c]++;
    for (let k = 0; k < 3; k++) sums[5 * c + k] += data[3 * i + k];
    sums[5 * c + 3] += i % width;
    sums[5 * c + 4] += Math.floor(i / width);
  }
  for (let c = 0; c < n.length; c++)
    if (n[c] > 0) for (let k = 0; k < 5; k++) centres[5 * c + k] = sums[5 * c + k] / n[c];
}

/** Regions of one piece each; what is smaller than `least` joins the region beside it. */
function connect(
  label: Int32Array,
  width: number,
  height: number,
  least: number,
): { label: Int32Array; count: number } {
  const out = new Int32Array(label.length).fill(-1);
  const stack = new Int32Array(label.length);
  let count = 0;
  for (let start = 0; start < label.length; start++) {
    if (out[start] >= 0) continue;
    const beside = start % width > 0 ? out[start - 1] : start >= width ? out[start - width] : -1;
    let filled = 0;
    let size = 0;
    stack[filled++] = start;
    out[start] = count;
    while (size < filled) {
      const i = stack[size++];
      const x = i % width;
      const y = (i - x) / width;
      if (x > 0 && out[i - 1] < 0 && label[i - 1] === label[start]) out[(stack[filled++] = i - 1)] = count;
      if (x < width - 1 && out[i + 1] < 0 && label[i + 1] === label[start]) out[(stack[filled++] = i + 1)] = count;
      if (y > 0 && out[i - width] < 0 && label[i - width] === label[start]) out[(stack[filled++] = i - width)] = count;
      if (y < height - 1 && out[i + width] < 0 && label[i + width] === label[start])
        out[(stack[filled++] = i + width)] = count;
    }
    if (size >= least || beside < 0) count++;
    else for (let k = 0; k < size; k++) out[stack[k]] = beside;
  }
  return { label: out, count };
}

function describe(
  data: Float32Array,
  width: number,
  height: number,
  { label, count }: { label: Int32Array; count: number },
): Superpixels {
  const mean = new Float64Array(6 * count);
  const border = new Float64Array(count);
  const touching = new Set<number>();
  const longest = Math.max(width, height);
  const touch = (a: number, b: number): void => {
    if (a !== b) touching.add(Math.min(a, b) * count + Math.max(a, b));
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const o = 6 * label[i];
      for (let k = 0; k < 3; k++) mean[o + k] += data[3 * i + k];
      mean[o + 3] += x / longest;
      mean[o + 4] += y / longest;
      mean[o + 5]++;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) border[label[i]]++;
      if (x > 0) touch(label[i], label[i - 1]);
      if (y > 0) touch(label[i], label[i - width]);
    }
  for (let o = 0; o < mean.length; o += 6) for (let k = 0; k < 5; k++) mean[o + k] /= mean[o + 5];
  const pairs = new Int32Array(2 * touching.size);
  let p = 0;
  for (const key of touching) {
    pairs[p++] = Math.floor(key / count);
    pairs[p++] = key % count;
  }
  return { count, label, mean, pairs, border };
}
