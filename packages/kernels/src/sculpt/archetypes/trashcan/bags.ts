import type { Vec3 } from '../../../math/index.ts';
import type { Bench } from '../../kits/joinery/index.ts';

/** Full bags over the rim. */
export function addBags(b: Bench, r: number, y: number): void {
  const bag = (i: number, at: Vec3, s: number): void => {
    b.add(`bag ${i}`, 'bag', {
      op: 'displace',
      amp: s * 0.09,
      freq: 5 / s,
      seed: i * 7,
      of: {
        op: 'union',
        k: s * 0.2,
        of: [
          { op: 'ellipsoid', r: [s, s * 0.8, s], at },
          { op: 'chain', points: [at, [at[0] + s * 0.1, at[1] + s * 1.05, at[2]]], radii: [s * 0.5, s * 0.1] },
        ],
      },
    });
    b.add(
      `bag knot ${i}`,
      'bag',
      { op: 'ball', r: [s * 0.2, s * 0.14, s * 0.16], at: [at[0] + s * 0.1, at[1] + s * 1.12, at[2]] },
      { detail: 0.5 },
    );
  };
  bag(1, [-r * 0.3, y, r * 0.1], r * 0.62);
  bag(2, [r * 0.42, y - r * 0.1, -r * 0.16], r * 0.5);
}
