import { BLOCK, type SignGrid } from './sample-grid.ts';

const POINTS = BLOCK ** 3;
const SHIFT = Math.log2(BLOCK);
const MASK = BLOCK - 1;

/** A regular grid of points: the first one, metres between neighbours, points along each axis (whole blocks), x fastest. */
export interface Lattice {
  origin: readonly [number, number, number];
  cell: number;
  size: readonly [number, number, number];
}

type Visit = (slot: number, local: number, place: readonly number[], entering: boolean) => void;

/** Visits every edge along an axis whose ends differ, from its lower end: `place` in points, `entering` from outside to inside. */
export function eachCrossing(grid: SignGrid, lattice: Lattice, inside: Uint8Array, axis: number, visit: Visit): void {
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

/** The signs of a lattice as a sparse grid: blocks with a cell whose corners differ get samples, the others their sign. */
export function sparseSigns(lattice: Lattice, inside: Uint8Array): SignGrid {
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

function corner(grid: SignGrid, block: number): [number, number, number] {
  return [
    (block % grid.nx) * BLOCK,
    (Math.floor(block / grid.nx) % grid.ny) * BLOCK,
    Math.floor(block / (grid.nx * grid.ny)) * BLOCK,
  ];
}
