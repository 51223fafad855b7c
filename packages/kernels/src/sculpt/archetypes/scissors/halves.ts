import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** One station of a blade: height over the pivot, x of its back and of its cutting edge, thickness at the back. */
export type BladeStation = readonly [y: number, back: number, edge: number, thick: number];

/**
 * A hollow-ground scissor blade pointing up from the pivot, its flat inner side on z = 0, its body towards -z: five-sided sections, thin
 * at the edge (+x).
 */
export function blade(stations: readonly BladeStation[]): Shape {
  const sections = stations.map(([y, back, edge, thick]) => {
    const land = back + (edge - back) * 0.42;
    const points: Vec3[] = [
      [back, y, 0],
      [edge, y, 0],
      [edge - (edge - back) * 0.02, y, -thick * 0.2],
      [land, y, -thick],
      [back + (edge - back) * 0.05, y, -thick],
    ];
    return { points: points.reverse() };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/**
 * Adds both halves of a thing that pivots about z at height `y`: the right one as built (its handle at +x, its blade leaning left and lying
 * behind), the left one turned half about the upright. `swing`: degrees from the upright.
 */
export function swung(y: number, swing: number): readonly (readonly [side: string, put: (of: Shape) => Shape])[] {
  return (['right', 'left'] as const).map((side) => [
    side,
    (of: Shape): Shape =>
      solid.put(solid.put(of, [0, y, 0], [0, 0, swing]), [0, 0, 0], [0, side === 'right' ? 0 : 180, 0]),
  ]);
}
