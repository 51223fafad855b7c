import type { FloatImage } from '../image/index.ts';
import { computeNormals } from '../mesh/index.ts';
import { sampleDistance } from './hull.ts';
import { acrossOf, isSide, type Registered } from './register.ts';

/** Rounds; each moves places out of one direction's outlines, then of the other's. */
const ROUNDS = 2;
/** Places move by so many cells at most, a round. */
const MOST = 0.8;
/** The rim of a thing, as one direction sees it, faces across by so much at least, and its outline by so much. */
const RIM = 0.8;

/**
 * Moves what stands out of the outlines back onto them, for a lattice makes rods and blades as thick as its cells; and rims that stay behind their outline out to it, for it
 * rounds edges off. `mesh`: in place; `exact`: distances of the views before anything was thickened, in their order.
 */
export function snapInPlace(
  mesh: { positions: Float32Array; indices: Uint32Array },
  { views, size }: Registered,
  exact: readonly FloatImage[],
  cell: number,
): void {
  const { positions } = mesh;
  const distanceAt = (side: boolean, x: number, y: number, z: number): number => {
    let sum = 0;
    let count = 0;
    for (const [n, { name, distancePixels: m }] of views.entries()) {
      if (isSide(name) !== side) continue;
      const u = m.atU + m.perU * acrossOf(name, x, z);
      sum += sampleDistance(exact[n], u, m.atV + m.perV * (size[1] - y), 1 / m.perU);
      count++;
    }
    return count ? sum / count : 0;
  };
  const h = 0.25 * cell;
  for (let round = 0; round < ROUNDS; round++) {
    const normals = computeNormals(mesh, { creaseAngleDeg: 180 }).normals as Float32Array;
    for (let i = 0; i < positions.length; i += 3)
      for (const side of [false, true]) {
        const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]];
        const off = -distanceAt(side, x, y, z);
        const [nx, ny] = [normals[i + (side ? 2 : 0)], normals[i + 1]];
        if (off < -MOST * cell || (off <= 0 && Math.hypot(nx, ny) < RIM)) continue;
        const [dx, dz] = side ? [0, h] : [h, 0];
        const across = distanceAt(side, x + dx, y, z + dz) - distanceAt(side, x - dx, y, z - dz);
        const up = distanceAt(side, x, y + h, z) - distanceAt(side, x, y - h, z);
        const length = Math.hypot(across, up);
        if (length < 0.4 * h || (off <= 0 && -(across * nx + up * ny) < RIM * length)) continue;
        const move = Math.min(off, MOST * cell) / length;
        positions[i + (side ? 2 : 0)] += move * across;
        positions[i + 1] += move * up;
      }
  }
}
