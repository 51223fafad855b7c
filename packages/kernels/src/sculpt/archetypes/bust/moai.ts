import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Bench } from '../../kits/joinery/index.ts';

/** A great head of tuff `h` tall on y = 0: heavy brow, long nose, pursed lips, long ears. */
export function addMoai(b: Bench, h: number): void {
  const p = (x: number, y: number, z: number): Vec3 => [x * h, y * h, z * h];
  const both = (of: (s: number) => FieldShape): FieldShape[] => [of(1), of(-1)];
  const line = (points: readonly Vec3[], radii: readonly number[]): FieldShape => ({
    op: 'chain',
    points,
    radii: radii.map((r) => r * h),
    spline: 'catmull',
  });
  b.add(
    'head',
    'body',
    {
      op: 'subtract',
      k: 0.025 * h,
      from: {
        op: 'union',
        k: 0.035 * h,
        of: [
          { op: 'box', size: p(0.36, 0.72, 0.34), at: p(0, 0.6, -0.02), round: 0.11 * h, rot: [-4, 0, 0] },
          { op: 'box', size: p(0.34, 0.4, 0.3), at: p(0, 0.2, -0.02), round: 0.09 * h },
          { op: 'box', size: p(0.52, 0.2, 0.34), at: p(0, 0.05, -0.04), round: 0.09 * h },
          line(
            [p(-0.17, 0.755, 0.13), p(-0.08, 0.77, 0.185), p(0.08, 0.77, 0.185), p(0.17, 0.755, 0.13)],
            [0.035, 0.045, 0.045, 0.035],
          ),
          line([p(0, 0.74, 0.175), p(0, 0.6, 0.225), p(0, 0.5, 0.25)], [0.03, 0.042, 0.055]),
          ...both((s) => ({ op: 'sphere', r: 0.034 * h, at: p(s * 0.05, 0.49, 0.215) })),
          line([p(-0.1, 0.402, 0.16), p(0, 0.408, 0.2), p(0.1, 0.402, 0.16)], [0.018, 0.026, 0.018]),
          line([p(-0.095, 0.362, 0.165), p(0, 0.358, 0.2), p(0.095, 0.362, 0.165)], [0.018, 0.027, 0.018]),
          { op: 'box', size: p(0.26, 0.1, 0.16), at: p(0, 0.275, 0.115), round: 0.05 * h },
          ...both((s) =>
            line(
              [p(s * 0.175, 0.77, -0.02), p(s * 0.196, 0.66, -0.02), p(s * 0.19, 0.5, 0.0), p(s * 0.18, 0.4, 0.02)],
              [0.028, 0.034, 0.028, 0.03],
            ),
          ),
        ],
      },
      cut: [
        ...both((s) => ({ op: 'ellipsoid', r: p(0.07, 0.05, 0.08), at: p(s * 0.1, 0.68, 0.185) })),
        ...both((s) => ({ op: 'ellipsoid', r: p(0.014, 0.012, 0.03), at: p(s * 0.035, 0.462, 0.245) })),
        line([p(-0.09, 0.382, 0.2), p(0, 0.383, 0.225), p(0.09, 0.382, 0.2)], [0.006, 0.008, 0.006]),
        { op: 'box', size: p(2, 0.4, 2), at: p(0, -0.2, 0) },
      ],
    },
    { detail: 2 },
  );
}
