import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, coat, ringBody, roundBody } from '../../kits/organic/index.ts';
import type { Bake } from './loaves.ts';

/** Rolled pastry: a crescent whose wraps step down towards its horns, leaves of dough showing at the steps. */
export function addCroissant(b: Bench, p: Bake): void {
  const R = 0.056;
  const n = 130;
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const u = (i / n) * 2 - 1;
    const side = Math.abs(u);
    const steps = 4.5;
    const f = side * steps + 0.5;
    const step = f - Math.floor(f);
    // each wrap swells and then drops to the next
    const wrap = 1 + 0.24 * (1 - step) ** 1.6 - 0.08;
    const fat = 0.031 * (1 - 0.74 * side ** 1.5) * wrap;
    const a = u * 1.72;
    const bend = R * (1 - 0.1 * side);
    const c: Vec3 = [bend * Math.sin(a), fat * 0.86, -bend * Math.cos(a) + R * 0.4];
    return {
      points: Array.from({ length: 36 }, (_, j): Vec3 => {
        const t = (2 * Math.PI * j) / 36;
        const k = fat * (1 + 0.03 * around(t, 6, p.seed, u * 4));
        const out = k * Math.cos(t);
        return [c[0] + out * Math.sin(a), Math.max(0.0004, c[1] + k * 0.92 * Math.sin(t)), c[2] - out * Math.cos(a)];
      }),
    };
  });
  const flaky = b.tint('crust', {
    layers: [
      {
        mask: { kind: 'cavity', from: 0.03, to: 0.35 },
        material: { color: '#f2d898', color2: '#e4bc70' },
        strength: 0.75,
      },
      {
        mask: { kind: 'noise', scale: 0.01, threshold: 0.56, soft: 0.15 },
        material: { color: '#8f4c18' },
        strength: 0.4,
      },
    ],
  });
  b.add(
    'croissant',
    flaky,
    solid.put({ op: 'loft', sections, spline: 'linear', cap: 'round' }, [0, 0, 0], [0, 18, 0]),
    { detail: 2 },
  );
}

/** A split bagel: the halves with cream cheese between, seeds on the lid. */
export function addBagel(b: Bench, p: Bake): void {
  const R = 0.034;
  const r = 0.0205;
  const half = (y0: number, up: number): Shape =>
    ringBody(R, (a) => {
      const k = 1 + 0.05 * around(a, 5, p.seed);
      const arc = Array.from({ length: 17 }, (_, i): Vec2 => {
        const f = (Math.PI * i) / 16;
        return [r * k * Math.cos(f), y0 + up * r * 0.92 * Math.sin(f)];
      });
      return [...arc, [-r * 0.5, y0 - up * 0.0003], [r * 0.5, y0 - up * 0.0003]];
    });
  const cut = {
    mask: { kind: 'slope' as const, dir: [0, 1, 0] as Vec3, from: 0.9, to: 0.97 },
    material: b.tint('crumb', {}),
  };
  const y1 = r * 0.92;
  b.add('lower half', b.tint('crust', { layers: [cut] }), half(y1, -1), { detail: 1.2 });
  b.add(
    'cream cheese',
    b.tint('butter', { color: '#fbf6ea', color2: '#ffffff' }),
    ringBody(
      R,
      (a) => {
        const k = 1 + 0.12 * around(a, 9, p.seed + 3);
        return Array.from(
          { length: 14 },
          (_, i): Vec2 => [
            r * 1.0 * k * Math.cos((2 * Math.PI * i) / 14),
            y1 + 0.0032 + 0.0042 * Math.sin((2 * Math.PI * i) / 14),
          ],
        );
      },
      72,
    ),
    { detail: 1.1 },
  );
  const lid = half(y1 + 0.0062, 1);
  b.add('upper half', b.tint('crust', { rough: 0.32, clearcoat: 0.4 }), lid, { detail: 1.5 });
  if (p.topping === 'none') return;
  const where = { op: 'box' as const, size: [1, r, 1] as Vec3, at: [0, y1 + r * 1.1, 0] as Vec3 };
  b.add(
    'sesame seeds',
    'seeds',
    { op: 'scatter', on: lid, of: { op: 'ball', r: [0.0009, 0.0006, 0.0016] }, n: 110, seed: p.seed, where },
    { detail: 0.3 },
  );
  b.add(
    'poppy seeds',
    { base: 'plain', color: '#24222a' },
    { op: 'scatter', on: lid, of: { op: 'ball', r: 0.0006 }, n: 80, seed: p.seed + 1, where },
    { detail: 0.2 },
  );
}

