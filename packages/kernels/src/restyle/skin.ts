import { BLOCK, meshVolume } from '../field/index.ts';
import type { Mesh } from '../mesh/index.ts';
import type { Voxels } from './voxels.ts';

/** Passes of the blur that rounds the cells off. */
const BLURS = 2;
/** How far inside the middle of a solid cell is at least, in cells: what is one cell thick stays. */
const KEPT = 0.14;
/** Rounds of smoothing: each a step that shrinks and one that grows back (Taubin, 1995). */
const ROUNDS = 6;

/** A smooth, closed surface around solid cells: rounded by a blur, thin things kept. Cells must be cubes. */
export function wrapSkin({ size: [nx, ny, nz], origin, cell, solid }: Voxels): Mesh {
  const size = [nx, ny, nz].map((n) => BLOCK * Math.ceil((n + 2) / BLOCK)) as [number, number, number];
  const [mx, my] = size;
  const values = new Float32Array(size[0] * size[1] * size[2]);
  const to = (x: number, y: number, z: number): number => ((z + 1) * my + y + 1) * mx + x + 1;
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++, i++) values[to(x, y, z)] = solid[i];
  for (let pass = 0; pass < BLURS; pass++) for (const step of [1, mx, mx * my]) blurAlong(values, step);
  for (let i = 0; i < values.length; i++) values[i] = 0.5 - values[i];
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) {
        const at = to(x, y, z);
        if (solid[i]) values[at] = Math.min(values[at], -KEPT);
      }
  const first: [number, number, number] = [0, 1, 2].map((k) => origin[k] - 0.5 * cell[k]) as [number, number, number];
  const mesh = meshVolume({ origin: first, cell: cell[0], size, values });
  smoothSkin(mesh, ROUNDS);
  return mesh;
}

/** 1 2 1 along a step, in place. */
function blurAlong(values: Float32Array, step: number): void {
  const before = values.slice();
  for (let i = step; i < values.length - step; i++)
    values[i] = (before[i - step] + 2 * before[i] + before[i + step]) / 4;
}

/** Smooths a skin in place, `weight` (0 to 1) of each vertex if given: nothing shrinks. */
export function smoothSkin({ positions, indices }: Mesh, rounds: number, weight?: Float32Array): void {
  const sums = new Float32Array(positions.length);
  const counts = new Uint16Array(positions.length / 3);
  for (let f = 0; f < indices.length; f++) counts[indices[f]]++;
  for (let round = 0; round < 2 * rounds; round++) {
    sums.fill(0);
    for (let f = 0; f < indices.length; f += 3)
      for (let k = 0; k < 3; k++) {
        const [a, b] = [3 * indices[f + k], 3 * indices[f + ((k + 1) % 3)]];
        for (let c = 0; c < 3; c++) sums[a + c] += positions[b + c];
      }
    const share = round % 2 ? -0.53 : 0.5;
    for (let i = 0; i < positions.length; i++) {
      const v = (i / 3) | 0;
      const n = counts[v];
      if (n) positions[i] += share * (weight ? weight[v] : 1) * (sums[i] / n - positions[i]);
    }
  }
}
