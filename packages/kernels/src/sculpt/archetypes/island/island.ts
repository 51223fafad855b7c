import type { Shape } from '../../../curves/index.ts';
import { fbm, type Rng, type Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { type Height, landform, lumpyBall } from '../../kits/landform.ts';
import { addFloating, shore, spot } from './floating.ts';
import { addHut, addPalm, addTree } from './flora.ts';

/** Islands and pieces of land: tropical with palms and a beach, floating over a ragged root of rock, desert, meadow tile. */
export const island: Archetype = {
  name: 'island',
  kind: 'terrain',
  size: { length: 12 },
  params: {
    kind: {
      type: 'choice',
      of: ['tropical', 'floating', 'desert', 'meadow'],
      default: 'tropical',
      about: 'Kind of land.',
    },
    trees: { type: 'number', min: 0, max: 6, default: 3, about: 'Trees on it.', vary: [1, 5] },
    house: { type: 'flag', default: false, about: 'A hut on it.', vary: 0.25 },
  },
  slots: {
    ground: {
      material: { base: 'grass', color: '#5f9a3c', color2: '#4a7f30' },
      words: ['ground', 'grass', 'land', 'island'],
      main: true,
    },
    sand: { material: { base: 'sand', color: '#e4cf98' }, words: ['sand', 'beach'] },
    rock: { material: { base: 'stone', color: '#8a8174' }, words: ['rock', 'stone', 'cliff'] },
    water: {
      material: { base: 'glass', color: '#2f9ab8', rough: 0.12, transmission: 0 },
      words: ['water', 'sea', 'lagoon', 'waterfall'],
    },
    leaves: { material: { base: 'leaf', color: '#4c8f34' }, words: ['leaf', 'palm', 'tree', 'cactus'] },
    wood: { material: { base: 'bark', color: '#8f7350' }, words: ['wood', 'trunk', 'hut'] },
    thatch: { material: { base: 'thatch', color: '#c2a055' }, words: ['thatch', 'roof'] },
    foam: { material: { base: 'snow', color: '#f2f8fa' }, words: ['foam', 'surf'] },
  },
  palettes: [
    {
      lead: 'ground',
      when: { kind: ['tropical'] },
      of: colorways({
        lush: { weight: 2 },
        'white sand': { sand: '#f4ead0', water: '#35b8c4' },
        jungle: { ground: '#3f7a34', leaves: '#3a7a30' },
        dry: { ground: '#8f9a48', water: '#2f86b0' },
        volcanic: { sand: '#5a5450', rock: '#3f3b38' },
      }),
    },
    {
      lead: 'ground',
      when: { kind: ['floating', 'meadow'] },
      of: colorways({
        meadow: { weight: 2 },
        autumn: { ground: '#a88a3c', leaves: '#c8702c' },
        cherry: { leaves: { base: 'petal', color: '#f0a8bc' } },
        snow: { ground: { base: 'snow', color: '#f0f4f8' }, leaves: '#4a7a5a' },
        enchanted: { ground: '#5a8a6a', leaves: '#8a5ac0', rock: '#6a6480' },
      }),
    },
  ],
  presets: {
    island: { size: { height: 5.4 } },
    'tropical island': { size: { height: 5.4 } },
    'floating island': {
      params: { kind: 'floating' },
      open: ['ground', 'leaves'],
      materials: { ground: { base: 'grass', color: '#5f9a3c' }, leaves: { base: 'leaf', color: '#4c8f34' } },
      size: { height: 9.5 },
    },
    desert: {
      params: { kind: 'desert' },
      materials: {
        ground: { base: 'sand', color: '#dcb878' },
        rock: { base: 'sandstone', color: '#b8784c' },
        leaves: { base: 'cactus', color: '#5a8a4a' },
      },
      size: { height: 3.2 },
    },
    landscape: {
      params: { kind: 'meadow' },
      open: ['ground', 'leaves'],
      materials: { ground: { base: 'grass', color: '#5f9a3c' }, leaves: { base: 'leaf', color: '#4c8f34' } },
      size: { height: 4.6 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('island');
    const kind = read.word(params, 'kind');
    const trees = Math.round(read.num(params, 'trees'));
    const house = read.flag(params, 'house');
    if (kind === 'floating') addFloating(b, trees, house, taste);
    else if (kind === 'desert') addDesert(b, taste);
    else addGroundIsland(b, kind === 'tropical', trees, house, taste);
    return { parts: b.parts };
  },
};

function addGroundIsland(b: Bench, tropical: boolean, trees: number, house: boolean, taste: Rng): void {
  const seed = taste.range(0, 6);
  const edge = shore(4.2, seed);
  const share = (x: number, z: number): number => Math.hypot(x, z) / edge(Math.atan2(z, x));
  const hill = (x: number, z: number): number =>
    Math.max(0, 1 - share(x, z)) ** 1.2 * 1.9 + 0.16 * fbm(x * 0.7, 0, z * 0.7, 3, 7) * Math.max(0, 1 - share(x, z));
  const base = tropical ? 0.34 : 0.9;
  const height: Height = (x, z) => base + hill(x, z);
  if (tropical) {
    const sea = shore(5.7, seed);
    b.add(
      'sea',
      'water',
      landform({
        edge: sea,
        height: (x, z) => 0.26 + 0.035 * Math.sin(x * 2.1) * Math.cos(z * 1.8),
        rings: 14,
        around: 90,
      }),
      { detail: 1.1 },
    );
    b.add(
      'surf',
      'foam',
      {
        op: 'sweep',
        path: Array.from({ length: 90 }, (_, i): Vec3 => {
          const a = (i * 2 * Math.PI) / 90;
          const q = edge(a) * 1.07 + 0.04 * Math.sin(i * 1.9);
          return [q * Math.cos(a), 0.285, -q * -Math.sin(a)];
        }),
        section: { kind: 'ellipse', rx: 0.09, ry: 0.045 },
        closed: true,
        spline: 'linear',
        up: [0, 1, 0],
      },
      { detail: 0.8 },
    );
    b.add(
      'beach',
      'sand',
      landform({
        edge: (a) => edge(a) * 1.04,
        height: (x, z) => 0.2 + 0.26 * Math.min(1, Math.max(0, 1.04 - share(x, z)) * 3.4),
        rings: 12,
        around: 90,
        base: [
          [0.002, 0.02],
          [1, 0.02],
        ],
      }),
    );
    b.add(
      'grass',
      'ground',
      landform({
        edge: (a) => edge(a) * 0.72,
        height: (x, z) => 0.38 + Math.min(1, Math.max(0, 0.75 - share(x, z)) * 12) * 0.09 + hill(x, z) * 0.75,
        rings: 16,
        around: 80,
        base: [
          [0.002, 0.1],
          [1, 0.3],
        ],
      }),
      { detail: 1.2 },
    );
  } else {
    b.add(
      'earth',
      'rock',
      landform({
        edge: (a) => edge(a) * 0.985,
        height: () => 0.72,
        rings: 3,
        around: 70,
        base: [
          [0.002, 0],
          [0.94, 0],
        ],
      }),
    );
    b.add(
      'grass',
      'ground',
      landform({
        edge,
        height: (x, z) => base - 0.06 + 0.05 * Math.min(1, Math.max(0, 1 - share(x, z)) * 10) + hill(x, z) * 0.8,
        rings: 18,
        around: 90,
        base: [
          [0.002, 0.6],
          [0.97, 0.62],
          [1, 0.72],
        ],
      }),
      { detail: 1.3 },
    );
    b.add(
      'pond',
      'water',
      solid.put(solid.slab(outline.superellipse(0.95, 0.7, 2.4, 36), 0.1, [0, 0, 0], 'y', { bevel: 0.03 }), [
        1.7,
        height(1.7, 1.9) - 0.02,
        1.9,
      ]),
    );
  }
  addGrowth(b, tropical, trees, house, taste, edge, hill, { seed, base });
}

/** Trees or palms, rocks along the shore, bushes, a hut. */
function addGrowth(
  b: Bench,
  tropical: boolean,
  trees: number,
  house: boolean,
  taste: Rng,
  edge: (a: number) => number,
  hill: (x: number, z: number) => number,
  { seed, base }: Readonly<Record<'seed' | 'base', number>>,
): void {
  const surface: Height = (x, z) => (tropical ? 0.46 + hill(x, z) * 0.75 : base - 0.02 + hill(x, z) * 0.8);
  for (let i = 0; i < trees; i++) {
    const at = spot(edge, seed + (i * 2 * Math.PI) / Math.max(1, trees) + 0.4, 0.3 + 0.2 * (i % 2), surface);
    if (tropical) addPalm(b, `palm ${i + 1}`, at, taste.range(2.3, 3.4), taste);
    else addTree(b, `tree ${i + 1}`, at, taste.range(1.4, 2.1), taste);
  }
  b.add(
    'rocks',
    'rock',
    solid.many(
      Array.from({ length: 9 }, (_, i) => {
        const [x, y, z] = spot(edge, seed + i * 0.72, tropical ? 0.9 : 0.78, tropical ? () => 0.3 : surface);
        return lumpyBall(
          [taste.range(0.16, 0.42), taste.range(0.14, 0.34), taste.range(0.16, 0.38)],
          [x, y + 0.08, z],
          0.22,
          i,
          10,
          14,
        );
      }),
    ),
  );
  b.add(
    'bushes',
    'leaves',
    solid.many(
      Array.from({ length: 16 }, (_, i) => {
        const [x, y, z] = spot(edge, seed + i * 1.1, taste.range(0.16, 0.62), surface);
        return lumpyBall([0.26, 0.2, 0.26], [x, y + 0.08, z], 0.2, i + 20, 9, 12);
      }),
    ),
    { detail: 0.7 },
  );
  if (house) addHut(b, spot(edge, seed + 2.1, 0.12, surface));
}

/** Dunes with cacti, a mesa, bleached bones. */
function addDesert(b: Bench, taste: Rng): void {
  const seed = taste.range(0, 6);
  const edge = shore(4.4, seed);
  const height: Height = (x, z) =>
    0.85 + 0.32 * Math.sin(x * 0.9 + Math.sin(z * 0.7 + seed) * 1.3) + 0.1 * Math.sin(z * 1.7);
  b.add('dunes', 'ground', landform({ edge, height, rings: 26, around: 100 }), { detail: 1.4 });
  const mesa = spot(edge, seed + 2, 0.45, height);
  b.add(
    'mesa',
    'rock',
    {
      op: 'loft',
      sections: [
        [1.5, -0.3],
        [1.2, 0.3],
        [0.92, 0.7],
        [0.9, 1.5],
        [0.98, 1.7],
        [0.93, 2.3],
        [0.86, 2.4],
      ].map(([k, v]) => ({
        points: Array.from({ length: 32 }, (_, i): Vec3 => {
          const a = (-i * 2 * Math.PI) / 32;
          const q = k * (1 + 0.1 * Math.sin(3 * a + 1) + 0.06 * Math.sin(8 * a));
          return [mesa[0] + q * Math.cos(a), mesa[1] + v, mesa[2] + q * Math.sin(a) * 0.8];
        }),
      })),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.3 },
  );
  for (let i = 0; i < 5; i++) {
    const [x, y, z] = spot(edge, seed + 3.6 + i * 0.95, 0.36 + 0.28 * (i % 2), height);
    const h = taste.range(0.9, 1.7);
    const arm = (s: number, v: number): Shape =>
      solid.tube(
        [
          [x, y + h * v, z],
          [x + s * 0.26, y + h * v + 0.03, z],
          [x + s * 0.33, y + h * v + 0.16, z],
          [x + s * 0.33, y + h * v + 0.5, z],
        ],
        0.09,
      );
    b.add(`cactus ${i + 1}`, 'leaves', {
      op: 'fuse',
      of: [
        solid.tube(
          [
            [x, y - 0.15, z],
            [x, y + h * 0.5, z],
            [x, y + h, z],
          ],
          0.14,
        ),
        arm(1, 0.4),
        ...(i % 2 ? [] : [arm(-1, 0.55)]),
      ],
    });
  }
  b.add(
    'rocks',
    'rock',
    solid.many(
      Array.from({ length: 10 }, (_, i) => {
        const [x, y, z] = spot(edge, seed + i * 0.63, taste.range(0.55, 0.9), height);
        return lumpyBall(
          [taste.range(0.1, 0.3), taste.range(0.1, 0.22), taste.range(0.1, 0.28)],
          [x, y + 0.04, z],
          0.24,
          i,
          9,
          13,
        );
      }),
    ),
  );
  b.add(
    'skull',
    { base: 'bone', color: '#ece2cc' },
    solid.many([
      { op: 'ball', r: [0.16, 0.11, 0.2], at: [0.6, height(0.6, 1.6) + 0.09, 1.6] },
      solid.tube(
        [
          [0.7, height(0.6, 1.6) + 0.16, 1.55],
          [0.9, height(0.6, 1.6) + 0.22, 1.5],
          [0.98, height(0.6, 1.6) + 0.34, 1.52],
        ],
        0.035,
        { taper: [1.2, 0.9, 0.3] },
      ),
      solid.tube(
        [
          [0.5, height(0.6, 1.6) + 0.16, 1.55],
          [0.3, height(0.6, 1.6) + 0.22, 1.5],
          [0.22, height(0.6, 1.6) + 0.34, 1.52],
        ],
        0.035,
        { taper: [1.2, 0.9, 0.3] },
      ),
    ]),
  );
}
