import type { Rng, Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, pairs, solid } from '../../kits/joinery/index.ts';
import { addTrigger } from './pistol.ts';

/** A ray gun of the fifties, muzzle to +Z: bulbous body with fins, rings of light along the barrel, ball at the tip. */
export function buildRay(b: Bench, rng: Rng): void {
  const taste = rng.fork('ray');
  const y = 0.135;
  const glow = taste.pick(['#58e8a0', '#4ac8ff', '#ff5ac0', '#ffb03a']);
  b.add(
    'body',
    'frame',
    solid.turned(
      pairs([
        0, -0.085, 0.012, -0.083, 0.03, -0.07, 0.041, -0.045, 0.043, -0.02, 0.038, 0.01, 0.026, 0.04, 0.017, 0.055, 0,
        0.055,
      ]),
      [0, y, 0],
      { axis: 'z', smooth: false, bevel: 0.006 },
    ),
    { detail: 1.5 },
  );
  b.add(
    'body bands',
    'trim',
    solid.many(
      [
        [-0.048, 0.0415],
        [0.006, 0.04],
      ].map(([z, r]) => solid.hoop(r, { kind: 'rect', w: 0.007, h: 0.005, r: 0.0016 }, [0, y, z], 'z', 44)),
    ),
  );
  b.add(
    'barrel',
    'metal',
    solid.turned(pairs([0, 0.05, 0.0125, 0.05, 0.0105, 0.17, 0, 0.17]), [0, y, 0], { axis: 'z' }),
  );
  const n = taste.pick([3, 4]);
  for (let i = 0; i < n; i++) {
    const z = 0.066 + (i * 0.1) / n;
    b.add(
      `coil ${i + 1}`,
      i % 2 ? 'trim' : glowing(glow, 2),
      solid.hoop(0.023 - i * 0.0022, { kind: 'ellipse', rx: 0.0052, ry: 0.0045 }, [0, y, z], 'z', 40),
    );
    b.add(`disc ${i + 1}`, 'metal', solid.cyl(0.021 - i * 0.0022, 0.003, [0, y, z], 'z'));
  }
  b.add(
    'muzzle cone',
    'metal',
    solid.turned(pairs([0, 0.16, 0.009, 0.16, 0.014, 0.172, 0.011, 0.178, 0, 0.178]), [0, y, 0], { axis: 'z' }),
  );
  b.add('muzzle ball', glowing(glow, 2.4), { op: 'ball', r: 0.0125, at: [0, y, 0.188] });
  b.add(
    'tail cap',
    'trim',
    solid.turned(pairs([0, -0.105, 0.006, -0.1, 0.009, -0.09, 0.006, -0.08, 0, -0.08]), [0, y, 0], { axis: 'z' }),
  );
  const fin = solid.slab(pairs([-0.075, 0.03, 0.0, 0.036, -0.05, 0.072, -0.085, 0.08]), 0.005, [0, 0, 0], 'x', {
    bevel: 0.0016,
  });
  b.add('top fin', 'trim', solid.put(fin, [0, y, 0]));
  b.add(
    'side fins',
    'trim',
    solid.many([70, -70].map((a) => solid.put(solid.put(fin, [0, -0.004, 0]), [0, y, 0], [0, 0, a]))),
  );
  b.add('sight', 'metal', solid.hoop(0.009, { kind: 'circle', r: 0.0018 }, [0, y + 0.051, 0.014], 'z', 26));
  b.add('sight post', 'metal', solid.rod([0, y + 0.034, 0.014], [0, y + 0.043, 0.014], 0.0024));
  const grip: Vec3[] = [
    [0, y - 0.03, -0.03],
    [0, 0.07, -0.045],
    [0, 0.03, -0.058],
    [0, 0.008, -0.064],
  ];
  b.add(
    'grip',
    'grip',
    formed.board(
      grip.map((at, i) => ({
        at,
        w: [0.026, 0.028, 0.03, 0.034][i],
        h: [0.038, 0.038, 0.042, 0.05][i],
        side: [1, 0, 0] as Vec3,
        up: [0, 0.25, 0.97] as Vec3,
      })),
      0.011,
    ),
    { detail: 1.2 },
  );
  b.add(
    'grip rings',
    'metal',
    solid.many(
      [0.035, 0.052, 0.069].map((v) =>
        solid.box([0.0325, 0.004, 0.044], [0, v, -0.0735 + v * 0.38], 0.0018, [-14, 0, 0]),
      ),
    ),
  );
  b.add('butt plate', 'trim', solid.box([0.036, 0.008, 0.054], [0, 0.0045, -0.066], 0.003));
  addTrigger(b, -0.006, y - 0.036, 1.1);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} dial`, 'metal', solid.put(fitting.knob(0.015, 0.008, 20), [s * 0.038, y, -0.022], [0, 0, s * -90]));
    b.add(`${side} dial light`, glowing(glow, 2), {
      op: 'ball',
      r: [0.004, 0.0065, 0.0065],
      at: [s * 0.046, y, -0.022],
    });
  }
}
