import type { Lattice } from '../../field/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import { scanLines } from '../../solid/index.ts';

/** A body in cells: x across (the mirror plane between the two middle columns), y up, z along. x fastest. */
export interface Voxels extends Lattice {
  /** 1 in the body or where its surface passes. */
  solid: Uint8Array;
}

/** Free cells around the body, so that neighbours need no bounds. */
const MARGIN = 2;

/**
 * Fills a triangle soup with cells. A cell is solid if the surface passes through it, if the surface closes it off from the outside, or if two of
 * the three lines through its centre wind around it (which holds for overlapping parts, and across holes that one direction falls into).
 *
 * `middle` is where the mirror plane stands on x: the lattice is laid symmetrically about it. Cost: 0.1 s for 50 k triangles and 100 cells.
 */
export function voxelize(mesh: Pick<Mesh, 'positions' | 'indices'>, cells: number, middle: number): Voxels {
  const lattice = layLattice(mesh.positions, cells, middle);
  const [nx, ny, nz] = lattice.size;
  const solid = new Uint8Array(nx * ny * nz);
  markSurface(mesh, lattice, solid);
  const reached = flood(solid, lattice.size);
  const votes = new Uint8Array(solid.length);
  for (let axis = 0; axis < 3; axis++) addVotes(mesh, lattice, axis, votes);
  for (let i = 0; i < solid.length; i++) if (!solid[i] && (!reached[i] || votes[i] >= 2)) solid[i] = 1;
  clearMargin(solid, lattice.size);
  return { ...lattice, solid };
}

function layLattice(p: Float32Array, cells: number, middle: number): Lattice {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    const a = i % 3;
    if (p[i] < min[a]) min[a] = p[i];
    if (p[i] > max[a]) max[a] = p[i];
  }
  const reach = Math.max(max[0] - middle, middle - min[0]);
  const cell = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9) / cells;
  const half = Math.ceil(reach / cell) + MARGIN;
  const size: [number, number, number] = [2 * half, 0, 0];
  const origin: [number, number, number] = [middle + (0.5 - half) * cell, 0, 0];
  for (let a = 1; a < 3; a++) {
    size[a] = Math.ceil((max[a] - min[a]) / cell) + 2 * MARGIN + 1;
    origin[a] = (min[a] + max[a] - (size[a] - 1) * cell) / 2;
  }
  return { origin, cell, size };
}

/** Points closer together than cells on every triangle. */
function markSurface(
  { positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>,
  grid: Lattice,
  solid: Uint8Array,
): void {
  const { origin, cell, size } = grid;
  const [nx, ny] = size;
  for (let f = 0; f + 2 < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const ax = (p[a] - origin[0]) / cell + 0.5;
    const ay = (p[a + 1] - origin[1]) / cell + 0.5;
    const az = (p[a + 2] - origin[2]) / cell + 0.5;
    const [ux, uy, uz] = [(p[b] - p[a]) / cell, (p[b + 1] - p[a + 1]) / cell, (p[b + 2] - p[a + 2]) / cell];
    const [vx, vy, vz] = [(p[c] - p[a]) / cell, (p[c + 1] - p[a + 1]) / cell, (p[c + 2] - p[a + 2]) / cell];
    const rows = Math.max(1, Math.ceil(1.6 * Math.hypot(ux, uy, uz)));
    const across = Math.max(1.6 * Math.hypot(vx, vy, vz), 1.6 * Math.hypot(vx - ux, vy - uy, vz - uz));
    for (let i = 0; i <= rows; i++) {
      const s = i / rows;
      const steps = Math.max(1, Math.ceil(across * (1 - s)));
      for (let j = 0; j <= steps; j++) {
        const t = ((1 - s) * j) / steps;
        const x = Math.floor(ax + s * ux + t * vx);
        const y = Math.floor(ay + s * uy + t * vy);
        const z = Math.floor(az + s * uz + t * vz);
        solid[(z * ny + y) * nx + x] = 1;
      }
    }
  }
}

/** Cells that the outside reaches through faces of cells. */
function flood(solid: Uint8Array, [nx, ny, nz]: readonly [number, number, number]): Uint8Array {
  const reached = new Uint8Array(solid.length);
  const stack = new Int32Array(solid.length);
  const sheet = nx * ny;
  let top = 1;
  reached[0] = 1;
  while (top) {
    const i = stack[--top];
    const x = i % nx;
    const y = Math.floor(i / nx) % ny;
    const z = Math.floor(i / sheet);
    if (x > 0 && !solid[i - 1] && !reached[i - 1]) reached[(stack[top++] = i - 1)] = 1;
    if (x + 1 < nx && !solid[i + 1] && !reached[i + 1]) reached[(stack[top++] = i + 1)] = 1;
    if (y > 0 && !solid[i - nx] && !reached[i - nx]) reached[(stack[top++] = i - nx)] = 1;
    if (y + 1 < ny && !solid[i + nx] && !reached[i + nx]) reached[(stack[top++] = i + nx)] = 1;
    if (z > 0 && !solid[i - sheet] && !reached[i - sheet]) reached[(stack[top++] = i - sheet)] = 1;
    if (z + 1 < nz && !solid[i + sheet] && !reached[i + sheet]) reached[(stack[top++] = i + sheet)] = 1;
  }
  return reached;
}

/** One vote for each cell that the lines of an axis wind around; lines that end elsewhere than they began pass through a hole and say nothing. */
function addVotes(mesh: Pick<Mesh, 'positions' | 'indices'>, lattice: Lattice, axis: number, votes: Uint8Array): void {
  const { size } = lattice;
  const stride = [1, size[0], size[0] * size[1]];
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const hits = scanLines(mesh, lattice, axis);
  for (let line = 0; line < size[u] * size[v]; line++) {
    let sum = 0;
    for (let h = hits.start[line]; h < hits.start[line + 1]; h++) sum += hits.step[h];
    if (sum !== 0) continue;
    const base = (line % size[u]) * stride[u] + Math.floor(line / size[u]) * stride[v];
    let turns = 0;
    for (let h = hits.start[line]; h < hits.start[line + 1]; h++) {
      turns += hits.step[h];
      if (turns === 0) continue;
      const from = Math.max(0, Math.ceil(hits.depth[h]));
      const to = Math.min(size[axis] - 1, Math.floor(hits.depth[h + 1]));
      for (let k = from; k <= to; k++) votes[base + k * stride[axis]]++;
    }
  }
}

function clearMargin(solid: Uint8Array, [nx, ny, nz]: readonly [number, number, number]): void {
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++)
        if (x === 0 || y === 0 || z === 0 || x === nx - 1 || y === ny - 1 || z === nz - 1) solid[i] = 0;
}
