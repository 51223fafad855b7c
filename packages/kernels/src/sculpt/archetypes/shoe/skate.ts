import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addOverlay, addUpper } from './fit.ts';
import { addLaces } from './lacing.ts';
import { createLast, type Last } from './last.ts';
import { addTongue } from './sneaker.ts';

/** Height of the sole over the ice or the road. */
const UNDER = 0.072;
const steps = Array.from({ length: 12 }, (_, i) => 0.05 + (0.9 * i) / 11);

/** A skate's boot, `UNDER` over the ground: stiff shaft, heel, laces with a bow, then blade or wheels. */
export function buildSkate(b: Bench, wheels: 'none' | 'quad' | 'inline', rng: Rng): Last {
  const lift = wheels === 'none' ? UNDER : UNDER + 0.012;
  const parts = b.parts.length;
  const heel = wheels === 'inline' ? 0.012 : 0.03;
  const last = createLast({
    length: 0.27,
    width: 0.088,
    heel,
    spring: 0.008,
    sole: 0.008,
    toe: 2.2,
    box: 0.046,
    collar: { z: -0.066, rx: 0.037, rz: 0.051, front: 0.13, side: 0.126, back: 0.13 },
    vamp: [0.054, 0.03],
    shaft: { top: 0.225, z: -0.07, rx: 0.043, rz: 0.052, dip: -0.004 },
  });
  addUpper(b, last, { t: 0.0045, rim: 0.007 });
  b.add(
    'sole',
    'sole',
    last.layer([
      [0, 0.001],
      [0.001, 0.0032],
      [0.0085, 0.003],
    ]),
  );
  const cap = (s: number, t: number): Vec2 => [-0.15 + 0.3 * s, 0.02 + (0.14 + 0.24 * (1 - (2 * s - 1) ** 2)) * t];
  addOverlay(b, last, 'toe cap', 'trim', cap, { n: [7, 16], thread: steps.map((s) => cap(s, 0.92)) });
  const back = (s: number, t: number): Vec2 => [0.34 + 0.32 * s, 0.02 + (0.5 + 0.7 * (1 - (2 * s - 1) ** 2)) * t];
  addOverlay(b, last, 'heel counter', 'trim', back, { n: [10, 16], thread: steps.map((s) => back(s, 0.94)) });
  for (const [name, side] of [
    ['outer', 1],
    ['inner', -1],
  ] as const) {
    const stay = (s: number, t: number): Vec2 => [side * (0.05 + 0.02 * t + 0.066 * s), 0.52 + 1.44 * t];
    addOverlay(b, last, `${name} eyestay`, 'trim', stay, {
      t: 0.003,
      n: [12, 5],
      thread: steps.map((t) => stay(0.9, t)),
    });
    if (wheels !== 'none')
      addOverlay(b, last, `${name} stripe`, 'accent', (s, t) => [side * (0.2 + 0.16 * s), 0.2 + 0.8 * s + 0.12 * t], {
        t: 0.003,
        n: [4, 12],
      });
  }
  addTongue(b, last, 0.026, 'accent');
  addLaces(b, last, { from: 0.6, to: 1.88, rows: 9, gap: (t) => 0.066 + 0.02 * t, lift: 0.0026, r: 0.0024 });
  for (let i = parts; i < b.parts.length; i++)
    b.parts[i] = { ...b.parts[i], shape: solid.put(b.parts[i].shape, [0, lift, 0]) };
  const under = (z: number): number => lift + last.ground(z);
  if (wheels === 'none') addBlade(b, under, rng);
  else if (wheels === 'quad') addTrucks(b, under);
  else addFrame(b, under);
  return { ...last, ground: under };
}

/** Heel post, sole post and runner with its toe picks. */
function addBlade(b: Bench, under: (z: number) => number, rng: Rng): void {
  const hook = rng.fork('blade').range(0.9, 1.1);
  const runner = outline.rounded(
    pairs([
      -0.152,
      0.012,
      -0.15,
      0.002,
      -0.02,
      0,
      0.11,
      0.001,
      0.138,
      0.008 * hook,
      0.15,
      0.02,
      0.156,
      0.036,
      0.146,
      0.04,
      0.136,
      0.026,
      0.11,
      0.02,
      -0.14,
      0.022,
    ]),
    0.004,
    2,
  );
  b.add('runner', 'metal', solid.slab(runner, 0.004, [0, 0, 0], 'x', { bevel: 0.0008 }), { detail: 1.2 });
  b.add(
    'toe picks',
    'metal',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.box([0.0042, 0.004, 0.004], [0, 0.0075 + 0.005 * i, 0.1395 + 0.0042 * i], 0.0006, [45 - 10 * i, 0, 0]),
      ),
    ),
    { detail: 0.4 },
  );
  for (const [name, z, w] of [
    ['sole', 0.062, 0.07],
    ['heel', -0.1, 0.048],
  ] as const) {
    const y = under(z);
    const plate = outline.superellipse(0.026, w / 2, 3, 28);
    b.add(`${name} plate`, 'metal', solid.slab(plate, 0.003, [0, y - 0.001, z], 'y', { bevel: 0.0008 }));
    b.add(
      `${name} plate screws`,
      'metal',
      solid.many(
        [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ].map(([i, k]) =>
          solid.put(fitting.screw(0.0036, 'none'), [i * 0.016, y - 0.003, z + k * w * 0.28], [180, 0, 0]),
        ),
      ),
      { detail: 0.3 },
    );
    const post = (s: number): Shape =>
      solid.bar(
        [
          [0, 0.016, z + s * w * 0.1],
          [0, 0.036, z + s * w * 0.16],
          [0, y - 0.001, z + s * w * 0.36],
        ],
        { kind: 'rect', w: 0.006, h: 0.011, r: 0.0015 },
        { spline: 'catmull', up: [0, 0, 1], taper: [0.8, 0.9, 1.3] },
      );
    b.add(`${name} post front`, 'metal', post(1));
    b.add(`${name} post back`, 'metal', post(-1));
  }
}

