import type { Vec3 } from '../../math/index.ts';
import type { Spot } from './item.ts';
import { toScene } from './place.ts';

/** Box of an item in its place, along the scene's axes. Of its own box: never too small. */
export function boxOf(spot: Spot): { min: Vec3; max: Vec3 } {
  const { min, max } = spot.item;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let c = 0; c < 8; c++) {
    const p = toScene(spot, [c & 1 ? max[0] : min[0], c & 2 ? max[1] : min[1], c & 4 ? max[2] : min[2]]);
    for (let a = 0; a < 3; a++) {
      low[a] = Math.min(low[a], p[a]);
      high[a] = Math.max(high[a], p[a]);
    }
  }
  return { min: low as unknown as Vec3, max: high as unknown as Vec3 };
}

/** Width, height and depth of a box. */
export const extentsOf = ({ min, max }: { min: Vec3; max: Vec3 }): Vec3 => [
  max[0] - min[0],
  max[1] - min[1],
  max[2] - min[2],
];

/** Middle of a box. */
export const middleOf = ({ min, max }: { min: Vec3; max: Vec3 }): Vec3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

/** Radius of the circle that a thing stands in, with a little air. */
export const standingRadius = ({ min, max }: { min: Vec3; max: Vec3 }): number =>
  0.52 * Math.max(max[0] - min[0], max[2] - min[2]);
