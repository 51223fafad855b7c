import type { Vec3 } from '../math/index.ts';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import { limb, person } from './shapes.testing.ts';

const AROUND = 24;

/** Cloth about the middle without an end above or below: heights, and the radius at each. */
function shell(heights: readonly number[], radii: readonly number[]): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  heights.forEach((y, k) => {
    for (let i = 0; i < AROUND; i++) {
      const angle = (2 * Math.PI * i) / AROUND;
      positions.push(radii[k] * Math.cos(angle), y, radii[k] * Math.sin(angle));
      if (k === 0) continue;
      const [p, q] = [(k - 1) * AROUND + i, (k - 1) * AROUND + ((i + 1) % AROUND)];
      indices.push(p, q, q + AROUND, p, q + AROUND, p + AROUND);
    }
  });
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** As tall as `person(60)`, of whom only head, arms and feet are there: between them hangs a robe. */
export function monk(): Mesh {
  // Cloth has an inside that winds the other way.
  const robe = shell([1.54, 1.47, 1.3, 0.95, 0.03], [0.05, 0.19, 0.17, 0.18, 0.26]);
  const { shoulder, elbow, tip } = person(60).places;
  const flip = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  const sides = ([a, b]: readonly [Vec3, Vec3], r: number): Mesh[] => [limb(a, b, r), limb(flip(a), flip(b), r)];
  return mergeMeshes([
    limb([0, 1.52, 0], [0, 1.62, 0], 0.05),
    limb([0, 1.66, 0.01], [0, 1.71, 0.01], 0.09),
    ...sides([shoulder, elbow], 0.06),
    ...sides([elbow, tip], 0.045),
    ...sides(
      [
        [0.1, 0.04, -0.03],
        [0.1, 0.04, 0.19],
      ],
      0.035,
    ),
    { ...robe, indices: Uint32Array.from([...robe.indices, ...robe.indices.slice().reverse()]) },
  ]);
}
