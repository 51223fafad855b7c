import type { Mesh } from '../mesh/index.ts';
import type { Crossings } from './crossings.ts';
import { connectDualVertices } from './dual-faces.ts';
import { type DualVertices, placeDualVertices } from './dual-vertices.ts';
import type { SignGrid } from './sample-grid.ts';

/**
 * Meshes signs on a grid with the places where its edges are crossed: dual marching cubes, vertices by plane fits inside their cells, so
 * that edges and corners are kept. Closed and manifold whatever the signs, as long as the outermost points are outside. `settle` may move
 * the vertices before the mesh is made.
 * Source: Nielson, "Dual marching cubes", 2004, with vertices after Ju et al., 2002.
 */
export function meshCrossings(
  grid: SignGrid,
  crossings: Crossings,
  settle?: (dual: DualVertices, indices: Uint32Array) => void,
): Mesh {
  const dual = placeDualVertices(grid, crossings);
  const faces = connectDualVertices(grid, dual, crossings.maps);
  const indices = Uint32Array.from(faces.indices);
  settle?.(dual, indices);
  const positions = new Float32Array(dual.count * 3 + faces.added.length);
  positions.set(dual.positions);
  positions.set(faces.added, dual.count * 3);
  return { positions, indices };
}
