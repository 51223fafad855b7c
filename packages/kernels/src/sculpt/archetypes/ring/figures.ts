import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { finger } from './setting.ts';
import { shank } from './shank.ts';

const MM = 0.001;
const R = finger.r;
const baseY = finger.middle;

/** A serpent or a dragon wound round the finger, biting towards its tail. */
export function buildSnake(b: Bench): void {
  const r = R + 1.2 * MM;
  const y = r + 1.3 * MM;
  const n = 88;
  const path = Array.from({ length: n }, (_, i): Vec3 => {
    const k = i / (n - 1);
    const a = -0.5 + k * 2.35 * 2 * Math.PI;
    return [r * Math.sin(a), y + r * Math.cos(a), (k - 0.5) * 8.6 * MM];
  });
  const taper = path.map((_, i) => {
    const k = i / (n - 1);
    return 0.16 + 0.84 * Math.min(1, k * 3.2) * (k > 0.93 ? 1 - (k - 0.93) * 3.4 : 1);
  });
  b.add('body', 'band', solid.tube(path, 1.25 * MM, { taper, spline: 'linear' }), { detail: 1.6 });
  const end = path[n - 1];
  const prev = path[n - 4];
  const d: Vec3 = [end[0] - prev[0], end[1] - prev[1], end[2] - prev[2]];
  const roll = (Math.atan2(d[1], d[0]) * 180) / Math.PI;
  const head = (of: Shape): Shape => solid.put(of, end, [0, 0, roll]);
  b.add(
    'head',
    'band',
    head({
      op: 'loft',
      sections: [
        [-1.2, 0.9, 0.8],
        [0, 1.25, 0.95],
        [1.3, 2.0, 1.15],
        [2.6, 1.85, 1.05],
        [3.9, 1.2, 0.75],
        [4.5, 0.7, 0.4],
      ].map(([x, w, h]) => ({
        points: outline.superellipse(h, w, 2.4, 16).map(([v, z]): Vec3 => [x * MM, v * MM, z * MM]),
      })),
      spline: 'catmull',
      smooth: false,
      cap: 'round',
    }),
    { detail: 1.5 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} eye`, 'stone', head({ op: 'ball', r: 0.42 * MM, at: [2.5 * MM, 0.82 * MM, s * 1.1 * MM] }));
  b.add(
    'tongue',
    'accent',
    head(
      solid.many(
        [1, -1].map((s) =>
          solid.tube(
            [
              [4.3, -0.2, 0],
              [5.4, -0.2, 0],
              [6.2, 0, s * 0.5],
            ].map(([x, v, z]): Vec3 => [x * MM, v * MM, z * MM]),
            0.16 * MM,
          ),
        ),
      ),
    ),
  );
  const scales = path
    .slice(8, -6)
    .map(([x, v, z]): Vec3 => [x * (1 + (1.18 * MM) / r), (v - y) * (1 + (1.18 * MM) / r) + y, z]);
  b.add('back scales', 'setting', stitches(scales, 0.34 * MM, 1.1 * MM), { detail: 0.6 });
}

/** A grinning skull on a heavy hoop. */
export function buildSkull(b: Bench): void {
  const t = 2 * MM;
  b.add(
    'hoop',
    'band',
    shank(
      R,
      baseY(t),
      (a) => (4 + 3 * Math.max(0, 1 - a / 1.2)) * MM,
      () => t,
    ),
    { detail: 1.3 },
  );
  const y = baseY(t) + R + t;
  const m = (v: readonly number[]): Vec3 => [v[0] * MM, v[1] * MM, v[2] * MM];
  // it looks out along the finger's back, over the hoop
  const face = (of: Shape): Shape => solid.put(of, [0, y + 1.2 * MM, 0], [-58, 0, 0]);
  b.add(
    'skull',
    'band',
    face({
      op: 'subtract',
      k: 0.3 * MM,
      from: {
        op: 'union',
        k: 1.6 * MM,
        of: [
          { op: 'ellipsoid', r: m([6, 6, 5.2]), at: m([0, 1.6, 0]) },
          { op: 'box', size: m([6.4, 5, 5]), round: 1.6 * MM, at: m([0, -4.2, 1.2]) },
          { op: 'ellipsoid', r: m([5.3, 1.7, 2.4]), at: m([0, -1.6, 2.6]) },
        ],
      },
      cut: [
        { op: 'ellipsoid', r: m([1.75, 1.6, 2.2]), at: m([2.4, -0.2, 5]) },
        { op: 'ellipsoid', r: m([1.75, 1.6, 2.2]), at: m([-2.4, -0.2, 5]) },
        { op: 'ellipsoid', r: m([0.8, 1.2, 1.5]), at: m([0, -2.6, 5]) },
      ],
    }),
    { detail: 1.8 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} eye`, 'stone', face({ op: 'ball', r: 1.15 * MM, at: m([s * 2.4, -0.2, 3.6]) }));
  for (let i = 0; i < 6; i++)
    for (const [name, v] of [
      ['upper', -4.4],
      ['lower', -6],
    ] as const)
      b.add(
        `${name} tooth ${i + 1}`,
        'setting',
        face(solid.box(m([0.92, 1.4, 1]), m([(i - 2.5) * 1.02, v, 3.7 - Math.abs(i - 2.5) * 0.28]), 0.2 * MM)),
        { detail: 0.6 },
      );
}
