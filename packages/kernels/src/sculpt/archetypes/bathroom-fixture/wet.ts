import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const basin = (a: number, c: number, y: number): Vec3[] =>
  outline.superellipse(a, c, 3, 44).map(([x, z]): Vec3 => [x, y, -z]);
const loft = (rings: readonly Vec3[][]): Shape => ({
  op: 'loft',
  sections: rings.map((points) => ({ points: [...points] })),
  spline: 'catmull',
  smooth: false,
  cap: 'flat',
});

/** A basin on its pedestal, or let into a cabinet with doors and drawers; mixer tap, drain, overflow. */
export function addSink(b: Bench, cabinet: boolean): void {
  const y = 0.82;
  const back = -0.19;
  if (cabinet) {
    b.add('plinth', 'metal', solid.box([0.84, 0.08, 0.4], [0, 0.04, -0.01], 0.004));
    b.add('cabinet', 'wood', solid.box([0.9, 0.68, 0.46], [0, 0.42, 0], 0.005), { grain: [0, 1, 0] });
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      b.add(`${side} door`, 'wood', solid.box([0.432, 0.44, 0.02], [s * 0.221, 0.32, 0.241], 0.004), {
        grain: [0, 1, 0],
      });
      b.add(
        `${side} door panel`,
        'wood',
        solid.slab(outline.roundRect(0.35, 0.36, 0.006), 0.012, [s * 0.221, 0.32, 0.252], 'z', {
          holes: [outline.roundRect(0.3, 0.31, 0.006)],
          bevel: 0.003,
        }),
        { grain: [0, 1, 0] },
      );
      b.add(`${side} drawer`, 'wood', solid.box([0.432, 0.19, 0.02], [s * 0.221, 0.65, 0.241], 0.004), {
        grain: [1, 0, 0],
      });
      b.add(
        `${side} knobs`,
        'metal',
        solid.many(
          [
            [s * 0.05, 0.42],
            [s * 0.221, 0.65],
          ].map(([x, v]) =>
            solid.turned(
              outline.pairs([0, 0, 0.008, 0, 0.007, 0.012, 0.016, 0.02, 0.014, 0.03, 0, 0.032]),
              [x, v, 0.25],
              { axis: 'z', bevel: 0.001 },
            ),
          ),
        ),
      );
    }
    b.add('counter', 'tile', solid.box([0.96, 0.035, 0.52], [0, 0.778, 0], 0.008));
    b.add('splashback', 'tile', solid.box([0.96, 0.12, 0.02], [0, 0.855, -0.25], 0.005));
    b.add(
      'basin',
      'ceramic',
      {
        op: 'carve',
        from: loft([basin(0.22, 0.13, 0.79), basin(0.27, 0.18, 0.82), basin(0.3, 0.2, 0.9), basin(0.305, 0.205, 0.92)]),
        cut: [loft([basin(0.16, 0.09, 0.825), basin(0.24, 0.155, 0.86), basin(0.285, 0.185, 1)])],
      },
      { detail: 1.5 },
    );
  } else {
    b.add(
      'pedestal',
      'ceramic',
      loft(
        [
          [0.13, 0.12, 0],
          [0.13, 0.12, 0.03],
          [0.09, 0.085, 0.08],
          [0.075, 0.075, 0.35],
          [0.085, 0.085, 0.55],
          [0.14, 0.12, 0.68],
        ].map(([a, c, v]) => basin(a, c, v)),
      ),
      { detail: 1.2 },
    );
    b.add(
      'basin',
      'ceramic',
      {
        op: 'carve',
        from: loft([
          basin(0.14, 0.12, 0.655),
          basin(0.23, 0.17, 0.71),
          basin(0.285, 0.215, 0.79),
          basin(0.3, 0.235, 0.82),
          basin(0.29, 0.225, 0.838),
        ]),
        cut: [
          solid.put(loft([basin(0.15, 0.09, 0.7), basin(0.2, 0.13, 0.74), basin(0.235, 0.155, 0.9)]), [0, 0, 0.045]),
        ],
      },
      { detail: 1.5 },
    );
    b.add(
      'splash ledge',
      'ceramic',
      solid.slab(outline.roundRect(0.5, 0.09, 0.03), 0.03, [0, 0.855, -0.205], 'z', { bevel: 0.01 }),
    );
  }
  addTaps(b, cabinet, y, back);
}

