import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { hornShape } from '../../kits/index.ts';
import { type Bench, outline, pairs, smoothLoop, solid } from '../../kits/joinery/index.ts';

/** The beam of an antler from its burr at the origin, curving out to `side`, and the roots and directions of its tines. */
function antler(b: Bench, name: string, side: number, size: number, tines: number, put: (of: Shape) => Shape): void {
  const at = (t: number): Vec3 => [
    side * size * (0.1 * t + 0.5 * t * t - 0.2 * t ** 3),
    size * (0.98 * t - 0.1 * t * t),
    size * (0.16 * Math.sin(t * Math.PI) * -1 + 0.12 * t * t),
  ];
  const n = 9;
  const r = size * 0.036;
  b.add(
    `${name} beam`,
    'body',
    put(
      solid.tube(
        Array.from({ length: n }, (_, i) => at(i / (n - 1))),
        r,
        { taper: [1.05, 0.95, 0.88, 0.8, 0.72, 0.62, 0.5, 0.34, 0.08], cap: 'round' },
      ),
    ),
    { detail: 1.3 },
  );
  const knobs = Array.from({ length: 11 }, (_, i): Shape => {
    const a = (2 * Math.PI * i) / 11;
    return {
      op: 'ball',
      r: [r * 0.5, r * (0.34 + 0.1 * (i % 3)), r * 0.5],
      at: [r * 1.1 * Math.cos(a), r * 0.3, r * 1.1 * Math.sin(a)],
    };
  });
  b.add(
    `${name} burr`,
    'body',
    put(solid.many([...knobs, solid.cyl(r * 1.25, r * 0.7, [0, r * 0.3, 0], 'y', { bevel: r * 0.2 })])),
  );
  for (let i = 0; i < tines; i++) {
    const t = i === 0 ? 0.06 : 0.14 + (0.62 * i) / Math.max(1, tines - 1);
    const length = size * (i === 0 ? 0.27 : 0.31 - 0.11 * t);
    b.add(
      `${name} tine ${i + 1}`,
      'body',
      put(
        hornShape({
          at: at(t),
          dir: i === 0 ? [side * 0.1, 0.35, 1] : [side * -0.1 * (i % 2), 0.75, 0.75 - 0.25 * t],
          length,
          r: r * (0.72 - 0.25 * t),
          curl: -48,
        }),
      ),
      { detail: 0.8 },
    );
  }
}

/** A shed antler, standing on its burr. */
function addAntler(b: Bench, tines: number): void {
  antler(b, 'antler', 1, 0.6, tines, (of) => solid.put(of, [-0.1, 0, 0], [0, 64, 0]));
}