/** A wheel on an axle along x, its middle at `at`. */
function addWheel(b: Bench, name: string, at: Vec3, r: number, w: number): void {
  b.add(
    name,
    'accent',
    solid.turned(
      pairs([
        r * 0.46,
        -w / 2,
        r * 0.86,
        -w / 2,
        r,
        -w * 0.28,
        r,
        w * 0.28,
        r * 0.86,
        w / 2,
        r * 0.46,
        w / 2,
        r * 0.46,
        -w / 2,
      ]),
      at,
      { axis: 'x', bevel: w * 0.06, segments: 36 },
    ),
    { detail: 1.1 },
  );
  b.add(
    `${name} hub`,
    'metal',
    solid.turned(
      pairs([
        0,
        -w * 0.53,
        r * 0.2,
        -w * 0.53,
        r * 0.2,
        -w * 0.44,
        r * 0.5,
        -w * 0.42,
        r * 0.5,
        w * 0.42,
        r * 0.2,
        w * 0.44,
        r * 0.2,
        w * 0.53,
        0,
        w * 0.53,
      ]),
      at,
      { axis: 'x', bevel: w * 0.03 },
    ),
  );
}

/** Plate, two trucks with their wheels, toe stop. */
function addTrucks(b: Bench, under: (z: number) => number): void {
  const r = 0.029;
  const plate: Vec3[] = [-0.125, -0.08, -0.02, 0.04, 0.09, 0.12].map((z): Vec3 => [0, under(z) - 0.003, z]);
  b.add(
    'plate',
    'metal',
    solid.bar(plate, { kind: 'rect', w: 0.05, h: 0.008, r: 0.002 }, { spline: 'catmull', up: [0, 1, 0] }),
  );
  for (const [name, z] of [
    ['front', 0.074],
    ['back', -0.078],
  ] as const) {
    const y = under(z);
    b.add(
      `${name} truck`,
      'metal',
      solid.bar(
        [
          [0, r, z],
          [0, (r + y) / 2, z + 0.004],
          [0, y - 0.002, z],
        ],
        { kind: 'rect', w: 0.026, h: 0.022, r: 0.004 },
        { spline: 'catmull', up: [0, 0, 1], taper: [0.7, 0.8, 1.2] },
      ),
    );
    b.add(`${name} cushion`, 'rubber', solid.cyl(0.0125, 0.01, [0, y - 0.015, z], 'y', { bevel: 0.003 }));
    b.add(`${name} axle`, 'metal', solid.rod([-0.064, r, z], [0.064, r, z], 0.0042));
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      addWheel(b, `${name} ${side} wheel`, [s * 0.043, r, z], r, 0.03);
  }
  const stop = under(0.125);
  b.add(
    'toe stop',
    'rubber',
    solid.turned(pairs([0, 0, 0.019, 0, 0.022, 0.006, 0.02, 0.016, 0.008, 0.019, 0, 0.019]), [0, stop - 0.052, 0.148], {
      bevel: 0.002,
    }),
  );
  b.add('toe stop stem', 'metal', solid.rod([0, stop - 0.036, 0.147], [0, stop - 0.002, 0.116], 0.005));
}

/** A frame with four wheels in a row and a brake. */
function addFrame(b: Bench, under: (z: number) => number): void {
  const r = 0.036;
  const z0 = [-0.114, -0.038, 0.038, 0.114];
  const side = outline.rounded(
    pairs([
      -0.135,
      r + 0.012,
      -0.12,
      r - 0.012,
      0.12,
      r - 0.012,
      0.138,
      r + 0.01,
      0.11,
      under(0.11) - 0.006,
      0.03,
      under(0.05) - 0.006,
      -0.02,
      r + 0.03,
      -0.05,
      under(-0.05) - 0.002,
      -0.12,
      under(-0.12) - 0.002,
    ]),
    0.006,
    2,
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} frame`, 'metal', solid.slab(side, 0.004, [s * 0.0165, 0, 0], 'x', { bevel: 0.001 }));
  for (const [name, z, l] of [
    ['front', 0.07, 0.08],
    ['back', -0.085, 0.066],
  ] as const)
    b.add(`${name} mount`, 'metal', solid.box([0.046, 0.007, l], [0, under(z) - 0.002, z], 0.0015));
  z0.forEach((z, i) => {
    const nth = ['first', 'second', 'third', 'fourth'][i];
    addWheel(b, `${nth} wheel`, [0, r, z], r, 0.024);
    b.add(
      `${nth} axle bolt`,
      'metal',
      solid.many([
        solid.put(fitting.hex(0.006, 0.003), [0.0182, r, z], [0, 0, -90]),
        solid.put(fitting.hex(0.006, 0.003), [-0.0182, r, z], [0, 0, 90]),
      ]),
      { detail: 0.4 },
    );
  });
  b.add(
    'brake arm',
    'metal',
    solid.bar(
      [
        [0, r + 0.012, -0.128],
        [0, r + 0.012, -0.158],
      ],
      { kind: 'rect', w: 0.03, h: 0.012, r: 0.003 },
      { up: [0, 1, 0] },
    ),
  );
  b.add('brake', 'rubber', solid.box([0.026, 0.034, 0.018], [0, r - 0.008, -0.163], 0.004, [-14, 0, 0]));
}
