import type { Quat, Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { placeOf as placeOfJoint, turnOf as turnOfJoint } from '../read-joint.ts';
import type { SkeletonPose } from '../skeleton-pose.ts';

/** A skeleton being posed. */
export interface Puppet {
  skeleton: RigSkeleton;
  pose: SkeletonPose;
}

/** Where a joint stands in the pose, metres. */
export function placeOf({ pose }: Puppet, joint: number): Vec3 {
  return placeOfJoint(pose, joint);
}

/** A joint's rotation in the model's frame; of -1 none. */
export function turnOf({ pose }: Puppet, joint: number): Quat {
  return joint < 0 ? [0, 0, 0, 1] : turnOfJoint(pose, joint);
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
