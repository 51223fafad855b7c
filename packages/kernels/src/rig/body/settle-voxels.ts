import { bridgeInPlace } from './bridge.ts';
import type { Voxels } from './voxels.ts';

/** Of a mirror that is at least this good both halves are taken together: what one lacks, the other has. */
const SAME = 0.93;

/** Makes one body of cells, in place: both halves where they mirror each other (`mirrored` 0..1), and what stands apart joined. `cells` along the longest side. */
export function settleVoxels(voxels: Voxels, mirrored: number, cells: number): void {
  if (mirrored >= SAME) mirrorInPlace(voxels);
  bridgeInPlace(voxels, Math.round(cells / 6));
}

function mirrorInPlace({ solid, size: [nx] }: Voxels): void {
  for (let row = 0; row < solid.length; row += nx)
    for (let x = 0; x < nx / 2; x++)
      if (solid[row + x] || solid[row + nx - 1 - x]) solid[row + x] = solid[row + nx - 1 - x] = 1;
}
