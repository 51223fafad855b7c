import { type FlowEdges, minCut } from '../../math/index.ts';
import type { RegionGraph } from './region-graph.ts';

/** One answer to what the subject is. */
export interface Hypothesis {
  /** 1 = subject, per region. */
  side: Uint8Array;
  /** Log odds of being subject by looks and place, per region. */
  odds: Float64Array;
  /** How good it looks, higher is better. */
  score: number;
  /** What the score is made of: see `FACTORS`. */
  facts: number[];
}

const ROUNDS = 6;
/** No region is surer than this of what it is by its looks. */
const SUREST = 2.5;
/** How dear it is to part two alike regions, per pixel of their border, in pixels of a region that is on the wrong side by one nat. */
const TOGETHER = 12;
/** What the neighbours say, against looks. */
const BESIDE = 0.6;
/** Least weight of a piece beside the main one, as a share of that one's. */
const PIECE = 0.2;
/** What being in the middle, and on the frame, says: nats. */
const CENTRAL = 0.8;
const FRAME = 1.6;

/**
 * Grows a subject from a first guess: regions go to the side whose regions look like them, alike neighbours stay together, until nothing changes.
 * `seed`: 0..1 per region, how surely it is subject. `aspect`: width and height of the picture as shares of its longest side.
 */
export function growHypothesis(graph: RegionGraph, seed: Float64Array, aspect: readonly [number, number]): Hypothesis {
  const { regions, share } = graph;
  const { count } = regions;
  const prior = placePrior(graph, aspect);
  const cut = regionCut(graph);
  let soft = seed;
  let side: Uint8Array = new Uint8Array(count);
  let odds: Float64Array = new Float64Array(count);
  for (let round = 0; round < ROUNDS; round++) {
    const looks = compareSides(graph, soft);
    const near = round > 0 ? nearSide(graph, soft) : undefined;
    odds = looks.map((v, r) => v + prior[r] + (near ? BESIDE * near[r] : 0));
    const next = cut(odds);
    let changed = 0;
    for (let r = 0; r < count; r++) if (next[r] !== side[r]) changed += share[r];
    side = next;
    settle(graph, side, aspect);
    if (!side.includes(1) || (round > 0 && changed < 1e-3)) break;
    soft = Float64Array.from(side);
  }
  const facts = judge(graph, side, aspect);
  return { side, odds, facts, score: scoreOf(facts) };
}

/** The answer to log odds of subject that are known for each region: alike neighbours stay together. `aspect` as in `growHypothesis`. */
export function cutByOdds(graph: RegionGraph, odds: Float64Array, aspect: readonly [number, number]): Hypothesis {
  const side = regionCut(graph)(odds);
  settle(graph, side, aspect);
  const facts = judge(graph, side, aspect);
  return { side, odds, facts, score: scoreOf(facts) };
}

/** Divides the regions by log odds of subject, 1 = subject, at the least cost of parting what is alike. */
function regionCut({ regions, length, parts }: RegionGraph): (odds: Float64Array) => Uint8Array {
  const { count, pairs, mean } = regions;
  const forth = Float32Array.from(length, (n, p) => TOGETHER * n * (1.02 - parts[p]));
  const edges: FlowEdges = {
    a: Int32Array.from(length, (_, p) => pairs[2 * p]),
    b: Int32Array.from(length, (_, p) => pairs[2 * p + 1]),
    forth,
    back: forth,
  };
  return (odds) =>
    minCut(
      count,
      edges,
      Float32Array.from(odds, (v, r) => v * mean[6 * r + 5]),
    );
}

/** How good an answer looks, higher is better: `score` of a hypothesis. */
export function scoreSide(graph: RegionGraph, side: Uint8Array, aspect: readonly [number, number]): number {
  return scoreOf(judge(graph, side, aspect));
}

/** Keeps the main piece and those beside it that are not small, and closes holes. */
function settle({ regions, share }: RegionGraph, side: Uint8Array, [w, h]: readonly [number, number]): void {
  const { count, pairs, mean, border } = regions;
  const root = Int32Array.from(side, (_, r) => r);
  const find = (r: number): number => {
    let at = r;
    while (root[at] !== at) at = root[at] = root[root[at]];
    return at;
  };
  for (let p = 0; p < pairs.length; p += 2)
    if (side[pairs[p]] === side[pairs[p + 1]]) root[find(pairs[p])] = find(pairs[p + 1]);
  const weight = new Float64Array(count);
  const framed = new Uint8Array(count);
  let main = -1;
  for (let r = 0; r < count; r++) {
    const x = mean[6 * r + 3] - w / 2;
    const y = mean[6 * r + 4] - h / 2;
    const at = find(r);
    weight[at] += share[r] * Math.exp(-(x * x + y * y) / (2 * 0.25 ** 2));
    if (border[r] > 0) framed[at] = 1;
  }
  for (let r = 0; r < count; r++) if (root[r] === r && side[r] && (main < 0 || weight[r] > weight[main])) main = r;
  if (main < 0) return;
  const before = side.slice();
  for (let r = 0; r < count; r++) {
    const at = find(r);
    if (before[r]) side[r] = weight[at] >= PIECE * weight[main] ? 1 : 0;
    else if (!framed[at]) side[r] = 1;
  }
}

