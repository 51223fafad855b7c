import type { Quat, Vec3 } from '../math/index.ts';
import type { SkeletonPose } from './skeleton-pose.ts';

/** A joint's rotation in the model's frame. */
export function turnOf({ turns }: SkeletonPose, joint: number): Quat {
  return [turns[4 * joint], turns[4 * joint + 1], turns[4 * joint + 2], turns[4 * joint + 3]];
}

/** Where a joint stands in the pose, metres. */
export function placeOf({ at }: SkeletonPose, joint: number): Vec3 {
  return [at[3 * joint], at[3 * joint + 1], at[3 * joint + 2]];
}
