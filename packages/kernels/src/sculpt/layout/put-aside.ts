import type { Rng, Vec3 } from '../../math/index.ts';
import { boxOf, extentsOf, middleOf } from './box.ts';
import { castRay } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { pinned, yawed } from './place.ts';
import { standAt, turnOf } from './stand.ts';

const DOWN: Vec3 = [0, -1, 0];

/** Beside, alternately right and left, and further out. */
export function putBeside(item: LayoutItem, base: Spot, index: number, taken: number): Spot {
  const [w] = extentsOf(boxOf(base));
  const [own, , depth] = extentsOf(item);
  const gap = 0.06 * Math.max(own, depth);
  const side = (index + taken) % 2 === 0 ? 1 : -1;
  return standAt(item, base, side * (w / 2 + own / 2 + gap + Math.floor(index / 2) * (own + gap)), 0);
}

/** In a row behind (-1) or before (1) the host. */
export function putInRow(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[], side: 1 | -1): Spot {
  const [, , d] = extentsOf(boxOf(base));
  const [own, , depth] = extentsOf(item);
  const gap = 0.06 * Math.max(own, depth);
  return standAt(item, base, rowOffset(index, all, gap), side * (d / 2 + depth / 2 + gap));
}

function rowOffset(index: number, all: readonly LayoutItem[], gap: number): number {
  const widths = all.map((i) => i.max[0] - i.min[0] + gap);
  const total = widths.reduce((a, b) => a + b, 0);
  return widths.slice(0, index).reduce((a, b) => a + b, 0) + widths[index] / 2 - total / 2;
}

/**
 * In a ring about the host, a single thing before it. One that is open in the middle (a coiled snake, a wreath) is laid about it instead,
 * if it can be made to fit.
 */
export function putAround(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[], rng: Rng): Spot {
  const [w, , d] = extentsOf(boxOf(base));
  const [own, , depth] = extentsOf(item);
  const { inside } = item.sockets;
  if (all.length === 1 && inside) {
    const box = boxOf(base);
    const tall = item.max[1] - item.min[1];
    for (const level of LEVELS) {
      const y = box.min[1] + level * (box.max[1] - box.min[1]);
      const fit = (2.2 * girth(base, y, tall)) / inside.size;
      if (fit > FIT_MAX && !item.measured) continue;
      const scale = item.measured ? 1 : Math.max(FIT_MIN, fit);
      const [x, , z] = middleOf(box);
      return pinned(item, [inside.at[0], item.min[1], inside.at[2]], [x, y, z], turnOf(item), scale);
    }
  } else if (all.length === 1 && isOpen(item)) {
    const scale = item.measured ? 1 : Math.max(0.5, Math.min(3, (1.9 * Math.max(w, d)) / Math.max(own, depth)));
    return standAt(item, base, 0, 0, turnOf(item), scale);
  }
  const jitter = 0.15 * rng.fork(item.id).range(-1, 1);
  const angle = all.length === 1 ? 0.5 + jitter : ((index + 0.5 + jitter) / all.length) * 2 * Math.PI;
  const r = Math.hypot(w, d) / 2 + Math.hypot(own, depth) / 2 + 0.06 * Math.max(own, depth);
  const at = standAt(item, base, r * Math.sin(angle), r * Math.cos(angle));
  return at;
}

/** How much a thing is shrunk or grown to go around another. */
const FIT_MIN = 0.4;
const FIT_MAX = 5;
/** How high up a host it may lie, in heights of it: about a trunk rather than the mound at its foot. */
const LEVELS = [0, 0.08, 0.16, 0.24, 0.32];

/** Radius of a host about the middle of its box, between a height and so much more: a tree's trunk and not its crown. */
function girth(base: Spot, from: number, tall: number): number {
  const box = boxOf(base);
  const [x, , z] = middleOf(box);
  const far = Math.hypot(box.max[0] - box.min[0], box.max[2] - box.min[2]);
  let most = 0.005;
  for (let i = 0; i < 12; i++)
    for (const up of [0.2, 0.5, 0.8]) {
      const a = (i * Math.PI) / 6;
      const y = from + up * Math.min(tall, 0.2 * (box.max[1] - box.min[1]));
      const t = castRay(base, [x + far * Math.sin(a), y, z + far * Math.cos(a)], [-Math.sin(a), 0, -Math.cos(a)]);
      if (t < far) most = Math.max(most, far - t);
    }
  return most;
}

/** Nothing of it lies above or below its middle. */
function isOpen(item: LayoutItem): boolean {
  const [w, h, d] = extentsOf(item);
  const [x, , z] = middleOf(item);
  const spot: Spot = { item, at: [0, 0, 0], rotation: yawed(0), scale: 1 };
  for (let i = -1; i <= 1; i++)
    for (let k = -1; k <= 1; k++)
      if (castRay(spot, [x + 0.06 * i * w, item.max[1] + h, z + 0.06 * k * d], DOWN) < Infinity) return false;
  return true;
}
