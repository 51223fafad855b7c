import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';

/** An Edison screw on y = 0: contact, black insulator, rolled thread. Returns its height. */
function addScrew(b: Bench, r: number): number {
  const h = r * 1.9;
  b.add(
    'contact',
    'base',
    solid.turned(pairs([0, 0, r * 0.3, 0, r * 0.36, r * 0.1, r * 0.3, r * 0.16, 0, r * 0.16]), [0, 0, 0], {
      bevel: r * 0.02,
    }),
  );
  b.add(
    'insulator',
    { base: 'plastic', color: '#141416', rough: 0.25 },
    solid.turned(pairs([0, r * 0.1, r * 0.42, r * 0.1, r * 0.86, r * 0.42, r * 0.86, r * 0.5, 0, r * 0.5]), [0, 0, 0], {
      bevel: r * 0.03,
      segments: 36,
    }),
  );
  const line: number[] = [0, r * 0.46, r * 0.88, r * 0.46];
  for (let i = 0; i < 4; i++)
    line.push(r * 0.98, r * (0.56 + i * 0.28), r * 1.0, r * (0.62 + i * 0.28), r * 0.9, r * (0.76 + i * 0.28));
  line.push(r * 0.96, r * 1.66, r * 0.96, h, 0, h);
  b.add('screw', 'base', solid.turned(pairs(line), [0, 0, 0], { bevel: r * 0.03, segments: 40 }), { detail: 1.3 });
  return h;
}

/** A bulb standing on its screw: envelope of glass, stem, supports, filament; or the frosted dome and finned heat sink of a LED. */
export function buildBulb(b: Bench, kind: 'classic' | 'edison' | 'led', lit: boolean): void {
  const r = 0.0132;
  const h = addScrew(b, r);
  if (kind === 'led') {
    b.add(
      'heat sink',
      'accent',
      solid.turned(
        pairs([0, h - 0.002, r * 1.0, h - 0.002, r * 1.1, h + 0.004, 0.027, h + 0.036, 0.0285, h + 0.04, 0, h + 0.04]),
        [0, 0, 0],
        { bevel: 0.001, segments: 44 },
      ),
      { detail: 1.1 },
    );
    for (let i = 0; i < 18; i++)
      b.add(
        `fin ${i + 1}`,
        'accent',
        solid.put(
          solid.put(solid.box([0.0016, 0.03, 0.0036], [0, 0, 0], 0.0005, [24, 0, 0]), [0, h + 0.021, 0.0225]),
          [0, 0, 0],
          [0, i * 20, 0],
        ),
        { detail: 0.3 },
      );
    b.add(
      'dome',
      lit ? glowing('#fff4d8', 1.1) : { base: 'plastic', color: '#f4f4f0', rough: 0.3 },
      solid.turned(
        pairs([
          0,
          h + 0.039,
          0.028,
          h + 0.039,
          0.0305,
          h + 0.05,
          0.028,
          h + 0.064,
          0.019,
          h + 0.075,
          0.008,
          h + 0.08,
          0,
          h + 0.081,
        ]),
        [0, 0, 0],
        { bevel: 0.004, segments: 48 },
      ),
      { detail: 1.3 },
    );
    b.add(
      'dome ring',
      'base',
      solid.hoop(0.0285, { kind: 'rect', w: 0.0022, h: 0.0014, r: 0.0005 }, [0, h + 0.039, 0], 'y', 44),
    );
    return;
  }
  const edison = kind === 'edison';
  const outer = edison
    ? pairs([
        0.011, 0, 0.0145, 0.014, 0.024, 0.04, 0.031, 0.065, 0.031, 0.085, 0.022, 0.106, 0.008, 0.117, 0.0012, 0.1185,
      ])
    : pairs([
        0.0115, 0, 0.0135, 0.01, 0.021, 0.026, 0.0285, 0.042, 0.0302, 0.055, 0.0265, 0.069, 0.0175, 0.079, 0.008, 0.083,
        0.0012, 0.0836,
      ]);
  const wall = 0.0009;
  const curve = vessel.smooth(outer, 4);
  const line: Vec2[] = [
    ...curve,
    ...[...curve].reverse().map(([x, v], i): Vec2 => [Math.max(0.0002, x - wall), i ? v : v - wall]),
  ];
  b.add('bulb', 'glass', solid.turned(line, [0, h - 0.002, 0], { bevel: 0, segments: 52 }), {
    detail: 1.4,
  });
  const y = h + (edison ? 0.03 : 0.022);
  b.add(
    'stem',
    { base: 'glass', color: '#c9d4d2', transmission: 0 },
    solid.turned(
      pairs([0, h - 0.002, 0.0085, h - 0.002, 0.005, h + 0.01, 0.0036, y, 0.0046, y + 0.003, 0, y + 0.004]),
      [0, 0, 0],
      { bevel: 0.001 },
    ),
  );
  const glow = lit ? glowing('#ffb038', 1.5) : { base: 'steel', color: '#5a5048' };
  if (edison) addCage(b, y, glow);
  else addCoil(b, y, glow);
}

