import { type Quat, V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { liftBone } from '../lift-bone.ts';
import type { Motion } from '../motion.ts';
import { loadFrame, storeFrame } from '../motion-frames.ts';
import { type SkeletonPose, setTurn, updatePose } from '../skeleton-pose.ts';
import { turnBody } from './turns.ts';

/** How chains that nobody poses behave: how late each joint comes after the one before it (seconds), how far it may lag, and its own slow wave (degrees). */
const LOOSE: Readonly<Record<string, { late: number; most: number; wave: number; upDown: number }>> = {
  tail: { late: 0.07, most: 24, wave: 7, upDown: 3 },
  ear: { late: 0.05, most: 18, wave: 1.5, upDown: 2 },
  wing: { late: 0.06, most: 16, wave: 3, upDown: 4 },
  fin: { late: 0.06, most: 18, wave: 3, upDown: 2 },
  antenna: { late: 0.05, most: 25, wave: 4, upDown: 3 },
  tentacle: { late: 0.07, most: 24, wave: 6, upDown: 2 },
};

/**
 * Lets tails, ears, wings and the like follow the body late: each joint of such a chain lags behind what carries it by a share of its turn some frames
 * ago, and answers to going up and down. Delays instead of a simulation, so that loops close by themselves. Writes the chains' rotations.
 */
export function followThrough(skeleton: RigSkeleton, pose: SkeletonPose, motion: Motion): void {
  const chains = skeleton.chains.filter((c) => LOOSE[c.kind] && c.joints.length > 0);
  if (!chains.length) return;
  const { frames, fps, loop } = motion;
  const bases = chains.map((c) => pose.parents[c.joints[0]]);
  const turns = bases.map(() => new Float64Array(frames * 4));
  const rise = bases.map(() => new Float64Array(frames));
  for (let f = 0; f < frames; f++) {
    loadFrame(pose, motion, f);
    bases.forEach((base, i) => {
      for (let k = 0; k < 4; k++) turns[i][f * 4 + k] = pose.turns[base * 4 + k];
      rise[i][f] = pose.at[base * 3 + 1] / skeleton.height;
    });
  }
  const lap = frames - 1;
  const wrap = (f: number) => (loop ? ((f % lap) + lap) % lap : Math.min(lap, Math.max(0, f)));
  const waves = Math.max(1, Math.round((frames / fps) * 0.4));
  chains.forEach((chain, i) => {
    const { late, most, wave, upDown } = LOOSE[chain.kind];
    const count = chain.joints.length;
    for (let f = 0; f < frames; f++) {
      const phase = (2 * Math.PI * waves * wrap(f)) / lap;
      chain.joints.forEach((joint, k) => {
        const back = Math.round(late * (k + 1) * fps);
        const lag = lagBehind(turns[i], wrap(f), wrap(f - back), wrap(f - back - 1), wrap(f - back + 1));
        const fall = (rise[i][wrap(f)] - rise[i][wrap(f - back - 2)]) * 420;
        // What all joints of a chain do adds up: long chains bend as far as short ones, not further.
        const reach = (most * 2) / Math.max(2, count);
        const limit = (x: number) => reach * Math.tanh(x / reach);
        const sway = wave * Math.sin(phase - k * 0.75 + chain.order) * (0.4 + (0.6 * (k + 1)) / count);
        const side = chain.side === 0 ? 0 : chain.side * limit(fall * upDown * 0.3);
        const q = turnBody(
          limit(lag[0] / count + (fall * upDown * (chain.side === 0 ? 0.7 : 0.2)) / Math.max(2, count)),
          limit(lag[1] / count) + (chain.side === 0 ? sway : sway * 0.3),
          limit(-lag[2] / count) + side,
        );
        for (let c = 0; c < 4; c++) motion.rotations[(f * pose.count + joint) * 4 + c] = q[c];
      });
      if (chain.kind === 'tail') layTail(skeleton, pose, motion, f, chain.joints);
    }
  });
}

/** Turns up what of a tail goes into the ground. */
function layTail(
  skeleton: RigSkeleton,
  pose: SkeletonPose,
  motion: Motion,
  frame: number,
  joints: readonly number[],
): void {
  const heights = joints.map((j) => skeleton.joints[j].at[1]);
  const floor = Math.min(skeleton.ground + 0.03 * skeleton.height, ...heights);
  loadFrame(pose, motion, frame);
  for (const joint of joints) {
    const end = pose.parents.indexOf(joint);
    if (end < 0) break;
    const bone: Vec3 = [pose.offsets[3 * end], pose.offsets[3 * end + 1], pose.offsets[3 * end + 2]];
    const [x, y, z, w] = pose.turns.subarray(4 * joint, 4 * joint + 4);
    const turn: Quat = [x, y, z, w];
    const at: Vec3 = [pose.at[3 * joint], pose.at[3 * joint + 1], pose.at[3 * joint + 2]];
    const lifted = liftBone(turn, at, bone, floor);
    if (lifted === turn) continue;
    setTurn(pose, joint, ...lifted);
    updatePose(pose, joint + 1);
  }
  storeFrame(pose, motion, frame);
}

/** The turn some frames ago against the turn now, in the carrier's own frame, as a vector of degrees. Averaged over three frames. */
function lagBehind(turns: Float64Array, now: number, ...then: number[]): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  const a: Quat = [-turns[now * 4], -turns[now * 4 + 1], -turns[now * 4 + 2], turns[now * 4 + 3]];
  for (const t of then) {
    const [x, y, z, w] = [turns[t * 4], turns[t * 4 + 1], turns[t * 4 + 2], turns[t * 4 + 3]];
    const q: Vec3 = [
      a[3] * x + a[0] * w + a[1] * z - a[2] * y,
      a[3] * y - a[0] * z + a[1] * w + a[2] * x,
      a[3] * z + a[0] * y - a[1] * x + a[2] * w,
    ];
    const real = a[3] * w - a[0] * x - a[1] * y - a[2] * z;
    const sine = V3.length(q);
    const angle = 2 * Math.atan2(sine, Math.abs(real)) * (real < 0 ? -1 : 1);
    if (sine > 1e-9) sum = V3.addScaled(sum, q, (angle * 180) / Math.PI / sine / then.length);
  }
  return sum;
}
