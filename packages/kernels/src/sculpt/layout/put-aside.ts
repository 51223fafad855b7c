import type { Rng, Vec3 } from '../../math/index.ts';
import { boxOf, extentsOf, middleOf } from './box.ts';
import { castRay } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { yawed } from './place.ts';
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

/** In a ring about the host. A single thing that is open in the middle (a coiled snake, a wreath) is laid about it instead. */
export function putAround(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[], rng: Rng): Spot {
  const [w, , d] = extentsOf(boxOf(base));
  const [own, , depth] = extentsOf(item);
  if (all.length === 1 && isOpen(item)) {
    const scale = item.measured ? 1 : Math.max(0.5, Math.min(3, (1.9 * Math.max(w, d)) / Math.max(own, depth)));
    return standAt(item, base, 0, 0, turnOf(item), scale);
  }
  const angle = ((index + 0.5 + 0.15 * rng.fork(item.id).range(-1, 1)) / all.length) * 2 * Math.PI;
  const r = Math.hypot(w, d) / 2 + Math.hypot(own, depth) / 2 + 0.06 * Math.max(own, depth);
  const at = standAt(item, base, r * Math.sin(angle), r * Math.cos(angle));
  return at;
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
