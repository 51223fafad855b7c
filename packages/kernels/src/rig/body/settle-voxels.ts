import { bridgeInPlace } from './bridge.ts';
import type { Voxels } from './voxels.ts';

/** Of a mirror that is at least this good both halves are taken together: what one lacks, the other has. */
const SAME = 0.93;
/** Layers of legs of which fewer cells than this share have one on the other side stand differently, and would be twice as many legs. */
const LEGS_SAME = 0.7;
/** What goes on farther than this share of the size from all that has one on the other side is of one side alone: things in one hand, an arm that is raised. */
const ALONE = 0.06;

/** Makes one body of cells, in place: both halves where they mirror each other (`mirrored` 0..1), and what stands apart joined. `cells` along the longest side. */
export function settleVoxels(voxels: Voxels, mirrored: number, cells: number): void {
  if (mirrored >= SAME) mirrorInPlace(voxels, evenFrom(voxels), Math.max(1, Math.round(ALONE * cells)));
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

function mirrorInPlace({ solid, size }: Voxels, from: number, reach: number): void {
  const [nx, ny] = size;
  const alone = findAlone(solid, size, reach);
  for (let row = 0; row < solid.length; row += nx) {
    if ((row / nx) % ny < from) continue;
    for (let x = 0; x < nx / 2; x++) {
      const [a, b] = [row + x, row + nx - 1 - x];
      if (solid[a] !== solid[b] && !alone[a] && !alone[b]) solid[a] = solid[b] = 1;
    }
  }
}

/** Cells of pieces without an image on the other side that go on farther than `reach` cells from all that has one. */
function findAlone(solid: Uint8Array, [nx, ny]: readonly [number, number, number], reach: number): Uint8Array {
  const isOdd = (i: number): boolean => solid[i] > 0 && !solid[i - (i % nx) + nx - 1 - (i % nx)];
  const steps = [1, -1, nx, -nx, nx * ny, -nx * ny];
  /** By waves from what has an image: 1 at the first cell. */
  const depth = new Uint16Array(solid.length);
  let wave: number[] = [];
  for (let i = 0; i < solid.length; i++)
    if (solid[i] && isOdd(i) && steps.some((d) => solid[i + d] && !isOdd(i + d))) {
      depth[i] = 1;
      wave.push(i);
    }
  const far: number[] = [];
  for (let n = 2; wave.length; n++) {
    const next: number[] = [];
    for (const i of wave)
      for (const d of steps)
        if (!depth[i + d] && isOdd(i + d)) {
          depth[i + d] = n;
          next.push(i + d);
          if (n > reach) far.push(i + d);
        }
    wave = next;
  }
  const alone = new Uint8Array(solid.length);
  for (const i of far) alone[i] = 1;
  for (let k = 0; k < far.length; k++)
    for (const d of steps)
      if (isOdd(far[k] + d) && !alone[far[k] + d]) {
        alone[far[k] + d] = 1;
        far.push(far[k] + d);
      }
  return alone;
}
