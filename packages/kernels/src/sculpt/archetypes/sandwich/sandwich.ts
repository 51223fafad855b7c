import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody, ruffledDisc } from '../../kits/organic/index.ts';

/** Hot dogs, tacos, wraps and sandwiches cut across. */
export const sandwich: Archetype = {
  name: 'sandwich',
  kind: 'food',
  size: { length: 0.15 },
  params: {
    kind: {
      type: 'choice',
      of: ['sandwich', 'hotdog', 'taco', 'wrap'],
      default: 'sandwich',
      about: 'what holds the filling',
    },
    sauce: {
      type: 'choice',
      of: ['auto', 'ketchup', 'mustard', 'both', 'none'],
      default: 'auto',
      about: 'sauce on a hot dog',
    },
  },
  slots: {
    bread: {
      material: { base: 'bun', color: '#d2964c', color2: '#a8642a', color3: '#f2e0b6', rough: 0.5, clearcoat: 0.1 },
      words: ['bread', 'bun', 'roll', 'shell', 'tortilla', 'sandwich'],
      main: true,
    },
    crumb: {
      material: { base: 'cake', color: '#f4e6c6', color2: '#e8d0a0', color3: '#d0b07a', scale: 0.5 },
      words: ['crumb'],
    },
    meat: {
      material: {
        base: 'meat',
        color: '#b84a34',
        color2: '#d8785a',
        color3: '#7a2416',
        rough: 0.28,
        clearcoat: 0.5,
        grain: [1, 0, 0],
      },
      words: ['sausage', 'ham', 'meat', 'filling', 'bacon'],
    },
    cheese: { material: { base: 'cheese', color: '#f7bd32', color2: '#fbd468', rough: 0.34 }, words: ['cheese'] },
    lettuce: {
      material: { base: 'leaf', color: '#6fb432', color2: '#cfe58a', color3: '#a8cf50', rough: 0.42, scale: 0.5 },
      words: ['lettuce', 'salad'],
    },
    tomato: { material: { base: 'pulp', color: '#d4301e', color2: '#e8603c', color3: '#a81c10' }, words: ['tomato'] },
    ketchup: {
      material: { base: 'icing', color: '#c8201a', color2: '#d83a2c', rough: 0.14, clearcoat: 0.8 },
      words: ['ketchup', 'sauce'],
    },
    mustard: {
      material: { base: 'icing', color: '#f0bc1c', color2: '#f6d04a', rough: 0.16, clearcoat: 0.7 },
      words: ['mustard', 'mayo'],
    },
  },
  presets: {
    sandwich: { size: { width: 0.15 } },
    'hot dog': { params: { kind: 'hotdog' }, size: { width: 0.18 } },
    taco: {
      params: { kind: 'taco' },
      materials: {
        bread: { base: 'cookie', color: '#eab84c', color2: '#d0942c', color3: '#a86a18' },
        meat: { base: 'patty', color: '#6a3a20' },
      },
      size: { width: 0.16 },
    },
    burrito: {
      params: { kind: 'wrap' },
      materials: { bread: { base: 'bread', color: '#ecd9ae', color2: '#c89a5c', rough: 0.8 } },
      size: { width: 0.19 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('sandwich');
  const seed = taste.int(999);
  const kind = read.word(params, 'kind');
  const asked = read.word(params, 'sauce');
  const sauce = asked === 'auto' ? taste.pick(['mustard', 'both', 'ketchup']) : asked;
  if (kind === 'hotdog') addHotDog(b, seed, sauce);
  else if (kind === 'taco') addTaco(b, seed);
  else if (kind === 'wrap') addWrap(b, seed);
  else addCut(b, seed);
  return { parts: b.parts };
}

/** A long body along x whose section is asked for at t = 0..1. */
function along(l: number, n: number, section: (t: number) => readonly Vec2[], bow = 0): Shape {
  return {
    op: 'loft',
    sections: Array.from({ length: n + 1 }, (_, i) => ({
      points: section(i / n).map(([z, y]): Vec3 => [(i / n - 0.5) * l, y - bow * 4 * (i / n - 0.5) ** 2, z]),
    })),
    spline: 'linear',
    cap: 'round',
  };
}

/** A split bun, a sausage longer than it, sauce in a zigzag. */
function addHotDog(b: Bench, seed: number, sauce: string): void {
  const l = 0.16;
  const r = 0.021;
  const end = (t: number): number => Math.max(0.05, 1 - Math.abs(2 * t - 1) ** 5) ** 0.5;
  const bun = (side: number): Shape =>
    along(l, 40, (t) =>
      Array.from({ length: 36 }, (_, i): Vec2 => {
        const a = (2 * Math.PI * i) / 36;
        const k = end(t) * (1 + 0.03 * around(a, 5, seed + side, t * 3));
        return [
          side * r * 0.98 + r * 0.98 * k * Math.cos(a),
          r * 1.02 +
            r * 1.0 * k * Math.sin(a) +
            (side * Math.cos(a) > 0 ? 0 : -r * 0.16 * k * Math.max(0, Math.sin(a))),
        ];
      }),
    );
  const inside = (side: number): NonNullable<ReturnType<Bench['tint']>['layers']>[number] => ({
    mask: { kind: 'all', of: [{ kind: 'slope', dir: [0, 0.35, -side], from: 0.75, to: 0.9 }] },
    material: b.tint('crumb', {}),
  });
  for (const [name, side] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`bun ${name}`, b.tint('bread', { layers: [inside(side)], rough: 0.36, clearcoat: 0.3 }), bun(side), {
      detail: 1.4,
    });
  const y = r * 1.72;
  const sr = r * 0.72;
  const sausage: Shape = {
    op: 'sweep',
    path: Array.from(
      { length: 11 },
      (_, i): Vec3 => [(i / 10 - 0.5) * l * 1.14, y + r * 0.36 * (2 * (i / 10 - 0.5)) ** 2, r * 0.06 * Math.sin(i)],
    ),
    section: { kind: 'circle', r: sr },
    spline: 'catmull',
    cap: 'round',
    taper: [0.86, 0.98, 1, 1, 1, 1, 1, 1, 1, 0.98, 0.86],
  };
  const grilled = b.tint('meat', {
    layers: [
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'stripes', dir: [1, 0, 0.5], period: l * 0.1, width: 0.2, warp: 0, soft: 0.1 },
            { kind: 'slope', dir: [0, 1, 0], from: 0.2, to: 0.6 },
          ],
        },
        material: { color: '#4a180c' },
        strength: 0.75,
      },
    ],
  });
  b.add('sausage', grilled, sausage, { detail: 1.5 });
  const zig = (phase: number): Shape =>
    solid.tube(
      Array.from({ length: 49 }, (_, i): Vec3 => {
        const t = i / 48;
        const z = sr * 0.62 * Math.sin(t * 50 + phase);
        return [(t - 0.5) * l * 0.96, y + r * 0.36 * (2 * t - 1) ** 2 + Math.sqrt(sr * sr - z * z) + 0.0012, z];
      }),
      r * 0.12,
      { spline: 'linear' },
    );
  if (sauce === 'mustard' || sauce === 'both') b.add('mustard', 'mustard', zig(0), { detail: 1.1 });
  if (sauce === 'ketchup' || sauce === 'both')
    b.add('ketchup', 'ketchup', zig(sauce === 'both' ? 1.6 : 0), { detail: 1.1 });
  for (const side of [1, -1]) {
    const frill = Array.from({ length: 4 }, (_, i) =>
      Array.from(
        { length: 33 },
        (_, j): Vec3 => [
          (j / 32 - 0.5) * l * 0.94,
          y - r * 0.3 + (i / 3) * r * 0.62 + r * 0.1 * (i / 3) * Math.sin(j * 2.1),
          side * (sr * 0.98 + (i / 3) * r * 0.16 + r * 0.13 * (i / 3) * Math.sin(j * 1.3 + seed)),
        ],
      ),
    );
    b.add(side > 0 ? 'lettuce left' : 'lettuce right', 'lettuce', {
      op: 'sheet',
      grid: frill,
      thickness: 0.0012,
      spline: 'catmull',
    });
  }
}

