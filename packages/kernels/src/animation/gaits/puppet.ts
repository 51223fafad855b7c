import type { Quat, Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { SkeletonPose } from '../skeleton-pose.ts';

/** A skeleton being posed. */
export interface Puppet {
  skeleton: RigSkeleton;
  pose: SkeletonPose;
}

/** Where a joint stands in the pose, metres. */
export function placeOf({ pose }: Puppet, joint: number): Vec3 {
  const i = joint * 3;
  return [pose.at[i], pose.at[i + 1], pose.at[i + 2]];
}

/** A joint's rotation in the model's frame; of -1 none. */
export function turnOf({ pose }: Puppet, joint: number): Quat {
  if (joint < 0) return [0, 0, 0, 1];
  const i = joint * 4;
  return [pose.turns[i], pose.turns[i + 1], pose.turns[i + 2], pose.turns[i + 3]];
}

/** A joint's rotation against its parent. */
export function ownOf({ pose }: Puppet, joint: number): Quat {
  const i = joint * 4;
  return [pose.own[i], pose.own[i + 1], pose.own[i + 2], pose.own[i + 3]];
}

/** Sets a joint's rotation against its parent; `updatePose` works out what follows from it. */
export function setOwn({ pose }: Puppet, joint: number, [x, y, z, w]: Quat): void {
  const i = joint * 4;
  pose.own[i] = x;
  pose.own[i + 1] = y;
  pose.own[i + 2] = z;
  pose.own[i + 3] = w;
}
