import type { Rng } from '../math/index.ts';
import { type Canvas, drawProxy } from './canvas.ts';
import { limited } from './limits.ts';
import { POSE, POSE_LENGTH, type Pose } from './pose.ts';
import type { ProxyModel } from './proxy.ts';
import { type Agreement, compare, createAgreement } from './score.ts';
import type { Target } from './target.ts';

/** A pose and how well it explains the target, and where the search for it stopped. */
export interface Fit {
  pose: Pose;
  agreement: Agreement;
  search: SearchState;
}

/** What an evolution strategy knows: the middle of its next children, and their steps. */
export interface SearchState {
  mean: Float64Array;
  steps: Float64Array;
}

/** How a pose is searched for. */
export interface RefineOptions {
  /** Drawings in all. */
  rounds: number;
  /** What the best drawing must have reached after a third of them, else the search ends there. Default: nothing. */
  floor?: number;
  /** Steps at the start, of the whole: 1 for what is known to 20 degrees. */
  reach: number;
  /** A search that is to go on, instead. */
  resume?: SearchState;
}

/** First steps by place in the pose. */
const STEPS = [0.2, 0.12, 0.04, 0.06, 0.12, 0.12, 0.012, 0.012, 0.02];
const CHILDREN = 10;
const PARENTS = 3;
const WEIGHTS = [0.55, 0.3, 0.15];

/**
 * Searches the pose that explains the target best, by an evolution strategy with weighted recombination and a step per number that follows what was successful
 * (after Hansen & Ostermeier, "Completely derandomized self-adaptation in evolution strategies", 2001, with a diagonal covariance).
 */
export function refine(
  canvas: Canvas,
  proxy: ProxyModel,
  start: Pose,
  target: Target,
  options: RefineOptions,
  rng: Rng,
): Fit {
  const { resume } = options;
  const mean = resume?.mean.slice() ?? start.slice();
  const steps = resume?.steps.slice() ?? Float64Array.from(STEPS, (s) => s * options.reach);
  const best: Fit = {
    pose: start.slice(),
    agreement: judge(canvas, proxy, start, target),
    search: { mean, steps },
  };
  const children = Array.from({ length: CHILDREN }, () => new Float64Array(POSE_LENGTH));
  const scores = children.map(() => createAgreement());
  const order = children.map((_, i) => i);
  const before = new Float64Array(POSE_LENGTH);
  for (let used = 1; used + CHILDREN <= options.rounds; used += CHILDREN) {
    if (3 * used > options.rounds && best.agreement.total < (options.floor ?? -1)) break;
    for (let c = 0; c < CHILDREN; c++) {
      for (let d = 0; d < POSE_LENGTH; d++) children[c][d] = limited(d, mean[d] + steps[d] * rng.normal());
      drawProxy(canvas, proxy, children[c], target.box);
      compare(canvas, proxy, children[c], target, scores[c]);
    }
    order.sort((i, j) => scores[j].total - scores[i].total || i - j);
    if (scores[order[0]].total > best.agreement.total) {
      best.pose.set(children[order[0]]);
      Object.assign(best.agreement, scores[order[0]]);
    }
    before.set(mean);
    mean.fill(0);
    for (let p = 0; p < PARENTS; p++)
      for (let d = 0; d < POSE_LENGTH; d++) mean[d] += WEIGHTS[p] * children[order[p]][d];
    for (let d = 0; d < POSE_LENGTH; d++) {
      let spread = 0;
      for (let p = 0; p < PARENTS; p++) spread += WEIGHTS[p] * (children[order[p]][d] - before[d]) ** 2;
      steps[d] = Math.sqrt(0.7 * steps[d] ** 2 + 0.3 * spread);
    }
  }
  return best;
}

/** Draws a proxy in a pose and compares it. */
export function judge(canvas: Canvas, proxy: ProxyModel, pose: Pose, target: Target): Agreement {
  const out = createAgreement();
  drawProxy(canvas, proxy, pose, target.box);
  compare(canvas, proxy, pose, target, out);
  return out;
}

/** The pose of a camera at these angles, radians. */
export function startPose(azimuth: number, elevation: number): Pose {
  const pose = new Float64Array(POSE_LENGTH);
  pose[POSE.azimuth] = azimuth;
  pose[POSE.elevation] = elevation;
  pose[POSE.nearness] = 0.16;
  return pose;
}