/** Log odds of subject by looks: how many regions of either side, but for itself, each is like. */
export function compareSides({ regions: { count }, alike, share }: RegionGraph, soft: Float64Array): Float64Array {
  const inside = new Float64Array(count);
  let [sumIn, sumOut] = [1e-6, 1e-6];
  for (let r = 0; r < count; r++) {
    inside[r] = soft[r] * share[r];
    sumIn += inside[r];
    sumOut += share[r] - inside[r];
  }
  const out = new Float64Array(count);
  for (let a = 0; a < count; a++) {
    let [f, g] = [0, 0];
    for (let b = 0, o = a * count; b < count; b++, o++) {
      f += alike[o] * inside[b];
      g += alike[o] * (share[b] - inside[b]);
    }
    const v = Math.log((f / sumIn + 2e-3) / (g / sumOut + 2e-3));
    out[a] = Math.max(-SUREST, Math.min(SUREST, v));
  }
  return out;
}

/** Log odds of subject by what lies near by. */
function nearSide({ regions: { count }, beside, share }: RegionGraph, soft: Float64Array): Float64Array {
  const out = new Float64Array(count);
  for (let a = 0; a < count; a++) {
    let [f, all] = [share[a] * soft[a], share[a]];
    for (let b = 0, o = a * count; b < count; b++, o++) {
      const w = beside[o] * share[b];
      f += w * soft[b];
      all += w;
    }
    const p = Math.min(0.95, Math.max(0.05, f / all));
    out[a] = Math.log(p / (1 - p));
  }
  return out;
}

/** Subjects stand in the middle and seldom touch the frame. */
function placePrior({ regions: { mean, border } }: RegionGraph, [w, h]: readonly [number, number]): Float64Array {
  return Float64Array.from(border, (n, r) => {
    const x = (mean[6 * r + 3] / w - 0.5) / 0.5;
    const y = (mean[6 * r + 4] / h - 0.5) / 0.5;
    return CENTRAL * (0.55 - (x * x + y * y)) - (n > 0 ? FRAME : 0);
  });
}

/**
 * Facts about an answer: how sharp its outline is, how unlike its two sides are, how round it is, how far off the middle, how much of the frame it takes,
 * and its size.
 */
function judge(graph: RegionGraph, side: Uint8Array, [w, h]: readonly [number, number]): number[] {
  const { regions, share, length, parts, alike } = graph;
  const { count, mean, border, pairs } = regions;
  let [area, x, y, frame, frameAll] = [0, 0, 0, 0, 1e-9];
  for (let r = 0; r < count; r++) {
    frameAll += border[r];
    if (!side[r]) continue;
    area += share[r];
    x += share[r] * mean[6 * r + 3];
    y += share[r] * mean[6 * r + 4];
    frame += border[r];
  }
  if (area <= 0 || area > 0.95) return [];
  let [rim, sharp] = [frame, 0];
  for (let p = 0; p < length.length; p++) {
    if (side[pairs[2 * p]] === side[pairs[2 * p + 1]]) continue;
    rim += length[p];
    sharp += length[p] * parts[p];
  }
  let [inRight, outRight] = [0, 0];
  for (let a = 0; a < count; a++) {
    let [f, g] = [0, 0];
    for (let b = 0, o = a * count; b < count; b++, o++) {
      if (side[b]) f += alike[o] * share[b];
      else g += alike[o] * share[b];
    }
    const own = (f / area + 1e-3) / (f / area + g / (1 - area) + 2e-3);
    if (side[a]) inRight += (share[a] * own) / area;
    else outRight += (share[a] * (1 - own)) / (1 - area);
  }
  const pixels = mean.reduce((sum, v, i) => (i % 6 === 5 ? sum + v : sum), 0);
  const round = Math.sqrt((4 * Math.PI * area * pixels) / (rim * rim));
  const off = Math.hypot(x / area / w - 0.5, y / area / h - 0.5);
  return [sharp / rim, inRight, outRight, round, off, frame / frameAll, Math.log(area)];
}

/** Weights of the facts, and of the size's square, learnt from pictures whose subject is known. */
const WEIGHTS = [0.6, -0.2, 1.2, 0.5, -0.9, -1, -0.54, -0.18] as const;

function scoreOf(facts: readonly number[]): number {
  if (facts.length === 0) return -10;
  const all = [...facts, facts[6] ** 2];
  return WEIGHTS.reduce<number>((sum, w, i) => sum + w * all[i], 0);
}
