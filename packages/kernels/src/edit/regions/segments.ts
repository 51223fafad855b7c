import { colorDistance, type FloatImage, findSuperpixels } from '../../image/index.ts';

/** A patch of a picture that has about one colour. */
export interface Segment {
  /** Mean work colour. */
  color: readonly [number, number, number];
  /** Pixels. */
  area: number;
  /** Middle, pixels. */
  x: number;
  y: number;
  /** Box, pixels; right and bottom are the first beyond. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Share of its outline that lies on the mask's outline, 0..1. */
  rim: number;
  /** Share of a round thing of its longer side that it fills: 1 = a disc. */
  round: number;
}

/** A picture divided into segments. */
export interface Segments {
  /** Segment of each pixel, -1 outside the mask. */
  label: Int32Array;
  list: readonly Segment[];
}

/** Small regions that a picture starts as. */
const REGIONS = 900;

/**
 * Divides what is in a mask into patches of one colour: superpixels, joined with the neighbours that are nearest in colour until none are nearer than `reach`
 * (work colours: 0.02 is just seen, 0.2 are different colours).
 */
export function findSegments(work: FloatImage, mask: Uint8Array, reach: number): Segments {
  const { width, height, data } = work;
  const { label, count, pairs } = findSuperpixels(work, REGIONS);
  const sums = new Float64Array(4 * count);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const o = 4 * label[i];
    for (let c = 0; c < 3; c++) sums[o + c] += data[3 * i + c];
    sums[o + 3]++;
  }
  const parent = Int32Array.from({ length: count }, (_, k) => k);
  const rootOf = (k: number): number => {
    while (parent[k] !== k) k = parent[k] = parent[parent[k]];
    return k;
  };
  const between = (a: number, b: number): number => {
    const [p, q] = [4 * a, 4 * b];
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += (sums[p + c] / sums[p + 3] - sums[q + c] / sums[q + 3]) ** 2;
    return Math.sqrt(sum);
  };
  for (let near = reach / 4; near <= reach * 1.001; near += reach / 4)
    for (let k = 0; k < pairs.length; k += 2) {
      const a = rootOf(pairs[k]);
      const b = rootOf(pairs[k + 1]);
      if (a === b || !sums[4 * a + 3] || !sums[4 * b + 3] || between(a, b) > near) continue;
      parent[b] = a;
      for (let c = 0; c < 4; c++) sums[4 * a + c] += sums[4 * b + c];
    }
  const number = new Map<number, number>();
  const out = new Int32Array(mask.length).fill(-1);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const root = rootOf(label[i]);
    let k = number.get(root);
    if (k === undefined) number.set(root, (k = number.size));
    out[i] = k;
  }
  return { label: out, list: describe(out, number.size, width, height, data) };
}

function describe(label: Int32Array, count: number, width: number, height: number, data: Float32Array): Segment[] {
  const list = Array.from({ length: count }, () => ({
    ...{ color: [0, 0, 0] as [number, number, number], area: 0, x: 0, y: 0, rim: 0, round: 0 },
    ...{ left: width, top: height, right: 0, bottom: 0 },
  }));
  const edge = new Float64Array(count);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (label[i] < 0) continue;
      const s = list[label[i]];
      s.area++;
      s.x += x;
      s.y += y;
      for (let c = 0; c < 3; c++) s.color[c] += data[3 * i + c];
      s.left = Math.min(s.left, x);
      s.right = Math.max(s.right, x + 1);
      s.top = Math.min(s.top, y);
      s.bottom = Math.max(s.bottom, y + 1);
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        const other = j < 0 || j >= label.length ? -1 : label[j];
        if (other === label[i]) continue;
        edge[label[i]]++;
        if (other < 0) s.rim++;
      }
    }
  for (const [k, s] of list.entries()) {
    s.x /= s.area;
    s.y /= s.area;
    for (let c = 0; c < 3; c++) s.color[c] /= s.area;
    s.rim /= Math.max(1, edge[k]);
    const side = Math.max(s.right - s.left, s.bottom - s.top);
    s.round = s.area / ((Math.PI / 4) * side * side);
  }
  return list;
}

/** Distance of two segments' colours. */
export function colorsApart(a: Segment, b: Segment): number {
  return colorDistance(a.color, 0, b.color, 0);
}
