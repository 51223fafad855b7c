import { solveSymmetric } from '../math/index.ts';
import { type Canvas, drawProxy } from './canvas.ts';
import { limited } from './limits.ts';
import { type Pull, pullOutline } from './outline-pull.ts';
import { createView, POSE_LENGTH, type Pose, placeView } from './pose.ts';
import type { ProxyModel } from './proxy.ts';
import type { Fit } from './refine.ts';
import { cornerWeights, isRim } from './rim.ts';
import { compare, createAgreement } from './score.ts';
import type { Target } from './target.ts';

/** Outline points of the drawing that are looked at most. */
const POINTS = 160;
/** Vertices that span the box of what is seen. */
const EXTREMES = 4;
/** Differences that slopes are taken over, by place in the pose. */
const DELTA = 1e-3;
/** What a unit of each number costs, in squares of a hundredth of the canvas a point: what stretches, rolls or shifts much is seldom right. */
const RIDGE = [0, 0, 4, 0, 6, 6, 30, 30, 30];
/** No step is longer, by place in the pose. */
const LONGEST = [0.25, 0.2, 0.08, 0.08, 0.15, 0.15, 0.03, 0.03, 0.05];
/** Outlines so far apart, of the canvas, count half: from the first round to the last. */
const DOUBT = [0.12, 0.025];
const DAMPING = 0.02;

/**
 * Turns and stretches a proxy until its outline lies on the target's: in each round, every point of the drawn outline is drawn to where the target's distance is nought,
 * every point of the target's to the nearest drawn, and the pose that does most of it is taken (iterated closest points by Gauss-Newton steps with weights that doubt
 * what is far; after Fitzgibbon, "Robust registration of 2D and 3D point sets", 2001). Answers the best of all rounds, each of which draws once. From up to 30 degrees away.
 */
export function alignOutline(
  canvas: Canvas,
  proxy: ProxyModel,
  start: Pose,
  target: Target,
  rounds: number,
): Omit<Fit, 'search'> {
  const pose = start.slice();
  const best = { pose: start.slice(), agreement: createAgreement() };
  const agreement = createAgreement();
  const points = new Float32Array(3 * (EXTREMES + POINTS));
  const at = new Float32Array(points.length);
  const moved = new Float32Array(points.length);
  const slopes = new Float64Array(2 * POINTS * POSE_LENGTH);
  const view = createView();
  const matrix = new Float64Array(POSE_LENGTH * POSE_LENGTH);
  const right = new Float64Array(POSE_LENGTH);
  const row = new Float64Array(POSE_LENGTH);
  for (let round = 0; round <= rounds; round++) {
    drawProxy(canvas, proxy, pose, target.box);
    compare(canvas, proxy, pose, target, agreement);
    if (agreement.total > best.agreement.total) {
      best.pose.set(pose);
      Object.assign(best.agreement, agreement);
    }
    if (round === rounds) break;
    const count = pickPoints(canvas, proxy, points);
    if (count < 8) break;
    const used = points.subarray(0, 3 * (EXTREMES + count));
    placeView(pose, used, target.box, view, at);
    const shifted = pose.slice();
    for (let d = 0; d < POSE_LENGTH; d++) {
      shifted[d] = pose[d] + DELTA;
      placeView(shifted, used, target.box, view, moved);
      shifted[d] = pose[d];
      for (let k = 0; k < count; k++)
        for (let a = 0; a < 2; a++) {
          const i = 3 * (EXTREMES + k) + a;
          slopes[(2 * k + a) * POSE_LENGTH + d] = (moved[i] - at[i]) / DELTA;
        }
    }
    const doubt = canvas.size * DOUBT[0] * (DOUBT[1] / DOUBT[0]) ** (round / Math.max(1, rounds - 1));
    matrix.fill(0);
    right.fill(0);
    const add: Pull = (k, gx, gy, off, weight) => {
      for (let d = 0; d < POSE_LENGTH; d++)
        row[d] = gx * slopes[2 * k * POSE_LENGTH + d] + gy * slopes[(2 * k + 1) * POSE_LENGTH + d];
      for (let d = 0; d < POSE_LENGTH; d++) {
        right[d] -= weight * row[d] * off;
        for (let e = 0; e <= d; e++) matrix[d * POSE_LENGTH + e] += weight * row[d] * row[e];
      }
    };
    pullOutline(target, at.subarray(3 * EXTREMES, 3 * (EXTREMES + count)), doubt, add);
    const scale = count * (canvas.size / 100) ** 2;
    for (let d = 0; d < POSE_LENGTH; d++) {
      const ridge = RIDGE[d] * scale;
      right[d] -= ridge * pose[d];
      matrix[d * POSE_LENGTH + d] += ridge + DAMPING * matrix[d * POSE_LENGTH + d] + 1e-6;
    }
    if (!solveSymmetric(matrix, right, POSE_LENGTH)) break;
    for (let d = 0; d < POSE_LENGTH; d++) {
      const step = Math.max(-LONGEST[d], Math.min(LONGEST[d], right[d]));
      pose[d] = limited(d, pose[d] + step);
    }
  }
  return best;
}

/** Points of the drawn outline, in the proxy's space, after the vertices that span its box. Answers how many. */
function pickPoints({ faces, screen, size }: Canvas, { positions, indices }: ProxyModel, out: Float32Array): number {
  const extremes = [0, 0, 0, 0];
  for (let i = 0; i < screen.length; i += 3) {
    if (screen[i] < screen[extremes[0]]) extremes[0] = i;
    if (screen[i] > screen[extremes[1]]) extremes[1] = i;
    if (screen[i + 1] < screen[extremes[2] + 1]) extremes[2] = i;
    if (screen[i + 1] > screen[extremes[3] + 1]) extremes[3] = i;
  }
  for (let k = 0; k < EXTREMES; k++) out.set(positions.subarray(extremes[k], extremes[k] + 3), 3 * k);
  let total = 0;
  for (let i = size; i < faces.length - size; i++) if (isRim(faces, i, size)) total++;
  const step = Math.max(1, total / POINTS);
  let [seen, next, count] = [0, 0, 0];
  for (let i = size; i < faces.length - size && count < POINTS; i++) {
    if (!isRim(faces, i, size)) continue;
    if (seen++ < next) continue;
    next += step;
    const f = 3 * (faces[i] - 1);
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [w1, w2] = cornerWeights(screen, a, b, c, (i % size) + 0.5, Math.floor(i / size) + 0.5);
    const o = 3 * (EXTREMES + count++);
    for (let d = 0; d < 3; d++)
      out[o + d] = (1 - w1 - w2) * positions[a + d] + w1 * positions[b + d] + w2 * positions[c + d];
  }
  return count;
}