/** A folded corn shell standing on its fold between, overflowing. */
function addTaco(b: Bench, seed: number): void {
  const R = 0.078;
  const gap = 0.021;
  const shellAt = (u: number, v: number, off: number): Vec3 => {
    const a = (u - 0.5) * Math.PI * 1.0;
    const w = v * 2 - 1;
    const k = Math.abs(w);
    const rim = R * (1 + 0.012 * around(u * 6, 8, seed));
    const span = Math.cos(a) ** 0.9;
    return [
      rim * Math.sin(a),
      off + rim * span * k ** 1.2 + gap * 0.06,
      Math.sign(w) * (gap * Math.sin(k * Math.PI * 0.5) ** 0.55 + gap * 0.35 * k * k),
    ];
  };
  const grid = Array.from({ length: 25 }, (_, i) =>
    Array.from({ length: 25 }, (_, j) => shellAt(0.02 + (0.96 * i) / 24, j / 24, 0)),
  );
  const place = (s: Shape): Shape => solid.put(s, [0, 0.001, 0], [0, 22, 0]);
  b.add(
    'shell',
    b.tint('bread', {
      layers: [
        {
          mask: { kind: 'spots', scale: 0.012, size: 0.22, soft: 0.15 },
          material: { color: '#c88a2c' },
          strength: 0.5,
        },
      ],
    }),
    place({ op: 'sheet', grid, thickness: 0.0028, spline: 'linear' }),
    { detail: 1.6 },
  );
  const top = (u: number): number => R * Math.cos((u - 0.5) * Math.PI) ** 0.9;
  const fill: Shape = along(R * 1.72, 36, (t) => {
    const h = Math.max(0.002, top(0.07 + 0.86 * t) * 0.94);
    return Array.from({ length: 28 }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / 28;
      const k = 1 + 0.07 * around(a, 8, seed, t * 9);
      return [gap * 0.62 * k * Math.cos(a) * Math.min(1, h / gap), h * 0.72 + h * 0.28 * k * Math.sin(a)];
    });
  });
  b.add('meat', 'meat', place(fill), { detail: 1.2 });
  const leaves: Shape[] = [];
  const strips: Shape[] = [];
  const cubes: Shape[] = [];
  for (let i = 0; i < 22; i++) {
    const u = 0.14 + 0.72 * ((i * 0.618) % 1);
    const x = R * Math.sin((u - 0.5) * Math.PI) * 0.95;
    const y = top(u) * 0.93;
    const z = gap * 0.85 * Math.sin(i * 2.4);
    if (i % 2)
      leaves.push(
        solid.put(
          leafShape({
            length: 0.024,
            width: 0.018,
            rise: 0.9,
            droop: 0.5,
            fold: 0.2,
            thick: 0.0008,
            waves: 5,
            ruffle: 0.35,
            plain: true,
          }),
          [x, y - 0.006, z],
          [0, i * 77, 0],
        ),
      );
    else
      strips.push(
        solid.put(
          solid.tube(
            [
              [-0.012, 0, 0],
              [0, 0.002, 0],
              [0.012, -0.001, 0],
            ],
            0.0016,
          ),
          [x, y + 0.004, z],
          [i * 21, i * 53, 10],
        ),
      );
    if (i % 3 === 0)
      cubes.push(
        solid.put(
          solid.box([0.0085, 0.0085, 0.0085], [0, 0, 0], 0.0014),
          [x * 0.9, y + 0.003, z * 0.9],
          [i * 31, i * 47, 20],
        ),
      );
  }
  b.add('lettuce', 'lettuce', place(solid.many(leaves)));
  b.add('grated cheese', 'cheese', place(solid.many(strips)));
  b.add('tomato cubes', 'tomato', place(solid.many(cubes)));
}

