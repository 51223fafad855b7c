import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import { addPlate, slice } from './ware.ts';

/** A fried egg: white with a crisp wavy edge, a glossy yolk. */
function addEgg(b: Bench, at: Vec3, seed: number, i: number): void {
  const white = roundBody({
    profile: [
      [0.0002, 0],
      [0.032, 0],
      [0.0345, 0.0012],
      [0.033, 0.0032],
      [0.024, 0.0044],
      [0.019, 0.006],
      [0.015, 0.0072],
      [0.0002, 0.0076],
    ],
    sides: 64,
    steps: 3,
    swell: (a, t) =>
      1 + (0.16 * around(a, 5, seed) + 0.04 * Math.cos(9 * a + seed)) * Math.sin(Math.PI * Math.min(0.5, t)),
    lift: (a, _t, r) => (r > 0.026 ? 0.0011 * (1 + Math.cos(11 * a + seed)) : 0),
  });
  b.add(
    `egg white ${i}`,
    b.tint('egg', {
      layers: [
        {
          mask: { kind: 'noise', scale: 0.02, threshold: 0.62, soft: 0.2, seed },
          material: { color: '#f6ead0' },
          strength: 0.7,
        },
      ],
    }),
    solid.put(white, at),
    { detail: 1.2 },
  );
  b.add(
    `yolk ${i}`,
    { base: 'cream', color: '#f7a51c', color2: '#fbc04a', color3: '#e0820c', rough: 0.1, clearcoat: 0.7 },
    solid.put({ op: 'ball', r: [0.0142, 0.0105, 0.0142], from: 0, to: 100 }, [
      at[0] + 0.002,
      at[1] + 0.0062,
      at[2] - 0.001,
    ]),
    { detail: 1.1 },
  );
}

/** Eggs, bacon, sausages, toast, beans and a tomato on one plate. */
export function addBreakfast(b: Bench, seed: number): void {
  const R = 0.14;
  addPlate(b, R);
  const y = R * 0.05;
  addEgg(b, [-0.034, y, 0.032], seed, 1);
  addEgg(b, [0.032, y + 0.0005, 0.038], seed + 5, 2);
  const cut: Vec2[] = outline.rounded(
    [
      [-0.034, -0.034],
      [0.034, -0.034],
      [0.036, 0.022],
      [0.026, 0.036],
      [0, 0.031],
      [-0.026, 0.036],
      [-0.036, 0.022],
    ],
    0.008,
  );
  for (const i of [0, 1]) {
    const put = (s: Shape): Shape =>
      solid.put(s, [-0.056 + 0.012 * i, y + 0.034 + 0.003 * i, -0.046 + 0.013 * i], [-62, 30, 0]);
    b.add(
      `toast ${i + 1}`,
      { base: 'bread', color: '#e0a85c', color2: '#b8742c' },
      put(
        solid.slab(
          cut.map(([u, v]): Vec2 => [u * 0.95, v * 0.95]),
          0.0105,
          [0, 0, 0],
          'y',
          { bevel: 0.001 },
        ),
      ),
    );
    b.add(
      `crust ${i + 1}`,
      { base: 'bun', color: '#a86428', color2: '#7a4216' },
      put(solid.slab(cut, 0.0095, [0, 0, 0], 'y', { bevel: 0.0015 })),
      { detail: 0.7 },
    );
  }
  addHot(b, y);
  addSides(b, y);
}

