import type { Bounds } from './camera.ts';
import { type LightMaps, measureFloorShadow } from './visibility.ts';

/** How dark the floor is under an object: a grid in the ground plane, 0 = lit, 1 = black. */
export interface GroundShadow {
  y: number;
  minX: number;
  minZ: number;
  cell: number;
  columns: number;
  rows: number;
  dark: Float32Array;
}

/** Measures the light that reaches the floor around the object, on a grid that reaches beyond it, smoothed. */
export function createGroundShadow(maps: LightMaps, bounds: Bounds, resolution = 112): GroundShadow {
  const sizeX = bounds.max[0] - bounds.min[0];
  const sizeZ = bounds.max[2] - bounds.min[2];
  const reach = 0.75 * Math.max(sizeX, sizeZ, 0.6 * (bounds.max[1] - bounds.min[1]));
  const minX = bounds.min[0] - reach;
  const minZ = bounds.min[2] - reach;
  const cell = Math.max(sizeX + 2 * reach, sizeZ + 2 * reach) / resolution;
  const columns = Math.ceil((sizeX + 2 * reach) / cell) + 1;
  const rows = Math.ceil((sizeZ + 2 * reach) / cell) + 1;
  const y = bounds.min[1];
  const dark = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const x = minX + i * cell;
      const z = minZ + j * cell;
      // Fades to nothing at the rim of the grid, so that the shadow never ends in a line.
      const rim = Math.min(x - minX, z - minZ, minX + (columns - 1) * cell - x, minZ + (rows - 1) * cell - z) / reach;
      const fade = Math.min(1, Math.max(0, rim * 1.4));
      dark[j * columns + i] = measureFloorShadow(maps, x, y, z, 0.45 * reach) * fade * fade * (3 - 2 * fade);
    }
  }
  for (let round = 0; round < 5; round++) blur(dark, columns, rows);
  return { y, minX, minZ, cell, columns, rows, dark };
}

function blur(dark: Float32Array, columns: number, rows: number): void {
  const copy = dark.slice();
  for (let j = 1; j < rows - 1; j++) {
    for (let i = 1; i < columns - 1; i++) {
      const o = j * columns + i;
      dark[o] =
        0.25 * copy[o] +
        0.125 * (copy[o - 1] + copy[o + 1] + copy[o - columns] + copy[o + columns]) +
        0.0625 * (copy[o - columns - 1] + copy[o - columns + 1] + copy[o + columns - 1] + copy[o + columns + 1]);
    }
  }
}

/** Darkness of the floor at a point, bilinear; 0 outside the grid. */
export function readGroundShadow(g: GroundShadow, x: number, z: number): number {
  const u = (x - g.minX) / g.cell;
  const v = (z - g.minZ) / g.cell;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (!(i >= 0 && j >= 0 && i < g.columns - 1 && j < g.rows - 1)) return 0;
  const o = j * g.columns + i;
  const top = g.dark[o] + (g.dark[o + 1] - g.dark[o]) * (u - i);
  const low = g.dark[o + g.columns] + (g.dark[o + g.columns + 1] - g.dark[o + g.columns]) * (u - i);
  return top + (low - top) * (v - j);
}
