import { sliceBody } from './slices.ts';
import type { Voxels } from './voxels.ts';

/** Heights, as shares of the whole, at which two legs are looked for, and at how many of them they must be found. */
const LEVELS = [0.06, 0.09, 0.12, 0.16, 0.2];
const LEAST = 3;
/** A leg is no smaller than this share of all that stands there, nor than this share of the other one. */
const SHARE = 0.2;
const ALIKE = 0.4;

/** Direction of the line from one leg to the other of what stands on two, radians as `MirrorPlane.angle`; nothing for all else. */
export function findLegsLine({ solid, size }: Voxels): number | undefined {
  const [nx, ny] = size;
  let [low, high] = [ny, -1];
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const y = Math.floor(i / nx) % ny;
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  const layers = sliceBody({ solid, size, floor: low, top: high });
  let [sum, turned, found] = [0, 0, 0];
  for (const level of LEVELS) {
    const pieces = layers[Math.round(level * (high - low))] ?? [];
    const all = pieces.reduce((n, { area }) => n + area, 0);
    const legs = pieces.filter(({ area }) => area >= SHARE * all);
    if (legs.length !== 2) continue;
    const [a, b] = legs;
    if (Math.min(a.area, b.area) < ALIKE * Math.max(a.area, b.area)) continue;
    const [dx, dz] = [b.x - a.x, b.z - a.z];
    const away = Math.hypot(dx, dz);
    // A line has no sense: its direction is doubled to be added up.
    sum += (dx * dx - dz * dz) / away;
    turned += (2 * dx * dz) / away;
    found++;
  }
  return found < LEAST ? undefined : Math.atan2(turned, sum) / 2;
}