/** A pair of antlers on the piece of skull between them, on a shield of wood. */
function addTrophy(b: Bench, tines: number): void {
  const shield: Vec2[] = smoothLoop(
    [
      0, 0, 0.075, 0.06, 0.12, 0.16, 0.125, 0.28, 0.07, 0.31, 0, 0.335, -0.07, 0.31, -0.125, 0.28, -0.12, 0.16, -0.075,
      0.06,
    ],
    5,
  );
  b.add('plaque', 'stand', solid.slab(shield, 0.024, [0, 0, 0], 'z', { bevel: 0.008 }), { detail: 1.2 });
  b.add(
    'plaque panel',
    b.tint('stand', { color: '#6a4429' }),
    solid.slab(
      shield.map(([x, y]): Vec2 => [x * 0.82, 0.03 + y * 0.82]),
      0.012,
      [0, 0, 0.011],
      'z',
      { bevel: 0.003 },
    ),
  );
  b.add(
    'skull plate',
    { base: 'bone', color: '#e0d4b8' },
    {
      op: 'union',
      k: 0.03,
      of: [
        { op: 'ellipsoid', r: [0.052, 0.05, 0.042], at: [0, 0.21, 0.035] },
        { op: 'ellipsoid', r: [0.032, 0.07, 0.03], at: [0, 0.145, 0.036] },
        { op: 'sphere', r: 0.024, at: [0.042, 0.24, 0.048] },
        { op: 'sphere', r: 0.024, at: [-0.042, 0.24, 0.048] },
      ],
    },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    antler(b, name, s, 0.56, tines, (of) => solid.put(of, [s * 0.05, 0.25, 0.055], [16, 0, s * 6]));
  b.add(
    'name plate',
    'metal',
    solid.slab(outline.roundRect(0.07, 0.02, 0.004), 0.004, [0, 0.062, 0.019], 'z', { bevel: 0.001 }),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} rivet`,
      'metal',
      { op: 'ball', r: [0.0032, 0.0032, 0.002], at: [s * 0.029, 0.062, 0.0215] },
      { detail: 0.3 },
    );
}

/** A cattle horn standing on its sawn end: rings at the root, a darker point. */
function addHorn(b: Bench, bend: number): void {
  const n = 22;
  const path: Vec3[] = [];
  let a = 1.95;
  let p: Vec3 = [0.09, -0.002, 0];
  for (let i = 0; i <= n; i++) {
    path.push(p);
    p = [p[0] + (0.42 / n) * Math.cos(a), p[1] + (0.42 / n) * Math.sin(a), p[2] + 0.0012 * i * 0.2];
    a -= ((0.9 + 1.3 * bend) / n) * (i < n * 0.75 ? 1 : -1.1);
  }
  const thick = path.map((_, i) => {
    const t = i / n;
    return (1 - t) ** 0.75 * (1 + (t < 0.42 ? 0.045 * Math.sin(i * Math.PI) + (i % 2 ? 0.04 : -0.02) : 0)) + 0.02;
  });
  const k = Math.round(n * 0.68);
  b.add('horn', 'body', solid.tube(path.slice(0, k + 1), 0.046, { taper: thick.slice(0, k + 1), cap: 'flat' }), {
    detail: 1.3,
  });
  b.add(
    'horn tip',
    b.tint('body', { color: '#1f1a16', rough: 0.25 }),
    solid.tube(path.slice(k), 0.0462, { taper: thick.slice(k), cap: 'round' }),
    {
      detail: 1.2,
    },
  );
  b.add(
    'root',
    { base: 'bone', color: '#d8c8a4' },
    solid.cyl(0.034, 0.012, [0.0895, 0.006, 0], 'y', { bevel: 0.003 }),
    { hidden: true },
  );
}

/** A straight horn wound in a spiral, tapering to a point. */
function addSpiral(b: Bench): void {
  const h = 0.4;
  const n = 60;
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const r = 0.034 * (1 - t) ** 0.9 + 0.0008;
    const turn = 2 * Math.PI * 4.2 * t;
    return {
      points: Array.from({ length: 24 }, (_, j): Vec3 => {
        const a = (2 * Math.PI * j) / 24;
        const q = r * (0.8 + 0.2 * Math.abs(Math.cos((a - turn) * 1)) ** 0.8);
        return [q * Math.cos(a), h * t, -q * Math.sin(a)];
      }),
    };
  });
  b.add('horn', 'body', { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' }, { detail: 1.6 });
  b.add(
    'collar',
    'metal',
    solid.turned(pairs([0, 0, 0.046, 0, 0.046, 0.006, 0.039, 0.014, 0.039, 0.02, 0.035, 0.024, 0, 0.024]), [0, 0, 0], {
      bevel: 0.002,
      segments: 48,
    }),
  );
}

/** A tusk in two brass cradles on a wooden foot. */
function addTusk(b: Bench): void {
  const at = (t: number): Vec3 => [0.5 - t, 0.2 + 0.42 * (t - 0.42) ** 2 * 1.5, 0.03 * t * t];
  const path = Array.from({ length: 13 }, (_, i) => at(i / 12));
  b.add(
    'tusk',
    'body',
    solid.tube(path, 0.062, { taper: path.map((_, i) => (1 - i / 12) ** 0.55 * 0.97 + 0.03), cap: 'round' }),
    {
      detail: 1.5,
    },
  );
  b.add('foot', 'stand', solid.box([0.62, 0.034, 0.16], [0.02, 0.017, 0], 0.01));
  b.add('foot step', 'stand', solid.box([0.56, 0.02, 0.12], [0.02, 0.042, 0], 0.006));
  for (const [name, t] of [
    ['left', 0.27],
    ['right', 0.66],
  ] as const) {
    const [x, y, z] = at(t);
    const r = 0.062 * ((1 - t) ** 0.55 * 0.97 + 0.03);
    b.add(`${name} post`, 'metal', solid.rod([x, 0.05, z], [x, y - r - 0.004, z], 0.009));
    b.add(`${name} post foot`, 'metal', solid.cyl(0.024, 0.01, [x, 0.056, z], 'y', { bevel: 0.003 }));
    b.add(
      `${name} cradle`,
      'metal',
      solid.bar(
        Array.from({ length: 11 }, (_, i): Vec3 => {
          const a = Math.PI * (1.06 + (0.88 * i) / 10);
          return [x, y + (r + 0.003) * Math.sin(a), z + (r + 0.003) * Math.cos(a)];
        }),
        { kind: 'rect', w: 0.024, h: 0.005, r: 0.0015 },
        { up: [0, 0, 1] },
      ),
    );
  }
  b.add('band', 'metal', solid.put(solid.cyl(0.064, 0.034, [0, 0, 0], 'x', { bevel: 0.004 }), at(0.012), [0, 0, 22]));
}

/** A fang on its root. */
function addTooth(b: Bench): void {
  const curve = (t: number): Vec3 => [0.006 - 0.03 * t * t, 0.016 + 0.05 * t, 0.0];
  const path = Array.from({ length: 9 }, (_, i) => curve(i / 8));
  b.add(
    'crown',
    'body',
    {
      op: 'sweep',
      path,
      section: { kind: 'ellipse', rx: 0.0125, ry: 0.0095 },
      spline: 'catmull',
      taper: [1, 1.02, 0.98, 0.9, 0.78, 0.62, 0.44, 0.24, 0.05],
      cap: 'round',
      up: [0, 0, 1],
    },
    { detail: 1.4 },
  );
  b.add(
    'root',
    { base: 'bone', color: '#b89a6a' },
    {
      op: 'union',
      k: 0.006,
      of: [
        { op: 'ellipsoid', r: [0.0135, 0.011, 0.0105], at: [0.006, 0.0125, 0] },
        { op: 'ellipsoid', r: [0.006, 0.009, 0.006], at: [0.013, 0.008, 0] },
        { op: 'ellipsoid', r: [0.006, 0.009, 0.006], at: [-0.003, 0.008, 0] },
      ],
    },
  );
}

/** A hooked claw on its knuckle. */
function addClaw(b: Bench): void {
  b.add(
    'claw',
    'body',
    hornShape({
      at: [0.008, 0.034, 0],
      dir: [0.55, 0.85, 0],
      length: 0.115,
      r: 0.017,
      curl: -112,
      axis: [0, 0, -1],
      flat: 0.72,
    }),
    {
      detail: 1.5,
    },
  );
  b.add(
    'knuckle',
    { base: 'scales', color: '#4a4438' },
    {
      op: 'union',
      k: 0.008,
      of: [
        { op: 'ellipsoid', r: [0.02, 0.021, 0.018], at: [0.006, 0.022, 0] },
        { op: 'ellipsoid', r: [0.022, 0.014, 0.02], at: [-0.006, 0.013, 0] },
      ],
    },
  );
}

/** An octopus's arm rising in a curl, two rows of suckers along its inner side. */
function addTentacle(b: Bench, bend: number): void {
  const n = 40;
  const path: Vec3[] = [];
  const dirs: number[] = [];
  let p: Vec3 = [-0.06, -0.004, 0];
  let a = Math.PI / 2 + 0.25;
  for (let i = 0; i <= n; i++) {
    path.push(p);
    dirs.push(a);
    const t = i / n;
    p = [p[0] + (1 / n) * Math.cos(a), p[1] + (1 / n) * Math.sin(a), 0.03 * Math.sin(t * 5)];
    a -= (t < 0.35 ? -0.35 : 2.4 + 7.5 * (t - 0.3) ** 1.2 * (0.75 + 0.5 * bend)) / n;
  }
  const radius = (t: number): number => 0.075 * (1 - t) ** 1.05 + 0.006;
  b.add('arm', 'body', solid.tube(path, 1, { taper: path.map((_, i) => radius(i / n)), cap: 'round' }), {
    detail: 1.5,
  });
  const cup = solid.turned(pairs([0, 0, 0.3, 0.06, 0.34, 0.16, 0.28, 0.2, 0.18, 0.12, 0, 0.1]), [0, 0, 0], {
    bevel: 0,
    segments: 16,
  });
  let k = 0;
  for (let i = 1; i < n - 2; i += i < n * 0.5 ? 2 : 1) {
    const r = radius(i / n);
    const angle = dirs[i] - Math.PI / 2;
    for (const s of [1, -1]) {
      const z = path[i][2] + s * r * 0.42;
      const q = r * 0.88;
      b.add(
        `sucker ${++k}`,
        b.tint('body', { color: '#e8b8b4' }),
        {
          op: 'placed',
          of: cup,
          places: [
            {
              at: [path[i][0] + q * Math.cos(angle), path[i][1] + q * Math.sin(angle), z],
              rot: [s * 24, 0, (angle * 180) / Math.PI - 90],
              scale: r,
            },
          ],
        },
        { detail: 0.3 },
      );
    }
  }
}

/** One great scale standing in a little stand: a keeled shield. */
function addScale(b: Bench): void {
  const half = pairs([0, 0.1, 0.02, 0.09, 0.035, 0.07, 0.038, 0.045, 0.028, 0.02, 0.014, 0.008]);
  const grid = half.map(([w, y], i): Vec3[] =>
    [-1, -0.75, -0.4, 0, 0.4, 0.75, 1].map(
      (s): Vec3 => [s * Math.max(0.001, w), y, (1 - Math.abs(s)) * 0.012 - 0.02 * (y / 0.1) ** 2 + (i % 2) * 0.0005],
    ),
  );
  b.add(
    'scale',
    'body',
    { op: 'sheet', grid: grid.toReversed(), thickness: 0.004, spline: 'catmull' },
    { detail: 1.5 },
  );
  b.add('stand', 'stand', solid.cyl(0.026, 0.01, [0, 0.005, 0.004], 'y', { bevel: 0.003 }));
  b.add('ring', 'metal', solid.hoop(0.0225, { kind: 'circle', r: 0.0016 }, [0, 0.0105, 0.004], 'y', 36), {
    detail: 0.4,
  });
}

/** Antlers, horns, tusks, teeth, claws. */
export const horny = { addAntler, addTrophy, addHorn, addSpiral, addTusk, addTooth, addClaw, addTentacle, addScale };
