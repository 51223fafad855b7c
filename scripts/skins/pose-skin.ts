import {
  multiplyQuats,
  type Quat,
  type RigSkeleton,
  rotateVector,
  type SkinWeights,
  V3,
  type Vec3,
} from '../../packages/kernels/src/index.ts';

/** Turns of single joints against their parents, in the frame of the skeleton. */
export type Pose = ReadonlyMap<number, Quat>;

/** A turn about an axis, degrees. */
export function turnAbout([x, y, z]: Vec3, degrees: number): Quat {
  const [s, c] = [Math.sin((degrees * Math.PI) / 360), Math.cos((degrees * Math.PI) / 360)];
  return [x * s, y * s, z * s, c];
}

/** World turn and place of every joint in a pose. */
export function poseJoints({ joints }: RigSkeleton, pose: Pose): { turns: Quat[]; places: Vec3[] } {
  const turns: Quat[] = [];
  const places: Vec3[] = [];
  joints.forEach(({ parent, at }, i) => {
    const up: Quat = parent < 0 ? [0, 0, 0, 1] : turns[parent];
    places.push(parent < 0 ? at : V3.add(places[parent], rotateVector(up, V3.sub(at, joints[parent].at))));
    const own = pose.get(i);
    turns.push(own ? multiplyQuats(up, own) : up);
  });
  return { turns, places };
}

/** Vertices as the skin moves them: linear blend skinning. */
export function poseVertices(
  positions: Float32Array,
  skeleton: RigSkeleton,
  { joints, weights }: SkinWeights,
  pose: Pose,
): Float32Array {
  const { turns, places } = poseJoints(skeleton, pose);
  const out = new Float32Array(positions.length);
  const matrices = skeleton.joints.map(({ at }, i) => {
    const [x, y, z] = [
      rotateVector(turns[i], [1, 0, 0]),
      rotateVector(turns[i], [0, 1, 0]),
      rotateVector(turns[i], [0, 0, 1]),
    ];
    const moved = V3.sub(places[i], rotateVector(turns[i], at));
    return [...x, ...y, ...z, ...moved];
  });
  for (let v = 0; 3 * v < positions.length; v++)
    for (let k = 4 * v; k < 4 * v + 4; k++) {
      const w = weights[k];
      if (!(w > 0)) continue;
      const m = matrices[joints[k]];
      for (let r = 0; r < 3; r++)
        out[3 * v + r] +=
          w * (m[r] * positions[3 * v] + m[3 + r] * positions[3 * v + 1] + m[6 + r] * positions[3 * v + 2] + m[9 + r]);
    }
  return out;
}

/** A pose that shows what a skin is worth: arm raised, knees bent, head turned, tail swung, legs spread. */
export function showPose({ joints, chains, type }: RigSkeleton): Pose {
  const pose = new Map<number, Quat>();
  for (const { kind, side, order, joints: run } of chains) {
    const s = side || 1;
    const at = (i: number, axis: Vec3, degrees: number): void => {
      if (i < run.length) pose.set(run[i], turnAbout(axis, degrees));
    };
    const isLegged = type === 'hexapod' || type === 'octopod';
    if (kind === 'arm') {
      at(1, [0, 0, 1], side > 0 ? 80 : -15);
      at(2, [1, 0, 0], side > 0 ? 0 : -80);
    } else if (kind === 'leg' && isLegged)
      for (let i = 0; i < run.length; i++) at(i, [0, 0, 1], (order % 2 ? 14 : -10) * s);
    else if (kind === 'leg' && side > 0) {
      const front = type === 'quadruped' && order === 0;
      at(front ? 1 : 0, [1, 0, 0], -45);
      at(front ? 2 : 1, [1, 0, 0], 60);
    } else if (kind === 'wing') at(run.length > 3 ? 1 : 0, [0, 0, 1], 35 * s);
    else if (kind === 'neck') {
      at(0, [0, 1, 0], 20);
      at(run.length - 2, [0, 1, 0], 25);
    } else if (kind === 'jaw') at(0, [1, 0, 0], 20);
    else if (kind === 'tail' || (kind === 'spine' && (type === 'serpentine' || type === 'aquatic')))
      for (let i = 0; i < run.length; i++) at(i, [0, 1, 0], Math.min(20, 70 / run.length));
  }
  return joints.length ? pose : new Map();
}