/** A lead-in wire to (x, top). */
const lead = (x: number, y: number, top: number): Shape =>
  solid.tube(
    [
      [x * 0.25, y - 0.004, 0],
      [x * 0.6, y + 0.006, 0],
      [x, top, 0],
    ],
    0.0005,
  );

/** The squirrel cage of straight filaments of early bulbs. */
function addCage(b: Bench, y: number, glow: MaterialSpec): void {
  b.add('left lead', 'base', lead(0.008, y, y + 0.014));
  b.add('right lead', 'base', lead(-0.008, y, y + 0.014));
  b.add('support rod', 'base', solid.rod([0, y, 0], [0, y + 0.056, 0], 0.0006));
  for (let i = 0; i < 8; i++) {
    const a = (Math.PI * i) / 4;
    const at = (k: number, v: number): Vec3 => [k * Math.cos(a), v, k * Math.sin(a)];
    b.add(
      `filament ${i + 1}`,
      glow,
      solid.tube([at(0.0085, y + 0.014), at(0.0105, y + 0.032), at(0.0065, y + 0.054)], 0.00075),
      { detail: 0.5 },
    );
  }
  b.add(
    'upper spider',
    'base',
    solid.put(solid.hoop(0.0065, { kind: 'circle', r: 0.0004 }, [0, 0, 0], 'y', 20), [0, y + 0.054, 0]),
    { detail: 0.3 },
  );
  b.add(
    'lower spider',
    'base',
    solid.put(solid.hoop(0.0085, { kind: 'circle', r: 0.0004 }, [0, 0, 0], 'y', 20), [0, y + 0.014, 0]),
    { detail: 0.3 },
  );
}

/** The coiled filament between two supports. */
function addCoil(b: Bench, y: number, glow: MaterialSpec): void {
  b.add('left lead', 'base', lead(0.013, y, y + 0.019));
  b.add('right lead', 'base', lead(-0.013, y, y + 0.019));
  const coil: Vec3[] = [];
  for (let i = 0; i <= 96; i++) {
    const t = i / 96;
    const a = t * Math.PI * 24;
    coil.push([
      -0.013 + 0.026 * t,
      y + 0.019 + 0.0035 * Math.sin(Math.PI * t) + 0.0011 * Math.cos(a),
      0.0011 * Math.sin(a),
    ]);
  }
  b.add('filament', glow, solid.tube(coil, 0.00055, { spline: 'linear' }), { detail: 0.8 });
  for (const [i, x] of [-0.005, 0.005].entries())
    b.add(`support ${i + 1}`, 'base', solid.rod([x * 0.4, y + 0.003, 0], [x, y + 0.021, 0], 0.0004), { detail: 0.4 });
}

