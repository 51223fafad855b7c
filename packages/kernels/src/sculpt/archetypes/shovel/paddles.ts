import type { Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval } from '../../kits/mechanics/index.ts';

/** A canoe paddle, blade down: beavertail blade with its spine, painted tip, pear grip. Returns the height where it is held. */
export function buildPaddle(b: Bench): number {
  b.add(
    'blade',
    'head',
    flatOval(
      [
        0, 0.016, 0.06, 0.008, 0, 0.036, 0.118, 0.0095, 0, 0.1, 0.156, 0.011, 0, 0.24, 0.162, 0.013, 0, 0.38, 0.142,
        0.015, 0, 0.48, 0.096, 0.018, 0, 0.55, 0.05, 0.023, 0, 0.61, 0.034, 0.029,
      ],
      { e: 2.2, n: 28 },
    ),
    { detail: 1.6, grain: [0, 1, 0] },
  );
  b.add(
    'spine',
    'handle',
    flatOval([0, 0.15, 0.008, 0.012, 0, 0.3, 0.014, 0.0185, 0, 0.48, 0.022, 0.025, 0, 0.6, 0.0315, 0.0305], { e: 2.2 }),
    { detail: 0.8, grain: [0, 1, 0] },
  );
  b.add(
    'tip',
    'band',
    flatOval([0, 0.015, 0.0606, 0.0086, 0, 0.0345, 0.1195, 0.011, 0, 0.06, 0.1425, 0.0118], {
      e: 2.2,
      n: 28,
      cap: 'flat',
    }),
    { detail: 0.7 },
  );
  b.add(
    'blade stripe',
    'band',
    flatOval([0, 0.085, 0.1555, 0.0124, 0, 0.097, 0.158, 0.0126], { e: 2.2, n: 28, cap: 'flat' }),
    { detail: 0.5 },
  );
  b.add(
    'shaft',
    'handle',
    flatOval([0, 0.58, 0.034, 0.03, 0, 0.75, 0.031, 0.029, 0, 1.2, 0.0305, 0.029, 0, 1.4, 0.033, 0.029], { e: 2.1 }),
    { detail: 1.1, grain: [0, 1, 0] },
  );
  b.add(
    'grip',
    'grip',
    flatOval(
      [
        0, 1.36, 0.032, 0.029, 0, 1.41, 0.042, 0.031, 0, 1.45, 0.074, 0.033, 0, 1.48, 0.092, 0.031, 0, 1.497, 0.08,
        0.024,
      ],
      { e: 2.3, n: 24 },
    ),
    { detail: 1.1 },
  );
  for (const [name, y] of [
    ['lower shaft ring', 0.66],
    ['upper shaft ring', 1.33],
  ] as const)
    b.add(name, 'band', solid.hoop(0.0154, { kind: 'rect', w: 0.012, h: 0.0026, r: 0.0008 }, [0, y, 0], 'y', 32), {
      detail: 0.4,
    });
  return 0.95;
}

/** A cup's profile: from its crown down the outside, under the rim and up inside. */
const CUP = pairs([
  0, 0.104, 0.024, 0.104, 0.03, 0.096, 0.052, 0.078, 0.064, 0.058, 0.07, 0.034, 0.074, 0.012, 0.076, 0.002, 0.071, 0,
  0.066, 0.004, 0.062, 0.03, 0.05, 0.06, 0.02, 0.092, 0, 0.092,
]);

/** A plunger on its rubber cup. */
export function buildPlunger(b: Bench): number {
  b.add('cup', 'head', solid.turned(CUP, [0, 0, 0], { smooth: true, bevel: 0.001 }), { detail: 1.5 });
  b.add(
    'cup collar',
    'head',
    solid.turned(pairs([0, 0.098, 0.025, 0.098, 0.026, 0.108, 0.02, 0.124, 0.0175, 0.142, 0, 0.142]), [0, 0, 0], {
      bevel: 0.002,
    }),
    { detail: 0.9 },
  );
  for (let i = 0; i < 3; i++)
    b.add(
      `${['lower', 'middle', 'upper'][i]} cup ring`,
      'head',
      solid.hoop(
        [0.0722, 0.0668, 0.0575][i],
        { kind: 'ellipse', rx: 0.003, ry: 0.0026 },
        [0, [0.026, 0.05, 0.07][i], 0],
        'y',
        48,
      ),
      { detail: 0.5 },
    );
  b.add(
    'stick',
    'handle',
    solid.turned(
      pairs([0, 0.11, 0.0128, 0.11, 0.0135, 0.3, 0.0128, 0.46, 0.0165, 0.475, 0.0172, 0.487, 0.012, 0.499, 0, 0.5]),
      [0, 0, 0],
      { bevel: 0.001 },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  b.add(
    'stick groove',
    b.tint('handle', { color: '#7a5028' }),
    solid.hoop(0.0132, { kind: 'rect', w: 0.004, h: 0.0012, r: 0.0003 }, [0, 0.445, 0], 'y', 28),
    { detail: 0.4 },
  );
  return 0.36;
}

/** A paint roller, its pile up: bent wire frame, plastic grip with ribs. */
export function buildRoller(b: Bench): number {
  const y = 0.37;
  b.add(
    'roller sleeve',
    'head',
    solid.turned(
      pairs([0.0, -0.088, 0.0225, -0.09, 0.0262, -0.084, 0.0268, 0, 0.0262, 0.084, 0.0225, 0.09, 0, 0.088]),
      [-0.008, y, 0],
      { axis: 'x', bevel: 0.003 },
    ),
    { detail: 1.5 },
  );
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    b.add(`${side} roller cap`, 'grip', solid.cyl(0.0195, 0.006, [-0.008 + s * 0.09, y, 0], 'x', { bevel: 0.0015 }), {
      detail: 0.6,
    });
  const wire: Vec3[] = [
    [0.06, y, 0],
    [0.094, y, 0],
    [0.116, y - 0.006, 0],
    [0.122, y - 0.028, 0],
    [0.118, y - 0.08, 0],
    [0.09, y - 0.104, 0],
    [0.03, y - 0.126, 0],
    [0.004, y - 0.144, 0],
    [0, y - 0.172, 0],
    [0, 0.12, 0],
  ];
  b.add('wire frame', 'metal', solid.tube(wire, 0.0034, { cap: 'flat' }), { detail: 1 });
  b.add(
    'collar',
    'metal',
    solid.turned(pairs([0, 0.136, 0.011, 0.136, 0.0095, 0.148, 0.006, 0.153, 0, 0.153]), [0, 0, 0], { bevel: 0.0008 }),
    { detail: 0.5 },
  );
  b.add(
    'handle',
    'grip',
    flatOval(
      [
        0, 0.0115, 0.024, 0.02, 0, 0.018, 0.032, 0.026, 0, 0.04, 0.03, 0.025, 0, 0.08, 0.033, 0.027, 0, 0.115, 0.027,
        0.023, 0, 0.14, 0.022, 0.02,
      ],
      { e: 2.4 },
    ),
    { detail: 1.2 },
  );
  for (let i = 0; i < 5; i++)
    b.add(
      `${['first', 'second', 'third', 'fourth', 'fifth'][i]} grip ring`,
      b.tint('grip', { color: '#1d1f22' }),
      flatOval([0, 0.05 + i * 0.012, 0.0325, 0.0275, 0, 0.054 + i * 0.012, 0.0335, 0.028], { e: 2.4, cap: 'flat' }),
      { detail: 0.3 },
    );
  return 0.07;
}
