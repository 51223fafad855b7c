import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';

/** A point of a star's outline: direction in radians, reach in sizes, and how far it is folded out of the star's cone. */
export interface StarRay {
  angle: number;
  r: number;
  fold: number;
}

/** Size in metres, the outline once round, and how steeply the rays rise from the heart (negative: fall). */
export interface StarOptions {
  size: number;
  rays: readonly StarRay[];
  rise: number;
}

/**
 * A star of blades or spines round a heart, looking along `normal`, as one two-sided fan of triangles: its part must be `twoSided`.
 * A cone lacks angle round its tip and folds add some: the folds are made just so deep that the angles sum to one turn. Then the fan
 * unrolls flat without stretch and is one texture chart, where single blades would be two each.
 */
export function starShape(heart: Vec3, normal: Vec3, { size, rays, rise }: StarOptions): Shape {
  const u = V3.scale(V3.perpendicular(normal), size);
  const v = V3.cross(normal, u);
  const depth = foldToFlat(rays, rise);
  const rim = rays.map(({ angle, r, fold }): Vec3 => {
    const out = V3.addScaled(V3.addScaled(heart, u, r * Math.cos(angle)), v, r * Math.sin(angle));
    return V3.addScaled(out, normal, size * r * (depth * fold + rise));
  });
  rim.push(rim[0]);
  // rows run inwards, so that the front looks along the normal
  return { op: 'sheet', grid: [rim, rim.map((): Vec3 => heart)], thickness: 0, spline: 'linear' };
}

/** The depth of the folds at which the angles between neighbouring rays sum to one turn, by bisection. */
function foldToFlat(rays: readonly StarRay[], rise: number): number {
  let low = 0;
  let high = 3;
  for (let i = 0; i < 15; i++) {
    const depth = (low + high) / 2;
    const unit = rays.map(({ angle, fold }) =>
      V3.normalize([Math.cos(angle), Math.sin(angle), depth * fold + rise], [0, 0, 1]),
    );
    let sum = 0;
    for (let k = 0; k < unit.length; k++)
      sum += Math.acos(Math.min(1, Math.max(-1, V3.dot(unit[k], unit[(k + 1) % unit.length]))));
    if (sum < 2 * Math.PI) low = depth;
    else high = depth;
  }
  return (low + high) / 2;
}
