import type { FlowEdges } from '../../math/index.ts';
import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { fitMixture, logDensity } from './color-mixture.ts';
import { growHypothesis, type Hypothesis, scoreSide } from './hypotheses.ts';
import { maskImage } from './mask-image.ts';
import { keepMainPieces } from './pieces.ts';
import { compareRegions, type RegionGraph } from './region-graph.ts';
import { findSaliency } from './saliency.ts';
import { cutPixels, pixelEdges } from './segment.ts';
import { findSuperpixels, type Superpixels } from './superpixels.ts';

const REGIONS = 480;
const ROUNDS = 5;
/** Rounds end where no more than this share of the pixels changes sides. */
const SETTLED = 5e-4;
/** What a pixel's colour, its region and its place say, against each other; and what is left of the region's say after every round. */
const COLOUR = 1;
const REGION = 0.7;
const FADING = 0.5;
const PLACE = 1;
/** Standard deviation of a subject's place, as a share of the longest side. */
const CENTRAL = 0.3;
/** What touching the frame says against what is not salient, nats. */
const FRAMED = 6;
/** How many grown answers are drawn over pixels. */
const TRIED = 2;
/** Shares of the saliest, and of what is least like the frame, that a subject may begin from. */
const SALIENT = [0.3, 0.5] as const;
const UNLIKE = [0.2, 0.4] as const;
/** Half width and height of the ellipses that a subject may begin from, as shares of the picture; and how far off the middle. */
const ELLIPSES = [
  [0.16, 0.16, 0, 0],
  [0.26, 0.26, 0, 0],
  [0.36, 0.36, 0, 0],
  [0.14, 0.34, 0, 0],
  [0.36, 0.18, 0, 0],
  [0.24, 0.24, 0, 0.1],
  [0.3, 0.18, 0, 0.12],
  [0.24, 0.24, 0, -0.1],
] as const;

/**
 * What is the subject on a ground of any kind: several first guesses are grown over regions until each hangs together, the one whose outline is sharpest,
 * whose sides differ most and that stands in the middle is taken, and its outline is drawn over pixels by colours learnt from it. 1 = subject. `judge`
 * says how good any other answer looks, higher is better. Sources: Rother et al., "GrabCut", 2004; Zhu et al. 2014 for one of the guesses.
 */
export function cutFromBusy(work: FloatImage): { mask: Uint8Array; judge: (mask: Uint8Array) => number } {
  const { width, height } = work;
  const { graph, aspect, central, grown } = growAnswers(work);
  const { regions } = graph;
  const tried = [...pickDifferent(grown, graph.share), salientHypothesis(graph, central)];
  const edges = pixelEdges(work);
  let best: Uint8Array = new Uint8Array(width * height);
  let most = Number.NEGATIVE_INFINITY;
  const judge = (mask: Uint8Array): number => scoreSide(graph, sideOf(mask, regions), aspect);
  for (const { side, odds } of tried) {
    const mask = drawOverPixels(work, edges, side, regions.label, odds);
    const score = judge(mask);
    if (score <= most) continue;
    most = score;
    best = mask;
  }
  return { mask: best, judge };
}

/** All answers that the first guesses grow to, the best first, and what they were grown over. */
export function growAnswers(work: FloatImage) {
  const { width, height } = work;
  const regions = findSuperpixels(work, REGIONS);
  const graph = compareRegions(work, regions);
  const longest = Math.max(width, height);
  const aspect = [width / longest, height / longest] as const;
  const { salient } = findSaliency(regions);
  const central = salient.map((s, r) => {
    const off = Math.hypot(regions.mean[6 * r + 3] - aspect[0] / 2, regions.mean[6 * r + 4] - aspect[1] / 2);
    return s * Math.exp(-(off ** 2) / (2 * CENTRAL ** 2));
  });
  const grown = listGuesses(graph, aspect, central)
    .map((seed) => growHypothesis(graph, seed, aspect))
    .filter(({ side }) => side.includes(1))
    .sort((a, b) => b.score - a.score);
  return { graph, aspect, central, grown };
}

/** The best answers, each unlike those before. */
function pickDifferent(grown: readonly Hypothesis[], share: Float64Array): Hypothesis[] {
  const picked: Hypothesis[] = [];
  for (const { side, ...rest } of grown) {
    const isNew = picked.every((other) => {
      let [both, either] = [0, 1e-9];
      for (let r = 0; r < side.length; r++) {
        both += side[r] & other.side[r] ? share[r] : 0;
        either += side[r] | other.side[r] ? share[r] : 0;
      }
      return both < 0.9 * either;
    });
    if (isNew) picked.push({ side, ...rest });
    if (picked.length === TRIED) break;
  }
  return picked;
}

