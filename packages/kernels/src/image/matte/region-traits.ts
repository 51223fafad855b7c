import type { FloatImage } from '../float-image.ts';
import { closureAround, edgeStrength } from './edge-strength.ts';
import { WAYS, wayToFrame } from './frame-paths.ts';
import { describeLevels, LEVELS, PIECE_TRAITS } from './merge-levels.ts';
import type { RegionGraph } from './region-graph.ts';
import { colorDistance } from './work-image.ts';

/** Radii about a region within which its likes are compared with all there is, as shares of the longest side. */
const AROUND = [0.08, 0.16, 0.3] as const;
/** Standard deviations of places over which what the regions were taken for is averaged, as shares of the longest side. */
const NEAR = [0.05, 0.12, 0.25] as const;
const SPOKES = 8;

/** What is known of a picture's regions before anything is learnt: what stands out, and which side each is on in several answers. */
export interface RegionHints {
  /** 0..1 a region. */
  salient: Float64Array;
  central: Float64Array;
  ground: Float64Array;
  /** Answers grown from first guesses, the best first. */
  answers: readonly { side: Uint8Array; odds: Float64Array; score: number }[];
}

/** Rows of numbers, one a region, by which a forest tells subject from ground; `piece`: what regions were joined to, level by level. */
export interface RegionTraits {
  rows: number[][];
  piece: Int32Array[];
}

/** Measures each region: place, looks, how unlike the frame and its surroundings it is, how closed it is off, what it is part of, and the hints. */
export function measureRegions(work: FloatImage, graph: RegionGraph, hints: RegionHints): RegionTraits {
  const { regions, rough } = graph;
  const { count, mean, border } = regions;
  const longest = Math.max(work.width, work.height);
  const [w, h] = [work.width / longest, work.height / longest];
  const ways = wayToFrame(graph);
  const { traits: levels, piece } = describeLevels(graph);
  const edges = edgeStrength(work);
  const [usualRough, usualLight] = [averageOf(rough, graph), averageOf((r) => mean[6 * r], graph)];
  const frame = compareFrame(graph, [w, h]);
  const around = compareAround(graph);
  const wide = LEVELS.length * PIECE_TRAITS;
  const votes = countVotes(hints);
  const rows = Array.from({ length: count }, (_, r) => {
    const [x, y] = [mean[6 * r + 3], mean[6 * r + 4]];
    const [light, a, b] = [mean[6 * r], mean[6 * r + 1], mean[6 * r + 2]];
    return [
      Math.abs(x / w - 0.5),
      y / h - 0.5,
      Math.hypot(x - w / 2, y - h / 2),
      Math.min(x, w - x, y, h - y),
      border[r] > 0 ? 1 : 0,
      light,
      light - usualLight,
      Math.hypot(a, b),
      rough[r],
      rough[r] - usualRough,
      ...ways.subarray(WAYS * r, WAYS * (r + 1)),
      ...frame[r],
      ...around[r],
      ...closureAround(edges, x * longest, y * longest),
      ...levels.subarray(wide * r, wide * (r + 1)),
      hints.salient[r],
      hints.central[r],
      hints.ground[r],
      ...votes[r],
    ].map(Math.fround);
  });
  return { rows, piece };
}

