import type { Crossings } from './crossings.ts';
import { DUAL } from './dual-tables.ts';
import { createPlaneFit } from './qef.ts';
import { BLOCK, type SampleGrid, sampleAt } from './sample-grid.ts';

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
  /** Per slot: first vertex of each of the 512 cells, or -1. */
  first: Int32Array[];
  /** Per slot: configuration of each cell. */
  configs: Uint8Array[];
}

/** Normals farther apart than this (cosine to their mean) mark an edge: about 25 degrees each side. */
const SHARP_COSINE = 0.9;

/** Classifies the cells and places their vertices by plane fit, inside the cell. */
export function placeDualVertices(grid: SampleGrid, crossings: Crossings): DualVertices {
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

const points = new Float32Array(9 * 9 * 9);

function classify(grid: SampleGrid, slot: number): Uint8Array {
  const [bx, by, bz] = blockOrigin(grid, slot);
  const own = grid.samples[slot];
  let i = 0;
  for (let z = 0; z < 9; z++) {
    for (let y = 0; y < 9; y++) {
      for (let x = 0; x < 9; x++, i++) {
        points[i] = x < 8 && y < 8 && z < 8 ? own[(z << 6) | (y << 3) | x] : sampleAt(grid, bx + x, by + y, bz + z);
      }
    }
  }
  const out = new Uint8Array(BLOCK ** 3);
  for (i = 0; i < out.length; i++) {
    const o = (i >> 6) * 81 + ((i >> 3) & 7) * 9 + (i & 7);
    out[i] =
      (points[o] < 0 ? 1 : 0) |
      (points[o + 1] < 0 ? 2 : 0) |
      (points[o + 9] < 0 ? 4 : 0) |
      (points[o + 10] < 0 ? 8 : 0) |
      (points[o + 81] < 0 ? 16 : 0) |
      (points[o + 82] < 0 ? 32 : 0) |
      (points[o + 90] < 0 ? 64 : 0) |
      (points[o + 91] < 0 ? 128 : 0);
  }
  return out;
}

function blockOrigin(grid: SampleGrid, slot: number): [number, number, number] {
  const block = grid.blocks[slot];
  return [
    (block % grid.nx) * BLOCK,
    (Math.floor(block / grid.nx) % grid.ny) * BLOCK,
    Math.floor(block / (grid.nx * grid.ny)) * BLOCK,
  ];
}

/** The crossing on an edge of the grid, by the edge's lower point. */
function crossingAt(
  grid: SampleGrid,
  maps: readonly Int32Array[],
  x: number,
  y: number,
  z: number,
  axis: number,
): number {
  const slot = grid.slots[((z >> 3) * grid.ny + (y >> 3)) * grid.nx + (x >> 3)];
  return slot < 0 ? -1 : maps[slot][(((z & 7) << 6) | ((y & 7) << 3) | (x & 7)) * 3 + axis];
}

const fit = createPlaneFit();

function placeInBlock(grid: SampleGrid, crossings: Crossings, out: DualVertices, slot: number): void {
  const [bx, by, bz] = blockOrigin(grid, slot);
  const { cell, origin } = grid;
  const { points: cp, normals: cn, maps } = crossings;
  for (let i = 0; i < BLOCK ** 3; i++) {
    const v0 = out.first[slot][i];
    if (v0 < 0) continue;
    const config = out.configs[slot][i];
    const x = bx + (i & 7);
    const y = by + ((i >> 3) & 7);
    const z = bz + (i >> 6);
    for (let patch = 0; patch < DUAL.patchCount[config]; patch++) {
      fit.reset();
      for (let e = 0; e < 12; e++) {
        if (DUAL.edgePatch[config * 12 + e] !== patch) continue;
        const corner = DUAL.edgeCorners[e * 2];
        const c = crossingAt(grid, maps, x + (corner & 1), y + ((corner >> 1) & 1), z + (corner >> 2), e >> 2) * 3;
        if (c >= 0) fit.add(cp[c], cp[c + 1], cp[c + 2], cn[c], cn[c + 1], cn[c + 2]);
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
        out.positions[o + k] = Math.min(lo + 0.96 * cell, Math.max(lo, out.positions[o + k]));
      }
    }
  }
}