/** A rope crossed and folded back on its bow, split at the belly, salted. */
export function addPretzel(b: Bench, p: Bake): void {
  const s = 0.07;
  const half: Vec2[] = [
    [0, -0.78],
    [0.42, -0.7],
    [0.82, -0.36],
    [0.98, 0.12],
    [0.8, 0.56],
    [0.44, 0.62],
    [0.12, 0.36],
    [-0.16, 0.02],
    [-0.42, -0.36],
    [-0.56, -0.64],
  ];
  const height = [0, 0, 0, 0, 0.02, 0.06, 0.16, 0.3, 0.12, 0.2];
  const right = half.map(([x, z], i): Vec3 => [x * s, s * (0.17 + (height[i] > 0.25 ? 0.3 : height[i])), -z * s]);
  const left = half
    .slice(1)
    .map(
      ([x, z], i): Vec3 => [
        -x * s,
        s * (0.17 + (height[i + 1] > 0.25 ? 0.02 : height[i + 1] * (i > 5 ? 1 : 1))),
        -z * s,
      ],
    )
    .reverse();
  const path = [...left, ...right];
  const taper = path.map((_, i) => {
    const t = Math.abs(i / (path.length - 1) - 0.5) * 2;
    return 1.25 - 0.72 * t ** 1.2;
  });
  const rope: Shape = {
    op: 'sweep',
    path,
    section: { kind: 'circle', r: s * 0.165 },
    spline: 'catmull',
    taper,
    cap: 'round',
  };
  b.add(
    'pretzel',
    b.tint('crust', {
      layers: [
        {
          mask: {
            kind: 'near',
            soft: s * 0.02,
            shape: { op: 'ellipsoid', r: [s * 0.42, s * 0.09, s * 0.05], at: [0, s * 0.37, s * 0.78] },
          },
          material: { base: 'bun', color: '#f0d8a4', color2: '#e2bc78', rough: 0.8 },
        },
      ],
    }),
    rope,
    { detail: 1.6 },
  );
  b.add(
    'salt',
    'seeds',
    {
      op: 'scatter',
      on: rope,
      of: solid.box([s * 0.034, s * 0.026, s * 0.03], [0, 0, 0], s * 0.004),
      n: 90,
      seed: p.seed,
      jitter: 0.4,
      where: { op: 'box', size: [1, s * 0.5, 1], at: [0, s * 0.52, 0] },
    },
    { detail: 0.3 },
  );
}

/** A stack with butter melting and syrup running down. */
export function addPancakes(b: Bench, p: Bake): void {
  const r = 0.072;
  const t = 0.0125;
  const n = 5;
  const face = b.tint('crumb', {});
  for (let i = 0; i < n; i++) {
    const disc = roundBody({
      profile: [
        [0.02, 0.02],
        [0.9, 0.02],
        [0.985, 0.16],
        [1, 0.5],
        [0.975, 0.82],
        [0.88, 0.98],
        [0.02, 1.0],
      ].map(([x, y]): Vec2 => [x * r, y * t]),
      sides: 60,
      swell: (a) => 1 + 0.025 * around(a, 5, p.seed + i),
      lift: (a, _k, q) => t * 0.12 * around(a, 5, p.seed + i + 9, (q / r) * 2),
    });
    const golden = b.tint('crust', {
      color: '#c98238',
      layers: [
        {
          mask: {
            kind: 'all',
            of: [
              { kind: 'span', dir: [0, 1, 0], from: (i + 0.06) * t, to: (i + 0.22) * t },
              { kind: 'span', dir: [0, 1, 0], from: (i + 0.94) * t, to: (i + 0.78) * t },
            ],
          },
          material: { color: face.color, color2: '#ecd298' },
          strength: 0.9,
        },
      ],
    });
    b.add(
      `pancake ${i + 1}`,
      golden,
      solid.put(disc, [0.003 * Math.sin(i * 2.3), i * t, 0.003 * Math.cos(i * 1.7)], [0, 60 * i, 0]),
      { detail: 1.1 },
    );
  }
  const y = n * t;
  const over: Vec2[] = [
    [0, y],
    [r * 0.6, y],
    [r * 0.94, y * 0.995],
    [r * 1.01, y * 0.93],
    [r * 1.02, y * 0.6],
    [r * 1.02, y * 0.15],
  ];
  b.add('syrup', 'syrup', coat({ over, reach: 0.6, drip: 0.28, drips: 7, thick: 0.0034, seed: p.seed }), {
    detail: 1.5,
  });
  b.add(
    'butter',
    'butter',
    solid.put(solid.box([0.03, 0.013, 0.03], [0, 0, 0], 0.0035), [0.002, y + 0.0085, 0], [4, 30, 3]),
  );
}