/** Sausages and bacon. */
function addHot(b: Bench, y: number): void {
  for (const [i, z] of [-0.022, -0.002].entries()) {
    const path: Vec3[] = [
      [0.03, y + 0.011, z - 0.03],
      [0.055, y + 0.011, z - 0.024],
      [0.082, y + 0.011, z - 0.006],
    ];
    b.add(
      `sausage ${i + 1}`,
      { base: 'bun', color: '#9a4a22', color2: '#6a2a10', rough: 0.3 },
      solid.tube(path, 0.0105, { taper: [0.92, 1, 0.92] }),
      { detail: 0.9 },
    );
  }
  const edges = [-0.5, -0.18, -0.02, 0.28, 0.5];
  for (let k = 0; k < 4; k++) {
    const grid = Array.from({ length: 33 }, (_, r) => {
      const t = r / 32;
      return [edges[k], edges[k + 1]].map(
        (e, j): Vec3 => [
          -0.05 + t * 0.1,
          y + 0.0075 + 0.0045 * Math.sin(t * 19),
          -0.013 + 0.02 * (e + 0.05 * Math.sin(t * 13 + k + j)) - 0.012 * Math.sin(t * 3),
        ],
      );
    });
    b.add(
      `bacon ${k % 2 ? 'fat' : 'lean'} ${(k >> 1) + 1}`,
      k % 2
        ? { base: 'cream', color: '#f0c896', color2: '#e0a468' }
        : { base: 'bun', color: '#a03a24', color2: '#6e1e10', rough: 0.35 },
      { op: 'sheet', grid, thickness: 0.003, spline: 'linear' },
    );
  }
}

/** Tomato, beans in their sauce, parsley. */
function addSides(b: Bench, y: number): void {
  const tomato = slice(0.0165, 0.01);
  b.add(
    'tomato skin',
    { base: 'fruit-skin', color: '#c8281c', rough: 0.2 },
    solid.put({ op: 'ball', r: [0.0175, 0.014, 0.0175], from: 90, to: 180 }, [0.078, y + 0.0145, 0.028]),
  );
  b.add(
    'tomato',
    { base: 'pulp', color: '#e86a4c', color2: '#f4b08a' },
    solid.put(tomato.flesh, [0.078, y + 0.0104, 0.028]),
  );
  const bean = roundBody({
    profile: [
      [0.0002, -0.0052],
      [0.003, -0.0042],
      [0.0038, 0],
      [0.003, 0.0042],
      [0.0002, 0.0052],
    ],
    sides: 14,
    steps: 2,
    axis: (t) => [0.0012 * Math.sin(Math.PI * t), 0],
  });
  b.add(
    'beans',
    { base: 'cream', color: '#c8602c', color2: '#e08a4c', color3: '#8a3410', rough: 0.2 },
    solid.at(
      bean,
      Array.from({ length: 34 }, (_, i) => {
        const q = 0.023 * Math.sqrt((i + 0.4) / 34);
        const a = i * 2.39996;
        return {
          at: [
            0.014 + q * 1.25 * Math.cos(a),
            y + 0.004 + 0.004 * (1 - q / 0.023) + 0.001 * (i % 3),
            -0.066 + q * 0.9 * Math.sin(a),
          ] as Vec3,
          rot: [90 + 12 * (i % 3), i * 57, 0] as Vec3,
        };
      }),
    ),
    { detail: 0.5 },
  );
  b.add(
    'bean sauce',
    { base: 'cream', color: '#b8501c', color2: '#d0703a', rough: 0.15 },
    solid.put(
      roundBody({
        profile: [
          [0.0002, 0],
          [0.03, 0],
          [0.031, 0.0015],
          [0.026, 0.0042],
          [0.0002, 0.005],
        ],
        sides: 40,
        swell: (a) => 1 + 0.07 * Math.cos(3 * a),
      }),
      [0.014, y, -0.066],
    ),
    { detail: 0.6 },
  );
  b.add(
    'parsley',
    'greens',
    solid.many(
      [0, 1, 2, 3, 4].map((i) =>
        solid.put(
          leafShape({
            length: 0.02,
            width: 0.018,
            rise: 0.7,
            droop: 0.4,
            fold: 0.2,
            waves: 9,
            ruffle: 0.4,
            thick: 0.0005,
          }),
          [0.0, y + 0.004, 0.072],
          [0, i * 72, 0],
        ),
      ),
    ),
    { detail: 0.7 },
  );
}

