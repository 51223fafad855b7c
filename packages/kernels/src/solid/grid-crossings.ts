import { BLOCK, type Crossings, eachCrossing, type Lattice, type SignGrid, sparseSigns } from '../field/index.ts';
import { computeFaceNormals, type Mesh } from '../mesh/index.ts';
import { type LineHits, scanLines } from './scan-lines.ts';

const POINTS = BLOCK ** 3;

/**
 * The signs of a lattice as the sparse grid that `meshCrossings` wants, with a crossing for every edge whose ends differ: where the source's
 * triangles cut the edge, with their normals, or in its middle where nothing is (a hole that the winding number has closed). Of several
 * cuts the outermost counts. The lattice's size must be in whole blocks.
 */
export function crossGrid(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  lattice: Lattice,
  inside: Uint8Array,
): { grid: SignGrid; crossings: Crossings } {
  const grid = sparseSigns(lattice, inside);
  const maps = grid.blocks.map(() => new Int32Array(POINTS * 3).fill(-1));
  const normals = computeFaceNormals(mesh.positions, mesh.indices);
  const points: number[] = [];
  const directions: number[] = [];
  let count = 0;
  for (let axis = 0; axis < 3; axis++) {
    const hits = scanLines(mesh, lattice, axis);
    eachCrossing(grid, lattice, inside, axis, (slot, local, place, entering) => {
      const u = (axis + 1) % 3;
      const v = (axis + 2) % 3;
      const h = findHit(hits, place[u] + place[v] * lattice.size[u], place[axis], entering);
      maps[slot][local * 3 + axis] = count++;
      for (let k = 0; k < 3; k++) {
        const along = k !== axis ? 0 : h < 0 ? 0.5 : Math.min(0.999, Math.max(0.001, hits.depth[h] - place[axis]));
        points.push(lattice.origin[k] + (place[k] + along) * lattice.cell);
        directions.push(h < 0 ? 0 : normals[3 * hits.face[h] + k]);
      }
    });
  }
  return {
    grid,
    crossings: { count, points: Float64Array.from(points), normals: Float64Array.from(directions), maps },
  };
}

/** The first hit that enters, or the last that leaves, between two neighbouring points of a line; any other hit there; or -1. */
function findHit(hits: LineHits, line: number, from: number, entering: boolean): number {
  let any = -1;
  let best = -1;
  for (let h = hits.start[line]; h < hits.start[line + 1] && hits.depth[h] <= from + 1; h++) {
    if (hits.depth[h] < from) continue;
    any = h;
    if (hits.step[h] > 0 !== entering) continue;
    best = h;
    if (entering) break;
  }
  return best >= 0 ? best : any;
}
