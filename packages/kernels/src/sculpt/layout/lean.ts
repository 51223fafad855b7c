import { multiplyQuats, V3, type Vec3 } from '../../math/index.ts';
import { boxOf, extentsOf } from './box.ts';
import { slide } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { moved } from './place.ts';
import { standAt, turnOf } from './stand.ts';

/** Degrees from upright of what leans. */
const LEAN = 14;

/** Leans on the host's side until it touches. */
export function lean(item: LayoutItem, base: Spot, index: number): Spot {
  const side = index % 2 ? -1 : 1;
  const half = (LEAN * Math.PI) / 360;
  const rotation = multiplyQuats([0, 0, side * Math.sin(half), Math.cos(half)], turnOf(item));
  const box = boxOf(base);
  const reach = (extentsOf(box)[0] + Math.hypot(...extentsOf(item))) * side;
  const out = standAt(item, base, reach, 0, rotation);
  const grounded = moved(out, [0, box.min[1] - boxOf(out).min[1], 0]);
  const way: Vec3 = [-side, 0, 0];
  const touch = slide(grounded, [base], way);
  return touch ? moved(grounded, V3.scale(way, touch.distance)) : grounded;
}
