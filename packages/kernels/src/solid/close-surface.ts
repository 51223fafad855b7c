import type { Lattice } from '../field/index.ts';
import { BLOCK, meshCrossings } from '../field/index.ts';
import { GeometryError } from '../math/index.ts';
import { type Mesh, measureMesh } from '../mesh/index.ts';
import { crossGrid } from './grid-crossings.ts';
import { markInside } from './inside-grid.ts';

export interface CloseSurfaceOptions {
  /** Size of a grid cell, metres. Default: so that about `faceCount` triangles come out. */
  cell?: number;
  /** Triangles wanted where no cell is given, met within a half. Default 200,000. */
  faceCount?: number;
}

/** Points of the lattice at most: one byte or two each. */
const POINTS_MAX = 48_000_000;
/** Cells between the surface and the lattice's outside. */
const PAD = 2;

/**
 * A closed, manifold, outward surface around what a triangle soup winds around more than half a time: open, torn, overlapping or
 * self-intersecting meshes become the border of their solid, holes are closed by a smooth sheet, inner walls vanish. Details under a cell are lost;
 * edges and corners are kept by plane fits to the source's own triangles. Positions only; faces must be oriented consistently for the most part.
 *
 * Throws GeometryError `empty-mesh` when nothing is wound around. Cost: about 1 s for 300,000 triangles out, more with large holes.
 * Sources: Jacobson et al., "Robust inside-outside segmentation using generalized winding numbers", 2013; Nielson, "Dual marching cubes", 2004.
 */
export function closeSurface(mesh: Pick<Mesh, 'positions' | 'indices'>, options: CloseSurfaceOptions = {}): Mesh {
  const lattice = layLattice(mesh, options);
  const inside = markInside(mesh, lattice);
  const { grid, crossings } = crossGrid(mesh, lattice, inside);
  if (crossings.count === 0)
    throw new GeometryError('empty-mesh', 'The surface encloses nothing that could be closed.');
  return meshCrossings(grid, crossings);
}

/** A lattice in whole blocks around the mesh. */
function layLattice(mesh: Pick<Mesh, 'positions' | 'indices'>, options: CloseSurfaceOptions): Lattice {
  const { bounds, area, hasNaN } = measureMesh({ positions: mesh.positions, indices: mesh.indices });
  const span = [0, 1, 2].map((k) => bounds.max[k] - bounds.min[k]);
  const longest = Math.max(...span);
  if (hasNaN || !(longest > 0)) throw new GeometryError('empty-mesh', 'The mesh has no surface.');
  // A dual mesh has two triangles for about 1.5 crossings per cell's side squared.
  let cell = options.cell ?? Math.sqrt((3 * area) / (options.faceCount ?? 200_000));
  cell = Math.max(cell, longest / 1000);
  const count = (c: number): number => span.reduce((n, s) => n * (s / c + 2 * PAD + BLOCK), 1);
  while (count(cell) > POINTS_MAX) cell *= 1.05;
  const size = span.map((s) => BLOCK * Math.ceil((Math.ceil(s / cell) + 2 * PAD + 1) / BLOCK));
  // Off the middle, so that flat faces at round coordinates and planes of symmetry do not run through points.
  const origin = span.map((s, k) => bounds.min[k] + s / 2 - ((size[k] - 1) * cell) / 2 + 0.0173 * (k + 1) * cell);
  return { origin: [origin[0], origin[1], origin[2]], cell, size: [size[0], size[1], size[2]] };
}
