import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';
import { curve, SIDES, type Yard } from './yard.ts';

/** Hip bones, sacrum and the joint in front. In the frame of the hips. */
export function addPelvis(yard: Yard): void {
  const { b, rig, stout } = yard;
  const u = rig.u;
  const f = rig.body.figure;
  const place = (s: number, [x, y, z]: Vec3): Vec3 => [
    s * x * u * 1.08,
    f.crotchY + y * u * (y > 0.06 ? 1.1 : 1),
    z * u,
  ];
  const hips = (of: Shape): Shape => rig.atRest('hips', of);
  const r = (k: number): number => k * u * stout;
  // from the joint with the sacrum over the crest to the foremost spine
  const crest: readonly Vec3[] = [
    [0.02, 0.068, -0.042],
    [0.04, 0.087, -0.034],
    [0.066, 0.093, -0.012],
    [0.079, 0.084, 0.016],
    [0.074, 0.066, 0.034],
  ];
  const rim: readonly Vec3[] = [
    [0.022, 0.042, -0.036],
    [0.036, 0.043, -0.026],
    [0.05, 0.042, -0.008],
    [0.056, 0.045, 0.012],
    [0.056, 0.05, 0.026],
  ];
  for (const [side, s] of SIDES) {
    const grid = [0, 0.35, 0.7, 1].map((k) =>
      curve(
        rim.map(
          (p, i): Vec3 =>
            place(s, [
              p[0] + (crest[i][0] - p[0]) * k + 0.006 * Math.sin(k * 3),
              p[1] + (crest[i][1] - p[1]) * k,
              p[2] + (crest[i][2] - p[2]) * k - 0.006 * Math.sin(k * 3),
            ]),
        ),
      ),
    );
    const bone = (points: readonly Vec3[], radii: readonly number[]) => ({
      op: 'chain' as const,
      points: points.map((p) => place(s, p)),
      radii: radii.map(r),
      spline: 'catmull' as const,
    });
    b.add(
      `${side} ilium`,
      'bone',
      hips({
        op: 'sheet',
        grid: s > 0 ? grid : grid.map((row) => [...row].reverse()),
        thickness: r(0.0055),
        spline: 'catmull',
      }),
      { detail: 0.8 },
    );
    b.add(
      `${side} iliac crest`,
      'bone',
      hips(
        solid.tube(curve(crest.map((p) => place(s, p))), r(0.0062), {
          taper: Array.from({ length: 13 }, (_, i) => 0.8 + 0.3 * Math.sin((i / 12) * 3)),
        }),
      ),
    );
    b.add(
      `${side} hip bone`,
      'bone',
      hips({
        op: 'union',
        k: r(0.008),
        of: [
          { op: 'sphere', r: r(0.0185), at: place(s, [0.048, 0.03, -0.001]) },
          bone(
            [
              [0.024, 0.05, -0.04],
              [0.04, 0.04, -0.024],
              [0.048, 0.032, -0.004],
            ],
            [0.012, 0.01, 0.012],
          ),
          bone(
            [
              [0.05, 0.036, 0.004],
              [0.036, 0.03, 0.022],
              [0.016, 0.02, 0.036],
              [0.005, 0.012, 0.037],
            ],
            [0.011, 0.0075, 0.0078, 0.0085],
          ),
          bone(
            [
              [0.048, 0.022, -0.008],
              [0.046, 0.0, -0.02],
              [0.038, -0.016, -0.018],
              [0.024, -0.009, 0.004],
              [0.006, 0.006, 0.033],
            ],
            [0.011, 0.0115, 0.0115, 0.0072, 0.0078],
          ),
          bone(
            [
              [0.056, 0.047, 0.02],
              [0.058, 0.052, 0.03],
            ],
            [0.01, 0.0075],
          ),
        ],
      }),
      { detail: 1 },
    );
  }
  b.add(
    'pubic symphysis',
    'cartilage',
    hips({ op: 'ball', r: [r(0.004), r(0.0105), r(0.007)], at: place(1, [0, 0.0095, 0.037]) }),
    { detail: 0.4 },
  );
  addSacrum(yard);
}

function addSacrum({ b, rig, stout }: Yard): void {
  const u = rig.u;
  const f = rig.body.figure;
  const r = (k: number): number => k * u * stout;
  const hips = (of: Shape): Shape => rig.atRest('hips', of);
  const place = ([x, y, z]: Vec3): Vec3 => [x * u, f.crotchY + y * u, z * u];
  b.add(
    'sacrum',
    'bone',
    hips({
      op: 'loft',
      spline: 'catmull',
      sections: [
        [-0.004, 0.004, -0.046, 0.003],
        [0.01, 0.008, -0.053, 0.005],
        [0.028, 0.017, -0.052, 0.008],
        [0.05, 0.025, -0.042, 0.0115],
        [0.068, 0.027, -0.028, 0.0135],
        [0.074, 0.018, -0.023, 0.012],
      ].map(([y, w, z, d]) => ({
        points: outline.superellipse(w * u, d * u, 2.2, 20).map(([x, q]): Vec3 => [x, f.crotchY + y * u, z * u - q]),
      })),
    }),
  );
  b.add(
    'tailbone',
    'bone',
    hips(
      solid.tube(
        [
          [0, 0, -0.046],
          [0, -0.009, -0.042],
          [0, -0.016, -0.034],
        ].map((p) => place(p as unknown as Vec3)),
        r(0.0045),
        { taper: [1, 0.8, 0.4] },
      ),
    ),
    { detail: 0.5 },
  );
}
