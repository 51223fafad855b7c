import type { Shape } from '../../curves/index.ts';
import type { FieldShape } from '../../field/index.ts';
import type { Vec3 } from '../../math/index.ts';

/** A human skull as three parts that share one place. */
export interface SkullShapes {
  /** Cranium and face with its hollows. */
  skull: FieldShape;
  jaw: FieldShape;
  /** Both rows of teeth. */
  teeth: Shape;
  /** Where the hollows of eyes and nose are, for a darker colour. */
  hollows: FieldShape;
}

/**
 * A human skull `h` tall that stands on its jaw at y = 0 and faces +Z. `open` (degrees) drops the jaw; the skull then stays where it
 * is, the jaw turns about its joints. Proportions after anatomical plates: width 0.66 h, depth 0.86 h.
 */
export function skullShapes(h: number, open = 0): SkullShapes {
  const p = (x: number, y: number, z: number): Vec3 => [x * h, y * h, z * h];
  const pair = (of: (s: number) => FieldShape): FieldShape[] => [of(1), of(-1)];
  const eyes = pair((s) => ({
    op: 'ellipsoid',
    r: p(0.105, 0.098, 0.15),
    at: p(s * 0.142, 0.475, 0.36),
    rot: [0, s * -12, s * 10],
  }));
  const nose = pair((s) => ({
    op: 'chain',
    points: [p(s * 0.018, 0.39, 0.42), p(s * 0.035, 0.325, 0.42)],
    radii: [0.024 * h, 0.036 * h],
  }));
  const skull: FieldShape = {
    op: 'subtract',
    k: 0.025 * h,
    from: {
      op: 'union',
      k: 0.07 * h,
      of: [
        { op: 'ellipsoid', r: p(0.305, 0.295, 0.385), at: p(0, 0.69, -0.06) },
        { op: 'ellipsoid', r: p(0.235, 0.22, 0.2), at: p(0, 0.46, 0.17) },
        {
          op: 'chain',
          points: [
            p(-0.23, 0.56, 0.22),
            p(-0.12, 0.585, 0.315),
            p(0, 0.555, 0.325),
            p(0.12, 0.585, 0.315),
            p(0.23, 0.56, 0.22),
          ],
          radii: [0.04, 0.052, 0.045, 0.052, 0.04].map((r) => r * h),
          spline: 'catmull',
        },
        ...pair((s) => ({
          op: 'chain',
          points: [p(s * 0.13, 0.355, 0.3), p(s * 0.245, 0.375, 0.2), p(s * 0.3, 0.42, 0.06), p(s * 0.268, 0.47, -0.1)],
          radii: [0.055, 0.055, 0.036, 0.032].map((r) => r * h),
          spline: 'catmull',
        })),
        { op: 'ellipsoid', r: p(0.175, 0.135, 0.15), at: p(0, 0.275, 0.225) },
        { op: 'chain', points: [p(0, 0.5, 0.34), p(0, 0.435, 0.4)], radii: [0.035 * h, 0.026 * h] },
      ],
    },
    cut: [
      ...eyes,
      ...nose,
      ...pair((s) => ({ op: 'ellipsoid', r: p(0.09, 0.13, 0.15), at: p(s * 0.385, 0.5, 0.13) })),
      { op: 'box', size: p(0.5, 0.1, 0.5), at: p(0, 0.14, 0.2) },
    ],
  };
  const bone = jawBone(h, p);
  const hinge: Vec3 = p(0, 0.36, -0.03);
  const drop = (of: FieldShape): FieldShape =>
    open ? { op: 'union', of: [{ ...of, at: p(0, -0.36, 0.03) } as FieldShape], at: hinge, rot: [open, 0, 0] } : of;
  const tooth = (a: number, y: number, tall: number, wide: number): Shape => ({
    op: 'block',
    size: p(wide, tall, 0.032),
    bevel: 0.009 * h,
    bevelSegments: 2,
    at: p(0.155 * Math.sin(a), y, 0.2 + 0.172 * Math.cos(a)),
    rot: [0, (a * 180) / Math.PI, 0],
  });
  const row = (y: number, tall: number, n: number): Shape[] =>
    Array.from({ length: n }, (_, i) => tooth(((i - (n - 1) / 2) / n) * 2.6, y, tall, 0.041));
  const upper = row(0.187, 0.072, 9);
  const lower: Shape = { op: 'assembly', of: row(0.114, 0.066, 9) };
  const teeth: Shape = {
    op: 'assembly',
    of: [
      ...upper,
      open
        ? {
            op: 'placed',
            of: { op: 'placed', of: lower, places: [{ at: p(0, -0.36, 0.03) }] },
            places: [{ at: hinge, rot: [open, 0, 0] }],
          }
        : lower,
    ],
  };
  return {
    skull,
    jaw: drop(bone),
    teeth,
    hollows: { op: 'inflate', r: 0.012 * h, of: { op: 'union', of: [...eyes, ...nose] } },
  };
}

/** The lower jaw: a body high and narrow under the teeth, broad branches up to the joints. */
function jawBone(h: number, p: (x: number, y: number, z: number) => Vec3): FieldShape {
  const pair = (of: (s: number) => FieldShape): FieldShape[] => [of(1), of(-1)];
  return {
    op: 'union',
    k: 0.03 * h,
    of: [
      {
        op: 'chain',
        points: [
          p(0.27, 0.36, -0.03),
          p(0.258, 0.15, 0.0),
          p(0.19, 0.075, 0.16),
          p(0.085, 0.05, 0.3),
          p(-0.085, 0.05, 0.3),
          p(-0.19, 0.075, 0.16),
          p(-0.258, 0.15, 0.0),
          p(-0.27, 0.36, -0.03),
        ],
        radii: [0.045, 0.068, 0.062, 0.056, 0.056, 0.062, 0.068, 0.045].map((r) => r * h),
        spline: 'catmull',
      },
      { op: 'ellipsoid', r: p(0.085, 0.055, 0.055), at: p(0, 0.05, 0.325) },
      {
        op: 'chain',
        points: [
          p(0.2, 0.15, 0.08),
          p(0.16, 0.1, 0.22),
          p(0.07, 0.085, 0.315),
          p(-0.07, 0.085, 0.315),
          p(-0.16, 0.1, 0.22),
          p(-0.2, 0.15, 0.08),
        ],
        radii: [0.05, 0.056, 0.058, 0.058, 0.056, 0.05].map((r) => r * h),
        spline: 'catmull',
      },
      ...pair((s) => ({ op: 'ellipsoid', r: p(0.04, 0.16, 0.105), at: p(s * 0.252, 0.2, 0.02), rot: [-12, 0, 0] })),
    ],
  };
}
