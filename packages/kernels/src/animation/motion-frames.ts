import type { Motion } from './motion.ts';
import { type SkeletonPose, updatePose } from './skeleton-pose.ts';

/** Puts the pose into frame `frame` of a motion and works out where the joints stand. */
export function loadFrame(pose: SkeletonPose, motion: Pick<Motion, 'rotations' | 'root'>, frame: number): void {
  const width = pose.count * 4;
  for (let i = 0; i < width; i++) pose.own[i] = motion.rotations[frame * width + i];
  for (let k = 0; k < 3; k++) pose.root[k] = motion.root[frame * 3 + k];
  updatePose(pose);
}

/** Writes the pose into frame `frame`: unit rotations, each on the side of the frame before, so that players may blend them. */
export function storeFrame(pose: SkeletonPose, motion: Pick<Motion, 'rotations' | 'root'>, frame: number): void {
  const { rotations, root } = motion;
  const { own, count } = pose;
  for (let j = 0; j < count; j++) {
    const i = j * 4;
    const to = frame * count * 4 + i;
    const before = to - count * 4;
    let size = 0;
    let dot = 0;
    for (let k = 0; k < 4; k++) {
      size += own[i + k] * own[i + k];
      dot += frame > 0 ? own[i + k] * rotations[before + k] : own[i + k] * (k === 3 ? 1 : 0);
    }
    const scale = (dot < 0 ? -1 : 1) / Math.sqrt(size);
    for (let k = 0; k < 4; k++) rotations[to + k] = own[i + k] * scale;
  }
  for (let k = 0; k < 3; k++) root[frame * 3 + k] = pose.root[k];
}