/** Tap with two valves, and the drain. */
function addTaps(b: Bench, cabinet: boolean, y: number, back: number): void {
  const [t, z] = cabinet ? [0.795, -0.225] : [y + 0.012, back];
  const dz = cabinet ? 0.06 : 0;
  b.add(
    'tap',
    'metal',
    solid.tube(
      [
        [0, t, z + dz],
        [0, t + (cabinet ? 0.22 : 0.12), z + dz],
        [0, t + (cabinet ? 0.26 : 0.15), z + dz + 0.045],
        [0, t + (cabinet ? 0.24 : 0.13), z + dz + 0.12],
        [0, t + (cabinet ? 0.2 : 0.1), z + dz + 0.13],
      ],
      0.014,
    ),
  );
  b.add(
    'tap base',
    'metal',
    solid.turned(outline.pairs([0, 0, 0.03, 0, 0.028, 0.012, 0.018, 0.02, 0, 0.02]), [0, t, z + dz], { bevel: 0.002 }),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * 0.11;
    b.add(
      `${side} valve`,
      'metal',
      solid.turned(outline.pairs([0, 0, 0.022, 0, 0.015, 0.012, 0.013, 0.04, 0.018, 0.05, 0, 0.056]), [x, t, z + dz], {
        bevel: 0.001,
      }),
    );
    b.add(
      `${side} cross handle`,
      'metal',
      solid.many([
        solid.rod([x - 0.03, t + 0.045, z + dz], [x + 0.03, t + 0.045, z + dz], 0.0055, 0.0055, 'round'),
        solid.rod([x, t + 0.045, z + dz - 0.03], [x, t + 0.045, z + dz + 0.03], 0.0055, 0.0055, 'round'),
      ]),
    );
    b.add(
      `${side} index`,
      { base: 'enamel', color: s > 0 ? '#c22a2a' : '#2a5fc2' },
      { op: 'ball', r: [0.009, 0.004, 0.009], at: [x, t + 0.06, z + dz] },
    );
  }
  const bottom = cabinet ? 0.828 : 0.704;
  b.add(
    'drain',
    'metal',
    solid.turned(
      outline.pairs([0, 0, 0.024, 0, 0.022, 0.005, 0.012, 0.007, 0, 0.004]),
      [0, bottom, cabinet ? 0 : 0.045],
      { bevel: 0 },
    ),
  );
}

/** A tray with two tiled walls, glass screen and door, rain head on its arm, hand shower, mixer, shelf with bottles. */
export function addShower(b: Bench): void {
  const [a, h] = [0.46, 2.05];
  b.add(
    'tray',
    'ceramic',
    solid.cut(
      solid.box([2 * a, 0.1, 2 * a], [0, 0.05, 0], 0.015),
      solid.box([2 * a - 0.1, 0.1, 2 * a - 0.1], [0, 0.115, 0], 0.02),
    ),
  );
  b.add('drain', 'metal', solid.cyl(0.05, 0.01, [0, 0.068, 0], 'y'));
  b.add('back wall', 'tile', solid.box([2 * a + 0.06, h, 0.06], [-0.03, h / 2 + 0.05, -a - 0.025], 0.004));
  b.add('side wall', 'tile', solid.box([0.06, h - 0.004, 2 * a + 0.004], [-a - 0.028, h / 2 + 0.05, 0.004], 0.004));
  b.add('side screen', 'glass', solid.box([0.008, 1.85, 2 * a - 0.1], [a - 0.02, 1.03, 0], 0));
  b.add('front screen', 'glass', solid.box([a - 0.06, 1.85, 0.008], [-a / 2, 1.03, a - 0.02], 0));
  b.add(
    'door',
    'glass',
    solid.put(solid.box([a - 0.03, 1.84, 0.008], [-a / 2 + 0.015, 0, 0], 0), [a - 0.03, 1.03, a - 0.02], [0, 26, 0]),
  );
  const bar = (size: Vec3, at: Vec3): Shape => solid.box(size, at, 0.004);
  b.add(
    'frame',
    'metal',
    solid.many([
      bar([0.03, 1.95, 0.03], [a - 0.02, 1.05, a - 0.02]),
      bar([0.03, 1.95, 0.03], [-a + 0.02, 1.05, a - 0.02]),
      bar([0.03, 1.95, 0.03], [a - 0.02, 1.05, -a + 0.02]),
      bar([2 * a - 0.05, 0.03, 0.028], [0, 2.0, a - 0.02]),
      bar([0.027, 0.031, 2 * a - 0.05], [a - 0.02, 2.0, 0]),
      bar([0.027, 0.031, 2 * a - 0.05], [a - 0.02, 0.113, 0]),
      bar([a - 0.05, 0.03, 0.028], [-a / 2, 0.114, a - 0.02]),
      bar([0.02, 1.86, 0.024], [0.005, 1.05, a - 0.02]),
    ]),
  );
  b.add(
    'door handle',
    'metal',
    solid.put(
      solid.many([
        solid.rod([-a + 0.11, 0.15, 0.035], [-a + 0.11, -0.15, 0.035], 0.009),
        ...[0.11, -0.11].map((v) => solid.rod([-a + 0.11, v, 0], [-a + 0.11, v, 0.035], 0.006)),
      ]),
      [a - 0.03, 1.03, a - 0.02],
      [0, 26, 0],
    ),
  );
  addShowerFittings(b, a);
}