/** A rolled tortilla cut on the bias: one half standing to show its spiral and filling, one lying. */
function addWrap(b: Bench, seed: number): void {
  const r = 0.028;
  const l = 0.1;
  const piece = (name: string, place: (s: Shape) => Shape): void => {
    const body = roundBody({
      profile: [
        [0.02, 0],
        [0.7, 0.0],
        [0.96, 0.06],
        [1, 0.2],
        [1, 0.97],
        [0.98, 1],
        [0.86, 1],
        [0.84, 0.97],
        [0.02, 0.95],
      ].map(([x, y]): Vec2 => [x * r, y * l]),
      sides: 56,
      steps: 0,
      swell: (a, t) => 1 + 0.03 * around(a, 5, seed, t * 2) + 0.02 * Math.cos(a),
    });
    b.add(
      `tortilla ${name}`,
      b.tint('bread', {
        layers: [
          {
            mask: { kind: 'spots', scale: 0.022, size: 0.25, soft: 0.15 },
            material: { color: '#a8703a' },
            strength: 0.6,
          },
        ],
      }),
      place(body),
      { detail: 1.3 },
    );
    const lump = (x: number, z: number, k: number, s: number): Shape =>
      solid.put(
        roundBody({
          profile: [
            [0.02, -0.5],
            [0.9, -0.4],
            [1, 0.1],
            [0.7, 0.6],
            [0.02, 0.75],
          ].map(([q, y]): Vec2 => [q * r * k, y * r * k]),
          sides: 20,
          steps: 2,
          swell: (a, t) => 1 + 0.14 * around(a, 5, s, t * 3),
        }),
        [x * r, l * 0.965, z * r],
      );
    b.add(
      `meat ${name}`,
      b.tint('meat', { base: 'patty', color: '#7a4426' }),
      place(
        solid.many([lump(0.3, 0.2, 0.34, seed), lump(-0.36, 0.12, 0.3, seed + 1), lump(0.05, -0.4, 0.32, seed + 2)]),
      ),
    );
    b.add(
      `cheese ${name}`,
      'cheese',
      place(solid.many([lump(0.02, 0.52, 0.2, seed + 3), lump(-0.2, -0.14, 0.22, seed + 4)])),
    );
    b.add(
      `tomato ${name}`,
      'tomato',
      place(solid.many([lump(0.52, -0.2, 0.2, seed + 5), lump(-0.5, -0.34, 0.18, seed + 6)])),
    );
    b.add(
      `lettuce ${name}`,
      'lettuce',
      place(
        solid.put(ruffledDisc({ inner: r * 0.2, outer: r * 0.8, wave: r * 0.16, waves: 8, thick: r * 0.03, seed }), [
          0,
          l * 0.985,
          0,
        ]),
      ),
    );
  };
  piece('one', (s) => solid.put(s, [0.03, 0, -0.02], [0, 40, 0]));
  piece('two', (s) => solid.put(solid.put(s, [0, -l / 2, 0]), [-0.035, r * 1.04, 0.03], [84, -32, 0]));
}

