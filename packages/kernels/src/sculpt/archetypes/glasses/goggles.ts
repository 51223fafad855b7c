import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, smoothLoop, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { grown } from './outlines.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A band round the back of the head from one side to the other, with its slider; ends at (±x, y, z). */
function addHeadband(b: Bench, at: Vec3, h: number, t: number): void {
  const [x, y, z] = at;
  const path = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = Math.PI * (i / 24);
    return [x * 1.02 * Math.cos(a) * (1 + 0.06 * Math.sin(a)), y, z - 0.15 * Math.sin(a) ** 0.9];
  });
  b.add(
    'headband',
    'strap',
    solid.bar(path, { kind: 'rect', w: t, h, r: t * 0.35 }, { spline: 'catmull', up: [0, 1, 0] }),
    { detail: 1.1 },
  );
  const edge = (k: number): Vec3[] =>
    path.map(([px, py, pz]): Vec3 => [px * (1 + t / 2 / x), py + k * h * 0.36, pz - (t / 2) * Math.abs(pz - z) * 6.5]);
  b.add('upper band stitching', 'thread', stitches(edge(1), t * 0.2, 0.006), { detail: 0.3 });
  b.add('lower band stitching', 'thread', stitches(edge(-1), t * 0.2, 0.006), { detail: 0.3 });
  b.add(
    'band slider',
    'metal',
    solid.box([t * 2.4, h * 1.25, 0.016], [path[4][0], y, path[4][2]], t * 0.5, [0, -22, 0]),
  );
}

/** Ski goggles: one wide curved lens in a soft frame with vents, foam behind it, elastic band. */
export function buildSki(b: Bench): Vec3 {
  const half = smoothLoop(
    [
      0.088, 0.046, 0.06, 0.062, 0, 0.066, -0.06, 0.062, -0.088, 0.046, -0.086, 0.02, -0.06, -0.004, -0.026, -0.004,
      -0.012, 0.012, 0, 0.0165, 0.012, 0.012, 0.026, -0.004, 0.06, -0.004, 0.086, 0.02,
    ],
    5,
  );
  const y = 0.0135;
  const bend = (p: Vec2, z: number): Vec3 => [
    p[0] * (1 - 0.5 * (p[0] / 0.1) ** 2 * 0.3),
    p[1] + y,
    z - 5.2 * p[0] * p[0],
  ];
  const ring = (d: number, z: number): { points: Vec3[] } => ({ points: grown(half, d).map((p) => bend(p, z)) });
  const hollow = (a: number, c: number, z0: number, z1: number): Shape => ({
    op: 'loft',
    sections: [ring(a, z0), ring(a, z1), ring(c, z1), ring(c, z0)],
    spline: 'linear',
    smooth: false,
    closed: true,
  });
  b.add(
    'frame',
    'frame',
    {
      op: 'loft',
      sections: [
        ring(0.001, -0.018),
        ring(0.0052, -0.017),
        ring(0.0062, -0.002),
        ring(0.0045, 0.0035),
        ring(0.0005, 0.0045),
        ring(-0.004, 0.001),
        ring(-0.004, -0.018),
      ],
      spline: 'linear',
      smooth: false,
      closed: true,
    },
    { detail: 1.3 },
  );
  b.add('foam', 'pads', hollow(0.004, -0.004, -0.034, -0.0172));
  const dome = Array.from({ length: 7 }, (_, i) => ring(-0.0005 - 0.0001 * i, 0).points);
  const middle: Vec3 = [0, 0.034 + y, 0.006];
  const lens = [0, 0.3, 0.55, 0.75, 0.9, 0.985].map((k) => ({
    points: dome[0].map(
      ([x, v, z]): Vec3 => [
        x * (1 - k),
        v + (middle[1] - v) * k,
        -5.2 * (x * (1 - k)) ** 2 + 0.0052 * (1 - (1 - k) ** 2) + (k === 0 ? z + 5.2 * x * x : 0),
      ],
    ),
  }));
  const back = dome[0].map(([x, v, z]): Vec3 => [x, v, z - 0.003]);
  b.add(
    'lens',
    'lens',
    { op: 'loft', sections: [{ points: back }, ...lens], spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.3 },
  );
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 0.022;
    b.add(
      `vent ${i + 1}`,
      'trim',
      solid.box([0.014, 0.003, 0.009], [x, y + 0.0732 - 9 * x * x * 0.12, -0.009 - 5.2 * x * x], 0.001),
    );
  }
  for (const [name, s] of SIDES) {
    b.add(
      `${name} outrigger`,
      'frame',
      solid.box([0.008, 0.044, 0.026], [s * 0.0905, y + 0.034, -0.058], 0.003, [0, s * 34, 0]),
    );
    b.add(
      `${name} outrigger screw`,
      'metal',
      solid.put(fitting.screw(0.004, 'cross'), [s * 0.0945, y + 0.034, -0.058], [0, s * 34, s * -90]),
      { detail: 0.5 },
    );
  }
  addHeadband(b, [0.093, y + 0.034, -0.062], 0.036, 0.003);
  b.add('band logo', 'accent', solid.box([0.002, 0.014, 0.036], [0.0975, y + 0.034, -0.1], 0.0006, [0, 9, 0]));
  return [0, y + 0.02, -0.03];
}

