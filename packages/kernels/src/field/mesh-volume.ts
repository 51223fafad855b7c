import type { Mesh } from '../mesh/index.ts';
import type { Crossings } from './crossings.ts';
import { eachCrossing, type Lattice, sparseSigns } from './lattice.ts';
import { meshCrossings } from './mesh-crossings.ts';
import { BLOCK } from './sample-grid.ts';

/** Numbers on a lattice: negative inside, growing outwards about evenly near the surface. */
export interface Volume extends Lattice {
  values: Float32Array;
}

/** A volume of so many cells a side around a box, with room for the surface to close: sizes in whole blocks, all values 1. */
export function createVolume(
  min: readonly [number, number, number],
  max: readonly [number, number, number],
  cell: number,
): Volume {
  const size = [0, 1, 2].map((a) => BLOCK * Math.ceil(((max[a] - min[a]) / cell + 5) / BLOCK)) as [
    number,
    number,
    number,
  ];
  const origin = [0, 1, 2].map((a) => (min[a] + max[a] - (size[a] - 1) * cell) / 2) as [number, number, number];
  return { origin, cell, size, values: new Float32Array(size[0] * size[1] * size[2]).fill(1) };
}

/**
 * Meshes the zero set of a volume by dual marching cubes: closed, manifold, outward. Crossings are interpolated linearly, normals are central
 * differences. The outermost points count as outside. No normals or texture coordinates yet.
 */
export function meshVolume(volume: Volume): Mesh {
  const { values, cell, origin } = volume;
  const [nx, ny, nz] = volume.size;
  const inside = new Uint8Array(values.length);
  for (let z = 1; z < nz - 1; z++)
    for (let y = 1; y < ny - 1; y++)
      for (let x = 1, i = (z * ny + y) * nx + 1; x < nx - 1; x++, i++) inside[i] = values[i] < 0 ? 1 : 0;
  const grid = sparseSigns(volume, inside);
  const maps = grid.blocks.map(() => new Int32Array(BLOCK ** 3 * 3).fill(-1));
  const points: number[] = [];
  const normals: number[] = [];
  const step = [1, nx, nx * ny];
  const slope = (i: number, axis: number): number => values[i + step[axis]] - values[i - step[axis]];
  const n = [0, 0, 0];
  let count = 0;
  for (let axis = 0; axis < 3; axis++)
    eachCrossing(grid, volume, inside, axis, (slot, local, place) => {
      const i = (place[2] * ny + place[1]) * nx + place[0];
      const j = i + step[axis];
      const [a, b] = [values[i], values[j]];
      const t = a < 0 === b < 0 ? 0.5 : Math.min(0.999, Math.max(0.001, a / (a - b)));
      maps[slot][local * 3 + axis] = count++;
      for (let k = 0; k < 3; k++) {
        points.push(origin[k] + (place[k] + (k === axis ? t : 0)) * cell);
        const reach = place[k] > 0 && place[k] + 2 < volume.size[k];
        n[k] = reach ? (1 - t) * slope(i, k) + t * slope(j, k) : 0;
      }
      const l = Math.hypot(n[0], n[1], n[2]) || 1;
      normals.push(n[0] / l, n[1] / l, n[2] / l);
    });
  const crossings: Crossings = { count, points: Float64Array.from(points), normals: Float64Array.from(normals), maps };
  return meshCrossings(grid, crossings);
}
