import type { Shape } from '../../../curves/index.ts';
import type { Rng } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addBand } from './band.ts';
import { type Face, line, spot } from './face.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Arched brows, upturned moustache, pointed beard, rosy cheeks, the smile. */
export function addFawkes(b: Bench, face: Face): void {
  for (const [name, s] of SIDES) {
    b.add(
      `${name} brow`,
      'feature',
      line(face, [s * 0.01, 0.015, s * 0.028, 0.026, s * 0.054, 0.017], 0.0026, { taper: [0.9, 1, 0.2] }),
    );
    b.add(
      `${name} moustache`,
      'feature',
      line(face, [s * 0.002, -0.05, s * 0.016, -0.053, s * 0.032, -0.049, s * 0.045, -0.036], 0.0034, {
        taper: [1, 1.1, 0.8, 0.12],
      }),
    );
    b.add(`${name} cheek`, 'trim', spot(face, s * 0.043, -0.034, 0.0115, 0.0095, { t: 0.0009, lift: 0.0002 }));
    b.add(
      `${name} eye rim`,
      'feature',
      solid.tube(
        face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) => face.at(x, y * 1.1, 0.0019)),
        0.001,
        { closed: true, spline: 'linear' },
      ),
    );
  }
  b.add(
    'smile',
    'feature',
    line(face, [-0.03, -0.06, -0.015, -0.068, 0, -0.07, 0.015, -0.068, 0.03, -0.06], 0.0017, {
      taper: [0.3, 1, 1, 1, 0.3],
    }),
  );
  b.add('lips', 'trim', line(face, [-0.018, -0.0725, 0, -0.076, 0.018, -0.0725], 0.0032, { taper: [0.2, 1, 0.2] }));
  b.add('beard', 'feature', line(face, [0, -0.084, 0, -0.098, 0, -0.118], 0.0062, { taper: [0.5, 1, 0.15] }));
  addBand(b, face, 0.004);
}

/** Rows of teeth, cracks, cheekbones. */
export function addSkull(b: Bench, face: Face): void {
  for (const [name, y] of [
    ['upper', -0.067],
    ['lower', -0.081],
  ] as const)
    for (let i = 0; i < 8; i++) {
      const x = (i - 3.5) * 0.0078;
      const [, h, z] = face.at(x, y);
      b.add(
        `${name} tooth ${i + 1}`,
        'horn',
        solid.box([0.0068, 0.0125, 0.0055], [x, h, z + 0.0004], 0.0018, [0, -x * 260, 0]),
        { detail: 0.7 },
      );
    }
  b.add('tooth gap', 'lens', line(face, [-0.034, -0.0735, 0, -0.075, 0.034, -0.0735], 0.0012));
  for (const [name, s] of SIDES) {
    b.add(
      `${name} cheekbone`,
      'trim',
      line(face, [s * 0.026, -0.03, s * 0.05, -0.032, s * 0.068, -0.016], 0.0042, { taper: [0.4, 1, 0.5] }),
    );
    b.add(
      `${name} brow ridge`,
      'trim',
      line(face, [s * 0.01, 0.014, s * 0.03, 0.0225, s * 0.056, 0.013], 0.004, { taper: [0.5, 1, 0.4] }),
    );
  }
  b.add(
    'crack',
    'lens',
    line(face, [0.018, 0.088, 0.012, 0.072, 0.02, 0.062, 0.014, 0.046, 0.02, 0.036], 0.0008, {
      taper: [1.2, 1, 0.8, 0.6, 0.2],
    }),
  );
  addBand(b, face, 0.006);
}

/** Red nose, wide painted mouth, coloured eye patches, tufts of hair. */
export function addClown(b: Bench, face: Face, rng: Rng | undefined): void {
  const [, y, z] = face.at(0, -0.026);
  b.add('nose', 'feature', { op: 'ball', r: 0.0165, at: [0, y, z + 0.008] });
  b.add(
    'painted mouth',
    'feature',
    solid.bar(
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map((k) => face.at(k * 0.04, -0.06 - 0.024 * (1 - k * k), 0.0026)),
      { kind: 'ellipse', rx: 0.011, ry: 0.0032 },
      { spline: 'catmull', up: [0, 0, 1], taper: [0.5, 1, 1.1, 1.1, 1, 0.5], cap: 'round' },
    ),
  );
  b.add('smile', 'lens', line(face, [-0.034, -0.064, 0, -0.085, 0.034, -0.064], 0.0045, { taper: [0.4, 1.4, 0.4] }));
  for (const [name, s] of SIDES) {
    b.add(
      `${name} eye star`,
      'trim',
      solid.many([
        line(face, [s * 0.033, 0.018, s * 0.033, 0.04], 0.0046, { taper: [1.2, 0.1] }),
        line(face, [s * 0.033, -0.014, s * 0.033, -0.034], 0.0046, { taper: [1.2, 0.1] }),
      ]),
    );
    b.add(
      `${name} brow`,
      'lens',
      line(face, [s * 0.018, 0.046, s * 0.034, 0.056, s * 0.05, 0.046], 0.0024, { taper: [0.4, 1, 0.3] }),
    );
    b.add(`${name} cheek`, 'feature', spot(face, s * 0.048, -0.04, 0.012, 0.012, { t: 0.0012 }));
    const curls = Array.from({ length: 13 }, (_, i): Shape => {
      const a = i * 2.4;
      const root = face.at(s * face.plan.half(0.05) * 0.9, 0.05);
      const k = 0.012 * Math.sqrt(i);
      return {
        op: 'ball',
        r: 0.0155 + 0.003 * (rng ? rng.fork(`curl ${i}`).next() : 0.5),
        at: [
          root[0] + s * (0.012 + Math.abs(Math.cos(a)) * k * 0.7),
          root[1] + Math.sin(a) * k,
          root[2] - 0.012 + Math.cos(a) * k * 0.5,
        ],
      };
    });
    b.add(`${name} hair`, 'feather', solid.many(curls), { detail: 0.9 });
  }
}
