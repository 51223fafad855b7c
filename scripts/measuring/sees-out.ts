import { type Bvh, isOccluded } from '../../packages/kernels/src/index.ts';

/** Straight lines tried from a point. */
const RAYS = 32;
const TURN = Math.PI * (3 - Math.sqrt(5));

/** Whether a point of a surface can be seen from outside, from either side: one of 32 straight lines leads away from it. `far`: beyond everything. */
export function seesOut(
  bvh: Bvh,
  { x, y, z, nx, ny, nz }: { x: number; y: number; z: number; nx: number; ny: number; nz: number },
  far: number,
): boolean {
  for (let i = 0; i < RAYS; i++) {
    const h = 1 - (2 * i + 1) / RAYS;
    const r = Math.sqrt(1 - h * h);
    const [dx, dy, dz] = [r * Math.cos(i * TURN), h, r * Math.sin(i * TURN)];
    const dot = dx * nx + dy * ny + dz * nz;
    if (Math.abs(dot) < 0.05) continue;
    const lift = Math.sign(dot) * 5e-5 * far;
    if (!isOccluded(bvh, x + lift * nx, y + lift * ny, z + lift * nz, dx, dy, dz, far)) return true;
  }
  return false;
}
