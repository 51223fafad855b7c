import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addZip, along, buckle, offSurface, panel, pouch, stitches, strap } from '../../kits/leatherwork/index.ts';

const ring = (v: number, n = 48): Vec2[] => Array.from({ length: n }, (_, i): Vec2 => [i / n, v]);

/** A structured handbag: flap with a turn lock, two rolled handles on rings, piped edges, base feet, a tag on its cord. */
export function buildHandbag(b: Bench, rng: Rng): void {
  const w = rng.fork('handbag').range(0.27, 0.31);
  const body = pouch(
    [
      [0.006, w * 0.88, 0.1],
      [0.011, w * 0.96, 0.125],
      [0.03, w, 0.135],
      [0.12, w * 0.97, 0.115],
      [0.19, w * 0.92, 0.08],
      [0.204, w * 0.9, 0.06],
    ],
    4.4,
  );
  const { surface } = body;
  b.add('body', 'body', body.shape, { detail: 1.2 });
  const flap = (s: number, t: number): Vec3 => {
    const x = (s - 0.5) * w * (0.94 - 0.1 * t * t);
    const a = t * 1.9;
    const fall = Math.max(0, a - 0.5);
    const round = 0.016 * (2 * s - 1) ** 4 * t;
    return [x, 0.207 - 0.088 * fall ** 1.15 + round, -0.038 + 0.082 * Math.min(1, a / 0.7) + 0.017 * Math.min(1, fall)];
  };
  const grid = Array.from({ length: 11 }, (_, i) => Array.from({ length: 11 }, (_, j) => flap(j / 10, i / 10)));
  b.add('flap', 'body', { op: 'sheet', grid, thickness: 0.005 }, { detail: 1.2 });
  const rim = [...grid.map((r) => r[0]), ...grid[10].slice(1, -1), ...grid.map((r) => r[10]).reverse()];
  b.add('flap edge', 'trim', solid.tube(rim, 0.0028));
  const inner = [
    ...grid.slice(2).map((r) => r[1]),
    ...grid[9].slice(2, -2),
    ...grid
      .slice(2)
      .map((r) => r[9])
      .reverse(),
  ];
  b.add(
    'flap stitching',
    'thread',
    stitches(
      inner.map(([x, y, z]): Vec3 => [x, y, z + 0.0032]),
      0.0008,
      0.006,
    ),
    { detail: 0.3 },
  );
  b.add(
    'base piping',
    'trim',
    solid.tube(along(surface, ring(0.28), 0.0004), 0.0026, { closed: true, spline: 'linear' }),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const gusset = Array.from({ length: 16 }, (_, i): Vec2 => [s * 0.25, 0.3 + 0.62 * (i / 15)]);
    b.add(`${name} gusset fold`, 'trim', solid.tube(along(surface, gusset, 0.0002), 0.0022));
  }
  const lock: Vec3 = [0, 0.098, 0.0655];
  b.add('lock plate', 'metal', solid.slab(outline.roundRect(0.036, 0.03, 0.006), 0.004, lock, 'z', { bevel: 0.001 }));
  b.add('turn lock', 'metal', solid.box([0.007, 0.02, 0.008], [lock[0], lock[1], lock[2] + 0.005], 0.0024));
  b.add(
    'base feet',
    'metal',
    solid.many(
      [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([i, k]) =>
        solid.turned(
          [
            [0, 0],
            [0.006, 0.001],
            [0.0075, 0.005],
            [0.005, 0.009],
            [0, 0.009],
          ],
          [i * w * 0.36, 0, k * 0.036],
        ),
      ),
    ),
    { detail: 0.4 },
  );
  for (const [name, z] of [
    ['front', 0.047],
    ['back', -0.047],
  ] as const)
    addHandle(b, name, z, w);
  addTag(b, [w * 0.27, 0.215, 0.047]);
}