/** Two triangles of a layered sandwich, cut faces to the viewer. */
function addCut(b: Bench, seed: number): void {
  const s = 0.13;
  const tri = (k: number): Vec2[] => [
    [-s * 0.5 * k, -s * 0.25 * k + s * 0.02],
    [s * 0.5 * k, -s * 0.25 * k + s * 0.02],
    [s * 0.02, s * 0.25 * k + s * 0.02],
    [-s * 0.02, s * 0.25 * k + s * 0.02],
  ];
  const piece = (name: string, at: Vec3, yaw: number): void => {
    const place = (q: Shape): Shape => solid.put(q, at, [0, yaw, 0]);
    let y = 0;
    const layer = (what: string, slot: Parameters<Bench['add']>[1], t: number, k: number): void => {
      b.add(`${what} ${name}`, slot, place(solid.slab(tri(k), t, [0, y + t / 2, 0], 'y', { bevel: t * 0.22 })), {
        detail: 1.1,
      });
      y += t * 0.96;
    };
    const crusty = b.tint('crumb', {
      layers: [
        {
          mask: { kind: 'all', of: [{ kind: 'slope', dir: [0, 0, -1], from: 0.5, to: 0.75 }] },
          material: b.tint('bread', {}),
        },
      ],
    });
    const frill = (n: number): void => {
      const grid = Array.from({ length: 5 }, (_, i) =>
        Array.from({ length: 41 }, (_, j): Vec3 => {
          const u = j / 40 - 0.5;
          return [
            u * s * 1.02,
            y + 0.0025 + 0.0028 * Math.sin(j * 1.9 + n) * (i / 4),
            s * 0.23 - s * 0.22 * (1 - i / 4) + 0.0045 * (i / 4) * Math.sin(j * 0.9 + seed + n),
          ];
        }),
      );
      b.add(`lettuce ${name} ${n}`, 'lettuce', place({ op: 'sheet', grid, thickness: 0.0013, spline: 'catmull' }));
      y += 0.0042;
    };
    layer('bread below', crusty, 0.014, 1);
    frill(1);
    for (let i = 0; i < 2; i++)
      layer(
        `ham ${i + 1}`,
        b.tint('meat', { color: '#eca49a', color2: '#f4c4b8', color3: '#d07a70' }),
        0.0036,
        1.01 - 0.015 * i,
      );
    layer('cheese', 'cheese', 0.0036, 1.03);
    layer('tomato', 'tomato', 0.0062, 0.98);
    frill(2);
    layer('bread above', crusty, 0.014, 1);
    b.add(
      `pick ${name}`,
      { base: 'wood', color: '#d8b47a' },
      place(solid.rod([0, y * 0.5, 0], [0, y + 0.03, 0], 0.0012)),
      { detail: 0.5 },
    );
    b.add(
      `olive ${name}`,
      { base: 'fruit-skin', color: '#7a8a34', color2: '#97a14c', rough: 0.2 },
      place({ op: 'ball', r: [0.0072, 0.0085, 0.0072], at: [0, y + 0.014, 0] }),
    );
  };
  piece('one', [0.02, 0, 0.03], 0);
  piece('two', [-0.012, 0, -0.048], 14);
}
