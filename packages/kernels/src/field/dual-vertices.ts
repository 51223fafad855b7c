import type { Crossings } from './crossings.ts';
import { DUAL } from './dual-tables.ts';
import { createPlaneFit } from './qef.ts';
import { BLOCK, SHIFT, type SignGrid, sampleAt } from './sample-grid.ts';

const MASK = BLOCK - 1;

/** One vertex per surface patch per cell. */
export interface DualVertices {
  count: number;
  positions: Float64Array;
  /** Slot of the vertex's cell: which pruned field knows its neighbourhood. */
  slots: Int32Array;
  /** Cell (grid units) of the vertex, 3 each. */
  cells: Int32Array;
  /** 1 on an edge or corner of the shape, where normals disagree. */
  sharp: Uint8Array;
  /** Per slot: first vertex of each of the block's cells, or -1. */
  first: Int32Array[];
  /** Per slot: configuration of each cell. */
  configs: Uint8Array[];
}

/** Normals farther apart than this (cosine to their mean) mark an edge: about 25 degrees each side. */
const SHARP_COSINE = 0.9;

/** Classifies the cells and places their vertices by plane fit, inside the cell. */
export function placeDualVertices(grid: SignGrid, crossings: Crossings): DualVertices {
  const first: Int32Array[] = [];
  const configs: Uint8Array[] = [];
  let count = 0;
  for (let slot = 0; slot < grid.blocks.length; slot++) {
    const f = new Int32Array(BLOCK ** 3).fill(-1);
    const c = classify(grid, slot);
    for (let i = 0; i < c.length; i++) {
      if (c[i] === 0 || c[i] === 255) continue;
      f[i] = count;
      count += DUAL.patchCount[c[i]];
    }
    first.push(f);
    configs.push(c);
  }
  const out: DualVertices = {
    count,
    positions: new Float64Array(count * 3),
    slots: new Int32Array(count),
    cells: new Int32Array(count * 3),
    sharp: new Uint8Array(count),
    first,
    configs,
  };
  for (let slot = 0; slot < grid.blocks.length; slot++) placeInBlock(grid, crossings, out, slot);
  return out;
}

const SIDE = BLOCK + 1;
const PLANE = SIDE * SIDE;
const points = new Float32Array(SIDE ** 3);

function classify(grid: SignGrid, slot: number): Uint8Array {
  const [bx, by, bz] = blockOrigin(grid, slot);
  const own = grid.samples[slot];
  let i = 0;
  for (let z = 0; z < SIDE; z++) {
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++, i++) {
        points[i] =
          x < BLOCK && y < BLOCK && z < BLOCK
            ? own[(z << (2 * SHIFT)) | (y << SHIFT) | x]
            : sampleAt(grid, bx + x, by + y, bz + z);
      }
    }
  }
  const out = new Uint8Array(BLOCK ** 3);
  for (i = 0; i < out.length; i++) {
    const o = (i >> (2 * SHIFT)) * SIDE * SIDE + ((i >> SHIFT) & MASK) * SIDE + (i & MASK);
    out[i] =
      (points[o] < 0 ? 1 : 0) |
      (points[o + 1] < 0 ? 2 : 0) |
      (points[o + SIDE] < 0 ? 4 : 0) |
      (points[o + SIDE + 1] < 0 ? 8 : 0) |
      (points[o + PLANE] < 0 ? 16 : 0) |
      (points[o + PLANE + 1] < 0 ? 32 : 0) |
      (points[o + PLANE + SIDE] < 0 ? 64 : 0) |
      (points[o + PLANE + SIDE + 1] < 0 ? 128 : 0);
  }
  return out;
}

function blockOrigin(grid: SignGrid, slot: number): [number, number, number] {
  const block = grid.blocks[slot];
  return [
    (block % grid.nx) * BLOCK,
    (Math.floor(block / grid.nx) % grid.ny) * BLOCK,
    Math.floor(block / (grid.nx * grid.ny)) * BLOCK,
  ];
}

/** The crossing on an edge of the grid, by the edge's lower point. */
function crossingAt(
  grid: SignGrid,
  maps: readonly Int32Array[],
  x: number,
  y: number,
  z: number,
  axis: number,
): number {
  const slot = grid.slots[((z >> SHIFT) * grid.ny + (y >> SHIFT)) * grid.nx + (x >> SHIFT)];
  return slot < 0 ? -1 : maps[slot][(((z & MASK) << (2 * SHIFT)) | ((y & MASK) << SHIFT) | (x & MASK)) * 3 + axis];
}

const fit = createPlaneFit();
/** Sum of a patch's crossings, and their number. */
const mean = new Float64Array(4);

function placeInBlock(grid: SignGrid, crossings: Crossings, out: DualVertices, slot: number): void {
  const [bx, by, bz] = blockOrigin(grid, slot);
  const { cell, origin } = grid;
  const { points: cp, normals: cn, maps } = crossings;
  for (let i = 0; i < BLOCK ** 3; i++) {
    const v0 = out.first[slot][i];
    if (v0 < 0) continue;
    const config = out.configs[slot][i];
    const x = bx + (i & MASK);
    const y = by + ((i >> SHIFT) & MASK);
    const z = bz + (i >> (2 * SHIFT));
    const several = DUAL.patchCount[config] > 1;
    for (let patch = 0; patch < DUAL.patchCount[config]; patch++) {
      fit.reset();
      mean.fill(0);
      for (let e = 0; e < 12; e++) {
        if (DUAL.edgePatch[config * 12 + e] !== patch) continue;
        const corner = DUAL.edgeCorners[e * 2];
        const c = crossingAt(grid, maps, x + (corner & 1), y + ((corner >> 1) & 1), z + (corner >> 2), e >> 2) * 3;
        if (c < 0) continue;
        fit.add(cp[c], cp[c + 1], cp[c + 2], cn[c], cn[c + 1], cn[c + 2]);
        for (let k = 0; k < 3; k++) mean[k] += cp[c + k];
        mean[3]++;
      }
      const v = v0 + patch;
      const o = v * 3;
      out.sharp[v] = fit.solve(out.positions, o) < SHARP_COSINE ? 1 : 0;
      out.slots[v] = slot;
      out.cells[o] = x;
      out.cells[o + 1] = y;
      out.cells[o + 2] = z;
      for (let k = 0; k < 3; k++) {
        const lo = origin[k] + (out.cells[o + k] + 0.02) * cell;
        const at = Math.min(lo + 0.96 * cell, Math.max(lo, out.positions[o + k]));
        // Two patches of one cell may both be pulled into the same corner of it: each keeps to its own side.
        out.positions[o + k] = several && mean[3] > 0 ? at + 0.35 * (mean[k] / mean[3] - at) : at;
      }
    }
  }
}
