import type { Vec3 } from '../../math/index.ts';
import { boxOf, extentsOf, middleOf } from './box.ts';
import { castRay } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { pinned } from './place.ts';
import { clusterSpots } from './spots.ts';
import { footOf, standAt, turned, turnOf } from './stand.ts';

const UP: Vec3 = [0, 1, 0];

/** Below the host, between its legs or branches: made small enough to fit, or before it where there is no room at all. */
export function putUnder(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[]): Spot {
  const box = boxOf(base);
  const size = extentsOf(box);
  const [w, h, d] = extentsOf(item);
  const [sx, sz] = clusterSpots(all.map(() => ({ w: 1.1 * w, d: 1.1 * d })))[index];
  const middle = middleOf(box);
  for (const ahead of [0, 0.2, 0.35, -0.25]) {
    const from: Vec3 = [middle[0] + sx, box.min[1] + 1e-3 * size[1], middle[2] + ahead * size[2] + sz];
    const clear = castRay(base, from, UP);
    if (clear < 0.2 * size[1]) continue;
    const scale = item.measured || clear === Infinity ? 1 : Math.min(1, (0.92 * clear) / h);
    if (scale > 0.35) return standAt(item, base, sx, ahead * size[2] + sz, turnOf(item), scale);
  }
  return standAt(item, base, sx, size[2] / 2 + d * 0.6);
}

/** In the air over the host. */
export function putAbove(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[]): Spot {
  const box = boxOf(base);
  const size = extentsOf(box);
  const [w, h, d] = extentsOf(item);
  const [sx, sz] = clusterSpots(all.map(() => ({ w: 1.2 * w, d: 1.2 * d })))[index];
  const middle = middleOf(box);
  const gap = 0.25 * Math.min(Math.max(h, w), size[1]);
  return pinned(item, footOf(item), [middle[0] + sx, box.max[1] + gap, middle[2] + sz], turned(item, base));
}