/** A rolled handle over the bag at z, on two rings with their tabs. */
function addHandle(b: Bench, name: string, z: number, w: number): void {
  const x = w * 0.27;
  const arc = Array.from({ length: 15 }, (_, i): Vec3 => {
    const a = Math.PI * (i / 14);
    return [
      -x * Math.cos(a) * (1 - 0.12 * Math.sin(a)),
      0.228 + 0.105 * Math.sin(a) ** 0.85,
      z * (1 - 0.35 * Math.sin(a)),
    ];
  });
  b.add(`${name} handle`, 'strap', solid.tube(arc, 0.0058), { detail: 1.1 });
  for (const s of [1, -1]) {
    const side = s > 0 ? 'left' : 'right';
    b.add(
      `${name} ${side} ring`,
      'metal',
      solid.hoop(0.011, { kind: 'circle', r: 0.0018 }, [s * x, 0.219, z], 'z', 22),
    );
    const tab: Vec3[] = [
      [s * x, 0.212, z],
      [s * x, 0.19, z + Math.sign(z) * 0.004],
      [s * x, 0.158, z + Math.sign(z) * 0.012],
    ];
    b.add(`${name} ${side} tab`, 'trim', strap(tab, 0.017, 0.003, [0, 0, Math.sign(z)]));
    b.add(
      `${name} ${side} rivet`,
      'metal',
      { op: 'ball', r: [0.0034, 0.0034, 0.002], at: [s * x, 0.168, z + Math.sign(z) * 0.0115] },
      { detail: 0.3 },
    );
  }
}

/** A leather tag that hangs from a ring. */
function addTag(b: Bench, at: Vec3): void {
  b.add(
    'tag cord',
    'strap',
    solid.tube(
      [
        [at[0], at[1], at[2] + 0.003],
        [at[0] + 0.006, at[1] - 0.02, at[2] + 0.019],
        [at[0] + 0.004, at[1] - 0.05, at[2] + 0.026],
      ],
      0.0012,
    ),
  );
  b.add(
    'tag',
    'accent',
    solid.slab(outline.roundRect(0.018, 0.03, 0.006), 0.003, [at[0] + 0.004, at[1] - 0.062, at[2] + 0.027], 'z', {
      bevel: 0.0008,
    }),
  );
}

/** A flat clutch with a fold-over front, a clasp and a wrist chain. */
export function buildClutch(b: Bench): void {
  const body = pouch(
    [
      [0, 0.235, 0.02],
      [0.005, 0.248, 0.034],
      [0.07, 0.25, 0.042],
      [0.128, 0.246, 0.03],
      [0.136, 0.24, 0.016],
    ],
    5,
  );
  b.add('body', 'body', body.shape, { detail: 1.2 });
  const fold = (s: number, t: number): Vec3 => {
    const x = (s - 0.5) * 0.25;
    const tip = 0.032 * (1 - Math.abs(2 * s - 1)) * t;
    return [x, 0.139 - 0.058 * Math.max(0, t - 0.25) - tip, -0.012 + 0.034 * Math.min(1, t * 2.6) + 0.003 * t];
  };
  const grid = Array.from({ length: 9 }, (_, i) => Array.from({ length: 13 }, (_, j) => fold(j / 12, i / 8)));
  b.add('flap', 'trim', { op: 'sheet', grid, thickness: 0.004 });
  b.add('flap edge', 'metal', solid.tube(grid[8], 0.0016));
  b.add('clasp', 'metal', { op: 'ball', r: [0.01, 0.01, 0.006], at: [0, 0.069, 0.0275] });
  b.add('clasp gem', 'accent', { op: 'ball', r: [0.006, 0.006, 0.005], at: [0, 0.069, 0.032] });
  b.add(
    'bottom piping',
    'trim',
    solid.tube(along(body.surface, ring(0.22), 0.0002), 0.0016, { closed: true, spline: 'linear' }),
  );
  const line = Array.from({ length: 25 }, (_, i): Vec3 => {
    const t = i / 24;
    return [
      0.126 + 0.05 * Math.sin(Math.PI * t),
      0.118 - 0.114 * Math.sin(Math.PI * Math.min(1, t * 1.5)) * (t < 0.67 ? 1 : 1),
      0.004 + 0.075 * t,
    ];
  });
  b.add(
    'wrist chain',
    'metal',
    stitches(
      line.map(([x, y, z]): Vec3 => [x, Math.max(0.003, y), z]),
      0.0028,
      0.009,
    ),
    { detail: 0.8 },
  );
  b.add('chain ring', 'metal', solid.hoop(0.005, { kind: 'circle', r: 0.0014 }, [0.125, 0.118, 0], 'x', 18));
}

