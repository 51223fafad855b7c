import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addBand } from './band.ts';
import { type Face, line, spot } from './face.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Painted stripes, teeth in the mouth, ear plates, a crest and raffia. */
export function addTribal(b: Bench, face: Face): void {
  const lips = face.plan.holes[2].map(([x, y]) => face.at(x * 1.2, (y + 0.098) * 1.4 - 0.098, 0.004));
  b.add('lips', 'feature', solid.tube(lips, 0.0048, { closed: true, spline: 'linear' }));
  b.add(
    'teeth',
    'horn',
    solid.many(
      [-0.016, -0.0055, 0.0055, 0.016].flatMap((x) =>
        [1, -1].map((k) =>
          solid.box([0.008, 0.009, 0.006], [x, face.eyes - 0.098 + k * 0.0095, face.at(x, -0.098)[2]], 0.0018),
        ),
      ),
    ),
    { detail: 0.7 },
  );
  for (const [name, s] of SIDES) {
    for (let i = 0; i < 3; i++)
      b.add(
        `${name} cheek stripe ${i + 1}`,
        i % 2 ? 'feature' : 'trim',
        line(
          face,
          [s * 0.024, -0.03 - 0.014 * i, s * 0.042, -0.036 - 0.014 * i, s * 0.062, -0.03 - 0.014 * i],
          0.0028,
          { taper: [0.5, 1, 0.6] },
        ),
      );
    b.add(
      `${name} eye rim`,
      'trim',
      solid.tube(
        face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) => face.at((x - s * 0.031) * 1.2 + s * 0.031, y * 2.2, 0.004)),
        0.0022,
        { closed: true, spline: 'linear' },
      ),
    );
    const [x, y, z] = face.at(face.plan.half(-0.01) * 0.97, -0.01);
    b.add(`${name} ear`, 'face', { op: 'ball', r: [0.008, 0.026, 0.015], at: [s * (x + 0.003), y, z - 0.002] });
    b.add(
      `${name} earring`,
      'metal',
      solid.hoop(0.0125, { kind: 'circle', r: 0.002 }, [s * (x + 0.006), y - 0.032, z], 'x', 28),
    );
    b.add(
      `${name} brow stripe`,
      'trim',
      line(face, [s * 0.01, 0.034, s * 0.034, 0.04, s * 0.06, 0.03], 0.003, { taper: [0.6, 1, 0.5] }),
    );
  }
  for (const [i, y] of [0.066, 0.088, 0.11].entries())
    b.add(`forehead mark ${i + 1}`, i % 2 ? 'trim' : 'feature', spot(face, 0, y, 0.0065, 0.0085));
  b.add('nose stripe', 'trim', line(face, [0, 0.03, 0, -0.01, 0, -0.045], 0.0024, { taper: [0.6, 1, 0.6] }));
  const strands = Array.from({ length: 25 }, (_, i): Shape => {
    const a = ((i - 12) / 12) * 1.15;
    const y = 0.148 - Math.abs(a) * 0.052;
    const x = Math.sin(a) * face.plan.half(Math.min(0.13, y)) * 0.98;
    const root = face.at(x, Math.min(0.145, y));
    const l = 0.06 + 0.012 * ((i * 7) % 3);
    return solid.tube(
      [
        root,
        [root[0] + Math.sin(a) * l * 0.5, root[1] + Math.cos(a) * l * 0.6, root[2] - 0.006],
        [root[0] + Math.sin(a) * l * 1.1, root[1] + Math.cos(a) * l, root[2] - 0.03],
      ],
      0.0022,
      { taper: [1.2, 1, 0.3] },
    );
  });
  b.add('raffia', 'feather', solid.many(strands), { detail: 0.5 });
}

