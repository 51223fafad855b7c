import { evaluateBatch } from './evaluate.ts';
import type { FieldProgram } from './node.ts';
import { prune } from './prune.ts';

/**
 * Cells along a block's side; a block owns as many sample points. Four rather than eight: half the blocks of eight have
 * quarters that the surface does not visit, and shorter primitive lists pay for twice the bookkeeping (2x on creatures).
 */
export const BLOCK = 4;
/** log2 of BLOCK, and its mask: point index = x | y << SHIFT | z << 2 SHIFT. */
export const SHIFT = 2;
const MASK = BLOCK - 1;
const POINTS = BLOCK * BLOCK * BLOCK;

/** Signs on a sparse grid of 4^3 blocks. Blocks the surface does not visit hold only their sign. */
export interface SignGrid {
  /** Blocks along x, y, z. */
  nx: number;
  ny: number;
  nz: number;
  origin: readonly [number, number, number];
  cell: number;
  /** Per block: index of its samples, or -1 (all outside), -2 (all inside). */
  slots: Int32Array;
  /** Block index of each slot, ascending. */
  blocks: number[];
  /** BLOCK^3 samples per slot, x fastest; negative inside. */
  samples: Float32Array[];
}

/** A field sampled on such a grid. */
export interface SampleGrid extends SignGrid {
  /** The pruned field of each slot. */
  programs: FieldProgram[];
}

/**
 * Samples a field where its surface may pass: an octree descends only into cubes whose centre value does not rule a zero
 * out, pruning the field on the way. The outermost points are forced outside, so that the surface closes.
 */
export function sampleField(
  program: FieldProgram,
  origin: readonly [number, number, number],
  cell: number,
  blocks: readonly [number, number, number],
): SampleGrid {
  const [nx, ny, nz] = blocks;
  const grid: SampleGrid = {
    nx,
    ny,
    nz,
    origin,
    cell,
    slots: new Int32Array(nx * ny * nz).fill(-1),
    blocks: [],
    programs: [],
    samples: [],
  };
  const found: { block: number; node: FieldProgram }[] = [];
  const visit = (node: FieldProgram, bx: number, by: number, bz: number, size: number): void => {
    if (bx >= nx || by >= ny || bz >= nz) return;
    const half = size * BLOCK * cell * 0.5;
    const x = origin[0] + bx * BLOCK * cell + half;
    const y = origin[1] + by * BLOCK * cell + half;
    const z = origin[2] + bz * BLOCK * cell + half;
    const radius = half * Math.sqrt(3);
    // vertices are later moved and probed a little outside their block
    const { node: own, value } = prune(node, x, y, z, radius + 0.7 * cell);
    if (Math.abs(value) > radius * own.lipschitz * 1.001) {
      if (value < 0) fillBlocks(grid, bx, by, bz, size);
      return;
    }
    if (size === 1) {
      found.push({ block: (bz * ny + by) * nx + bx, node: own });
      return;
    }
    const h = size >> 1;
    for (let k = 0; k < 8; k++) visit(own, bx + (k & 1) * h, by + ((k >> 1) & 1) * h, bz + (k >> 2) * h, h);
  };
  let size = 1;
  while (size < Math.max(nx, ny, nz)) size *= 2;
  visit(program, 0, 0, 0, size);
  found.sort((a, b) => a.block - b.block);
  for (const { block, node } of found) addBlock(grid, block, node);
  activateMixed(grid, program);
  return grid;
}

function fillBlocks(grid: SampleGrid, bx: number, by: number, bz: number, size: number): void {
  for (let z = bz; z < Math.min(bz + size, grid.nz); z++) {
    for (let y = by; y < Math.min(by + size, grid.ny); y++) {
      for (let x = bx; x < Math.min(bx + size, grid.nx); x++) grid.slots[(z * grid.ny + y) * grid.nx + x] = -2;
    }
  }
}

const xs = new Float64Array(POINTS);
const ys = new Float64Array(POINTS);
const zs = new Float64Array(POINTS);
const values = new Float64Array(POINTS);

