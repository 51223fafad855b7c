import { bridgeInPlace } from './bridge.ts';
import type { Voxels } from './voxels.ts';

/** Of a mirror that is at least this good both halves are taken together: what one lacks, the other has. */
const SAME = 0.93;
/** Layers of legs of which fewer cells than this share have one on the other side stand differently, and would be twice as many legs. */
const LEGS_SAME = 0.7;

/** Makes one body of cells, in place: both halves where they mirror each other (`mirrored` 0..1), and what stands apart joined. `cells` along the longest side. */
export function settleVoxels(voxels: Voxels, mirrored: number, cells: number): void {
  if (mirrored >= SAME) mirrorInPlace(voxels, evenFrom(voxels));
  bridgeInPlace(voxels, Math.round(cells / 6));
}

/** The first layer from below that is about its own mirror image. */
function evenFrom({ solid, size: [nx, ny] }: Voxels): number {
  const counts = new Float64Array(ny);
  const same = new Float64Array(ny);
  for (let row = 0; row < solid.length; row += nx)
    for (let x = 0; x < nx; x++) {
      if (!solid[row + x]) continue;
      const y = (row / nx) % ny;
      counts[y]++;
      same[y] += solid[row + nx - 1 - x];
    }
  return counts.findIndex((n, y) => n > 0 && same[y] >= LEGS_SAME * n);
}

function mirrorInPlace({ solid, size: [nx, ny] }: Voxels, from: number): void {
  for (let row = 0; row < solid.length; row += nx) {
    if ((row / nx) % ny < from) continue;
    for (let x = 0; x < nx / 2; x++)
      if (solid[row + x] || solid[row + nx - 1 - x]) solid[row + x] = solid[row + nx - 1 - x] = 1;
  }
}
