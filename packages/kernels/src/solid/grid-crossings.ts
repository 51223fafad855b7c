import { BLOCK, type Crossings, type SignGrid } from '../field/index.ts';
import { computeFaceNormals, type Mesh } from '../mesh/index.ts';
import { type Lattice, type LineHits, scanLines } from './scan-lines.ts';

const POINTS = BLOCK ** 3;
const SHIFT = Math.log2(BLOCK);
const MASK = BLOCK - 1;

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

type Visit = (slot: number, local: number, place: readonly number[], entering: boolean) => void;

function eachCrossing(grid: SignGrid, lattice: Lattice, inside: Uint8Array, axis: number, visit: Visit): void {
  const [nx, ny] = lattice.size;
  const stride = axis === 0 ? 1 : axis === 1 ? nx : nx * ny;
  const place = [0, 0, 0];
  for (let slot = 0; slot < grid.blocks.length; slot++) {
    const [x0, y0, z0] = corner(grid, grid.blocks[slot]);
    for (let i = 0; i < POINTS; i++) {
      place[0] = x0 + (i & MASK);
      place[1] = y0 + ((i >> SHIFT) & MASK);
      place[2] = z0 + (i >> (2 * SHIFT));
      if (place[axis] + 1 >= lattice.size[axis]) continue;
      const o = (place[2] * ny + place[1]) * nx + place[0];
      if (inside[o] !== inside[o + stride]) visit(slot, i, place, inside[o] === 0);
    }
  }
}

function corner(grid: SignGrid, block: number): [number, number, number] {
  return [
    (block % grid.nx) * BLOCK,
    (Math.floor(block / grid.nx) % grid.ny) * BLOCK,
    Math.floor(block / (grid.nx * grid.ny)) * BLOCK,
  ];
}

/** Blocks with a cell whose corners differ get samples, the others their sign. */
function sparseSigns(lattice: Lattice, inside: Uint8Array): SignGrid {
  const [nx, ny, nz] = lattice.size;
  const grid: SignGrid = {
    nx: nx / BLOCK,
    ny: ny / BLOCK,
    nz: nz / BLOCK,
    origin: lattice.origin,
    cell: lattice.cell,
    slots: new Int32Array((nx / BLOCK) * (ny / BLOCK) * (nz / BLOCK)),
    blocks: [],
    samples: [],
  };
  for (let block = 0; block < grid.slots.length; block++) {
    const [x0, y0, z0] = corner(grid, block);
    let sum = 0;
    let seen = 0;
    for (let z = z0; z <= Math.min(nz - 1, z0 + BLOCK); z++) {
      for (let y = y0; y <= Math.min(ny - 1, y0 + BLOCK); y++) {
        const row = (z * ny + y) * nx;
        const end = Math.min(nx - 1, x0 + BLOCK);
        for (let x = x0; x <= end; x++) sum += inside[row + x];
        seen += end - x0 + 1;
      }
    }
    if (sum === 0 || sum === seen) {
      grid.slots[block] = sum === 0 ? -1 : -2;
      continue;
    }
    grid.slots[block] = grid.blocks.length;
    grid.blocks.push(block);
    const samples = new Float32Array(POINTS);
    for (let i = 0; i < POINTS; i++) {
      const o = ((z0 + (i >> (2 * SHIFT))) * ny + y0 + ((i >> SHIFT) & MASK)) * nx + x0 + (i & MASK);
      samples[i] = inside[o] ? -lattice.cell : lattice.cell;
    }
    grid.samples.push(samples);
  }
  return grid;
}