/** A satchel: wide flap held by two straps with buckles, gusset, shoulder strap lying in a loop over it. */
export function buildSatchel(b: Bench): void {
  const w = 0.34;
  const body = pouch(
    [
      [0, w * 0.94, 0.075],
      [0.006, w * 0.985, 0.095],
      [0.12, w, 0.105],
      [0.235, w * 0.99, 0.09],
      [0.246, w * 0.96, 0.07],
    ],
    5.5,
  );
  b.add('body', 'body', body.shape, { detail: 1.2 });
  const flap = (s: number, t: number): Vec3 => {
    const x = (s - 0.5) * w * 1.01;
    const corner = 0.03 * Math.max(0, Math.abs(2 * s - 1) - 0.72) * 3.5 * t * t;
    return [x, 0.251 - 0.155 * Math.max(0, t - 0.3) * 1.35 + corner, -0.046 + 0.1 * Math.min(1, t * 2.4) + 0.004 * t];
  };
  const grid = Array.from({ length: 11 }, (_, i) => Array.from({ length: 13 }, (_, j) => flap(j / 12, i / 10)));
  b.add('flap', 'trim', { op: 'sheet', grid, thickness: 0.005 }, { detail: 1.2 });
  const rim = [
    ...grid.slice(3).map((r) => r[1]),
    ...grid[9].slice(2, -2),
    ...grid
      .slice(3)
      .map((r) => r[11])
      .reverse(),
  ];
  b.add(
    'flap stitching',
    'thread',
    stitches(
      rim.map(([x, y, z]): Vec3 => [x, y, z + 0.0034]),
      0.0009,
      0.008,
    ),
    { detail: 0.3 },
  );
  b.add(
    'front pocket',
    'pocket',
    panel(body.surface, (s, t) => [-0.13 + 0.26 * s, 0.1 + 0.3 * t], { t: 0.01, lift: 0.004, n: [5, 10] }),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * 0.095;
    const path: Vec3[] = [
      [x, 0.2585, 0],
      [x, 0.2555, 0.048],
      [x, 0.236, 0.0615],
      [x, 0.15, 0.0625],
      [x, 0.06, 0.0635],
    ];
    b.add(`${name} strap`, 'strap', strap(path, 0.026, 0.0032, [0, 1, 0]));
    const { frame, prong } = buckle(0.036, 0.03, 0.0036);
    b.add(`${name} buckle`, 'metal', solid.put(frame, [x, 0.118, 0.0665], [90, 0, 0]));
    b.add(`${name} buckle prong`, 'metal', solid.put(prong, [x, 0.118, 0.0665], [90, 0, 0]));
    b.add(
      `${name} side ring`,
      'metal',
      solid.hoop(0.014, { kind: 'circle', r: 0.0022 }, [s * (w / 2 + 0.006), 0.222, 0], 'x', 24),
    );
    b.add(
      `${name} ring tab`,
      'strap',
      strap(
        [
          [s * (w / 2 + 0.007), 0.21, 0],
          [s * (w / 2 + 0.003), 0.17, 0],
          [s * (w / 2 + 0.0015), 0.13, 0],
        ],
        0.024,
        0.003,
        [s, 0, 0],
      ),
    );
  }
  const over = Array.from({ length: 17 }, (_, i): Vec3 => {
    const a = Math.PI * (i / 16);
    return [-(w / 2 + 0.006) * Math.cos(a), 0.234 + 0.2 * Math.sin(a) ** 0.8, -0.02 * Math.sin(a)];
  });
  b.add('shoulder strap', 'strap', strap(over, 0.028, 0.004, [1, 0.2, 0]), { detail: 1.1 });
  b.add('strap slide', 'metal', solid.box([0.034, 0.012, 0.036], [-0.135, 0.365, -0.014], 0.002, [0, 0, 48]));
  b.add(
    'grab handle',
    'strap',
    solid.tube(
      [
        [-0.05, 0.254, 0],
        [-0.046, 0.278, 0],
        [0, 0.286, 0],
        [0.046, 0.278, 0],
        [0.05, 0.254, 0],
      ],
      0.007,
    ),
  );
}

