import type { Vec3 } from '../../../math/index.ts';
import { outline } from '../../kits/joinery/index.ts';

/** The oval round the wrist at a height, `grow` metres wider. */
export function wrist(y: number, grow = 0, n = 40): Vec3[] {
  return outline.superellipse(0.034 + grow, 0.026 + grow, 2.2, n).map(([x, z]): Vec3 => [x, y, z]);
}

/** A tube of cloth or leather about the wrist, open below: rows of (height, grow), a wall thick. */
export function cuff(
  rows: readonly (readonly [number, number])[],
  t: number,
): { op: 'loft'; sections: { points: Vec3[] }[]; spline: 'catmull'; smooth: true; cap: 'flat' } {
  const inner = [...rows].reverse().map(([y, g]) => wrist(y, g - t));
  // the inside ends in a floor some way up, out of sight
  const sections = [wrist(rows[rows.length - 1][0] - 0.004, -0.02), ...inner, ...rows.map(([y, g]) => wrist(y, g))];
  return { op: 'loft', sections: sections.map((points) => ({ points })), spline: 'catmull', smooth: true, cap: 'flat' };
}
