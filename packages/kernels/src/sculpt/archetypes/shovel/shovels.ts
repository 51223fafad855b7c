import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval } from '../../kits/mechanics/index.ts';
import { addDGrip, addShaft, addSocket, pressed } from './shaft.ts';

/** Folded treads left and right of the socket, where the foot pushes. */
function addTreads(b: Bench, y: number, half: number, z: number): void {
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    b.add(
      `${side} tread`,
      'head',
      solid.bar(
        [
          [s * 0.02, y + 0.002, z - 0.004],
          [s * half * 0.55, y + 0.001, z],
          [s * half * 0.97, y - 0.004, z + 0.012],
        ],
        { kind: 'rect', w: 0.0055, h: 0.02, r: 0.0022 },
        { spline: 'catmull', up: [0, 0, 1] },
      ),
      { detail: 0.6 },
    );
}

/** A round-point shovel. Returns the height where it is held. */
export function buildShovel(b: Bench): number {
  const blade = pressed(
    [
      [0.292, 0.1, 0.016, -0.006],
      [0.285, 0.106, 0.018, -0.007],
      [0.23, 0.109, 0.024, -0.012],
      [0.16, 0.106, 0.026, -0.013],
      [0.1, 0.094, 0.023, -0.008],
      [0.055, 0.074, 0.017, 0],
      [0.02, 0.044, 0.008, 0.008],
      [0.005, 0.02, 0.002, 0.013],
      [0.001, 0.006, 0.0004, 0.015],
    ],
    0.0026,
  );
  b.add('blade', 'head', blade, { detail: 2, grain: [0, 1, 0] });
  addTreads(b, 0.292, 0.1, 0.002);
  b.add(
    'frog',
    'head',
    flatOval([0, 0.15, 0.006, 0.005, 0, 0.2, 0.02, 0.012, 0, 0.26, 0.034, 0.024, 0, 0.31, 0.036, 0.03], {
      e: 2.2,
      z: -0.009,
    }),
    { detail: 0.9 },
  );
  addSocket(b, 0.28, 0.5, 0.0172, -0.004);
  addShaft(b, 0.4, 1.0, 0.0172);
  addDGrip(b, 0.99, 0.0172);
  return 0.74;
}

