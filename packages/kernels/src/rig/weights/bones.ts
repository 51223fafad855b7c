import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';

/** What a joint moves: the segments to the joints below it. */
export interface Bone {
  joint: number;
  segments: readonly (readonly [Vec3, Vec3])[];
}

/** One bone for each joint that is no end. */
export function listBones({ joints }: RigSkeleton): Bone[] {
  const segments: [Vec3, Vec3][][] = joints.map(() => []);
  for (const { parent, at } of joints) if (parent >= 0) segments[parent].push([joints[parent].at, at]);
  if (joints.length === 1) segments[0].push([joints[0].at, joints[0].at]);
  return segments.map((list, joint) => ({ joint, segments: list })).filter((bone) => bone.segments.length > 0);
}

/** Distance of a point from a bone, metres. */
export function distanceToBone({ segments }: Bone, x: number, y: number, z: number): number {
  let best = Infinity;
  for (let i = 0; i < segments.length; i++) {
    const [a, b] = segments[i];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
    const l = ux * ux + uy * uy + uz * uz;
    const t = l > 0 ? Math.min(1, Math.max(0, (px * ux + py * uy + pz * uz) / l)) : 0;
    const [dx, dy, dz] = [px - t * ux, py - t * uy, pz - t * uz];
    const d = dx * dx + dy * dy + dz * dz;
    if (d < best) best = d;
  }
  return Math.sqrt(best);
}

/** The way in which the distance from the nearest of some bones grows fastest at a point: a unit vector that leads away from it. */
export function slopeFrom(bones: readonly Bone[], x: number, y: number, z: number): Vec3 {
  let [bone, d] = [bones[0], Infinity];
  for (const candidate of bones) {
    const away = distanceToBone(candidate, x, y, z);
    if (away < d) [bone, d] = [candidate, away];
  }
  const h = 1e-3 * d + 1e-9;
  const slope: Vec3 = [
    distanceToBone(bone, x + h, y, z) - d,
    distanceToBone(bone, x, y + h, z) - d,
    distanceToBone(bone, x, y, z + h) - d,
  ];
  return V3.scale(slope, 1 / (V3.length(slope) || 1));
}

/** The joint whose bone comes nearest to some points (xyz): what a thing hangs on; and how near, metres. */
export function nearestJoint(skeleton: RigSkeleton, points: Float32Array): { joint: number; distance: number } {
  const bones = listBones(skeleton);
  let best = 0;
  let least = Infinity;
  for (const bone of bones)
    for (let i = 0; i + 2 < points.length; i += 3) {
      const d = distanceToBone(bone, points[i], points[i + 1], points[i + 2]);
      if (d >= least) continue;
      least = d;
      best = bone.joint;
    }
  return { joint: best, distance: least };
}