/** Half a plate of rice, half of sauce with vegetables and chicken in it. */
export function addCurry(b: Bench, seed: number): void {
  const R = 0.13;
  addPlate(b, R);
  const y = R * 0.05;
  const half = (s: number, h: number, r: number): Shape =>
    roundBody({
      profile: [
        [0.0002, 0],
        [r * 0.96, 0],
        [r, h * 0.2],
        [r * 0.82, h * 0.68],
        [r * 0.45, h * 0.95],
        [0.0002, h],
      ],
      sides: 56,
      swell: (a, t) =>
        (Math.cos(a) * s < 0 ? 0.36 + 0.1 * Math.abs(Math.sin(a)) : 1) * (1 + 0.03 * around(a, 7, seed, t * 3)),
    });
  b.add(
    'rice',
    b.tint(
      'food',
      b.tint('food', {}).color === '#f0d08a'
        ? { base: 'rice', color: '#f7f4ea', color2: '#ffffff', color3: '#d8d2bc' }
        : { base: 'rice' },
    ),
    solid.put(half(-1, 0.034, 0.072), [-0.008, y, 0]),
    { detail: 1.2 },
  );
  b.add('curry sauce', 'sauce', solid.put(half(1, 0.016, 0.084), [-0.002, y - 0.0004, 0]), { detail: 1.2 });
  addPieces(b, y);
}

/** What lies in the sauce. */
function addPieces(b: Bench, y: number): void {
  const chunk = (
    name: string,
    color: string,
    color2: string,
    base: string,
    list: readonly (readonly [number, number])[],
    s: number,
  ): void => {
    list.forEach(([x, z], i) => {
      b.add(
        `${name} ${i + 1}`,
        { base, color, color2, rough: 0.3 },
        solid.put(
          solid.box([s, s * 0.8, s * 0.9], [0, 0, 0], s * 0.24),
          [x, y + 0.0135, z],
          [18 * (i % 2 ? 1 : -1), i * 51, 12],
        ),
        { detail: 0.7 },
      );
    });
  };
  chunk(
    'carrot',
    '#f0801c',
    '#f8a850',
    'pulp',
    [
      [0.03, 0.02],
      [0.05, -0.03],
      [0.018, -0.042],
    ],
    0.016,
  );
  chunk(
    'potato',
    '#f0d48a',
    '#f8e6b4',
    'pulp',
    [
      [0.056, 0.006],
      [0.03, -0.012],
      [0.036, 0.048],
    ],
    0.018,
  );
  chunk(
    'chicken',
    '#c8843c',
    '#e0aa6a',
    'bun',
    [
      [0.014, 0.046],
      [0.058, 0.03],
      [0.034, -0.056],
    ],
    0.02,
  );
  b.add(
    'peas',
    { base: 'fruit-skin', color: '#6ab03a', color2: '#8acc5a' },
    solid.at(
      { op: 'ball', r: 0.0042 },
      Array.from({ length: 12 }, (_, i) => ({
        at: [
          0.036 + 0.03 * Math.cos(i * 2.4) * Math.sqrt((i + 1) / 12),
          y + 0.0165,
          0.05 * Math.sin(i * 2.4) * Math.sqrt((i + 1) / 12),
        ] as Vec3,
      })),
    ),
    { detail: 0.4 },
  );
  b.add(
    'herbs',
    'greens',
    solid.many(
      [0, 1, 2, 3].map((i) =>
        solid.put(
          leafShape({
            length: 0.02,
            width: 0.015,
            rise: 0.7,
            droop: 0.4,
            fold: 0.2,
            waves: 7,
            ruffle: 0.3,
            thick: 0.0005,
          }),
          [-0.026, y + 0.033, 0],
          [0, i * 90 + 20, 0],
        ),
      ),
    ),
    { detail: 0.7 },
  );
}
