import { V3, type Vec3 } from '../../math/index.ts';
import { boxOf, extentsOf, middleOf } from './box.ts';
import { castRay } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { pinned } from './place.ts';
import { putAbove } from './put-under.ts';
import { turnOf } from './stand.ts';

const UP: Vec3 = [0, 1, 0];

/** Hangs from the underside of the host, off its middle, where there is room. */
export function hang(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[]): Spot {
  const box = boxOf(base);
  const size = extentsOf(box);
  const middle = middleOf(box);
  const height = item.max[1] - item.min[1];
  const { hook } = item.sockets;
  const from: Vec3 = hook?.at ?? [(item.min[0] + item.max[0]) / 2, item.max[1], (item.min[2] + item.max[2]) / 2];
  let best: { at: Vec3; room: number } | undefined;
  for (let i = 0; i < 24; i++) {
    const angle = (((i + 0.5) / 24 + index / all.length) * 2 + 0.15) * Math.PI;
    for (const far of [0.34, 0.26, 0.42, 0.16]) {
      const x = middle[0] + far * size[0] * Math.sin(angle);
      const z = middle[2] + far * size[2] * Math.cos(angle);
      const up = castRay(base, [x, box.min[1] + 0.02 * size[1], z], UP);
      if (up === Infinity) continue;
      const room = up - height;
      if (!best || (room > 0 && best.room < 0) || (best.room < 0 && room > best.room))
        best = { at: [x, box.min[1] + 0.02 * size[1] + up, z], room };
    }
  }
  if (!best) return putAbove(item, base, index, all);
  return pinned(item, from, V3.add(best.at, [0, 0.02 * height, 0]), turnOf(item));
}