/** A duffel: a barrel with end caps, a zip along its top, two webbing loops round it, a carry wrap. */
export function buildDuffel(b: Bench): void {
  const l = 0.52;
  const r = 0.1245;
  const lie = (p: Vec3): Vec3 => [p[1] - l / 2, r + p[2] * 0.92, p[0]];
  const roll = pouch(
    [
      [0, 0.16, 0.16],
      [0.012, 0.225, 0.225],
      [0.04, 0.262, 0.262],
      [l / 2, 0.27, 0.27],
      [l - 0.04, 0.262, 0.262],
      [l - 0.012, 0.225, 0.225],
      [l, 0.16, 0.16],
    ],
    2.3,
  );
  const surface = (u: number, v: number): Vec3 => lie(roll.surface(u, v));
  const n = 44;
  const rows = Array.from({ length: 25 }, (_, i) => i / 24);
  b.add(
    'body',
    'body',
    {
      op: 'loft',
      sections: rows.map((v) => ({ points: Array.from({ length: n }, (_, i): Vec3 => surface(i / n, v)) })),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  const top = Array.from({ length: 15 }, (_, i): Vec2 => [0, 0.13 + 0.74 * (i / 14)]);
  addZip(
    b,
    'main zip',
    along(surface, top, 0.0005).map(([x, y, z]): Vec3 => [x, y, z]),
    { w: 0.011, out: [0, 1, 0], at: 0.1 },
  );
  for (const [name, v] of [
    ['right', 0.07],
    ['left', 0.93],
  ] as const) {
    b.add(
      `${name} end piping`,
      'trim',
      solid.tube(along(surface, ring(v, 40), 0.0005), 0.004, { closed: true, spline: 'linear' }),
    );
    const s = v > 0.5 ? 1 : -1;
    b.add(
      `${name} end patch`,
      'pocket',
      solid.slab(
        outline.superellipse(0.078, 0.078, 2.4, 30).map(([x, y]): Vec2 => [x, y + r]),
        0.006,
        [s * (l / 2 - 0.0005), 0, 0],
        'x',
        { bevel: 0.002 },
      ),
    );
    b.add(
      `${name} end loop`,
      'strap',
      strap(
        [
          [s * (l / 2), 0.165, 0],
          [s * (l / 2 + 0.02), 0.155, 0],
          [s * (l / 2 + 0.022), 0.115, 0],
          [s * (l / 2), 0.105, 0],
        ],
        0.024,
        0.004,
        [s, 0, 0],
      ),
    );
  }
  for (const [name, v] of [
    ['left', 0.7],
    ['right', 0.3],
  ] as const) {
    const band = Array.from({ length: 40 }, (_, i): Vec3 => offSurface(surface, 0.14 + (0.72 * i) / 39, v, 0.0015));
    b.add(
      `${name} webbing`,
      'strap',
      solid.bar(band, { kind: 'rect', w: 0.003, h: 0.034, r: 0.001 }, { spline: 'catmull', up: [1, 0, 0] }),
    );
  }
  for (const [name, u, lean] of [
    ['front', 0.14, 1],
    ['back', 0.86, -1],
  ] as const) {
    const [p, q] = [offSurface(surface, u, 0.7, 0.002), offSurface(surface, u, 0.3, 0.002)];
    const arc = Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = Math.PI * (i / 12);
      const k = (1 - Math.cos(a)) / 2;
      return [p[0] + (q[0] - p[0]) * k, p[1] + 0.125 * Math.sin(a) ** 0.8, p[2] - lean * 0.1 * Math.sin(a)];
    });
    b.add(`${name} handle`, 'strap', strap(arc, 0.03, 0.004, [0, 0, lean]));
  }
  b.add(
    'carry wrap',
    'trim',
    solid.box([0.1, 0.032, 0.062], [0, offSurface(surface, 0.14, 0.5, 0.002)[1] + 0.123, 0], 0.01),
  );
  b.add(
    'front pocket',
    'pocket',
    panel(surface, (s, t) => [0.2 + 0.12 * t, 0.36 + 0.28 * s], { t: 0.012, lift: 0.004, n: [6, 8] }),
  );
  b.add(
    'logo',
    'accent',
    panel(surface, (s, t) => [0.245 + 0.03 * t, 0.44 + 0.12 * s], { t: 0.004, lift: 0.0115, n: [4, 6] }),
  );
}
