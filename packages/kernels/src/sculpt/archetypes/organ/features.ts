import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid, triples } from '../../kits/joinery/index.ts';

/** Lips; a tongue put out of them; a nose; an ear; a long bone: on y = 0, metres. */
export function buildFeature(b: Bench, kind: string): void {
  if (kind === 'bone') {
    b.add(
      'femur',
      'flesh',
      {
        op: 'union',
        k: 0.018,
        of: [
          {
            op: 'chain',
            points: [
              [0, 0.04, 0],
              [0.006, 0.2, 0.006],
              [0, 0.38, 0],
            ],
            radii: [0.018, 0.0135, 0.017],
            spline: 'catmull',
          },
          { op: 'sphere', r: 0.0235, at: [0.021, 0.026, 0] },
          { op: 'sphere', r: 0.0235, at: [-0.021, 0.026, 0] },
          {
            op: 'chain',
            points: [
              [0, 0.385, 0],
              [0.036, 0.418, 0],
            ],
            radii: [0.017, 0.014],
          },
          { op: 'sphere', r: 0.0235, at: [0.044, 0.428, 0] },
          { op: 'sphere', r: 0.0185, at: [-0.014, 0.405, 0] },
        ],
      },
      { detail: 1.5 },
    );
    return;
  }
  if (kind === 'ear') {
    const rim = triples([
      0.004, 0.028, 0.006, 0.02, 0.045, 0.012, 0.031, 0.07, 0.012, 0.026, 0.092, 0.01, 0.004, 0.102, 0.008, -0.018,
      0.092, 0.004, -0.024, 0.072, 0.002, -0.014, 0.062, 0.006,
    ]);
    b.add(
      'ear',
      'flesh',
      {
        op: 'union',
        k: 0.006,
        of: [
          {
            op: 'subtract',
            k: 0.006,
            from: { op: 'ellipsoid', r: [0.027, 0.043, 0.009], at: [0.002, 0.062, -0.002] },
            cut: [{ op: 'ellipsoid', r: [0.013, 0.017, 0.012], at: [-0.006, 0.056, 0.008] }],
          },
          { op: 'chain', points: rim, radii: rim.map(() => 0.0056), spline: 'catmull' },
          {
            op: 'chain',
            points: triples([0.012, 0.042, 0.008, 0.018, 0.06, 0.01, 0.012, 0.08, 0.008]),
            radii: [0.004, 0.0046, 0.0035],
            spline: 'catmull',
          },
          { op: 'ellipsoid', r: [0.0125, 0.015, 0.0085], at: [-0.004, 0.0155, 0.002] },
          { op: 'ellipsoid', r: [0.0055, 0.0075, 0.006], at: [-0.021, 0.052, 0.006] },
        ],
      },
      { detail: 1.7 },
    );
    return;
  }
  if (kind === 'nose') {
    b.add(
      'nose',
      'flesh',
      {
        op: 'intersect',
        of: [
          {
            op: 'union',
            k: 0.009,
            of: [
              {
                op: 'chain',
                points: [
                  [0, 0.058, -0.002],
                  [0, 0.036, 0.008],
                  [0, 0.016, 0.02],
                ],
                radii: [0.0085, 0.009, 0.0115],
              },
              { op: 'sphere', r: 0.0085, at: [0.0125, 0.0125, 0.01] },
              { op: 'sphere', r: 0.0085, at: [-0.0125, 0.0125, 0.01] },
              { op: 'ellipsoid', r: [0.026, 0.037, 0.008], at: [0, 0.034, -0.007] },
            ],
          },
          { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
        ],
      },
      { detail: 1.7 },
    );
    b.add('nostrils', 'dark', solid.both({ op: 'ball', r: [0.0042, 0.002, 0.0052], at: [0.0078, 0.0056, 0.014] }));
    return;
  }
  addMouth(b, kind === 'tongue');
}

/** Lips round teeth, a tongue put out of them where `out`. */
function addMouth(b: Bench, out: boolean): void {
  const gap = out ? 0.018 : 0.004;
  const lip = (s: number): Vec3[] =>
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const t = -1 + i / 8;
      const bow =
        s > 0
          ? 0.009 * (1 - t * t) - 0.0035 * Math.exp(-((t / 0.16) ** 2)) + gap * 0.5 * (1 - t * t)
          : -0.013 * (1 - t * t) - gap * 0.5 * (1 - t * t);
      return [0.036 * t, 0.034 + bow, 0.008 * (1 - t * t)];
    });
  for (const [name, s] of [
    ['upper', 1],
    ['lower', -1],
  ] as const)
    b.add(
      `${name} lip`,
      'flesh',
      solid.tube(lip(s), s > 0 ? 0.0085 : 0.01, {
        taper: lip(s).map((_, i) => 0.28 + 0.78 * Math.sin((Math.PI * (i + 0.5)) / 17)),
      }),
      { detail: 1.5 },
    );
  b.add('mouth', 'dark', { op: 'ball', r: [0.028, 0.008 + gap * 0.6, 0.004], at: [0, 0.034, 0.001] });
  b.add(
    'teeth',
    'pale',
    solid.many(
      [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((i) =>
        solid.box([0.0072, 0.009, 0.004], [i * 0.0075, 0.038 + gap * 0.3, 0.006 - 0.0006 * i * i], 0.0014),
      ),
    ),
  );
  if (out)
    b.add(
      'tongue',
      'deep',
      solid.bar(
        triples([0, 0.032, 0, 0, 0.03, 0.02, 0, 0.018, 0.034, 0, -0.004, 0.037]),
        { kind: 'ellipse', rx: 0.0165, ry: 0.006 },
        { spline: 'catmull', up: [0, 1, 0], taper: [1, 1.05, 1, 0.62], cap: 'round' },
      ),
    );
}