/** What is salient and in the middle, as it is. */
function salientHypothesis(
  { regions, share }: RegionGraph,
  central: Float64Array,
): { side: Uint8Array; odds: Float64Array } {
  const line = threshold(central, regions.mean);
  const odds = central.map((v, r) => {
    const s = Math.min(0.95, Math.max(0.05, v));
    return Math.log((s * (1 - line)) / (line * (1 - s))) - (regions.border[r] > 0 && v < line ? FRAMED : 0);
  });
  return { side: Uint8Array.from(share, (_, r) => (central[r] > line ? 1 : 0)), odds };
}

/** The regions that lie in a mask for the most part. */
function sideOf(mask: Uint8Array, { count, label, mean }: Superpixels): Uint8Array {
  const inside = new Float64Array(count);
  for (let i = 0; i < mask.length; i++) inside[label[i]] += mask[i];
  return Uint8Array.from(inside, (n, r) => (n > 0.5 * mean[6 * r + 5] ? 1 : 0));
}

/** First guesses: ellipses about the middle, what is salient, and what is unlike the frame. */
function listGuesses(graph: RegionGraph, [w, h]: readonly [number, number], central: Float64Array): Float64Array[] {
  const { count, mean, border } = graph.regions;
  const off = Float64Array.from({ length: count }, (_, r) =>
    Math.hypot(mean[6 * r + 3] - w / 2, mean[6 * r + 4] - h / 2),
  );
  const like = new Float64Array(count);
  for (let a = 0; a < count; a++)
    for (let b = 0; b < count; b++) if (border[b] > 0) like[a] += graph.alike[a * count + b];
  const sorted = [...like].sort((a, b) => a - b);
  const guess = (test: (r: number) => boolean): Float64Array =>
    Float64Array.from({ length: count }, (_, r) => (test(r) ? 1 : 0));
  return [
    ...ELLIPSES.map(([rx, ry, dx, dy]) =>
      guess((r) => ((mean[6 * r + 3] / w - 0.5 - dx) / rx) ** 2 + ((mean[6 * r + 4] / h - 0.5 - dy) / ry) ** 2 < 1),
    ),
    ...SALIENT.map((t) => guess((r) => central[r] > t)),
    ...UNLIKE.map((t) => guess((r) => like[r] < sorted[Math.floor(t * count)] && border[r] === 0 && off[r] < 0.45)),
  ];
}

function drawOverPixels(
  work: FloatImage,
  edges: FlowEdges,
  side: Uint8Array,
  label: Int32Array,
  odds: Float64Array,
): Uint8Array {
  const { width, height, data } = work;
  const favour = new Float32Array(label.length);
  const outside = new Uint8Array(label.length);
  let mask: Uint8Array = Uint8Array.from(label, (r) => side[r]);
  keepMainPieces(mask, width, height, 0.15);
  let byRegion = REGION;
  for (let round = 0; round < ROUNDS; round++) {
    const near = blur(maskImage(mask, width, height), 0.035 * Math.max(width, height)).data;
    for (let i = 0; i < mask.length; i++) outside[i] = 1 - mask[i];
    const subject = fitMixture(data, mask, 5);
    const rest = fitMixture(data, outside, 8);
    for (let i = 0; i < favour.length; i++) {
      const p = Math.min(0.98, Math.max(0.02, near[i]));
      const byColour = logDensity(subject, data, 3 * i) - logDensity(rest, data, 3 * i);
      favour[i] =
        COLOUR * Math.max(-6, Math.min(6, byColour)) + byRegion * odds[label[i]] + PLACE * Math.log(p / (1 - p));
    }
    const next = cutPixels(edges, favour);
    keepMainPieces(next, width, height, 0.1);
    let changed = 0;
    for (let i = 0; i < next.length; i++) changed += next[i] ^ mask[i];
    mask = next;
    byRegion *= FADING;
    if (changed < SETTLED * mask.length || !mask.includes(1) || !mask.includes(0)) break;
  }
  return mask;
}

/** The value that parts two heaps of saliency best, by area. Source: Otsu 1979. */
function threshold(salient: Float64Array, mean: Float64Array): number {
  const bins = new Float64Array(64);
  let total = 0;
  let sum = 0;
  for (let r = 0; r < salient.length; r++) {
    const n = mean[6 * r + 5];
    const b = Math.min(63, Math.floor(salient[r] * 64));
    bins[b] += n;
    total += n;
    sum += n * b;
  }
  let low = 0;
  let lowSum = 0;
  let best = 0;
  let at = 32;
  for (let b = 0; b < 63; b++) {
    low += bins[b];
    lowSum += b * bins[b];
    if (low === 0 || low === total) continue;
    const gap = lowSum / low - (sum - lowSum) / (total - low);
    const value = low * (total - low) * gap * gap;
    if (value > best) {
      best = value;
      at = b;
    }
  }
  return Math.min(0.75, Math.max(0.25, (at + 1) / 64));
}
