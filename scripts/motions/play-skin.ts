import {
  createSkeletonPose,
  loadFrame,
  type Motion,
  type RigSkeleton,
  type SkeletonPose,
  type SkinWeights,
} from '../../packages/kernels/src/index.ts';

/** A bound model that frames of motions are put on. */
export interface SkinPlayer {
  pose: SkeletonPose;
  /** Vertices in a frame, all or those named: metres, a new list each time. */
  play(motion: Motion, frame: number, only?: Uint32Array): Float32Array;
}

/** Linear blend skinning of `positions`, which stand as the skeleton does at rest. */
export function createSkinPlayer(positions: Float32Array, skeleton: RigSkeleton, skin: SkinWeights): SkinPlayer {
  const pose = createSkeletonPose(skeleton);
  const matrices = new Float64Array(12 * pose.count);
  const setMatrix = (j: number): void => {
    const [x, y, z, w] = pose.turns.subarray(4 * j, 4 * j + 4);
    const at = skeleton.joints[j].at;
    const turn = [
      ...[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
      ...[2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
      ...[2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ];
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 3; c++) matrices[12 * j + 4 * r + c] = turn[3 * r + c];
      const moved = turn[3 * r] * at[0] + turn[3 * r + 1] * at[1] + turn[3 * r + 2] * at[2];
      matrices[12 * j + 4 * r + 3] = pose.at[3 * j + r] - moved;
    }
  };
  return {
    pose,
    play(motion, frame, only) {
      loadFrame(pose, motion, frame);
      for (let j = 0; j < pose.count; j++) setMatrix(j);
      const count = only ? only.length : positions.length / 3;
      const out = new Float32Array(3 * count);
      for (let i = 0; i < count; i++) {
        const v = only ? only[i] : i;
        const [x, y, z] = [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]];
        for (let k = 4 * v; k < 4 * v + 4; k++) {
          const w = skin.weights[k];
          if (!(w > 0)) continue;
          const o = 12 * skin.joints[k];
          for (let r = 0; r < 3; r++) {
            const m = o + 4 * r;
            out[3 * i + r] += w * (matrices[m] * x + matrices[m + 1] * y + matrices[m + 2] * z + matrices[m + 3]);
          }
        }
      }
      return out;
    },
  };
}
