import type { FloatImage } from '../float-image.ts';
import { answerScorer } from './answer-score.ts';
import { chooseAnswer } from './choose-answer.ts';
import { pixelTraits, type Sketch } from './draw-over-pixels.ts';
import { expectedOverlap, surenessOf } from './expected-overlap.ts';
import { growIntoLikes } from './grow-likes.ts';
import { cutByOdds, growHypothesis, type Hypothesis, scoreSide } from './hypotheses.ts';
import type { LikelyPixels } from './likely-pixels.ts';
import { likelySubject } from './likely-subject.ts';
import { draw, type MatteSteps } from './matte-steps.ts';
import { compareRegions, type RegionGraph } from './region-graph.ts';
import { findSaliency } from './saliency.ts';
import { findSuperpixels, type Superpixels } from './superpixels.ts';
import { findWindows } from './windows.ts';

const REGIONS = 480;
/** Standard deviation of a subject's place, as a share of the longest side. */
const CENTRAL = 0.3;
/** What looking good counts for, against the overlap that the forests let expect. */
const LOOKS = 0.1;
/** What the network says where it is sure, and what the forests say less then; no one is surer than this of being right: a share. */
const NETWORK = 0.7;
const YIELDING = 0.3;
const DOUBT = 0.02;
/** Overlap with the subject that the network expects of its own answer: from here on it is listened to, and fully. */
const VAGUE = 0.65;
const SURE = 0.85;
/** How many answers over regions are drawn over pixels. */
const TRIED = 3;
/** Overlap from which two of them are the same. */
const SAME = 0.9;
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
 * What is the subject on a ground of any kind: several first guesses are grown over regions until each hangs together, forests say from these and from the regions themselves how likely each region is
 * subject, and a network (`pixels`) from the picture. The outlines of the most promising answers, and of what forests and network say by themselves, are drawn over pixels by colours learnt from each, and of these and of the
 * `other` answer one is taken (`chooseAnswer`): `other` itself, or a new mask that goes on into what looks like it, without the `windows` onto the ground. 1 = subject. Sources: Rother et al., "GrabCut", 2004; Zhu et al. 2014 for one of the guesses.
 */
export function* cutFromBusy(
  work: FloatImage,
  pixels: LikelyPixels,
  other?: Uint8Array,
): MatteSteps<{ mask: Uint8Array; windows?: Uint8Array }> {
  const { graph, aspect, grown, ...hints } = growAnswers(work);
  const { regions } = graph;
  const trust = Math.min(1, Math.max(0, (surenessOf(pixels.all) - VAGUE) / (SURE - VAGUE)));
  const views = [pixels.all, pixels.coarse, pixels.fine].map((view) => sketchPixels(regions, view.map(oddsOf)));
  const own = views[0].own.map((v) => trust * v);
  const byForests = likelySubject(work, graph, { ...hints, answers: grown }).map(oddsOf);
  const odds = byForests.map((v, r) => (1 - YIELDING * trust) * v + NETWORK * trust * views[0].odds[r]);
  const likely = odds.map((v) => 1 / (1 + Math.exp(-v)));
  const value = (side: Uint8Array): number =>
    expectedOverlap(side, likely, graph.share) + LOOKS * scoreSide(graph, side, aspect);
  const learnt = [cutByOdds(graph, odds, aspect), growHypothesis(graph, likely, aspect)];
  const answers = [...learnt, ...grown]
    .filter(({ side }) => side.includes(1))
    .map((answer) => ({ ...answer, score: value(answer.side) }))
    .sort((a, b) => b.score - a.score);
  const { label } = regions;
  const { side } = cutByOdds(graph, byForests, aspect);
  const sketches: Sketch[] = [
    ...pickDifferent(answers, graph.share).map(({ side }) => ({ side, odds, own })),
    { side, odds: byForests, own: own.map(() => 0) },
    ...views,
  ];
  const drawn = yield* draw(
    work,
    label,
    sketches.filter(({ side }) => side.includes(1)),
  );
  if (other) drawn.push(other);
  const whole = drawn.filter((mask) => mask.includes(1) && mask.includes(0));
  if (!whole.length) return { mask: new Uint8Array(label.length) };
  const score = answerScorer(work, pixels.all);
  const judge = (mask: Uint8Array): number => score(mask, value(sideOf(mask, regions)));
  const scores = whole.map(judge);
  const best = whole[chooseAnswer(whole, scores)];
  if (best === other) return { mask: best };
  const { edges, rough } = pixelTraits(work);
  const mask = growIntoLikes(work, edges, best, pixels.all, rough, judge);
  const windows = findWindows(work, graph, edges, mask);
  return { mask: mask.map((m, i) => m & ~windows[i]), windows };
}

function oddsOf(p: number): number {
  return Math.log((p + DOUBT) / (1 + DOUBT - p));
}

/** Averages of what pixels say, by region. */
function averageBy({ count, label, mean }: Superpixels, value: Float32Array): Float64Array {
  const sum = new Float64Array(count);
  for (let i = 0; i < label.length; i++) sum[label[i]] += value[i];
  return sum.map((v, r) => v / mean[6 * r + 5]);
}

/** The regions of a picture (work colours), and how they lie to each other. */
export function graphOf(work: FloatImage): RegionGraph {
  return compareRegions(work, findSuperpixels(work, REGIONS));
}

/** All answers that the first guesses grow to, the best first, and what they were grown over. */
export function growAnswers(work: FloatImage) {
  const { width, height } = work;
  const graph = graphOf(work);
  const { regions } = graph;
  const longest = Math.max(width, height);
  const aspect = [width / longest, height / longest] as const;
  const { salient, ground } = findSaliency(regions);
  const central = salient.map((s, r) => {
    const off = Math.hypot(regions.mean[6 * r + 3] - aspect[0] / 2, regions.mean[6 * r + 4] - aspect[1] / 2);
    return s * Math.exp(-(off ** 2) / (2 * CENTRAL ** 2));
  });
  const grown = listGuesses(graph, aspect, central)
    .map((seed) => growHypothesis(graph, seed, aspect))
    .filter(({ side }) => side.includes(1))
    .sort((a, b) => b.score - a.score);
  return { graph, aspect, salient, ground, central, grown };
}

/** The best answers, each unlike those before. */
function pickDifferent(answers: readonly Hypothesis[], share: Float64Array): Hypothesis[] {
  const picked: Hypothesis[] = [];
  for (const answer of answers) {
    const isNew = picked.every((other) => {
      let [both, either] = [0, 1e-9];
      for (let r = 0; r < share.length; r++) {
        both += answer.side[r] & other.side[r] ? share[r] : 0;
        either += answer.side[r] | other.side[r] ? share[r] : 0;
      }
      return both < SAME * either;
    });
    if (isNew) picked.push(answer);
    if (picked.length === TRIED) break;
  }
  return picked;
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

/** What log odds of pixels come to over regions. */
function sketchPixels(regions: Superpixels, own: Float32Array): Sketch {
  const odds = averageBy(regions, own);
  return { side: Uint8Array.from(odds, (v) => (v > 0 ? 1 : 0)), odds, own };
}
