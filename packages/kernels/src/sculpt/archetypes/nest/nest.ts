import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, pairs, read, solid } from '../../kits/joinery/index.ts';
import { addCocoon, addComb, addHill, addPaperNest } from './insects.ts';
import { nestPalettes } from './palettes.ts';

const KINDS = ['nest', 'wasp', 'hill', 'cocoon', 'comb'] as const;

/** Nests: of twigs with eggs, of wasps' paper, an ant hill, a cocoon, a honeycomb in its frame. */
export const nest: Archetype = {
  name: 'nest',
  kind: 'thing',
  size: { length: 0.28 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'nest', about: 'Whose nest.' },
    eggs: { type: 'number', min: 0, max: 6, default: 3, about: 'Eggs in it.', vary: [1, 6] },
    deep: { type: 'number', min: 0.7, max: 1.6, default: 1, about: 'Depth of the bowl.', vary: [0.85, 1.35] },
    feather: { type: 'flag', default: false, about: 'A feather that the bird left.', vary: 0.35 },
    leaves: { type: 'number', min: 0, max: 6, default: 3, about: 'Leaves on its twigs.', vary: [0, 5] },
  },
  slots: {
    twig: {
      material: { base: 'bark', color: '#6f5336' },
      words: ['twig', 'nest', 'straw', 'stick', 'paper', 'earth'],
      main: true,
    },
    egg: { material: { base: 'porcelain', color: '#7fc4c8', rough: 0.55 }, words: ['egg'] },
    lining: { material: { base: 'thatch', color: '#b8955c' }, words: ['lining', 'grass', 'moss', 'silk'] },
    leaf: { material: { base: 'leaf', color: '#5c8038' }, words: ['leaf'] },
    dark: { material: { base: 'plain', color: '#1c1512', rough: 1 }, words: ['hole', 'entrance'] },
    insect: { material: { base: 'chitin', color: '#e0a81c' }, words: ['wasp', 'bee', 'ant'] },
  },
  palettes: nestPalettes,
  presets: {
    nest: {},
    'dragon nest': {
      params: { eggs: 3 },
      materials: { twig: { base: 'bark', color: '#4a3a2c' }, egg: { base: 'scales', color: '#8a2a2c' } },
      size: { width: 2 },
    },
    'wasp nest': {
      params: { kind: 'wasp', eggs: 0 },
      materials: { twig: { base: 'paper', color: '#b8a588' } },
      size: { height: 0.3 },
    },
    'ant hill': {
      params: { kind: 'hill', eggs: 0 },
      materials: { twig: { base: 'dirt', color: '#7a5636' }, insect: { base: 'chitin', color: '#2a1c16' } },
      size: { height: 0.3 },
    },
    cocoon: {
      params: { kind: 'cocoon', eggs: 0 },
      materials: { lining: { base: 'silk', color: '#d8d0a8' } },
      size: { height: 0.06 },
    },
    'honeycomb frame': { params: { kind: 'comb', eggs: 0 }, materials: { twig: { base: 'wood', color: '#c89a5c' } } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('nest');
    const kind = read.word(params, 'kind');
    if (kind === 'wasp') addPaperNest(b);
    else if (kind === 'hill') addHill(b, taste);
    else if (kind === 'cocoon') addCocoon(b);
    else if (kind === 'comb') addComb(b);
    else {
      addTwigs(b, Math.round(read.num(params, 'eggs')), read.num(params, 'deep'), taste);
      addLeaves(b, Math.round(read.num(params, 'leaves')), read.num(params, 'deep'), taste);
      if (read.flag(params, 'feather')) addFeather(b, read.num(params, 'deep'), taste);
    }
    return { parts: b.parts, sockets: { inside: { at: [0, 0.045, 0], dir: [0, 1, 0], size: 0.14 } } };
  },
};

