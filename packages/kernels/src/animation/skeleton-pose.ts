import type { RigSkeleton } from '../rig/index.ts';

/** A skeleton in a pose. Set `own` and `root`, then `updatePose` says where all joints stand and how they are turned. */
export interface SkeletonPose {
  readonly count: number;
  /** -1 for the root; parents come before children. */
  readonly parents: Int32Array;
  /** Joint at rest against its parent at rest; the root's own place. Metres, 3 a joint. */
  readonly offsets: Float64Array;
  /** Rotations against the parent, xyzw, 4 a joint; the identity at rest. */
  readonly own: Float64Array;
  /** Where the root is against its rest, metres. */
  readonly root: Float64Array;
  /** Rotations in the model's frame, 4 a joint. */
  readonly turns: Float64Array;
  /** Places in the model's frame, metres, 3 a joint. */
  readonly at: Float64Array;
}

/** The skeleton at rest, with room for poses: made once, used for every frame. */
export function createSkeletonPose(skeleton: RigSkeleton): SkeletonPose {
  const { joints } = skeleton;
  const count = joints.length;
  const pose: SkeletonPose = {
    count,
    parents: Int32Array.from(joints, (j) => j.parent),
    offsets: new Float64Array(count * 3),
    own: new Float64Array(count * 4),
    root: new Float64Array(3),
    turns: new Float64Array(count * 4),
    at: new Float64Array(count * 3),
  };
  joints.forEach((joint, i) => {
    for (let k = 0; k < 3; k++)
      pose.offsets[i * 3 + k] = joint.at[k] - (joint.parent < 0 ? 0 : joints[joint.parent].at[k]);
    pose.own[i * 4 + 3] = 1;
  });
  updatePose(pose);
  return pose;
}

/** Forward kinematics of joint `from` and all after it (so of all that hang on it). */
export function updatePose(pose: SkeletonPose, from = 0): void {
  const { parents, offsets, own, root, turns, at } = pose;
  for (let i = from; i < pose.count; i++) {
    const p = parents[i];
    const o = i * 4;
    const j = i * 3;
    if (p < 0) {
      for (let k = 0; k < 4; k++) turns[o + k] = own[o + k];
      for (let k = 0; k < 3; k++) at[j + k] = offsets[j + k] + root[k];
      continue;
    }
    const q = p * 4;
    const x = turns[q];
    const y = turns[q + 1];
    const z = turns[q + 2];
    const w = turns[q + 3];
    const bx = own[o];
    const by = own[o + 1];
    const bz = own[o + 2];
    const bw = own[o + 3];
    turns[o] = w * bx + x * bw + y * bz - z * by;
    turns[o + 1] = w * by - x * bz + y * bw + z * bx;
    turns[o + 2] = w * bz + x * by - y * bx + z * bw;
    turns[o + 3] = w * bw - x * bx - y * by - z * bz;
    const vx = offsets[j];
    const vy = offsets[j + 1];
    const vz = offsets[j + 2];
    // v + 2w(u x v) + 2(u x (u x v)), u being the vector part
    const tx = 2 * (y * vz - z * vy);
    const ty = 2 * (z * vx - x * vz);
    const tz = 2 * (x * vy - y * vx);
    at[j] = at[p * 3] + vx + w * tx + y * tz - z * ty;
    at[j + 1] = at[p * 3 + 1] + vy + w * ty + z * tx - x * tz;
    at[j + 2] = at[p * 3 + 2] + vz + w * tz + x * ty - y * tx;
  }
}

/** Gives a joint the rotation `x y z w` in the model's frame. Its parent must be up to date; call `updatePose` for what hangs on it. */
export function setTurn(pose: SkeletonPose, joint: number, x: number, y: number, z: number, w: number): void {
  const { parents, own, turns } = pose;
  const o = joint * 4;
  const p = parents[joint];
  turns[o] = x;
  turns[o + 1] = y;
  turns[o + 2] = z;
  turns[o + 3] = w;
  if (p < 0) {
    own[o] = x;
    own[o + 1] = y;
    own[o + 2] = z;
    own[o + 3] = w;
    return;
  }
  const px = -turns[p * 4];
  const py = -turns[p * 4 + 1];
  const pz = -turns[p * 4 + 2];
  const pw = turns[p * 4 + 3];
  own[o] = pw * x + px * w + py * z - pz * y;
  own[o + 1] = pw * y - px * z + py * w + pz * x;
  own[o + 2] = pw * z + px * y - py * x + pz * w;
  own[o + 3] = pw * w - px * x - py * y - pz * z;
}

/** Back to rest: no rotations, the root where it stands. */
export function resetPose(pose: SkeletonPose): void {
  pose.own.fill(0);
  for (let i = 0; i < pose.count; i++) pose.own[i * 4 + 3] = 1;
  pose.root.fill(0);
  updatePose(pose);
}