/** Horns, golden fangs, furious brows, mane. */
export function addOni(b: Bench, face: Face): void {
  for (const [name, s] of SIDES) {
    const root = face.at(s * 0.045, 0.074);
    const path: Vec3[] = [
      [root[0], root[1] - 0.004, root[2] - 0.006],
      [root[0] + s * 0.014, root[1] + 0.03, root[2] + 0.004],
      [root[0] + s * 0.02, root[1] + 0.062, root[2] - 0.004],
      [root[0] + s * 0.012, root[1] + 0.096, root[2] - 0.024],
    ];
    b.add(`${name} horn`, 'horn', solid.tube(path, 0.0155, { taper: [1, 0.86, 0.52, 0.05] }), { detail: 1.3 });
    b.add(
      `${name} horn ring`,
      'trim',
      solid.put(
        solid.hoop(0.0165, { kind: 'circle', r: 0.0026 }, [0, 0, 0], 'y', 32),
        [root[0] + s * 0.0012, root[1] + 0.002, root[2] - 0.0035],
        [8, 0, s * -22],
      ),
    );
    b.add(
      `${name} brow`,
      'feature',
      line(face, [s * 0.009, 0.012, s * 0.026, 0.026, s * 0.05, 0.04], 0.0062, { taper: [0.8, 1.1, 0.2] }),
    );
    for (const [k, x, l] of [
      ['lower', 0.033, 0.032],
      ['upper', 0.026, -0.022],
    ] as const) {
      const at = face.at(s * x, l > 0 ? -0.082 : -0.066);
      b.add(
        `${name} ${k} fang`,
        'trim',
        solid.tube(
          [
            [at[0], at[1] - l * 0.2, at[2] - 0.002],
            [at[0] + s * 0.002, at[1] + l * 0.45, at[2] + 0.009],
            [at[0] + s * 0.001, at[1] + l, at[2] + 0.008],
          ],
          0.0052,
          { taper: [1, 0.8, 0.08] },
        ),
      );
    }
    b.add(
      `${name} cheek line`,
      'feature',
      line(face, [s * 0.02, -0.032, s * 0.044, -0.046, s * 0.056, -0.072], 0.002, { taper: [0.4, 1, 0.3] }),
    );
    b.add(
      `${name} eye rim`,
      'trim',
      solid.tube(
        face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) => face.at(x, y * 1.1, 0.0026)),
        0.002,
        { closed: true, spline: 'linear' },
      ),
    );
    b.add(`${name} nostril`, 'feature', spot(face, s * 0.0105, -0.036, 0.0052, 0.0036, { t: 0.0016 }));
  }
  const lip = face.plan.holes[2].map(([x, y]) => face.at(x * 1.03, (y + 0.076) * 1.16 - 0.076, 0.003));
  b.add('lips', 'feature', solid.tube(lip, 0.0032, { closed: true, spline: 'linear' }));
  b.add(
    'teeth',
    'horn',
    solid.many(
      [-0.02, -0.012, -0.004, 0.004, 0.012, 0.02].map((x) =>
        solid.box([0.0072, 0.009, 0.004], [x, face.eyes - 0.0715, face.at(x, -0.0715)[2] - 0.0015], 0.0014),
      ),
    ),
    { detail: 0.6 },
  );
  b.add('forehead crest', 'trim', line(face, [-0.018, 0.05, 0, 0.06, 0.018, 0.05], 0.0032, { taper: [0.2, 1.1, 0.2] }));
  addBand(b, face, 0.01);
}

/** Pointed ears, red marks, whiskers, nose. */
export function addFox(b: Bench, face: Face): void {
  for (const [name, s] of SIDES) {
    const root = face.at(s * 0.046, 0.076);
    const ear = (k: number, z: number): Shape => ({
      op: 'loft',
      sections: [0, 0.3, 0.6, 0.85, 1].map((t) => {
        const w = 0.024 * k * (1 - t ** 1.4) + 0.0008;
        const c: Vec3 = [
          root[0] + s * 0.016 * t,
          root[1] - 0.014 + 0.088 * t * (0.55 + 0.45 * k),
          root[2] - 0.006 - 0.012 * t + z,
        ];
        return {
          points: Array.from(
            { length: 16 },
            (_, i): Vec3 => [
              c[0] + w * Math.cos((Math.PI * i) / 8),
              c[1] + w * 0.22 * Math.cos((Math.PI * i) / 8) * -s,
              c[2] + w * 0.34 * Math.sin((Math.PI * i) / 8),
            ],
          ),
        };
      }),
      spline: 'catmull',
      smooth: false,
      cap: 'flat',
    });
    b.add(`${name} ear`, 'horn', ear(1, 0), { detail: 1.2 });
    b.add(`${name} inner ear`, 'feature', ear(0.62, 0.0055));
    b.add(
      `${name} eye line`,
      'feature',
      line(face, [s * 0.012, -0.008, s * 0.03, -0.006, s * 0.056, 0.02], 0.0021, { taper: [0.5, 1, 0.2] }),
    );
    b.add(`${name} brow mark`, 'feature', spot(face, s * 0.022, 0.03, 0.009, 0.0046, { turn: s * 32 }));
    for (let i = 0; i < 3; i++)
      b.add(
        `${name} whisker mark ${i + 1}`,
        'feature',
        line(
          face,
          [s * 0.03, -0.036 - 0.01 * i, s * 0.046, -0.034 - 0.011 * i, s * 0.058, -0.028 - 0.012 * i],
          0.0016,
          { taper: [0.9, 0.8, 0.15] },
        ),
      );
    b.add(`${name} bell`, 'trim', {
      op: 'ball',
      r: 0.0075,
      at: [s * (face.plan.half(0) + 0.004), face.eyes - 0.024, face.at(face.plan.half(0) * 0.97, 0)[2]],
    });
    b.add(
      `${name} cord`,
      'feature',
      solid.tube(
        [
          face.at(s * face.plan.half(0.004) * 0.97, 0.004),
          [s * (face.plan.half(0) + 0.005), face.eyes - 0.008, face.at(face.plan.half(0) * 0.97, 0)[2]],
          [s * (face.plan.half(0) + 0.004), face.eyes - 0.02, face.at(face.plan.half(0) * 0.97, 0)[2]],
        ],
        0.0016,
      ),
    );
  }
  b.add('nose', 'feature', spot(face, 0, -0.058, 0.0085, 0.0062, { t: 0.006 }));
  b.add(
    'mouth',
    'feature',
    line(face, [-0.024, -0.078, -0.01, -0.0835, 0, -0.079, 0.01, -0.0835, 0.024, -0.078], 0.0014, {
      taper: [0.2, 1, 1, 1, 0.2],
    }),
  );
  b.add('forehead flame', 'feature', spot(face, 0, 0.062, 0.0068, 0.0135));
  b.add('forehead sun', 'trim', spot(face, 0, 0.042, 0.0052, 0.0052));
}