/** Swimming goggles: two cups with gaskets, a nose bridge, a double strap. */
export function buildSwim(b: Bench): Vec3 {
  const cup = smoothLoop(
    [
      0.031, 0.004, 0.022, 0.0165, 0, 0.0185, -0.02, 0.0145, -0.0265, 0.002, -0.021, -0.0125, -0.002, -0.0175, 0.02,
      -0.0135,
    ],
    5,
  );
  const y = 0.0215;
  for (const [name, s] of SIDES) {
    const mirror = (p: readonly Vec2[]): Vec2[] => (s > 0 ? [...p] : p.map(([x, v]): Vec2 => [-x, v]).reverse());
    const ring = (d: number, z: number): { points: Vec3[] } => ({
      points: mirror(grown(cup, d)).map(([x, v]): Vec3 => [x + s * 0.036, v + y, z - 6 * (x * s > 0 ? x * x : 0)]),
    });
    const shell = (rows: readonly (readonly [number, number])[], closed: boolean): Shape => ({
      op: 'loft',
      sections: rows.map(([d, z]) => ring(d, z)),
      spline: 'linear',
      smooth: false,
      ...(closed ? { closed: true } : { cap: 'flat' as const }),
    });
    b.add(
      `${name} cup`,
      'frame',
      shell(
        [
          [0.0028, -0.014],
          [0.0032, -0.004],
          [0.0016, 0.0005],
          [-0.0012, 0.001],
          [-0.0012, -0.014],
        ],
        true,
      ),
      { detail: 1.2 },
    );
    b.add(
      `${name} gasket`,
      'pads',
      shell(
        [
          [0.0042, -0.021],
          [0.0046, -0.0135],
          [-0.0016, -0.0135],
          [-0.0005, -0.021],
        ],
        true,
      ),
      { detail: 1.1 },
    );
    b.add(
      `${name} lens`,
      'lens',
      shell(
        [
          [-0.0008, -0.0028],
          [-0.0008, -0.0006],
          [-0.004, 0.0012],
          [-0.0085, 0.0022],
        ],
        false,
      ),
      { detail: 1.1 },
    );
    b.add(
      `${name} strap loop`,
      'frame',
      solid.slab(outline.roundRect(0.012, 0.022, 0.003), 0.003, [s * 0.0725, y + 0.001, -0.019], 'z', {
        holes: [outline.roundRect(0.006, 0.015, 0.0015)],
        bevel: 0.0008,
      }),
    );
    b.add(`${name} strap clip`, 'metal', solid.box([0.0035, 0.019, 0.006], [s * 0.0765, y + 0.001, -0.021], 0.001));
  }
  b.add(
    'nose bridge',
    'strap',
    solid.bar(
      [
        [-0.011, y + 0.003, -0.007],
        [0, y + 0.006, -0.004],
        [0.011, y + 0.003, -0.007],
      ],
      { kind: 'rect', w: 0.003, h: 0.006, r: 0.001 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  for (const [name, k] of [
    ['upper', 1],
    ['lower', -1],
  ] as const) {
    const path = Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = Math.PI * (i / 24);
      return [
        0.077 * Math.cos(a),
        y + 0.001 + k * (0.0035 + 0.017 * Math.sin(a) ** 2),
        -0.022 - 0.13 * Math.sin(a) ** 0.9,
      ];
    });
    b.add(
      `${name} strap`,
      'strap',
      solid.bar(path, { kind: 'rect', w: 0.002, h: 0.006, r: 0.0007 }, { spline: 'catmull', up: [0, 1, 0] }),
    );
  }
  return [0, y - 0.002, -0.02];
}

/** Steampunk or welding goggles: two barrels with knurled rims and screws, leather cups, bridge of chain links, leather band. */
export function buildBarrels(b: Bench, flip: boolean): Vec3 {
  const r = 0.0285;
  const y = r + 0.004;
  for (const [name, s] of SIDES) {
    addBarrel(b, name, s, r);
    b.add(
      `${name} side bracket`,
      'metal',
      solid.box([0.008, 0.03, 0.014], [s * 0.0685, y, -0.014], 0.002, [0, s * 24, 0]),
    );
    b.add(
      `${name} bracket rivets`,
      'metal',
      solid.many([0.009, -0.009].map((k): Shape => ({ op: 'ball', r: 0.0022, at: [s * 0.0725, y + k, -0.013] }))),
      { detail: 0.4 },
    );
    if (flip && s > 0) {
      b.add(
        'loupe arm',
        'metal',
        solid.tube(
          [
            [s * 0.064, y + 0.014, 0.009],
            [s * 0.072, y + 0.026, 0.014],
            [s * 0.058, y + 0.038, 0.016],
          ],
          0.0016,
        ),
      );
      b.add(
        'loupe ring',
        'frame',
        solid.hoop(0.015, { kind: 'rect', w: 0.005, h: 0.0028, r: 0.0008 }, [s * 0.047, y + 0.045, 0.0165], 'z', 36),
      );
      b.add(
        'loupe lens',
        'lens',
        solid.put(
          solid.turned(pairs([0, -0.0008, 0.0142, -0.0008, 0.0142, 0.0008, 0.008, 0.002, 0, 0.0024]), [0, 0, 0], {
            bevel: 0,
          }),
          [s * 0.047, y + 0.045, 0.0165],
          [90, 0, 0],
        ),
      );
    }
  }
  b.add(
    'bridge',
    'metal',
    solid.many(
      [-0.0052, 0, 0.0052].map((x, i) =>
        solid.put(
          solid.tube(
            outline.superellipse(0.0036, 0.0024, 2.4, 14).map(([u, v]): Vec3 => [u, v, 0]),
            0.0009,
            { closed: true, spline: 'linear' },
          ),
          [x, y, 0.002],
          [i % 2 ? 90 : 0, 0, 0],
        ),
      ),
    ),
  );
  addHeadband(b, [0.07, y, -0.017], 0.026, 0.0036);
  b.add(
    'band buckle',
    'metal',
    solid.slab(outline.roundRect(0.036, 0.036, 0.004), 0.004, [0.02, y, -0.1665], 'z', {
      holes: [outline.roundRect(0.024, 0.026, 0.002)],
      bevel: 0.001,
    }),
  );
  return [0, y, -0.03];
}

/** Safety glasses: one clear wrap-round shield with side guards and brow vent, flat temples. */
export function buildShield(b: Bench): Vec3 {
  const y = 0.024;
  const point = (u: number, v: number): Vec3 => {
    const a = u * 1.22;
    const nose = Math.exp(-((u / 0.14) ** 2)) * 0.02 * (v < 0 ? -v : 0);
    return [0.073 * Math.sin(a) * 1.02, y + v * (0.0235 - 0.007 * Math.abs(u) ** 3) + nose, 0.073 * (Math.cos(a) - 1)];
  };
  const grid = Array.from({ length: 7 }, (_, i) =>
    Array.from({ length: 25 }, (_, j) => point(-1 + j / 12, -1 + i / 3)),
  );
  b.add('shield', 'lens', { op: 'sheet', grid, thickness: 0.0022 }, { detail: 1.3 });
  b.add(
    'brow bar',
    'frame',
    solid.bar(
      grid[6].map(([x, v, z]): Vec3 => [x, v + 0.0012, z]),
      { kind: 'rect', w: 0.006, h: 0.005, r: 0.0014 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
    { detail: 1.1 },
  );
  b.add('lower rim', 'trim', solid.tube(grid[0], 0.0013));
  for (const [name, s] of SIDES) {
    b.add(`${name} nose pad`, 'pads', {
      op: 'ball',
      r: [0.0024, 0.007, 0.004],
      at: [s * 0.0096, y - 0.0125, -0.0055],
      rot: [8, s * -24, s * -20],
    });
    const end = point(s, 0.4);
    b.add(`${name} hinge`, 'metal', solid.cyl(0.0022, 0.012, [end[0], end[1] + 0.004, end[2] - 0.002], 'y'));
    const path: Vec3[] = [
      [end[0], end[1] + 0.004, end[2] - 0.002],
      [end[0] + s * 0.001, end[1] + 0.003, end[2] - 0.05],
      [end[0] - s * 0.002, end[1] - 0.004, end[2] - 0.078],
      [end[0] - s * 0.008, 0.005, end[2] - 0.1],
    ];
    b.add(
      `${name} temple`,
      'temple',
      solid.bar(
        path,
        { kind: 'rect', w: 0.0034, h: 0.011, r: 0.0012 },
        { spline: 'catmull', up: [0, 1, 0], taper: [1.1, 0.9, 0.8, 0.7] },
      ),
    );
    b.add(
      `${name} temple grip`,
      'accent',
      solid.bar(
        path.slice(2),
        { kind: 'rect', w: 0.0045, h: 0.0098, r: 0.0016 },
        { up: [0, 1, 0], taper: [0.95, 0.8], cap: 'round' },
      ),
    );
  }
  return [0, y - 0.004, -0.012];
}

/** Eye cup, barrel, knurled rim, lens and screws of one side. */
function addBarrel(b: Bench, name: string, s: number, r: number): void {
  const put = (of: Shape): Shape => solid.put(of, [s * 0.037, r + 0.004, 0], [90, 0, s * -4]);
  b.add(
    `${name} eye cup`,
    'strap',
    put(
      solid.turned(
        pairs([r * 0.82, -0.03, r * 1.1, -0.032, r * 1.12, -0.026, r * 0.95, -0.004, r * 0.8, -0.004, r * 0.82, -0.03]),
        [0, 0, 0],
        { bevel: 0.0012 },
      ),
    ),
    { detail: 1.1 },
  );
  b.add(
    `${name} barrel`,
    'frame',
    put(
      solid.turned(
        pairs([
          r * 0.8,
          -0.008,
          r * 1.0,
          -0.008,
          r * 1.0,
          -0.004,
          r * 0.92,
          -0.002,
          r * 0.92,
          0.006,
          r * 0.8,
          0.006,
          r * 0.8,
          -0.008,
        ]),
        [0, 0, 0],
        { bevel: 0.0006 },
      ),
    ),
    { detail: 1.1 },
  );
  b.add(
    `${name} rim`,
    'frame',
    put(
      solid.slab(fitting.ribbed(r, 44, 0.0011), 0.007, [0, 0.0085, 0], 'y', {
        holes: [outline.ngon(r * 0.76, 40)],
        bevel: 0.0006,
      }),
    ),
    { detail: 1.2 },
  );
  b.add(
    `${name} lens`,
    'lens',
    put(
      solid.turned(
        pairs([0, 0.003, r * 0.82, 0.003, r * 0.82, 0.0075, r * 0.6, 0.0092, r * 0.3, 0.0102, 0, 0.0105]),
        [0, 0, 0],
        { bevel: 0, smooth: false },
      ),
    ),
    { detail: 1.1 },
  );
  b.add(
    `${name} rim screws`,
    'metal',
    put({ op: 'arrayed', n: 6, around: 'y', of: solid.put(fitting.screw(0.0022, 'slot'), [r * 0.87, 0.0122, 0]) }),
    { detail: 0.5 },
  );
}
