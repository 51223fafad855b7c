import type { StyleSource } from './style-source.ts';
import { eachExposed, type Voxels, voxelise } from './voxels.ts';

/** Cells along the longest axis that the shape is taken from, at most; so many at least. */
const CELLS = 100;
const CELLS_LEAST = 40;
/** Surface, in squares of the longest side, from which struts become wider than a usual cell can serve: cells grow as struts do. */
const MUCH_SURFACE = 3.5;

/** The cells that a lattice takes its shape from: fewer where there is so much surface that its struts are wide. They are cubes. */
export function voxeliseForLattice(source: StyleSource): Voxels {
  const voxels = voxelise(source, { count: CELLS });
  let exposed = 0;
  eachExposed(voxels, () => exposed++);
  const surface = exposed / CELLS ** 2;
  if (surface <= MUCH_SURFACE) return voxels;
  return voxelise(source, { count: Math.max(CELLS_LEAST, Math.round(CELLS * Math.sqrt(MUCH_SURFACE / surface))) });
}