/** A fluorescent tube in its batten: housing, holders, starter, screws. */
export function buildTube(b: Bench, lit: boolean): void {
  const l = 1.2;
  b.add('housing', 'accent', solid.box([l, 0.036, 0.056], [0, 0.018, 0], 0.005));
  b.add(
    'reflector',
    'accent',
    solid.slab(
      [
        [-0.06, 0.036],
        [-0.024, 0.036],
        [0.024, 0.036],
        [0.06, 0.036],
        [0.062, 0.039],
        [0.028, 0.046],
        [-0.028, 0.046],
        [-0.062, 0.039],
      ],
      l * 0.96,
      [0, 0, 0],
      'x',
      { bevel: 0.0006 },
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} holder`,
      { base: 'plastic', color: '#f2f2ee' },
      solid.box([0.022, 0.06, 0.03], [s * (l / 2 - 0.012), 0.062, 0], 0.005),
    );
    b.add(`${side} cap`, 'base', solid.cyl(0.0165, 0.03, [s * (l / 2 - 0.037), 0.072, 0], 'x', { bevel: 0.002 }));
    b.add(
      `${side} pins`,
      'base',
      solid.many([1, -1].map((k) => solid.cyl(0.0014, 0.012, [s * (l / 2 - 0.02), 0.072 + k * 0.006, 0], 'x'))),
      { hidden: true },
    );
    b.add(`${side} end plate`, 'accent', solid.box([0.004, 0.04, 0.06], [s * (l / 2 + 0.001), 0.02, 0], 0.001));
    b.add(
      `${side} band`,
      { base: 'glass', color: '#4a4640', transmission: 0 },
      solid.cyl(0.0151, 0.02, [s * (l / 2 - 0.06), 0.072, 0], 'x', { bevel: 0.0006 }),
      { detail: 0.4 },
    );
    for (const [i, z] of [0.02, -0.02].entries())
      b.add(
        `${side} screw ${i + 1}`,
        'base',
        solid.put(fitting.screw(0.003), [s * (l / 2 + 0.003), 0.02, z], [0, 0, -90 * s]),
        { detail: 0.2 },
      );
  }
  b.add(
    'tube',
    lit ? glowing('#eef6ff', 1.25) : { base: 'glass', color: '#f0f2f0', transmission: 0, rough: 0.2 },
    solid.cyl(0.015, l - 0.1, [0, 0.072, 0], 'x', { bevel: 0.002, segments: 32 }),
  );
  b.add(
    'starter',
    { base: 'plastic', color: '#e8e8e0' },
    solid.cyl(0.01, 0.02, [l * 0.2, 0.02, 0.034], 'z', { bevel: 0.002 }),
  );
  b.add(
    'switch cord',
    'cord',
    solid.tube(
      [
        [-l * 0.4, 0.02, 0.028],
        [-l * 0.4, 0.012, 0.036],
        [-l * 0.4, 0.004, 0.05],
        [-l * 0.38, 0.003, 0.09],
      ],
      0.0016,
    ),
  );
}

const COLORS = ['#ff4a3c', '#5ae06a', '#4aa8ff', '#ffc83c', '#e86aff'];

/** A string of coloured lights in loops on the ground, with its plug. */
export function buildString(b: Bench, rng: Rng): void {
  const n = 16;
  const taste = rng.fork('string');
  const path: Vec3[] = [];
  for (let i = 0; i <= n * 3; i++) {
    const t = i / (n * 3);
    const a = t * Math.PI * 4.2;
    const r = 0.09 + 0.07 * t + 0.02 * Math.sin(t * 19);
    path.push([r * Math.cos(a) * 1.25, 0.0032 + (t > 0.48 && t < 0.56 ? 0.006 : 0), r * Math.sin(a)]);
  }
  b.add('wire', 'cord', solid.tube(path, 0.0028), { detail: 0.6 });
  for (let i = 0; i < n; i++) {
    const p = path[i * 3 + 1];
    const l = Math.hypot(p[0], p[2]) || 1;
    const s = i % 2 ? 1 : -1;
    const yaw = (Math.atan2((s * p[0]) / l, (s * p[2]) / l) * 180) / Math.PI;
    const put = (of: Shape): Shape =>
      solid.put(of, [p[0], 0.011, p[2]], [82 + taste.range(-6, 4), yaw + taste.range(-25, 25), 0]);
    b.add(
      `socket ${i + 1}`,
      'cord',
      put(
        solid.turned(pairs([0, -0.004, 0.006, -0.004, 0.0072, 0.002, 0.0072, 0.014, 0, 0.014]), [0, 0, 0], {
          bevel: 0.001,
          segments: 20,
        }),
      ),
      { detail: 0.4 },
    );
    b.add(
      `light ${i + 1}`,
      glowing(COLORS[i % COLORS.length], 1.35),
      put(
        solid.turned(pairs([0, 0.013, 0.006, 0.013, 0.0092, 0.02, 0.0085, 0.028, 0.004, 0.038, 0, 0.041]), [0, 0, 0], {
          bevel: 0.002,
          segments: 22,
        }),
      ),
      { detail: 0.7 },
    );
  }
  const e = path[path.length - 1];
  b.add('plug', 'cord', solid.box([0.018, 0.018, 0.03], [e[0], 0.009, e[2] + 0.012], 0.004));
  b.add(
    'plug pins',
    'base',
    solid.many([1, -1].map((s) => solid.box([0.0016, 0.006, 0.016], [e[0] + s * 0.005, 0.009, e[2] + 0.034], 0.0004))),
    { detail: 0.3 },
  );
}
