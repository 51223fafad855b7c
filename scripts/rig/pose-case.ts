import { type Quat, type Rng, rotateVector, V3, type Vec3 } from '../../packages/kernels/src/math/index.ts';
import { bindWeights, type RigSkeleton } from '../../packages/kernels/src/rig/index.ts';
import type { RigCase } from './case.ts';
import { sizeOf } from './measure-body.ts';

/** How far limbs turn at their root and at their other joints, radians. */
const ROOT = 0.4;
const JOINT = 0.25;
const MOVING = new Set(['arm', 'leg', 'wing', 'tentacle', 'tail', 'neck', 'fin']);

/** A body in another pose: every limb turned at random, as its known skeleton bends it. The case itself where no skeleton is known. */
export function poseCase(item: RigCase, rng: Rng): RigCase {
  const { skeleton, mesh } = item;
  if (!skeleton || item.truth === 'none') return item;
  const height = sizeOf(item.truth, mesh);
  const whole: RigSkeleton = { ...skeleton, type: item.truth, ground: 0, height };
  const { joints: owner, weights } = bindWeights(mesh, whole, { smoothing: 2 });
  const turns = skeleton.joints.map(() => undefined as Quat | undefined);
  for (const { kind, joints } of skeleton.chains) {
    if (!MOVING.has(kind)) continue;
    joints.forEach((joint, k) => {
      const most = kind === 'neck' ? 0.15 : k < 2 ? ROOT : JOINT;
      const axis = V3.normalize([rng.range(-1, 1), rng.range(-1, 1), rng.range(-1, 1)], [1, 0, 0]);
      const half = rng.range(-most, most) / 2;
      turns[joint] = [...V3.scale(axis, Math.sin(half)), Math.cos(half)] as Quat;
    });
  }
  const maps: ((p: Vec3) => Vec3)[] = [];
  skeleton.joints.forEach(({ parent, at }, i) => {
    const above = parent < 0 ? (p: Vec3): Vec3 => p : maps[parent];
    const q = turns[i];
    maps.push(q ? (p) => above(V3.add(at, rotateVector(q, V3.sub(p, at)))) : above);
  });
  const from = mesh.positions;
  const positions = new Float32Array(from.length);
  for (let v = 0; 3 * v < from.length; v++) {
    const p: Vec3 = [from[3 * v], from[3 * v + 1], from[3 * v + 2]];
    for (let k = 4 * v; k < 4 * v + 4; k++) {
      if (!(weights[k] > 0)) continue;
      const moved = maps[owner[k]](p);
      for (let a = 0; a < 3; a++) positions[3 * v + a] += weights[k] * moved[a];
    }
  }
  const joints = skeleton.joints.map((joint) => ({
    ...joint,
    at: maps[joint.parent < 0 ? 0 : joint.parent](joint.at),
  }));
  return { ...item, mesh: { ...mesh, positions }, joints: undefined, skeleton: { ...skeleton, joints } };
}