/** A digging spade: flat square blade, straps up the shaft. */
export function buildSpade(b: Bench): number {
  const blade = pressed(
    [
      [0.29, 0.091, 0.006, -0.003],
      [0.28, 0.094, 0.007, -0.003],
      [0.18, 0.092, 0.01, -0.005],
      [0.08, 0.088, 0.009, -0.002],
      [0.012, 0.084, 0.007, 0.004],
      [0.001, 0.082, 0.007, 0.005],
    ],
    0.0032,
  );
  b.add('blade', 'head', blade, { detail: 1.8, grain: [0, 1, 0] });
  b.add(
    'cutting edge',
    b.tint('head', { color: '#c6c9cd', rough: 0.22 }),
    pressed(
      [
        [0.02, 0.0848, 0.0072, 0.0032],
        [0.0006, 0.0824, 0.0072, 0.0052],
      ],
      0.0044,
    ),
    { detail: 0.6 },
  );
  addTreads(b, 0.29, 0.092, -0.002);
  b.add(
    'frog',
    'head',
    flatOval([0, 0.17, 0.008, 0.005, 0, 0.22, 0.026, 0.013, 0, 0.27, 0.036, 0.024, 0, 0.31, 0.036, 0.03], {
      e: 2.2,
      z: -0.004,
    }),
    { detail: 0.9 },
  );
  addSocket(b, 0.27, 0.46, 0.0168);
  for (const [side, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const)
    b.add(
      `${side} strap`,
      'metal',
      formed.board(
        [
          [0.44, 0.022],
          [0.5, 0.02],
          [0.57, 0.014],
        ].map(([y, h]) => ({
          at: [0, y, s * 0.0182] as Vec3,
          w: 0.0035,
          h,
          side: [0, 0, 1] as Vec3,
          up: [1, 0, 0] as Vec3,
        })),
        0.001,
      ),
    );
  addShaft(b, 0.38, 0.94, 0.0168);
  addDGrip(b, 0.93, 0.0168);
  return 0.68;
}

/** A snow shovel: wide ribbed plastic scoop with a metal edge. */
export function buildScoop(b: Bench): number {
  b.add(
    'scoop',
    'head',
    pressed(
      [
        [0.36, 0.2, 0.05, -0.05],
        [0.345, 0.226, 0.056, -0.066],
        [0.25, 0.232, 0.05, -0.075],
        [0.12, 0.234, 0.034, -0.05],
        [0.03, 0.234, 0.016, -0.008],
        [0.008, 0.234, 0.012, 0.006],
      ],
      0.005,
      16,
    ),
    { detail: 1.5 },
  );
  b.add(
    'wear edge',
    'metal',
    pressed(
      [
        [0.03, 0.2345, 0.016, -0.0072],
        [0.001, 0.234, 0.011, 0.0115],
      ],
      0.0072,
      16,
    ),
    { detail: 0.7 },
  );
  for (let i = 0; i < 6; i++) {
    const u = (i - 2.5) / 2.9;
    const x = 0.228 * u;
    const rib = (
      [
        [0.3, 0.053, -0.0715],
        [0.2, 0.045, -0.067],
        [0.12, 0.034, -0.05],
        [0.05, 0.02, -0.018],
      ] as const
    ).map(([y, dish, z]): Vec3 => [x, y, z + dish * u * u + 0.003]);
    b.add(
      `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][i]} rib`,
      'head',
      solid.bar(rib, { kind: 'rect', w: 0.008, h: 0.008, r: 0.003 }, { spline: 'catmull', up: [1, 0, 0] }),
      { detail: 0.5 },
    );
  }
  b.add(
    'neck',
    'head',
    flatOval([0, 0.27, 0.05, 0.018, 0, 0.34, 0.052, 0.034, 0, 0.4, 0.048, 0.044, 0, 0.46, 0.042, 0.042], {
      e: 2.4,
      cap: 'flat',
      z: -0.066,
    }),
  );
  const put = b.parts.length;
  addShaft(b, 0.42, 1.24, 0.0165);
  addDGrip(b, 1.23, 0.0165);
  for (let i = put; i < b.parts.length; i++)
    b.parts[i] = { ...b.parts[i], shape: solid.put(b.parts[i].shape, [0, 0, -0.066]) };
  return 0.9;
}

/** A hand trowel, blade up. */
export function buildTrowel(b: Bench): number {
  b.add(
    'blade',
    'head',
    pressed(
      [
        [0.168, 0.02, 0.006, -0.002],
        [0.176, 0.03, 0.009, -0.004],
        [0.21, 0.039, 0.013, -0.007],
        [0.25, 0.0385, 0.012, -0.007],
        [0.285, 0.029, 0.007, -0.003],
        [0.31, 0.014, 0.002, 0.002],
        [0.322, 0.002, 0, 0.004],
      ],
      0.0022,
    ),
    { detail: 1.8, grain: [0, 1, 0] },
  );
  b.add(
    'neck',
    'metal',
    solid.tube(
      [
        [0, 0.125, 0],
        [0, 0.142, -0.002],
        [0, 0.156, -0.012],
        [0, 0.17, -0.013],
        [0, 0.196, -0.0085],
      ],
      0.0052,
      { taper: [1, 1, 1, 0.95, 0.5] },
    ),
  );
  b.add(
    'ferrule',
    'metal',
    solid.turned(pairs([0, 0.112, 0.0115, 0.112, 0.0098, 0.134, 0.0075, 0.138, 0, 0.138]), [0, 0, 0], {
      bevel: 0.0006,
    }),
  );
  b.add(
    'handle',
    'handle',
    solid.turned(
      pairs([
        0, 0, 0.008, 0.001, 0.0145, 0.008, 0.0155, 0.02, 0.013, 0.04, 0.0148, 0.07, 0.0142, 0.095, 0.0112, 0.113, 0,
        0.113,
      ]),
      [0, 0, 0],
      { smooth: true },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  b.add(
    'hanging loop',
    'band',
    solid.tube(
      outline.ngon(0.016, 18, 0, 0.014, 0.01).map(([x, y]): Vec3 => [x, y + 0.006, 0.004 * Math.sin(x * 160)]),
      0.0014,
      { closed: true },
    ),
    { detail: 0.6 },
  );
  b.add(
    'handle stripe',
    'band',
    solid.hoop(0.0148, { kind: 'rect', w: 0.005, h: 0.0016, r: 0.0004 }, [0, 0.088, 0], 'y', 32),
    { detail: 0.5 },
  );
  return 0.055;
}