/** Riser with rain head, mixer, hand shower, shelf. */
function addShowerFittings(b: Bench, a: number): void {
  const z = -a + 0.01;
  b.add(
    'riser',
    'metal',
    solid.tube(
      [
        [0, 0.95, z + 0.04],
        [0, 1.9, z + 0.04],
        [0, 1.98, z + 0.1],
        [0, 1.98, z + 0.36],
      ],
      0.011,
    ),
  );
  b.add(
    'rain head',
    'metal',
    solid.turned(
      outline.pairs([0, 0, 0.13, 0, 0.135, 0.008, 0.12, 0.016, 0.03, 0.024, 0.018, 0.05, 0, 0.05]),
      [0, 1.93, z + 0.36],
      { bevel: 0.002 },
    ),
  );
  b.add(
    'nozzles',
    { base: 'rubber', color: '#4a4d50' },
    solid.many(
      [0.03, 0.06, 0.09, 0.115].flatMap((r, i) =>
        Array.from(
          { length: 6 + i * 4 },
          (_, k): Shape => ({
            op: 'ball',
            r: 0.004,
            at: [
              r * Math.cos((k * 2 * Math.PI) / (6 + i * 4)),
              1.93,
              z + 0.36 + r * Math.sin((k * 2 * Math.PI) / (6 + i * 4)),
            ],
          }),
        ),
      ),
    ),
    { detail: 0.2 },
  );
  b.add(
    'mixer',
    'metal',
    solid.many([
      solid.cyl(0.024, 0.26, [0, 0.97, z + 0.045], 'x', { bevel: 0.004 }),
      ...[-1, 1].map((s) => solid.cyl(0.03, 0.05, [s * 0.15, 0.97, z + 0.045], 'x', { bevel: 0.004 })),
    ]),
  );
  b.add(
    'hand shower',
    'metal',
    solid.many([
      solid.rod([0.075, 1.34, z + 0.07], [0.075, 1.52, z + 0.11], 0.011),
      solid.put(
        solid.turned(outline.pairs([0, 0, 0.04, 0, 0.042, 0.008, 0.014, 0.022, 0, 0.022]), [0, 0, 0]),
        [0.075, 1.56, z + 0.135],
        [110, 0, 0],
      ),
      solid.box([0.09, 0.03, 0.04], [0.04, 1.38, z + 0.055], 0.008),
    ]),
  );
  b.add(
    'hose',
    'metal',
    solid.tube(
      [
        [0.075, 1.34, z + 0.07],
        [0.09, 1.0, z + 0.09],
        [0.1, 0.66, z + 0.1],
        [0.06, 0.6, z + 0.09],
        [0.03, 0.7, z + 0.07],
        [0.02, 0.95, z + 0.05],
      ],
      0.007,
    ),
  );
  b.add(
    'shelf',
    'glass',
    solid.slab(outline.pairs([0, 0, 0.24, 0, 0, 0.24]), 0.012, [-a + 0.005, 1.15, -a + 0.01], 'y', { bevel: 0.002 }),
  );
  for (const [i, [x, zz, color]] of (
    [
      [0.06, 0.05, '#3f8a6a'],
      [0.13, 0.05, '#e8c0c8'],
    ] as const
  ).entries())
    b.add(
      `bottle ${i + 1}`,
      { base: 'plastic', color },
      solid.turned(
        outline.pairs([0, 0, 0.025, 0, 0.026, 0.1, 0.012, 0.115, 0.012, 0.14, 0, 0.14]),
        [-a + x, 1.157, -a + zz],
        { bevel: 0.002 },
      ),
    );
}
