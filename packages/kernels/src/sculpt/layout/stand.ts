import type { Quat, Vec3 } from '../../math/index.ts';
import { boxOf, middleOf } from './box.ts';
import type { LayoutItem, Spot } from './item.ts';
import { pinned, yawed } from './place.ts';

/** Middle of its foot. */
export const footOf = (item: LayoutItem): Vec3 => [
  (item.min[0] + item.max[0]) / 2,
  item.min[1],
  (item.min[2] + item.max[2]) / 2,
];

/** On the host's floor, so far from its middle. */
export function standAt(
  item: LayoutItem,
  base: Spot,
  dx: number,
  dz: number,
  rotation: Quat = turnOf(item),
  scale = 1,
): Spot {
  const box = boxOf(base);
  const middle = middleOf(box);
  return pinned(item, footOf(item), [middle[0] + dx, box.min[1], middle[2] + dz], rotation, scale);
}

/** As the scene turns it. */
export const turnOf = (item: LayoutItem): Quat => (item.yaw === undefined ? yawed(0) : yawed(item.yaw));

/** As the scene turns it, else as its host is turned, if that stands upright. */
export function turned(item: LayoutItem, base: Spot): Spot['rotation'] {
  if (item.yaw !== undefined) return yawed(item.yaw);
  const [x, , z] = base.rotation;
  return Math.abs(x) + Math.abs(z) < 1e-6 ? base.rotation : yawed(0);
}
