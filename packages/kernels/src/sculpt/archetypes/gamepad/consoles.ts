import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { addScreen, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A console box with a disc slot, vents, ports and a line of light. */
export function buildConsole(b: Bench): void {
  const [w, h, d] = [0.36, 0.06, 0.26];
  b.add('body', 'body', solid.box([w, h * 0.42, d], [0, 0.01 + h * 0.2, 0], 0.008), { detail: 1.2 });
  b.add('upper shell', 'body', solid.box([w, h * 0.42, d], [0, 0.01 + h * 0.74, 0], 0.008), { detail: 1.2 });
  b.add('waist', 'trim', solid.box([w * 0.985, h * 0.2, d * 0.985], [0, 0.01 + h * 0.47, 0], 0.002));
  b.add(
    'light line',
    glowing('#46b4ff', 1.6),
    solid.box([w * 0.7, 0.0025, 0.003], [0, 0.01 + h * 0.47, d * 0.4935], 0.0006),
  );
  b.add('disc slot', 'trim', solid.box([0.125, 0.004, 0.003], [-0.05, 0.01 + h * 0.76, d / 2], 0.001));
  b.add('power button', 'metal', solid.cyl(0.007, 0.004, [0.14, 0.01 + h * 0.76, d / 2], 'z'));
  b.add('eject button', 'trim', solid.cyl(0.005, 0.004, [0.118, 0.01 + h * 0.76, d / 2], 'z'));
  b.add(
    'ports',
    'trim',
    solid.many([0.06, 0.085].map((x) => solid.box([0.014, 0.006, 0.002], [x, 0.01 + h * 0.2, d / 2], 0.0008))),
  );
  b.add(
    'vents',
    'trim',
    solid.many(
      Array.from({ length: 11 }, (_, i) =>
        solid.box([0.005, 0.002, d * 0.44], [w * 0.1 + i * 0.012, 0.01 + h * 0.95, -0.02], 0.0008),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'emblem',
    'metal',
    solid.slab(outline.ngon(0.022, 6), 0.003, [-w * 0.26, 0.01 + h * 0.95, -0.03], 'y', {
      holes: [outline.ngon(0.015, 6)],
      bevel: 0.0008,
    }),
  );
  b.add(
    'feet',
    'trim',
    solid.many([1, -1].flatMap((x) => [1, -1].map((z) => solid.cyl(0.012, 0.012, [x * w * 0.42, 0.006, z * d * 0.4])))),
    { detail: 0.5 },
  );
}

/** A grey handheld of the nineties standing upright: screen, cross, two buttons, slanted loudspeaker. */
export function buildHandheld(b: Bench, rng: Rng): void {
  const [w, h, t] = [0.09, 0.148, 0.03];
  const body = outline.rounded(
    [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, h],
      [-w / 2, h],
    ],
    [0.006, 0.022, 0.006, 0.006],
    6,
  );
  b.add('body', 'body', solid.slab(body, t, [0, 0, 0], 'z', { bevel: 0.004 }), { detail: 1.4 });
  b.add(
    'seam',
    'trim',
    solid.bar(
      body.map(([x, y]): Vec3 => [x * 1.002, h / 2 + (y - h / 2) * 1.001, -0.003]),
      { kind: 'rect', w: 0.0012, h: 0.0012, r: 0.0003 },
      { closed: true, up: [0, 0, 1] },
    ),
    { detail: 0.4 },
  );
  const z = t / 2;
  b.add(
    'bezel',
    b.tint('body', { color: '#5a5a66' }),
    solid.slab(
      outline.rounded(pairs([-0.038, 0.076, 0.038, 0.076, 0.038, 0.138, -0.038, 0.138]), [0.004, 0.013, 0.004, 0.004]),
      0.002,
      [0, 0, z],
      'z',
      { bevel: 0.0006 },
    ),
  );
  b.add(
    'bezel stripes',
    'buttons',
    solid.many([0.1345, 0.1322].map((y) => solid.box([0.05, 0.0008, 0.0008], [-0.004, y, z + 0.0011], 0))),
    { detail: 0.3 },
  );
  addScreen(
    b,
    'screen',
    { w: 0.047, h: 0.043, frame: { at: [0.001, 0.105, z + 0.0016], rot: [0, 0, 0] }, look: 'game' },
    rng.fork('screen'),
  );
  b.add('battery light', glowing('#ff3a2a', 1.6), solid.cyl(0.0014, 0.001, [-0.031, 0.113, z + 0.0012], 'z'), {
    detail: 0.3,
  });
  const cross = outline.rounded(
    pairs([
      -0.004, -0.012, 0.004, -0.012, 0.004, -0.004, 0.012, -0.004, 0.012, 0.004, 0.004, 0.004, 0.004, 0.012, -0.004,
      0.012, -0.004, 0.004, -0.012, 0.004, -0.012, -0.004, -0.004, -0.004,
    ]),
    0.001,
  );
  b.add(
    'direction cross',
    'trim',
    solid.slab(
      cross.map(([x, y]): Vec2 => [x - 0.026, y + 0.053]),
      0.006,
      [0, 0, z + 0.001],
      'z',
      { bevel: 0.0012 },
    ),
  );
  for (const [i, [x, y]] of (
    [
      [0.033, 0.057],
      [0.018, 0.049],
    ] as const
  ).entries())
    b.add(`button ${i + 1}`, 'buttons', solid.put(fitting.button(0.0078, 0.005).cap, [x, y, z + 0.0002], [90, 0, 0]));
  b.add(
    'option buttons',
    'trim',
    solid.many(
      [-0.012, 0.006].map((x) =>
        solid.put(solid.box([0.012, 0.0036, 0.003], [0, 0, 0], 0.0014), [x, 0.025, z + 0.0005], [0, 0, 26]),
      ),
    ),
  );
  b.add(
    'loudspeaker slots',
    'trim',
    solid.many(
      Array.from({ length: 6 }, (_, i) =>
        solid.put(
          solid.box([0.0022, 0.018, 0.001], [0, 0, 0], 0.0004),
          [0.02 + i * 0.0042, 0.018 + i * 0.0022, z + 0.0002],
          [0, 0, -30],
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'cartridge',
    b.tint('body', { color: '#8a8a90' }),
    solid.box([0.055, 0.02, 0.008], [0, h - 0.006, -0.008], 0.001),
  );
  b.add(
    'volume wheel',
    'trim',
    solid.put(solid.slab(fitting.ribbed(0.009, 22, 0.0008), 0.004, [0, 0, 0], 'z'), [w / 2 - 0.006, 0.09, 0]),
    { detail: 0.5 },
  );
}

/** A flight stick on its base: trigger, hat switch, throttle, suction feet. */
export function buildJoystick(b: Bench): void {
  const base = outline.superellipse(0.085, 0.075, 3.4, 44);
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: base.map(([x, z]): Vec3 => [x * k, y, -z * k]),
  });
  b.add(
    'base',
    'body',
    {
      op: 'loft',
      sections: [ring(0.98, 0.006), ring(1, 0.012), ring(1, 0.026), ring(0.86, 0.038), ring(0.5, 0.044)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.3 },
  );
  b.add(
    'feet',
    'trim',
    solid.many([1, -1].flatMap((x) => [1, -1].map((z) => solid.cyl(0.014, 0.008, [x * 0.06, 0.004, z * 0.05])))),
    { detail: 0.4 },
  );
  b.add(
    'boot',
    'trim',
    solid.turned(
      pairs([
        0, 0.04, 0.042, 0.04, 0.038, 0.048, 0.03, 0.05, 0.032, 0.056, 0.022, 0.06, 0.023, 0.066, 0.014, 0.072, 0, 0.072,
      ]),
      [0, 0, 0],
      { bevel: 0.0015 },
    ),
  );
  const lean = (of: Shape): Shape => solid.put(of, [0, 0.06, 0], [-6, 0, 0]);
  const rows = [
    [0, 0.012, 0.014],
    [0.02, 0.014, 0.017],
    [0.05, 0.0165, 0.021],
    [0.085, 0.016, 0.02],
    [0.11, 0.019, 0.026],
    [0.13, 0.018, 0.026],
    [0.138, 0.012, 0.018],
  ];
  b.add(
    'stick',
    'trim',
    lean({
      op: 'loft',
      sections: rows.map(([y, w, d], i) => ({
        points: outline.superellipse(w, d, 2.6, 28).map(([x, z]): Vec3 => [x, y, -z + (i > 3 ? 0.004 : 0)]),
      })),
      spline: 'catmull',
      cap: 'flat',
    }),
    { detail: 1.4 },
  );
  b.add(
    'hand rest',
    'trim',
    lean(
      solid.put(
        solid.slab(outline.superellipse(0.03, 0.028, 2.4, 36), 0.006, [0, 0, 0], 'y', { bevel: 0.002 }),
        [0, 0.01, 0],
      ),
    ),
  );
  b.add(
    'trigger',
    'buttons',
    lean(
      solid.bar(
        [
          [0, 0.108, 0.028],
          [0, 0.094, 0.036],
          [0, 0.078, 0.03],
        ],
        { kind: 'rect', w: 0.01, h: 0.006, r: 0.002 },
        { spline: 'catmull', up: [0, 0, 1] },
      ),
    ),
  );
  b.add('top button', 'buttons', lean(solid.put(fitting.button(0.0065, 0.006).cap, [0.009, 0.135, 0.002])));
  b.add(
    'hat switch',
    'metal',
    lean(
      solid.turned(
        pairs([0, 0, 0.0055, 0, 0.0038, 0.004, 0.0058, 0.008, 0.0045, 0.01, 0, 0.0095]),
        [-0.008, 0.135, 0.004],
      ),
    ),
  );
  b.add(
    'base buttons',
    'buttons',
    solid.many([-0.045, -0.03, 0.03, 0.045].map((x) => solid.cyl(0.0055, 0.008, [x, 0.0385, 0.046], 'y'))),
  );
  b.add('throttle slot', 'metal', solid.box([0.008, 0.004, 0.05], [-0.066, 0.0375, -0.008], 0.001, [0, 0, 26]));
  b.add('throttle', 'trim', solid.box([0.014, 0.022, 0.012], [-0.07, 0.042, -0.002], 0.003, [0, 0, 26]));
  b.add(
    'lights',
    glowing('#58e08a', 1.5),
    solid.many([-0.008, 0.008].map((x) => solid.cyl(0.0025, 0.004, [x, 0.041, 0.05]))),
    { detail: 0.3 },
  );
  b.add(
    'cable',
    'trim',
    solid.tube(
      [
        [0, 0.02, -0.07],
        [0.01, 0.008, -0.1],
        [0.07, 0.0035, -0.12],
        [0.1, 0.0035, -0.17],
      ],
      0.003,
    ),
  );
}
