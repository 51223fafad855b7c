import { V3, type Vec3 } from '../../math/index.ts';
import { castRay } from './contact.ts';
import { feetOf } from './feet.ts';
import type { LayoutItem, Spot } from './item.ts';
import { pinned, toScene } from './place.ts';
import { footOf, turned } from './stand.ts';

const DOWN: Vec3 = [0, -1, 0];

/**
 * Puts a thing on a place of a body, feet down: on the head, on one shoulder and then on the other. Undefined where the host has no such
 * place. What is worn there lies between: the place is found by rays from above.
 */
export function perch(item: LayoutItem, base: Spot, place: string, index: number): Spot | undefined {
  const { sockets } = base.item;
  const socket = sockets[place] ?? sockets[`${index % 2 ? 'left' : 'right'} ${place}`];
  if (!socket) return undefined;
  const at = toScene(base, socket.at);
  const reach = socket.size * base.scale;
  let high = Number.NEGATIVE_INFINITY;
  for (const dx of [-0.15, 0, 0.15])
    for (const dz of [-0.15, 0, 0.15]) {
      const from = V3.add(at, [dx * reach, 0.5 * reach, dz * reach]);
      high = Math.max(high, from[1] - castRay(base, from, DOWN));
    }
  const feet = feetOf(item);
  const stand: Vec3 = feet.length
    ? V3.scale(
        feet.reduce((sum, foot) => V3.add(sum, foot.at), [0, 0, 0] as Vec3),
        1 / feet.length,
      )
    : footOf(item);
  const level = Number.isFinite(high) ? high : at[1];
  // No larger than somebody carries about.
  const scale = item.measured ? 1 : Math.min(1, (2.1 * reach) / Math.max(1e-6, item.max[1] - item.min[1]));
  return pinned(item, [stand[0], item.min[1], stand[2]], [at[0], level, at[2]], turned(item, base), scale);
}
