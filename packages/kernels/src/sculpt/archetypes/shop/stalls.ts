import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { battens } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addAwning, addSignBoard, striped } from './awning.ts';
import { addGoods } from './goods.ts';

const HEAPS = ['#c2341f', '#e08a24', '#e3c13a', '#5f9a3a', '#8a3a6a', '#c8d04a'];

/** A market stall: posts, striped cloth roof, counter of crates heaped with fruit, scales, price cards, sacks. */
export function buildStall(b: Bench, sign: string, taste: Rng): void {
  const [a, c, h] = [1.25, 0.75, 2.1];
  const cloth = striped(b, 0.36);
  for (const [i, [s, t]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries())
    b.add(
      `post ${i + 1}`,
      'timber',
      solid.box([0.07, t > 0 ? h : h + 0.25, 0.07], [s * a, (t > 0 ? h : h + 0.25) / 2, t * c], 0.008),
      { grain: [0, 1, 0] },
    );
  b.add(
    'roof beams',
    'timber',
    solid.many([
      solid.box([2 * a + 0.14, 0.06, 0.05], [0, h - 0.12, c], 0.006),
      solid.box([2 * a + 0.14, 0.07, 0.05], [0, h + 0.13, -c], 0.006),
      ...[-a, 0, a].map((x) =>
        solid.bar(
          [
            [x, h - 0.1, c],
            [x, h + 0.14, -c],
          ],
          { kind: 'rect', w: 0.05, h: 0.05 },
          { up: [0, 1, 0] },
        ),
      ),
    ]),
  );
  const rows = 9;
  const sag = (u: number, v: number): Vec3 => [
    (u - 0.5) * (2 * a + 0.44),
    h + 0.3 - 0.36 * v ** 1.1 - 0.045 * Math.sin(Math.PI * u * 2) ** 2 * Math.sin(Math.PI * v),
    -c - 0.12 + (2 * c + 0.36) * v,
  ];
  b.add(
    'canopy',
    cloth,
    {
      op: 'sheet',
      grid: Array.from({ length: rows }, (_, j) => Array.from({ length: 25 }, (_, i) => sag(i / 24, j / (rows - 1)))),
      thickness: 0.014,
      spline: 'linear',
    },
    { detail: 1.2 },
  );
  const n = 12;
  const w = (2 * a + 0.44) / n;
  const edge: Vec2[] = [
    [-a - 0.22, 0],
    ...Array.from({ length: n }, (_, i) => outline.arc(-a - 0.22 + w * (i + 0.5), -0.12, w / 2, 180, 360, 5)).flat(),
    [a + 0.22, 0],
  ];
  b.add('canopy valance', cloth, solid.slab(edge, 0.014, [0, h - 0.05, c + 0.25], 'z', { bevel: 0 }), { detail: 0.7 });
  b.add(
    'counter front',
    'walls',
    solid.many(
      Array.from({ length: 6 }, (_, i) => solid.box([2 * a - 0.1, 0.12, 0.03], [0, 0.12 + i * 0.135, c - 0.02], 0.006)),
    ),
    { grain: [1, 0, 0] },
  );
  b.add(
    'counter sides',
    'walls',
    solid.both(
      solid.many(
        Array.from({ length: 6 }, (_, i) =>
          solid.box([0.03, 0.12, 1.0], [a - 0.04, 0.12 + i * 0.135, c - 0.52], 0.006),
        ),
      ),
    ),
    { grain: [0, 0, 1] },
  );
  b.add('counter top', 'walls', solid.box([2 * a + 0.06, 0.05, 1.16], [0, 0.9, c - 0.5], 0.01), { grain: [1, 0, 0] });
  addCrates(b, taste, a, c);
  addStallThings(b, sign, taste, { a, c, h });
}

/** Tilted crates heaped with fruit, each with its price. */
function addCrates(b: Bench, taste: Rng, a: number, c: number): void {
  const from = taste.int(HEAPS.length);
  for (let i = 0; i < 4; i++) {
    const x = (i - 1.5) * 0.6;
    const tilt = (of: Shape): Shape => solid.put(of, [x, 0.99, c - 0.28], [20, 0, 0]);
    b.add(
      `crate ${i + 1}`,
      'timber',
      tilt(
        solid.many([
          solid.box([0.54, 0.03, 0.5], [0, 0, 0], 0.004),
          ...[-1, 1].map((s) => solid.box([0.54, 0.15, 0.02], [0, 0.08, s * 0.245], 0.004)),
          ...[-1, 1].map((s) => solid.box([0.02, 0.146, 0.476], [s * 0.26, 0.08, 0], 0.004)),
        ]),
      ),
      { grain: [1, 0, 0] },
    );
    const r = 0.055 + 0.012 * (i % 2);
    const balls = Array.from(
      { length: 20 },
      (_, k): Vec3 => [
        ((k % 4) - 1.5) * 0.12 + taste.range(-0.01, 0.01),
        0.08 + (k >= 12 ? 0.055 : 0) + r * 0.5,
        (Math.floor(k / 4) - 2) * 0.09 + taste.range(-0.01, 0.01),
      ],
    );
    b.add(
      `fruit ${i + 1}`,
      { base: 'fruit-skin', color: HEAPS[(from + i) % HEAPS.length] },
      tilt(
        solid.at(
          { op: 'ball', r },
          balls.map((at) => ({ at })),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(
      `price card ${i + 1}`,
      { base: 'paper', color: '#f4ecd4' },
      solid.box([0.13, 0.1, 0.008], [x, 1.1, c + 0.03], 0.002, [-16, 0, 0]),
    );
  }
  b.add('back shelf', 'timber', solid.box([2 * a - 0.1, 0.03, 0.3], [0, 1.35, -c + 0.12], 0.006), { grain: [1, 0, 0] });
}

/** Goods on the shelf, scales, sign and sacks. */
function addStallThings(
  b: Bench,
  sign: string,
  taste: Rng,
  { a, c, h }: Readonly<Record<'a' | 'c' | 'h', number>>,
): void {
  addGoods(b, 'shelf goods', 'jars', 2.2, [0, 1.37, -c + 0.12], taste);
  b.add(
    'scale',
    'metal',
    solid.many([
      solid.rod([0.3, h - 0.08, c - 0.3], [0.3, 1.78, c - 0.3], 0.008),
      solid.cyl(0.1, 0.04, [0.3, 1.7, c - 0.3], 'z', { bevel: 0.006 }),
      solid.rod([0.3, 1.6, c - 0.3], [0.3, 1.5, c - 0.3], 0.006),
      solid.turned(
        outline.pairs([0, 0, 0.08, 0, 0.15, 0.05, 0.15, 0.06, 0.08, 0.012, 0, 0.012]),
        [0.3, 1.42, c - 0.3],
        { bevel: 0 },
      ),
    ]),
  );
  b.add(
    'scale face',
    { base: 'porcelain', color: '#f2eee2' },
    solid.cyl(0.085, 0.012, [0.3, 1.7, c - 0.275], 'z', { bevel: 0 }),
  );
  if (sign) addSignBoard(b, sign, 1.5, 0.24, [0, h + 0.34, c + 0.16]);
  const sack = outline.pairs([
    0, 0, 0.2, 0, 0.26, 0.12, 0.25, 0.3, 0.21, 0.4, 0.25, 0.46, 0.22, 0.48, 0.18, 0.42, 0, 0.4,
  ]);
  b.add(
    'sacks',
    { base: 'canvas', color: '#b8986a' },
    solid.many([
      solid.turned(sack, [a + 0.36, 0, 0.3], { smooth: true, bevel: 0, segments: 24 }),
      solid.turned(sack, [a + 0.4, 0, -0.25], { smooth: true, bevel: 0, segments: 24 }),
    ]),
  );
  b.add(
    'sack potatoes',
    { base: 'fruit-skin', color: '#b08a50' },
    solid.many(
      [0.3, -0.25].flatMap((z, k) =>
        Array.from(
          { length: 7 },
          (_, i): Shape => ({
            op: 'ball',
            r: [0.07, 0.055, 0.06],
            at: [
              a + 0.36 + k * 0.04 + (i ? 0.11 * Math.cos(i * 1.05) : 0),
              0.44 + (i ? 0 : 0.05),
              z + (i ? 0.11 * Math.sin(i * 1.05) : 0),
            ],
          }),
        ),
      ),
    ),
    { detail: 0.4 },
  );
}

/** A kiosk: eight-sided, counter window with awning, racks of papers, panelled skirt, bell roof with finial. */
export function buildKiosk(b: Bench, sign: string, taste: Rng): void {
  const r = 1.25;
  const turn = 22.5;
  const ring = (k: number): Vec2[] => outline.ngon(r * k, 8, turn);
  const face = r * Math.cos(Math.PI / 8);
  const faces = [0, 45, 90, 135, 180, 225, 270, 315];
  b.add('step', 'base', solid.slab(ring(1.22), 0.16, [0, 0.08, 0], 'y', { bevel: 0.03 }));
  b.add('skirt', 'walls', solid.slab(ring(1), 1.0, [0, 0.64, 0], 'y', { bevel: 0.01 }));
  b.add('plinth', 'trim', solid.slab(ring(1.05), 0.18, [0, 0.24, 0], 'y', { bevel: 0.02 }));
  b.add('counter', 'trim', solid.slab(ring(1.1), 0.07, [0, 1.16, 0], 'y', { bevel: 0.02 }));
  b.add('core', { base: 'plain', color: '#2e2a26' }, solid.slab(ring(0.86), 1.2, [0, 1.78, 0], 'y', { bevel: 0 }));
  const panel = solid.slab(
    outline.pairs([-0.36, -0.3, 0.36, -0.3, 0.36, 0.3, -0.36, 0.3]),
    0.04,
    [0, 0.74, face + 0.01],
    'z',
    { holes: [outline.pairs([-0.29, -0.23, 0.29, -0.23, 0.29, 0.23, -0.29, 0.23])], bevel: 0.008 },
  );
  b.add(
    'panels',
    'trim',
    solid.at(
      panel,
      faces.map((d) => ({ rot: [0, d, 0] as Vec3 })),
    ),
    { detail: 0.6 },
  );
  b.add(
    'posts',
    'trim',
    {
      op: 'arrayed',
      n: 8,
      around: 'y',
      of: solid.put(solid.cyl(0.06, 1.3, [r * 0.97, 1.82, 0], 'y', { bevel: 0 }), [0, 0, 0], [0, turn, 0]),
    },
    { detail: 0.6 },
  );
  b.add(
    'windows',
    'glass',
    solid.at(
      solid.box([0.8, 1.0, 0.02], [0, 1.72, face - 0.05], 0),
      faces.slice(1).map((d) => ({ rot: [0, d, 0] as Vec3 })),
    ),
  );
  addPapers(b, taste, face);
  addKioskRoof(b, sign, turn, ring, face);
}

/** Newspapers in racks, the counter's goods and its awning. */
function addPapers(b: Bench, taste: Rng, face: number): void {
  const papers = [
    ['#d8d2c4', 0],
    ['#c23a2c', 1],
    ['#2f5f94', 2],
    ['#e0b03a', 3],
  ] as const;
  for (const [color, k] of papers)
    b.add(
      `papers ${k + 1}`,
      { base: 'paper', color },
      solid.many(
        [45, 90, 270, 315].flatMap((d, i) =>
          [0, 1, 2].map((row) =>
            solid.put(
              solid.box([0.19, 0.25, 0.012], [((k + i + row) % 4) * 0.2 - 0.3, 1.38 + row * 0.32, face + 0.005], 0.003),
              [0, 0, 0],
              [0, d, 0],
            ),
          ),
        ),
      ),
      { detail: 0.3 },
    );
  b.add(
    'paper rails',
    'metal',
    solid.many(
      [45, 90, 270, 315].flatMap((d) =>
        [0, 1, 2].map((row) =>
          solid.put(solid.box([0.82, 0.02, 0.03], [0, 1.25 + row * 0.32, face + 0.01], 0.004), [0, 0, 0], [0, d, 0]),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  addGoods(b, 'counter goods', 'jars', 0.7, [0, 1.2, face - 0.08], taste);
  addAwning(b, 'awning', 1.0, [0, 2.36, face - 0.02], 0.62, 0.2, 0.25);
}

/** Frieze, cornice, ribbed roof and finial. */
function addKioskRoof(b: Bench, sign: string, turn: number, ring: (k: number) => Vec2[], face: number): void {
  b.add('frieze', 'walls', solid.slab(ring(1.04), 0.34, [0, 2.52, 0], 'y', { bevel: 0.01 }));
  b.add(
    'cornice',
    'trim',
    solid.many([
      solid.slab(ring(1.12), 0.08, [0, 2.7, 0], 'y', { bevel: 0.02 }),
      solid.slab(ring(1.24), 0.08, [0, 2.78, 0], 'y', { bevel: 0.02 }),
    ]),
  );
  if (sign) addSignBoard(b, sign, 0.86, 0.22, [0, 2.53, face * 1.04 + 0.03]);
  b.add('roof', 'roof', pyramidRoof(1.3 * Math.cos(Math.PI / 8), 2.82, 0.95, 0.34, 8), { detail: 1.2 });
  b.add(
    'roof ribs',
    'metal',
    {
      op: 'arrayed',
      n: 8,
      around: 'y',
      of: solid.put(
        solid.tube(
          [
            [1.3, 2.83, 0],
            [1.02, 2.98, 0],
            [0.62, 3.18, 0],
            [0.3, 3.42, 0],
            [0.06, 3.74, 0],
          ],
          0.022,
        ),
        [0, 0, 0],
        [0, turn, 0],
      ),
    },
    { detail: 0.4 },
  );
  b.add(
    'finial',
    'metal',
    solid.turned(outline.pairs([0, 0, 0.09, 0, 0.06, 0.06, 0.1, 0.16, 0.04, 0.26, 0.02, 0.5, 0, 0.52]), [0, 3.7, 0], {
      bevel: 0,
      segments: 14,
    }),
  );
}

/** A stand of boards for a child's lemonade or a hot dog: counter on legs, sign over it, jug and glasses. */
export function buildStand(b: Bench, sign: string): void {
  const [a, c] = [0.75, 0.4];
  b.add(
    'counter boards',
    'walls',
    solid.put(
      battens(2 * a, 8, 0.17, 0.03, () => 0.86, 0.06),
      [0, 0, c],
    ),
    { grain: [0, 1, 0] },
  );
  b.add(
    'side boards',
    'walls',
    solid.both(
      solid.put(
        battens(2 * c, 4, 0.18, 0.03, () => 0.86, 0.06),
        [a, 0, 0],
        [0, 90, 0],
      ),
    ),
    { grain: [0, 1, 0] },
  );
  b.add('counter top', 'trim', solid.box([2 * a + 0.16, 0.045, 2 * c + 0.16], [0, 0.89, 0], 0.01), {
    grain: [1, 0, 0],
  });
  b.add('front posts', 'timber', solid.both(solid.box([0.06, 2.05, 0.06], [a - 0.03, 1.025, c + 0.045], 0.008)), {
    grain: [0, 1, 0],
  });
  b.add('back posts', 'timber', solid.both(solid.box([0.06, 2.2, 0.06], [a - 0.03, 1.1, -c], 0.008)), {
    grain: [0, 1, 0],
  });
  addSignBoard(b, sign || 'LEMONADE', 2 * a - 0.1, 0.28, [0, 1.66, c + 0.07]);
  addAwning(b, 'canopy', 2 * a + 0.2, [0, 2.34, -c - 0.06], 2 * c + 0.36, 0.26, 0.24);
  b.add(
    'jug',
    { base: 'glass', color: '#e8c84a', transmission: 0 },
    solid.turned(outline.pairs([0, 0, 0.09, 0, 0.1, 0.02, 0.085, 0.22, 0.095, 0.27, 0, 0.25]), [-0.35, 0.915, 0.05], {
      bevel: 0.004,
    }),
  );
  b.add(
    'jug handle',
    { base: 'glass', color: '#f0e8c0', transmission: 0 },
    solid.tube(
      [
        [-0.44, 1.14, 0.05],
        [-0.53, 1.1, 0.05],
        [-0.52, 1.0, 0.05],
        [-0.445, 0.96, 0.05],
      ],
      0.012,
    ),
  );
  b.add(
    'glasses',
    { base: 'glass', color: '#f0e08a', transmission: 0 },
    solid.many(
      [0, 0.16, 0.32].map((x) =>
        solid.turned(outline.pairs([0, 0, 0.035, 0, 0.045, 0.11, 0.04, 0.11, 0, 0.095]), [x, 0.915, 0.12 - x * 0.3], {
          bevel: 0,
          segments: 18,
        }),
      ),
    ),
  );
  b.add(
    'lemons',
    { base: 'peel', color: '#f0d030' },
    solid.many(
      [
        [0.5, 0],
        [0.58, 0.1],
        [0.46, 0.12],
        [0.53, 0.06],
      ].map(([x, z], i): Shape => ({ op: 'ball', r: [0.05, 0.042, 0.04], at: [x, i === 3 ? 1.02 : 0.955, z] })),
    ),
  );
  b.add(
    'bowl',
    { base: 'ceramic', color: '#f2eee2' },
    solid.turned(outline.pairs([0, 0, 0.06, 0, 0.15, 0.05, 0.15, 0.06, 0.06, 0.015, 0, 0.015]), [0.52, 0.915, 0.06], {
      bevel: 0,
    }),
  );
}
