import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { oval } from '../../kits/mechanics/index.ts';
import { spoonBowl } from './shell.ts';

/** A pair of chopsticks, points up, on nothing but their ends: squared grips, gold rings, tapered points. */
export function buildChopsticks(b: Bench): number {
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [s * 0.009, 0, 0], [s * 1.2, 0, s * -1.6]);
    b.add(
      `${side} stick`,
      'metal',
      put(
        oval(
          [
            [0.05, 0.0074],
            [0.1, 0.0066],
            [0.2, 0.0042],
            [0.238, 0.0026],
          ].map(([y, w]) => ({ at: [0, y, 0] as Vec3, w, d: w })),
          { e: 2.3, n: 16 },
        ),
      ),
      { detail: 1.2, grain: [0, 1, 0] },
    );
    b.add(
      `${side} grip`,
      'handle',
      put(
        oval(
          [
            [0.0004, 0.0078],
            [0.002, 0.0086],
            [0.05, 0.0078],
            [0.075, 0.0074],
          ].map(([y, w]) => ({ at: [0, y, 0] as Vec3, w, d: w })),
          { e: 4.5, n: 20, cap: 'flat', spline: 'linear' },
        ),
      ),
      { detail: 1.1 },
    );
    [0.012, 0.066, 0.0715].forEach((y, i) => {
      b.add(
        `${side} ${['foot', 'lower', 'upper'][i]} ring`,
        'trim',
        put(
          oval(
            [
              [y, 0.0092 - y * 0.014],
              [y + 0.0025, 0.0092 - y * 0.014],
            ].map(([v, w]) => ({ at: [0, v, 0] as Vec3, w, d: w })),
            { e: 4, n: 20, cap: 'flat' },
          ),
        ),
        { detail: 0.4 },
      );
    });
    for (let i = 0; i < 3; i++)
      b.add(
        `${side} blossom ${i + 1}`,
        'trim',
        put(solid.put({ op: 'ball', r: [0.0017, 0.0017, 0.0006] }, [0, 0.026 + i * 0.011, 0.0041])),
        { detail: 0.2 },
      );
    b.add(
      `${side} point grooves`,
      'trim',
      put(
        solid.many(
          [0, 1, 2].map((i) =>
            solid.hoop(
              0.0019 - i * 0.00022 + 0.00005,
              { kind: 'ellipse', rx: 0.0004, ry: 0.0003 },
              [0, 0.212 + i * 0.006, 0],
              'y',
              14,
            ),
          ),
        ),
      ),
      { detail: 0.2 },
    );
  }
  return 0.11;
}

/** A rolling pin lying along x: barrel, turned handles on its axle. */
export function buildPin(b: Bench): number {
  const r = 0.032;
  b.add(
    'barrel',
    'metal',
    solid.turned(pairs([0, -0.13, 0.0295, -0.13, 0.032, -0.124, 0.032, 0.124, 0.0295, 0.13, 0, 0.13]), [0, r, 0], {
      axis: 'x',
      bevel: 0.002,
      segments: 48,
    }),
    { detail: 1.5, grain: [1, 0, 0] },
  );
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [0, r, 0], [0, 0, s * -90]);
    b.add(
      `${side} handle`,
      'handle',
      put(
        solid.turned(
          pairs([
            0, 0.134, 0.008, 0.134, 0.0105, 0.138, 0.0095, 0.15, 0.0135, 0.18, 0.0145, 0.205, 0.011, 0.226, 0.006,
            0.232, 0, 0.233,
          ]),
          [0, 0, 0],
          { smooth: true },
        ),
      ),
      { detail: 1, grain: [0, 1, 0] },
    );
    b.add(`${side} axle`, 'trim', put(solid.cyl(0.0055, 0.012, [0, 0.132, 0])), { detail: 0.4 });
    b.add(
      `${side} bearing`,
      'trim',
      put(solid.hoop(0.0095, { kind: 'rect', w: 0.003, h: 0.004, r: 0.0008 }, [0, 0.1305, 0], 'y', 28)),
      { detail: 0.4 },
    );
    b.add(
      `${side} handle groove`,
      b.tint('handle', { color: '#6d4420' }),
      put(solid.hoop(0.0142, { kind: 'ellipse', rx: 0.0008, ry: 0.0007 }, [0, 0.19, 0], 'y', 28)),
      { detail: 0.3 },
    );
    b.add(
      `${side} barrel ring`,
      b.tint('metal', { color: '#8a5a2c' }),
      put(solid.hoop(0.032, { kind: 'ellipse', rx: 0.0007, ry: 0.0005 }, [0, 0.112, 0], 'y', 48)),
      { detail: 0.3 },
    );
  }
  return r;
}

