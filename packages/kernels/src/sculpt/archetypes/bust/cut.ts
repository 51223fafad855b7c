import { roughBounds, type Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { PartSpec } from '../../dsl/archetype.ts';
import { outline } from '../../kits/joinery/index.ts';

/** Heights and half axes of what is kept, bottom first. */
export type Cut = readonly (readonly [y: number, w: number, d: number])[];

/** A smooth upright body around x = 0 at depth z: what of a figure a bust keeps. */
function volume(cut: Cut, z: number): Shape {
  return {
    op: 'loft',
    spline: 'catmull',
    smooth: true,
    sections: cut.map(([y, w, d]) => ({
      points: outline.superellipse(w * 1.0017, d, 2.4, 45).map(([x, q]): Vec3 => [x + 0.00037, y + 0.00041, z - q]),
    })),
    cap: 'flat',
  };
}

/** What of the parts lies inside of the cut; parts wholly outside are left out, those wholly inside stay as they are. */
export function cutParts(parts: readonly PartSpec[], cut: Cut, z: number): PartSpec[] {
  const within = volume(cut, z);
  const low = cut[0][0];
  const full = cut[cut.length - 1];
  const safe = cut.find(([, w]) => w >= full[1] * 0.9)?.[0] ?? low;
  return parts.flatMap((part) => {
    const [x0, y0, z0, x1, y1, z1] = roughBounds(part.shape);
    if (y1 < low + 0.01) return [];
    const inside =
      y0 > safe && Math.max(-x0, x1) < full[1] * 0.7 && Math.max(Math.abs(z0 - z), Math.abs(z1 - z)) < full[2] * 0.7;
    if (inside) return [part];
    const nearest = Math.max(0, x0, -x1);
    return nearest > full[1] ? [] : [{ ...part, shape: { op: 'clip', of: part.shape, within } as const }];
  });
}
