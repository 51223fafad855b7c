import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { outline } from '../../kits/joinery/index.ts';

/** A tapering armour box along y: rings [half width, half depth, y, z shift], corners cut by `r`. */
export function hullOf(rings: readonly (readonly [number, number, number, number])[], at: Vec3, r = 0.03): Shape {
  const sections = rings.map(([a, c, y, dz]) => ({
    points: outline.roundRect(2 * a, 2 * c, r, 0, 0, 2).map(([x, z]): Vec3 => [at[0] + x, at[1] + y, at[2] - z + dz]),
  }));
  return { op: 'loft', sections, spline: 'linear', cap: 'flat' };
}