/** Adds to each row what a first forest took the regions around it for, `taken` 0..1 a region. */
export function addSurroundings(graph: RegionGraph, { rows, piece }: RegionTraits, taken: Float64Array): number[][] {
  const { regions, alike, share, length, parts } = graph;
  const { count, mean, pairs } = regions;
  const beside = new Float64Array(4 * count);
  for (let p = 0; p < length.length; p++)
    for (const [a, b] of [
      [pairs[2 * p], pairs[2 * p + 1]],
      [pairs[2 * p + 1], pairs[2 * p]],
    ]) {
      const held = length[p] * (1.02 - parts[p]);
      beside[4 * a] += length[p] * taken[b];
      beside[4 * a + 1] += length[p];
      beside[4 * a + 2] += held * taken[b];
      beside[4 * a + 3] += held;
    }
  const inPieces = piece.map((of) => {
    const sums = new Float64Array(2 * count);
    for (let r = 0; r < count; r++) {
      sums[2 * of[r]] += share[r] * taken[r];
      sums[2 * of[r] + 1] += share[r];
    }
    return (r: number): number => sums[2 * of[r]] / sums[2 * of[r] + 1];
  });
  const all = averageOf(taken, graph);
  const heart = heartOf(mean, share, taken);
  return rows.map((row, a) => {
    const near = new Float64Array(2 * NEAR.length + 4);
    const spokes = new Float64Array(SPOKES);
    for (let b = 0; b < count; b++) {
      const [dx, dy] = [mean[6 * b + 3] - mean[6 * a + 3], mean[6 * b + 4] - mean[6 * a + 4]];
      const away = dx * dx + dy * dy;
      const like = alike[a * count + b] * share[b];
      for (let k = 0; k < NEAR.length; k++) {
        const v = share[b] * Math.exp(-away / (2 * NEAR[k] ** 2));
        near[2 * k] += v * taken[b];
        near[2 * k + 1] += v;
      }
      const close = like * Math.exp(-away / (2 * NEAR[1] ** 2));
      near[6] += like * taken[b];
      near[7] += like;
      near[8] += close * taken[b];
      near[9] += close;
      if (a === b) continue;
      const spoke = Math.floor(((Math.atan2(dy, dx) / Math.PI + 1) * SPOKES) / 2) % SPOKES;
      if (taken[b] > spokes[spoke]) spokes[spoke] = taken[b];
    }
    spokes.sort();
    return [
      ...row,
      taken[a],
      taken[a] - all,
      beside[4 * a] / (beside[4 * a + 1] + 1e-9),
      beside[4 * a + 2] / (beside[4 * a + 3] + 1e-9),
      ...[0, 1, 2, 3, 4].map((k) => near[2 * k] / (near[2 * k + 1] + 1e-9)),
      ...inPieces.map((of) => of(a)),
      ...[spokes[0], spokes[2], spokes[4]],
      Math.hypot(mean[6 * a + 3] - heart[0], mean[6 * a + 4] - heart[1]) / heart[2],
    ].map(Math.fround);
  });
}

/** How unlike the frame each region is: least, lower quarter and mean distance of colours, likeness, and the least distance to each side's regions, sorted. */
function compareFrame({ regions, alike, rough }: RegionGraph, [w, h]: readonly [number, number]): number[][] {
  const { count, mean, border } = regions;
  const framed: number[] = [];
  for (let r = 0; r < count; r++) if (border[r] > 0) framed.push(r);
  const reach = Math.sqrt((w * h) / count);
  const isAt = [
    (r: number) => mean[6 * r + 3] < reach,
    (r: number) => mean[6 * r + 4] < reach,
    (r: number) => mean[6 * r + 3] > w - reach,
    (r: number) => mean[6 * r + 4] > h - reach,
  ];
  const sides = isAt.map((test) => framed.filter(test));
  return Array.from({ length: count }, (_, a) => {
    const apart = (b: number): number =>
      Math.hypot(colorDistance(mean, 6 * a, mean, 6 * b), 0.06 * (rough[a] - rough[b]));
    const list = Float64Array.from(framed, apart).sort();
    let like = 0;
    for (const b of framed) like += alike[a * count + b];
    const nearest = sides
      .map((side) => side.reduce((least, b) => (b === a ? least : Math.min(least, apart(b))), 1))
      .sort((p, q) => p - q);
    return [
      list[Math.min(1, list.length - 1)] ?? 0,
      list[list.length >> 2] ?? 0,
      list.reduce((sum, v) => sum + v, 0) / Math.max(1, list.length),
      like / Math.max(1, framed.length),
      ...nearest.slice(0, 4),
    ];
  });
}

/**
 * How each region stands against its surroundings: mean and sharpest border, colour against neighbours, how much more of its likes lies within some radii than beyond, how far
 * apart its likes lie, how far off the middle, and how many there are.
 */