/** A bowl wound of twigs: a soft inner cup, rows of bent sticks round it, some that stand out; eggs. `deep` is its depth to the usual. */
function addTwigs(b: Bench, eggs: number, deep: number, taste: Rng): void {
  b.add(
    'cup',
    b.tint('lining', { color: '#8a6a42' }),
    solid.turned(
      pairs([
        0, 0.004, 0.075, 0.002, 0.112, 0.03, 0.122, 0.062, 0.108, 0.074, 0.094, 0.066, 0.08, 0.04, 0.045, 0.026, 0,
        0.024,
      ]).map(([x, y]): Vec2 => [x, y > 0.026 ? 0.026 + (y - 0.026) * (deep + (deep - 1) * 0.5) : y]),
      [0, 0, 0],
      { smooth: true, bevel: 0.002, segments: 48 },
    ),
    { detail: 1 },
  );
  const rows: readonly (readonly [number, number, number])[] = [
    [0.106, 0.022, 9],
    [0.114, 0.037, 12],
    [0.122, 0.051, 13],
    [0.124, 0.064, 13],
    [0.114, 0.075, 12],
    [0.098, 0.072, 10],
  ];
  let k = 0;
  for (const [r, y, n] of rows)
    for (let i = 0; i < n; i++) {
      const from = (i * 2 * Math.PI) / n + taste.range(-0.2, 0.2);
      const arc = taste.range(0.75, 1.25);
      const tilt = taste.range(-0.014, 0.014);
      const out = taste.range(-0.004, 0.007);
      const path = [0, 0.25, 0.5, 0.75, 1].map((t): Vec3 => {
        const a = from + arc * (t - 0.5);
        const d = r + out + 0.014 * (2 * t - 1) ** 2 * (i % 3 === 0 ? 1.5 : 0.5);
        return [d * Math.cos(a), Math.max(0.005, y * deep + tilt * (2 * t - 1)), d * Math.sin(a)];
      });
      b.add(
        `twig ${++k}`,
        b.tint('twig', { color: ['#6f5336', '#5a4430', '#86663f', '#4c3a2a'][k % 4] }),
        solid.tube(path, taste.range(0.0034, 0.0056), { taper: [0.55, 1, 1, 0.85, 0.35], cap: 'flat' }),
        { detail: 0.35 },
      );
    }
  const sticks = 5 + taste.int(6);
  for (let i = 0; i < sticks; i++) {
    const a = (i * 2 * Math.PI) / sticks + taste.range(-0.3, 0.3);
    const out = taste.range(0.155, 0.185);
    b.add(
      `stick ${i + 1}`,
      'twig',
      solid.rod(
        [0.09 * Math.cos(a), 0.066 * deep, 0.09 * Math.sin(a)],
        [out * Math.cos(a + 0.7), 0.085 * deep + 0.012 * (i % 3), out * Math.sin(a + 0.7)],
        0.0038,
        0.0018,
      ),
      { detail: 0.3 },
    );
  }
  for (let i = 0; i < 10; i++) {
    const a = i * 0.63;
    b.add(
      `straw ${i + 1}`,
      'lining',
      solid.tube(
        [0, 0.5, 1].map(
          (t): Vec3 => [
            (0.05 + 0.04 * t) * Math.cos(a + t),
            0.033 + 0.036 * t * t,
            (0.05 + 0.04 * t) * Math.sin(a + t),
          ],
        ),
        0.0016,
      ),
      { detail: 0.2 },
    );
  }
  const egg: Vec2[] = pairs([
    0, -0.024, 0.011, -0.0215, 0.0182, -0.011, 0.019, 0.001, 0.0145, 0.0165, 0.0075, 0.0255, 0, 0.028,
  ]);
  const turn = taste.range(0, 2);
  for (let i = 0; i < eggs; i++) {
    const a = (i * 2 * Math.PI) / Math.max(1, eggs) + turn;
    const d = eggs > 1 ? 0.0225 / Math.max(0.6, Math.sin(Math.PI / Math.max(2, eggs))) : 0;
    const at: Vec3 = [d * Math.cos(a), 0.0475 + 0.25 * d * d * 10, d * Math.sin(a)];
    b.add(
      `egg ${i + 1}`,
      b.tint('egg', {
        layers: [
          {
            mask: { kind: 'spots', scale: 0.007, size: 0.16, soft: 0.06, seed: i },
            material: { color: '#6a4c34' },
            strength: 0.75,
          },
        ],
      }),
      solid.put(solid.turned(egg, [0, 0, 0], { smooth: true }), at, [
        64 + 12 * (i % 2),
        (-a * 180) / Math.PI + 90 + 30 * (i % 3),
        0,
      ]),
      { detail: 1 },
    );
  }
}

/** Leaves that are still on their twigs. */
function addLeaves(b: Bench, count: number, deep: number, taste: Rng): void {
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / Math.max(1, count) + taste.range(-0.4, 0.4);
    const long = taste.range(0.8, 1.25);
    const grid = [0, 0.3, 0.65, 1].map((t) =>
      [-1, 0, 1].map((u): Vec3 => {
        const w = 0.013 * Math.sin(Math.PI * Math.min(0.98, t + 0.08)) * u;
        return [
          (0.11 + 0.06 * long * t) * Math.cos(a) - w * Math.sin(a),
          0.08 * deep + 0.012 * t - 0.02 * t * t + 0.003 * u * u,
          (0.11 + 0.06 * long * t) * Math.sin(a) + w * Math.cos(a),
        ];
      }),
    );
    b.add(`leaf ${i + 1}`, 'leaf', { op: 'sheet', grid, thickness: 0.0012, spline: 'catmull' }, { detail: 0.4 });
  }
}

/** A small feather across the rim, its tip outwards. */
function addFeather(b: Bench, deep: number, taste: Rng): void {
  const a = taste.range(-0.9, -0.1);
  const at = (t: number, u: number): Vec3 => {
    const d = 0.078 + 0.115 * t;
    const w = 0.015 * u * Math.sin(Math.PI * Math.min(0.97, 0.12 + 0.88 * t)) ** 0.7;
    return [
      d * Math.cos(a) - w * Math.sin(a),
      0.088 * deep + 0.016 * Math.sin(Math.PI * t) + 0.012 * t - 0.004 * u * u,
      d * Math.sin(a) + w * Math.cos(a),
    ];
  };
  const rows = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1];
  const grid = rows.map((t) => [-1, -0.5, 0, 0.5, 1].map((u): Vec3 => at(t, u)));
  b.add(
    'feather',
    { base: 'feathers', color: '#eceae4', color2: '#fbfaf6', color3: '#b8b4ac' },
    { op: 'sheet', grid, thickness: 0.0008, spline: 'catmull' },
    { detail: 0.5 },
  );
  b.add(
    'feather shaft',
    'egg',
    solid.tube(
      [0, 0.3, 0.6, 1].map((t): Vec3 => {
        const [x, y, z] = at(t, 0);
        return [x, y + 0.0008, z];
      }),
      0.0011,
      { taper: [1.3, 1, 0.8, 0.3] },
    ),
    { detail: 0.3 },
  );
}
