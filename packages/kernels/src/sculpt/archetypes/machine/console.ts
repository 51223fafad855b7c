import type { Rng, Vec3 } from '../../../math/index.ts';
import { addScreen, appliance, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const LAMPS = ['#ff5a3a', '#5ae06a', '#ffc83c', '#5ab8ff'];

/** A gauge on a front: rim, face, marks, needle. */
function addGauge(b: Bench, name: string, at: Vec3, r: number, turn: number): void {
  b.add(
    `${name} rim`,
    'metal',
    solid.turned(
      pairs([
        r * 0.84,
        -r * 0.1,
        r * 1.06,
        -r * 0.1,
        r * 1.06,
        r * 0.12,
        r * 0.96,
        r * 0.2,
        r * 0.84,
        r * 0.12,
        r * 0.84,
        -r * 0.1,
      ]),
      at,
      { axis: 'z', bevel: r * 0.02, segments: 40 },
    ),
  );
  b.add(`${name} face`, { base: 'enamel', color: '#f2eee2' }, solid.cyl(r * 0.88, r * 0.1, at, 'z', { bevel: 0 }));
  b.add(
    `${name} marks`,
    'dark',
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        solid.put(solid.box([r * 0.04, r * 0.16, r * 0.02], [0, r * 0.68, r * 0.056], 0), at, [0, 0, 120 - i * 30]),
      ),
    ),
    { detail: 0.2 },
  );
  b.add(
    `${name} needle`,
    { base: 'plastic', color: '#c8281c' },
    solid.put(solid.box([r * 0.06, r * 0.8, r * 0.03], [0, r * 0.26, r * 0.09], r * 0.01), at, [0, 0, turn]),
    { detail: 0.3 },
  );
}

/** A control desk: sloping panel of switches, lamps, dials and levers under a screen. */
export function buildConsole(b: Bench, rng: Rng): void {
  const [w, d] = [1.3, 0.7];
  const side = outline.rounded(
    pairs([
      -d / 2,
      0.06,
      d * 0.3,
      0.06,
      d * 0.3,
      0.66,
      d / 2,
      0.72,
      d / 2,
      0.78,
      -d * 0.12,
      0.98,
      -d * 0.3,
      1.22,
      -d / 2,
      1.22,
    ]),
    0.02,
    4,
  );
  b.add('plinth', 'dark', solid.box([w * 0.96, 0.07, d * 0.7], [0, 0.035, -d * 0.08], 0.008));
  b.add('desk', 'panel', solid.slab(side, w * 0.95, [0, 0, 0], 'x', { bevel: 0.006 }), { detail: 1.1 });
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'left cheek' : 'right cheek',
      'body',
      solid.slab(
        side.map(([z, y]): [number, number] => [z * 1.03, y + 0.008]),
        0.04,
        [s * w * 0.485, 0, 0],
        'x',
        { bevel: 0.01 },
      ),
    );
  const slope = Math.atan2(0.2, d * 0.62);
  const on = (x: number, t: number, of: Parameters<typeof solid.put>[0], lift = 0) =>
    solid.put(
      of,
      [x, 0.78 + 0.2 * t + lift * Math.cos(slope), d / 2 - d * 0.62 * t + lift * Math.sin(slope)],
      [(slope * 180) / Math.PI, 0, 0],
    );
  const taste = rng.fork('console');
  for (let r = 0; r < 2; r++)
    for (let c = 0; c < 12; c++)
      b.add(
        `button ${r * 12 + c + 1}`,
        taste.next() < 0.45 ? glowing(taste.pick(LAMPS), 1.1) : 'dark',
        on(
          -0.5 + c * 0.04 + (c > 5 ? 0.04 : 0),
          0.2 + r * 0.12,
          solid.box([0.028, 0.016, 0.022], [0, 0.006, 0], 0.004),
        ),
        { detail: 0.3 },
      );
  for (let i = 0; i < 6; i++) {
    b.add(`toggle nut ${i + 1}`, 'metal', on(-0.5 + i * 0.06, 0.5, fitting.hex(0.013, 0.008)), { detail: 0.3 });
    b.add(
      `toggle ${i + 1}`,
      'metal',
      on(-0.5 + i * 0.06, 0.5, solid.rod([0, 0, 0], [0, 0.035, i % 2 ? 0.014 : -0.014], 0.003, 0.0055, 'round')),
      { detail: 0.4 },
    );
    b.add(
      `toggle lamp ${i + 1}`,
      glowing(LAMPS[i % 4], 1.3),
      on(-0.5 + i * 0.06, 0.64, solid.cyl(0.006, 0.008, [0, 0.002, 0], 'y', { segments: 12 })),
      { detail: 0.2 },
    );
  }
  for (let i = 0; i < 3; i++) {
    b.add(
      `lever slot ${i + 1}`,
      'dark',
      on(0.16 + i * 0.12, 0.42, solid.box([0.03, 0.006, 0.24], [0, 0.001, 0], 0.003)),
    );
    const t = taste.range(-0.07, 0.07);
    b.add(`lever ${i + 1}`, 'metal', on(0.16 + i * 0.12, 0.42, solid.rod([0, 0, t], [0, 0.085, t - 0.01], 0.006)));
    b.add(
      `lever grip ${i + 1}`,
      'accent',
      on(0.16 + i * 0.12, 0.42, solid.cyl(0.015, 0.045, [0, 0.095, t - 0.011], 'x', { bevel: 0.005 })),
    );
  }
  b.add(
    'stop button',
    { base: 'plastic', color: '#c8201c', rough: 0.2 },
    on(
      0.54,
      0.3,
      solid.turned(pairs([0, 0, 0.02, 0, 0.02, 0.016, 0.038, 0.018, 0.036, 0.034, 0.02, 0.042, 0, 0.043]), [0, 0, 0]),
    ),
  );
  b.add('stop collar', 'accent', on(0.54, 0.3, solid.cyl(0.046, 0.008, [0, 0.003, 0])));
  for (let i = 0; i < 2; i++)
    b.add(`trim knob ${i + 1}`, 'knobs', on(0.52 + i * 0.06, 0.66, fitting.knob(0.018, 0.02, 18)), { detail: 0.5 });
  const lean: Vec3 = [-27.7, 0, 0];
  addScreen(
    b,
    'screen',
    { w: 0.5, h: 0.19, frame: { at: [-0.28, 1.103, -d * 0.21 + 0.004], rot: lean }, look: 'code' },
    taste,
  );
  for (let i = 0; i < 3; i++) {
    const own = b.parts.length;
    addGauge(b, `gauge ${i + 1}`, [0, 0, 0], 0.065, [60, -30, -70][i]);
    for (const part of b.parts.slice(own))
      part.shape = solid.put(part.shape, [0.15 + i * 0.17, 1.1, -d * 0.21 + 0.006], lean);
  }
  b.add(
    'front vents',
    'dark',
    solid.many(
      Array.from({ length: 8 }, (_, i) => solid.box([0.5, 0.01, 0.006], [0, 0.2 + i * 0.03, d * 0.3 + 0.001], 0.002)),
    ),
    { detail: 0.3 },
  );
}