function compareAround({ regions, alike, share, length, parts }: RegionGraph): number[][] {
  const { count, mean, pairs, border } = regions;
  const rim = new Float64Array(4 * count);
  for (let p = 0; p < length.length; p++)
    for (const [a, b] of [
      [pairs[2 * p], pairs[2 * p + 1]],
      [pairs[2 * p + 1], pairs[2 * p]],
    ]) {
      rim[4 * a] += length[p];
      rim[4 * a + 1] += length[p] * parts[p];
      rim[4 * a + 2] = Math.max(rim[4 * a + 2], parts[p]);
      rim[4 * a + 3] += length[p] * colorDistance(mean, 6 * a, mean, 6 * b);
    }
  return Array.from({ length: count }, (_, a) => {
    const [inside, all] = [new Float64Array(AROUND.length), new Float64Array(AROUND.length)];
    let [sum, x, y, xx, framed, contrast] = [1e-9, 0, 0, 0, 0, 0];
    for (let b = 0; b < count; b++) {
      const like = alike[a * count + b] * share[b];
      const away = (mean[6 * a + 3] - mean[6 * b + 3]) ** 2 + (mean[6 * a + 4] - mean[6 * b + 4]) ** 2;
      for (let k = 0; k < AROUND.length; k++)
        if (away < AROUND[k] ** 2) {
          inside[k] += like;
          all[k] += share[b];
        }
      sum += like;
      x += like * mean[6 * b + 3];
      y += like * mean[6 * b + 4];
      xx += like * (mean[6 * b + 3] ** 2 + mean[6 * b + 4] ** 2);
      if (border[b] > 0) framed += like;
      contrast += share[b] * colorDistance(mean, 6 * a, mean, 6 * b) * Math.exp(-away / (2 * 0.2 ** 2));
    }
    const spread = Math.sqrt(Math.max(0, xx / sum - (x / sum) ** 2 - (y / sum) ** 2));
    return [
      rim[4 * a + 1] / (rim[4 * a] + 1e-9),
      rim[4 * a + 2],
      rim[4 * a + 3] / (rim[4 * a] + 1e-9),
      ...AROUND.map((_, k) => inside[k] / (all[k] + 1e-9) - (sum - inside[k]) / (1 - all[k] + 1e-3)),
      spread,
      Math.hypot(x / sum - mean[6 * a + 3], y / sum - mean[6 * a + 4]),
      sum,
      framed / sum,
      contrast,
    ];
  });
}

/** What the grown answers say of each region: how many have it, the same by how good they look, and the best one's side and odds. */
function countVotes({ answers, salient }: RegionHints): number[][] {
  const best = answers[0]?.score ?? 0;
  const trust = answers.map(({ score }) => Math.exp(4 * (score - best)));
  const sum = trust.reduce((a, b) => a + b, 1e-9);
  return Array.from(salient, (_, r) => [
    answers.reduce((n, { side }) => n + side[r], 0) / Math.max(1, answers.length),
    answers.reduce((n, { side }, k) => n + trust[k] * side[r], 0) / sum,
    answers.reduce((n, { odds }, k) => n + trust[k] * odds[r], 0) / sum,
    answers[0]?.side[r] ?? 0,
  ]);
}

/** Middle of what was taken for subject, and how far it reaches. */
function heartOf(mean: Float64Array, share: Float64Array, taken: Float64Array): [number, number, number] {
  let [n, x, y, xx] = [1e-9, 0, 0, 0];
  for (let r = 0; r < taken.length; r++) {
    const v = share[r] * taken[r] ** 2;
    n += v;
    x += v * mean[6 * r + 3];
    y += v * mean[6 * r + 4];
    xx += v * (mean[6 * r + 3] ** 2 + mean[6 * r + 4] ** 2);
  }
  return [x / n, y / n, Math.sqrt(Math.max(1e-4, xx / n - (x / n) ** 2 - (y / n) ** 2))];
}

function averageOf(value: Float64Array | ((r: number) => number), { share }: RegionGraph): number {
  let sum = 0;
  for (let r = 0; r < share.length; r++) sum += share[r] * (typeof value === 'function' ? value(r) : value[r]);
  return sum;
}
