import { createRng, hashString } from '../../packages/kernels/src/math/index.ts';
import type { RigCase } from './case.ts';

/** Another model of the same kind: stretched, bent about its height and turned about it. Number 0 is the model itself. */
export function varyCase({ mesh, name, truth }: RigCase, variant: number): { positions: Float32Array; yaw: number } {
  const p = mesh.positions.slice();
  if (variant === 0) return { positions: p, yaw: 0 };
  const rng = createRng(hashString(`${name}#${variant}`));
  const scale = [0, 1, 2].map(() => Math.exp(rng.range(-0.25, 0.25)));
  const bend = truth === 'none' ? 0 : rng.range(-0.3, 0.3);
  const twist = truth === 'none' ? 0 : rng.range(-0.4, 0.4);
  const yaw = rng.range(-Math.PI, Math.PI);
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    p[i] *= scale[i % 3];
    min[i % 3] = Math.min(min[i % 3], p[i]);
    max[i % 3] = Math.max(max[i % 3], p[i]);
  }
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9);
  for (let i = 0; i < p.length; i += 3) {
    const z = p[i + 2] - (min[2] + max[2]) / 2;
    const x = p[i] - (min[0] + max[0]) / 2 + (bend * z * z) / size;
    const turn = yaw + (twist * (p[i + 1] - min[1])) / size;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    p[i] = cos * x + sin * z;
    p[i + 2] = cos * z - sin * x;
  }
  return { positions: p, yaw };
}