/** A wooden cooking spoon. */
export function buildWoodenSpoon(b: Bench): number {
  b.add(
    'shaft',
    'metal',
    oval(
      [
        [0.0045, 0.009, 0.0085],
        [0.01, 0.0125, 0.0115],
        [0.06, 0.0118, 0.0108],
        [0.16, 0.0108, 0.0098],
        [0.225, 0.0135, 0.0092],
        [0.25, 0.018, 0.0075],
      ].map(([y, w, d]) => ({ at: [0, y, 0] as Vec3, w, d })),
      { e: 2.2, n: 20 },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  const bowl = spoonBowl(
    [
      [0.232, 0.008, 0.003],
      [0.242, 0.0165, 0.006],
      [0.258, 0.026, 0.01],
      [0.275, 0.029, 0.0112],
      [0.292, 0.0265, 0.0092],
      [0.305, 0.0185, 0.005],
      [0.312, 0.007, 0.001],
    ],
    0.0048,
    (y) => 0.0035 - (y - 0.24) * 0.02,
    12,
  );
  b.add('bowl', 'metal', bowl, { detail: 1.8, grain: [0, 1, 0] });
  b.add(
    'hanging ring',
    b.tint('metal', { color: '#7c5226' }),
    solid.hoop(0.0028, { kind: 'ellipse', rx: 0.0007, ry: 0.0007 }, [0, 0.016, 0.0056], 'z', 18),
    { detail: 0.3 },
  );
  for (let i = 0; i < 2; i++)
    b.add(
      `${i ? 'upper' : 'lower'} burnt ring`,
      b.tint('metal', { color: '#6d4420' }),
      solid.hoop(0.0058, { kind: 'ellipse', rx: 0.0009, ry: 0.0005 }, [0, 0.034 + i * 0.006, 0], 'y', 24),
      { detail: 0.3 },
    );
  return 0.09;
}

/** A honey dipper: grooved head of rings. */
export function buildDipper(b: Bench): number {
  b.add(
    'shaft',
    'metal',
    solid.turned(
      pairs([0, 0, 0.0038, 0, 0.006, 0.003, 0.0058, 0.01, 0.0038, 0.016, 0.0042, 0.09, 0.005, 0.108, 0, 0.108]),
      [0, 0, 0],
      { smooth: false, bevel: 0.0008 },
    ),
    { detail: 1.1, grain: [0, 1, 0] },
  );
  b.add(
    'head core',
    'metal',
    solid.turned(pairs([0, 0.104, 0.008, 0.104, 0.0105, 0.118, 0.0105, 0.142, 0.006, 0.156, 0, 0.157]), [0, 0, 0], {
      bevel: 0.0006,
    }),
    { detail: 0.8 },
  );
  const radii = [0.0125, 0.0168, 0.019, 0.0196, 0.0188, 0.0164, 0.0118];
  radii.forEach((r, i) => {
    const y = 0.109 + i * 0.0072;
    b.add(
      `${['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][i]} rib`,
      'metal',
      solid.turned(
        [
          [0, -0.0023],
          [r * 0.94, -0.0023],
          [r, -0.0008],
          [r, 0.0008],
          [r * 0.94, 0.0023],
          [0, 0.0023],
        ],
        [0, y, 0],
        { bevel: 0.0005 },
      ),
      { detail: 0.8 },
    );
  });
  b.add('end knob', 'metal', { op: 'ball', r: [0.006, 0.0044, 0.006], at: [0, 0.157, 0] }, { detail: 0.5 });
  return 0.05;
}
