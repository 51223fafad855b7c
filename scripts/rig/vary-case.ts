import { createRng, hashString, type Rng, type Vec3 } from '../../packages/kernels/src/math/index.ts';
import type { RigCase } from './case.ts';
import { poseCase } from './pose-case.ts';

/**
 * Another model of the same kind: in another pose (where its skeleton is known), stretched, swollen by layers, bent about its height and turned about it; its joints go
 * along. Number 0 is the model itself. `yaw` is how far it was turned about +Y.
 */
export function varyCase(item: RigCase, variant: number): { item: RigCase; yaw: number } {
  if (variant === 0) return { item, yaw: 0 };
  const rng = createRng(hashString(`${item.name}#${variant}`));
  const posed = poseCase(item, rng);
  const p = posed.mesh.positions.slice();
  const isThing = item.truth === 'none';
  const scale = [0, 1, 2].map(() => Math.exp(rng.range(-0.25, 0.25)));
  const bend = isThing ? 0 : rng.range(-0.3, 0.3);
  const twist = isThing ? 0 : rng.range(-0.4, 0.4);
  const swell = isThing ? (): number => 1 : randomWave(rng);
  const rise = isThing ? (): number => 1 : randomWave(rng);
  const yaw = rng.range(-Math.PI, Math.PI);
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    min[i % 3] = Math.min(min[i % 3], p[i] * scale[i % 3]);
    max[i % 3] = Math.max(max[i % 3], p[i] * scale[i % 3]);
  }
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9);
  const move = (at: ArrayLike<number>): Vec3 => {
    const up = (at[1] * scale[1] - min[1]) / Math.max(1e-9, max[1] - min[1]);
    // Large heads on small bodies and the other way round: layers grow and shrink, in height too.
    const wide = swell(up);
    const z = (at[2] * scale[2] - (min[2] + max[2]) / 2) * wide;
    const y = min[1] + (max[1] - min[1]) * (up + (rise(up) - 1) * up * (1 - up));
    const x = (at[0] * scale[0] - (min[0] + max[0]) / 2) * wide + (bend * z * z) / size;
    const turn = yaw + (twist * (y - min[1])) / size;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return [cos * x + sin * z, y, cos * z - sin * x];
  };
  for (let i = 0; i < p.length; i += 3) p.set(move(p.subarray(i, i + 3)), i);
  const { skeleton } = posed;
  const moved: RigCase = {
    ...posed,
    name: `${item.name} #${variant}`,
    mesh: { ...posed.mesh, positions: p },
    joints: posed.joints?.map((joint) => ({ ...joint, at: move(joint.at) })),
    skeleton: skeleton && { ...skeleton, joints: skeleton.joints.map((joint) => ({ ...joint, at: move(joint.at) })) },
  };
  return { item: moved, yaw };
}

/** A smooth positive function of 0..1 about 1. */
function randomWave(rng: Rng): (t: number) => number {
  const parts = [1, 2].map((k) => [rng.range(-0.35, 0.35) / k, rng.range(0, 2 * Math.PI), k * Math.PI] as const);
  return (t) => Math.exp(parts.reduce((s, [size, phase, rate]) => s + size * Math.sin(phase + rate * t), 0));
}
