import { V3, type Vec3 } from '../../math/index.ts';
import { boxOf, extentsOf, middleOf, standingRadius } from './box.ts';
import { castRay, slide } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { packCircles } from './pack-circles.ts';
import { moved, pinned, toScene } from './place.ts';
import { footOf, turned } from './stand.ts';

const DOWN: Vec3 = [0, -1, 0];

/** Puts a thing down on its host: onto the seat or top that the host declares, else where it stands best. Copies spread, and pile up. */
export function putOn(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[], others: Spot[]): Spot {
  const { sockets } = base.item;
  const alone = all.length === 1;
  const seat = alone ? (sockets.seat ?? sockets.saddle) : undefined;
  if (seat) return sitOn(item, base, toScene(base, seat.at), seat.size * base.scale);
  const box = boxOf(base);
  const top = sockets.top && toScene(base, sockets.top.at);
  const anchor = top ?? middleOf(box);
  if (!alone) {
    const { dx, dz, apart } = spread(index, all, base);
    return settle(item, base, [anchor[0] + dx, box.max[1], anchor[2] + dz], apart ? [base] : [base, ...others]);
  }
  return top ? settle(item, base, [anchor[0], box.max[1], anchor[2]], [base]) : bestStand(item, base);
}

/** Sits down: the place below the pelvis on the seat, if it has one; else it stands on the seat, whatever rises behind. */
export function sitOn(item: LayoutItem, base: Spot, seat: Vec3, width: number): Spot {
  const rotation = turned(item, base);
  const { sit } = item.sockets;
  if (sit) return pinned(item, sit.at, seat, rotation);
  const above = pinned(item, footOf(item), [seat[0], seat[1] + 0.4 * width, seat[2]], rotation);
  const fall = slide(above, [base], DOWN, { within: 0.35 * width });
  // What is astride has its feet below the seat.
  const limit = Math.max(0.9 * width, 0.5 * (item.max[1] - item.min[1]));
  const drop = fall && fall.distance < limit ? fall.distance : 0.4 * width;
  return moved(above, V3.scale(DOWN, drop));
}

/** Falls straight down at a place until it touches. */
export function settle(item: LayoutItem, base: Spot, place: Vec3, hosts: readonly Spot[]): Spot {
  const top = Math.max(...hosts.map((host) => boxOf(host).max[1]));
  const gap = 0.05 * (item.max[1] - item.min[1]);
  const above = pinned(item, footOf(item), [place[0], top + gap, place[2]], turned(item, base));
  const fall = slide(above, hosts, DOWN);
  return moved(above, V3.scale(DOWN, fall ? fall.distance : gap));
}

/** Places tried along each side of the host. */
const TRIES = 9;

/** The place on a host where most of a thing's underside rests, near the middle rather than at the edge, high rather than low. */
function bestStand(item: LayoutItem, base: Spot): Spot {
  const box = boxOf(base);
  const middle = middleOf(box);
  const size = extentsOf(box);
  const height = item.max[1] - item.min[1];
  let best: { spot: Spot; score: number } | undefined;
  for (let i = 0; i < TRIES; i++)
    for (let k = 0; k < TRIES; k++) {
      const u = ((i % 2 ? 1 : -1) * Math.ceil(i / 2)) / TRIES;
      const v = ((k % 2 ? 1 : -1) * Math.ceil(k / 2)) / TRIES;
      const at: Vec3 = [middle[0] + u * 0.9 * size[0], box.max[1], middle[2] + v * 0.9 * size[2]];
      if (castRay(base, [at[0], box.max[1] + height, at[2]], DOWN) === Infinity) continue;
      const above = pinned(item, footOf(item), [at[0], box.max[1] + 0.05 * height, at[2]], turned(item, base));
      const fall = slide(above, [base], DOWN);
      if (!fall) continue;
      const high = 1 - fall.distance / Math.max(1e-6, size[1]);
      const score = fall.support + 0.35 * high - 0.5 * Math.hypot(u, v);
      if (best && score <= best.score) continue;
      best = { spot: moved(above, V3.scale(DOWN, fall.distance)), score };
      // Flat all the way under: no better place is looked for.
      if (i === 0 && k === 0 && fall.support > 0.8) return best.spot;
    }
  return best?.spot ?? settle(item, base, [middle[0], box.max[1], middle[2]], [base]);
}

/** Where the copies go on their host, drawn together until they fit on it: those that do not lie on the others. */
function spread(
  index: number,
  all: readonly LayoutItem[],
  base: Spot,
): { dx: number; dz: number /** Whether there is room for all, side by side. */; apart: boolean } {
  const { at, radius } = packCircles(all.map(standingRadius));
  const size = extentsOf(boxOf(base));
  const room = Math.min(1, Math.max(0.15, (0.5 * Math.min(size[0], size[2])) / Math.max(1e-6, radius)));
  const long = Math.min(1, size[0] > 1.6 * size[2] ? 1.5 * room : room);
  return { dx: at[index][0] * long, dz: at[index][1] * room, apart: room === 1 };
}
