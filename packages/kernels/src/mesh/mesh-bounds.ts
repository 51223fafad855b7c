import type { Vec3 } from '../math/index.ts';
import type { Mesh } from './mesh.ts';

/** The box about all vertices of these meshes, metres; inverted (min Infinity) where there are none. Cost: one pass. */
export function meshBounds(meshes: readonly Pick<Mesh, 'positions'>[]): { min: Vec3; max: Vec3 } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i++) {
      const a = i % 3;
      if (positions[i] < min[a]) min[a] = positions[i];
      if (positions[i] > max[a]) max[a] = positions[i];
    }
  return { min, max };
}
