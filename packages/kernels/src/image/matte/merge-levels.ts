import { DisjointSets } from '../../math/index.ts';
import type { RegionGraph } from './region-graph.ts';

/** How many pieces are left at each level. */
export const LEVELS = [70, 28, 10] as const;
/** Numbers that describe a piece. */
export const PIECE_TRAITS = 7;

interface Pieces {
  mean: Float64Array;
  size: Float64Array;
}

/**
 * Joins regions that are alike until a few pieces are left, at several levels, and describes the piece that each region is in, `PIECE_TRAITS` numbers a level: its size, its share of the
 * frame, how much of its rim is frame, how sharply its rim parts it, how far off the middle it lies, how full its box is, and how far its colour is from the frame's.
 */
export function describeLevels(graph: RegionGraph): { traits: Float64Array; piece: Int32Array[] } {
  const { regions } = graph;
  const { count, mean } = regions;
  const sets = new DisjointSets(count);
  const pieces: Pieces = {
    mean: Float64Array.from({ length: 4 * count }, (_, k) =>
      k % 4 < 3 ? mean[6 * (k >> 2) + (k % 4)] : 0.06 * graph.rough[k >> 2],
    ),
    size: Float64Array.from({ length: count }, (_, r) => mean[6 * r + 5]),
  };
  const traits = new Float64Array(PIECE_TRAITS * LEVELS.length * count);
  const piece: Int32Array[] = [];
  let left = count;
  for (const [level, wanted] of LEVELS.entries()) {
    while (left > wanted && joinAlikest(graph, sets, pieces)) left--;
    const of = Int32Array.from({ length: count }, (_, r) => sets.find(r));
    piece.push(of);
    describePieces(graph, of, pieces, traits, level);
  }
  return { traits, piece };
}

/** Joins the two touching pieces that differ least for their size and are parted least; false where there are none. */
function joinAlikest({ regions, length, parts }: RegionGraph, sets: DisjointSets, { mean, size }: Pieces): boolean {
  const { pairs, count } = regions;
  const rims = new Map<number, [number, number]>();
  for (let p = 0; p < length.length; p++) {
    const [a, b] = [sets.find(pairs[2 * p]), sets.find(pairs[2 * p + 1])];
    if (a === b) continue;
    const key = Math.min(a, b) * count + Math.max(a, b);
    const rim = rims.get(key);
    if (rim) {
      rim[0] += length[p];
      rim[1] += length[p] * parts[p];
    } else rims.set(key, [length[p], length[p] * parts[p]]);
  }
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [key, [n, sharp]] of rims) {
    const [a, b] = [Math.floor(key / count), key % count];
    let apart = 0.02 ** 2;
    for (let c = 0; c < 4; c++) apart += (mean[4 * a + c] - mean[4 * b + c]) ** 2;
    const cost = apart * Math.sqrt((size[a] * size[b]) / (size[a] + size[b])) * (0.1 + (sharp / n) ** 2);
    if (cost >= least) continue;
    least = cost;
    best = key;
  }
  if (best < 0) return false;
  const [a, b] = [Math.floor(best / count), best % count];
  const total = size[a] + size[b];
  const joined = [0, 1, 2, 3].map((c) => (mean[4 * a + c] * size[a] + mean[4 * b + c] * size[b]) / total);
  sets.join(a, b);
  const root = sets.find(a);
  mean.set(joined, 4 * root);
  size[root] = total;
  return true;
}

function describePieces(
  { regions, length, parts }: RegionGraph,
  of: Int32Array,
  { mean, size }: Pieces,
  traits: Float64Array,
  level: number,
): void {
  const { count, pairs, border } = regions;
  const at = regions.mean;
  const [rim, sharp, frame, x, y] = Array.from({ length: 5 }, () => new Float64Array(count));
  const box = new Float64Array(4 * count).map((_, k) => (k % 4 < 2 ? 9 : -9));
  let [all, frameAll] = [0, 0];
  const frameMean = [0, 0, 0];
  for (let r = 0; r < count; r++) {
    const [n, o] = [at[6 * r + 5], of[r]];
    frame[o] += border[r];
    frameAll += border[r];
    all += n;
    x[o] += n * at[6 * r + 3];
    y[o] += n * at[6 * r + 4];
    for (let c = 0; c < 3; c++) frameMean[c] += border[r] * at[6 * r + c];
    for (let c = 0; c < 2; c++) {
      box[4 * o + c] = Math.min(box[4 * o + c], at[6 * r + 3 + c]);
      box[4 * o + 2 + c] = Math.max(box[4 * o + 2 + c], at[6 * r + 3 + c]);
    }
  }
  for (let p = 0; p < length.length; p++) {
    const [a, b] = [of[pairs[2 * p]], of[pairs[2 * p + 1]]];
    if (a === b) continue;
    for (const o of [a, b]) {
      rim[o] += length[p];
      sharp[o] += length[p] * parts[p];
    }
  }
  const [mx, my] = middle(at, count);
  for (let r = 0; r < count; r++) {
    const o = of[r];
    const away = Math.hypot(...[0, 1, 2].map((c) => mean[4 * o + c] - frameMean[c] / Math.max(1, frameAll)));
    const room = Math.max(1e-3, (box[4 * o + 2] - box[4 * o] + 0.04) * (box[4 * o + 3] - box[4 * o + 1] + 0.04));
    traits.set(
      [
        size[o] / all,
        frame[o] / frameAll,
        frame[o] / (frame[o] + rim[o] + 1),
        sharp[o] / (rim[o] + 1),
        Math.hypot(x[o] / size[o] - mx, y[o] / size[o] - my),
        ((size[o] / all) * 4 * mx * my) / room,
        away,
      ],
      PIECE_TRAITS * (LEVELS.length * r + level),
    );
  }
}

/** The middle of the picture, by the regions' places. */
function middle(at: Float64Array, count: number): [number, number] {
  let [x, y] = [0, 0];
  for (let r = 0; r < count; r++) {
    x = Math.max(x, at[6 * r + 3]);
    y = Math.max(y, at[6 * r + 4]);
  }
  return [x / 2 + 0.01, y / 2 + 0.01];
}