/** A machine for whatever is wanted: boiler with bands, pipes and valves, gears, gauges, levers, chimney, lamps. */
export function buildContraption(b: Bench, rng: Rng): void {
  b.add('skid', 'dark', solid.box([1.3, 0.1, 0.8], [0, 0.05, 0], 0.012));
  b.add('cabinet', 'body', solid.box([0.62, 0.9, 0.6], [-0.3, 0.55, 0], 0.02), { detail: 1.1 });
  b.add(
    'front plate',
    'panel',
    solid.slab(outline.roundRect(0.54, 0.8, 0.02, -0.3, 0.55), 0.012, [0, 0, 0.302], 'z', { bevel: 0.003 }),
  );
  for (const [i, [x, y]] of (
    [
      [-0.54, 0.17],
      [-0.06, 0.17],
      [-0.54, 0.93],
      [-0.06, 0.93],
    ] as const
  ).entries())
    b.add(`plate screw ${i + 1}`, 'metal', appliance.front(fitting.screw(0.014, 'slot'), [x, y, 0.308]), {
      detail: 0.3,
    });
  addGauge(b, 'pressure gauge', [-0.42, 0.8, 0.312], 0.085, 40);
  addGauge(b, 'heat gauge', [-0.18, 0.8, 0.312], 0.085, -60);
  for (let i = 0; i < 4; i++)
    b.add(
      `lamp ${i + 1}`,
      glowing(LAMPS[i], 1.4),
      { op: 'ball', r: 0.02, at: [-0.48 + i * 0.12, 0.655, 0.308] },
      { detail: 0.4 },
    );
  for (let i = 0; i < 3; i++) {
    b.add(`lever slot ${i + 1}`, 'dark', solid.box([0.03, 0.17, 0.006], [-0.44 + i * 0.14, 0.5, 0.309], 0.004));
    const t = rng.fork(`lever ${i}`).range(-0.05, 0.05);
    b.add(
      `lever ${i + 1}`,
      'metal',
      solid.rod([-0.44 + i * 0.14, 0.5 + t, 0.3], [-0.44 + i * 0.14, 0.5 + t * 1.6, 0.4], 0.009),
    );
    b.add(
      `lever ball ${i + 1}`,
      { base: 'plastic', color: ['#c8281c', '#22242a', '#d8a22c'][i], rough: 0.2 },
      { op: 'ball', r: 0.026, at: [-0.44 + i * 0.14, 0.5 + t * 1.64, 0.41] },
    );
  }
  b.add(
    'boiler',
    'accent',
    solid.turned(pairs([0, 0.1, 0.22, 0.1, 0.25, 0.13, 0.25, 0.95, 0.2, 1.06, 0.1, 1.12, 0, 1.12]), [0.33, 0, 0], {
      bevel: 0.015,
      segments: 48,
    }),
    { detail: 1.1 },
  );
  for (const [i, y] of [0.24, 0.55, 0.86].entries())
    b.add(
      `boiler band ${i + 1}`,
      'metal',
      solid.put(solid.hoop(0.253, { kind: 'rect', w: 0.035, h: 0.012, r: 0.003 }, [0, 0, 0], 'y', 48), [0.33, y, 0]),
    );
  for (let i = 0; i < 12; i++)
    b.add(
      `rivet ${i + 1}`,
      'metal',
      {
        op: 'ball',
        r: 0.012,
        at: [0.33 + 0.257 * Math.cos((i * Math.PI) / 6), 0.55, 0.257 * Math.sin((i * Math.PI) / 6)],
      },
      { detail: 0.3 },
    );
  b.add(
    'porthole',
    'metal',
    solid.turned(pairs([0.06, 0, 0.092, 0, 0.092, 0.018, 0.08, 0.026, 0.06, 0.016, 0.06, 0]), [0.33, 0.7, 0.243], {
      axis: 'z',
      segments: 40,
    }),
  );
  b.add('fire', glowing('#ff8a2c', 1.3), solid.cyl(0.064, 0.02, [0.33, 0.7, 0.246], 'z'));
  addPiping(b);
}