function addBlock(grid: SampleGrid, block: number, node: FieldProgram): void {
  const { nx, ny, nz, origin, cell } = grid;
  const bx = (block % nx) * BLOCK;
  const by = (Math.floor(block / nx) % ny) * BLOCK;
  const bz = Math.floor(block / (nx * ny)) * BLOCK;
  let i = 0;
  for (let z = 0; z < BLOCK; z++) {
    for (let y = 0; y < BLOCK; y++) {
      for (let x = 0; x < BLOCK; x++, i++) {
        xs[i] = origin[0] + (bx + x) * cell;
        ys[i] = origin[1] + (by + y) * cell;
        zs[i] = origin[2] + (bz + z) * cell;
      }
    }
  }
  evaluateBatch(node, xs, ys, zs, POINTS, values);
  const out = new Float32Array(POINTS);
  for (i = 0; i < POINTS; i++) out[i] = values[i];
  const edge = (b: number, n: number, v: number): boolean =>
    (b === 0 && v === 0) || (b === (n - 1) * BLOCK && v === BLOCK - 1);
  if (
    bx === 0 ||
    by === 0 ||
    bz === 0 ||
    bx === (nx - 1) * BLOCK ||
    by === (ny - 1) * BLOCK ||
    bz === (nz - 1) * BLOCK
  ) {
    for (i = 0; i < POINTS; i++) {
      if (edge(bx, nx, i & MASK) || edge(by, ny, (i >> SHIFT) & MASK) || edge(bz, nz, i >> (2 * SHIFT)))
        out[i] = Math.max(out[i], cell * 0.01);
    }
  }
  grid.slots[block] = grid.blocks.length;
  grid.blocks.push(block);
  grid.programs.push(node);
  grid.samples.push(out);
}

/** Value at a grid point, in samples; a block without samples answers with a cell's length of its sign. */
export function sampleAt(grid: SignGrid, x: number, y: number, z: number): number {
  const bx = x >> SHIFT;
  const by = y >> SHIFT;
  const bz = z >> SHIFT;
  if (x < 0 || y < 0 || z < 0 || bx >= grid.nx || by >= grid.ny || bz >= grid.nz) return grid.cell;
  const slot = grid.slots[(bz * grid.ny + by) * grid.nx + bx];
  if (slot < 0) return slot === -1 ? grid.cell : -grid.cell;
  return grid.samples[slot][((z & MASK) << (2 * SHIFT)) | ((y & MASK) << SHIFT) | (x & MASK)];
}

/**
 * A cell whose corners differ must lie in a sampled block, or a hole would stay. Where a field is steeper than it claims, a
 * skipped block can touch such a cell: it is sampled after all, until none is left.
 */
function activateMixed(grid: SampleGrid, program: FieldProgram): void {
  for (let slot = 0; slot < grid.blocks.length; slot++) {
    const block = grid.blocks[slot];
    const bx = block % grid.nx;
    const by = Math.floor(block / grid.nx) % grid.ny;
    const bz = Math.floor(block / (grid.nx * grid.ny));
    for (let k = 1; k < 8; k++) {
      const ox = k & 1;
      const oy = (k >> 1) & 1;
      const oz = k >> 2;
      if (bx < ox || by < oy || bz < oz) continue;
      const other = ((bz - oz) * grid.ny + by - oy) * grid.nx + bx - ox;
      if (grid.slots[other] >= 0 || !touchesMixed(grid, bx * BLOCK, by * BLOCK, bz * BLOCK, ox, oy, oz)) continue;
      const half = BLOCK * grid.cell * 0.5;
      const at = (b: number, o: number): number => o + b * BLOCK * grid.cell + half;
      const cx = at(bx - ox, grid.origin[0]);
      const cy = at(by - oy, grid.origin[1]);
      const cz = at(bz - oz, grid.origin[2]);
      addBlock(grid, other, prune(program, cx, cy, cz, half * 2 + grid.cell).node);
    }
  }
}

/** Whether the neighbour's sign differs from any of this block's points on the shared face, edge or corner. */
function touchesMixed(grid: SampleGrid, x: number, y: number, z: number, ox: number, oy: number, oz: number): boolean {
  const inside = sampleAt(grid, x - ox, y - oy, z - oz) < 0;
  for (let k = 0; k < (oz ? 1 : BLOCK + 1); k++) {
    for (let j = 0; j < (oy ? 1 : BLOCK + 1); j++) {
      for (let i = 0; i < (ox ? 1 : BLOCK + 1); i++)
        if (sampleAt(grid, x + i, y + j, z + k) < 0 !== inside) return true;
    }
  }
  return false;
}
