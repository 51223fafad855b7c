import type { Mesh } from './mesh.ts';

/** Square metres of one triangle. */
export function faceArea(p: ArrayLike<number>, indices: ArrayLike<number>, face: number): number {
  const [a, b, c] = [3 * indices[3 * face], 3 * indices[3 * face + 1], 3 * indices[3 * face + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return 0.5 * Math.sqrt(x * x + y * y + z * z);
}

/** Square metres of all triangles, both halves of quads counted. */
export function surfaceArea({ positions, indices }: Pick<Mesh, 'positions' | 'indices'>): number {
  let sum = 0;
  for (let face = 0; 3 * face + 2 < indices.length; face++) sum += faceArea(positions, indices, face);
  return sum;
}