/** Chimney, pipes with flanges, valve wheel, gears at the side. */
function addPiping(b: Bench): void {
  b.add(
    'chimney',
    'dark',
    solid.turned(
      pairs([0, 1.1, 0.1, 1.1, 0.075, 1.16, 0.07, 1.5, 0.1, 1.53, 0.1, 1.57, 0.06, 1.57, 0.055, 1.5, 0, 1.48]),
      [0.33, 0, 0],
      { bevel: 0.006, segments: 40 },
    ),
  );
  b.add(
    'steam pipe',
    'metal',
    solid.tube(
      [
        [0.24, 1.06, 0.06],
        [0.1, 1.18, 0.08],
        [-0.14, 1.2, 0.08],
        [-0.2, 1.14, 0.08],
        [-0.2, 0.98, 0.08],
      ],
      0.03,
      { cap: 'flat' },
    ),
  );
  b.add(
    'return pipe',
    'metal',
    solid.tube(
      [
        [0.33, 0.3, 0.24],
        [0.33, 0.3, 0.34],
        [0.2, 0.24, 0.36],
        [0.02, 0.24, 0.34],
        [-0.02, 0.24, 0.25],
      ],
      0.024,
      { cap: 'flat' },
    ),
  );
  for (const [i, [x, y, z]] of (
    [
      [-0.2, 1.01, 0.08],
      [0.14, 1.166, 0.078],
    ] as const
  ).entries())
    b.add(
      `flange ${i + 1}`,
      'metal',
      solid.put(solid.cyl(0.05, 0.022, [0, 0, 0], 'y', { bevel: 0.004 }), [x, y, z], i ? [0, 0, 62] : [0, 0, 0]),
    );
  b.add('valve stem', 'metal', solid.cyl(0.009, 0.09, [-0.05, 1.25, 0.08]));
  b.add(
    'valve wheel',
    { base: 'paint', color: '#b3241e' },
    solid.put(solid.hoop(0.065, { kind: 'circle', r: 0.01 }, [0, 0, 0], 'y', 36), [-0.05, 1.29, 0.08]),
  );
  b.add(
    'valve spokes',
    { base: 'paint', color: '#b3241e' },
    solid.put(
      solid.many(
        [0, 60, 120].map((a) => solid.put(solid.box([0.13, 0.008, 0.012], [0, 0, 0], 0.003), [0, 0, 0], [0, a, 0])),
      ),
      [-0.05, 1.29, 0.08],
    ),
    { detail: 0.5 },
  );
  for (const [name, y, z, r, n] of [
    ['large', 0.5, 0.02, 0.19, 28],
    ['small', 0.78, -0.12, 0.11, 16],
    ['drive', 0.27, -0.16, 0.1, 15],
  ] as const) {
    b.add(
      `${name} gear`,
      'metal',
      solid.put(
        solid.slab(fitting.ribbed(r, n, r * 0.14), 0.045, [0, 0, 0], 'x', {
          bevel: 0.004,
          holes: [0, 1, 2, 3, 4].map((k) =>
            outline.ngon(r * 0.2, 14, 0, r * 0.52 * Math.cos(k * 1.257), r * 0.52 * Math.sin(k * 1.257)).reverse(),
          ),
        }),
        [-0.64, y, z],
      ),
    );
    b.add(`${name} gear hub`, 'accent', solid.cyl(r * 0.22, 0.07, [-0.645, y, z], 'x', { bevel: 0.006 }));
  }
  b.add('exit chute', 'panel', solid.box([0.26, 0.03, 0.2], [-0.3, 0.2, 0.38], 0.006, [18, 0, 0]));
}
