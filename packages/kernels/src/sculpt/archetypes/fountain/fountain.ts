import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { fountainPalettes } from './palettes.ts';

/** Fountains: a basin with tiers of bowls, jets and falling water. */
export const fountain: Archetype = {
  name: 'fountain',
  kind: 'building',
  size: { height: 2 },
  params: {
    tiers: { type: 'number', min: 1, max: 4, default: 2, about: 'Bowls over the basin.' },
    water: { type: 'flag', default: true, about: 'Whether water runs.' },
    basin: {
      type: 'choice',
      of: ['any', 'round', 'octagon', 'lobed'],
      default: 'any',
      about: 'Outline of the basin; any lets the seed choose.',
    },
  },
  slots: {
    stone: {
      material: { base: 'marble', color: '#d8d0bf', scale: 3, rough: 0.5, clearcoat: 0 },
      words: ['stone', 'basin', 'bowl', 'tier', 'statue'],
      main: true,
    },
    trim: { material: { base: 'stone', color: '#b8ae9c' }, words: ['trim', 'step', 'base'] },
    water: { material: { base: 'glass', color: '#8fc8dc', rough: 0.06, transmission: 0.45 }, words: ['water', 'jet'] },
    metal: { material: { base: 'bronze', color: '#8a7040' }, words: ['spout', 'nozzle', 'metal', 'lion'] },
  },
  palettes: fountainPalettes,
  presets: {
    fountain: {},
    'garden fountain': { params: { tiers: 1 } },
    'tiered fountain': { params: { tiers: 3 } },
    'marble fountain': { params: { tiers: 3 } },
    'stone fountain': { materials: { stone: { base: 'stone', color: '#a39d90' } } },
    'chocolate fountain': {
      params: { tiers: 4, basin: 'round' },
      materials: {
        stone: { base: 'steel', color: '#c8cacc' },
        trim: { base: 'steel', color: '#a8aaac' },
        water: { base: 'chocolate', color: '#4a2a18' },
        metal: { base: 'steel', color: '#b8babc' },
      },
    },
    'champagne fountain': { params: { tiers: 4 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('fountain');
    const asked = read.word(params, 'basin');
    const shape = asked === 'any' ? taste.pick(['round', 'octagon', 'lobed']) : asked;
    const wet = read.flag(params, 'water');
    const r = 1.35;
    addBasin(b, r, shape, wet);
    addTiers(b, r, Math.round(read.num(params, 'tiers')), wet, taste);
    return { parts: b.parts };
  },
};

/** The basin's wall as rings of its outline: inside, rim, outside, foot. */
function addBasin(b: Bench, r: number, shape: string, wet: boolean): void {
  const n = shape === 'octagon' ? 8 : 64;
  const edge = (k: number): Vec2[] =>
    Array.from({ length: n }, (_, i): Vec2 => {
      const a = (2 * Math.PI * i) / n + (n === 8 ? Math.PI / 8 : 0);
      const q = r * k * (shape === 'lobed' ? 0.94 + 0.075 * Math.abs(Math.cos(2 * a)) ** 0.7 : 1);
      return [q * Math.cos(a), q * Math.sin(a)];
    });
  const ring = (k: number, y: number): { points: Vec3[] } => ({ points: edge(k).map(([x, z]): Vec3 => [x, y, z]) });
  const loft = (rings: readonly (readonly [number, number])[]) => ({
    op: 'loft' as const,
    sections: rings.map(([k, y]) => ring(k, y)),
    spline: 'linear' as const,
    smooth: false,
    cap: 'flat' as const,
  });
  b.add(
    'step',
    'trim',
    loft([
      [0.02, 0],
      [1.2, 0],
      [1.2, 0.09],
      [1.19, 0.1],
      [0.02, 0.1],
    ]),
  );
  b.add(
    'basin wall',
    'stone',
    loft([
      [0.02, 0.1],
      [1.04, 0.1],
      [1.06, 0.13],
      [1.06, 0.17],
      [1.0, 0.22],
      [0.98, 0.38],
      [1.04, 0.44],
      [1.09, 0.47],
      [1.09, 0.52],
      [1.07, 0.54],
      [0.94, 0.54],
      [0.92, 0.52],
      [0.9, 0.22],
      [0.02, 0.2],
    ]),
    { detail: 1.3 },
  );
  if (wet)
    b.add(
      'basin water',
      'water',
      loft([
        [0.02, 0.4],
        [0.915, 0.4],
        [0.918, 0.44],
        [0.02, 0.44],
      ]),
    );
  const panels = shape === 'octagon' ? 8 : 12;
  b.add(
    'wall panels',
    'trim',
    {
      op: 'arrayed',
      n: panels,
      around: 'y',
      of: solid.box(
        [shape === 'octagon' ? 0.7 : 0.42, 0.11, 0.03],
        [0, 0.3, r * (shape === 'octagon' ? 0.915 : 0.975)],
        0.01,
      ),
    },
    { detail: 0.5 },
  );
  const lion = solid.many([
    { op: 'ball', r: [0.075, 0.08, 0.05], at: [0, 0.3, 0] },
    { op: 'ball', r: [0.035, 0.03, 0.04], at: [0, 0.28, 0.04] },
  ]);
  b.add(
    'lion masks',
    'metal',
    { op: 'arrayed', n: 4, around: 'y', of: solid.put(lion, [0, 0, r * (shape === 'octagon' ? 0.93 : 1)]) },
    { detail: 0.6 },
  );
}

function addTiers(b: Bench, r: number, tiers: number, wet: boolean, taste: Rng): void {
  let y = 0.2;
  let k = 1;
  let level = 0.44;
  for (let i = 0; i < tiers; i++) {
    const h = (i === 0 ? 0.72 : 0.46) * k ** 0.5;
    const q = 0.24 * k;
    const stem = outline.pairs([
      0,
      0,
      q * 1.1,
      0,
      q * 1.12,
      h * 0.08,
      q * 0.75,
      h * 0.16,
      q * 0.5,
      h * 0.3,
      q * 0.7,
      h * 0.46,
      q * 0.74,
      h * 0.56,
      q * 0.42,
      h * 0.78,
      q * 0.66,
      h * 0.94,
      q * 0.8,
      h,
      0,
      h,
    ]);
    b.add(`stem ${i + 1}`, 'stone', solid.turned(stem, [0, y, 0], { bevel: 0.006 }));
    b.add(
      `stem ${i + 1} rings`,
      'trim',
      solid.many(
        [0.3, 0.78].map((t) => solid.hoop(q * 0.56, { kind: 'circle', r: q * 0.13 }, [0, y + h * t, 0], 'y', 28)),
      ),
      { detail: 0.5 },
    );
    y += h;
    const R = r * (0.62 - 0.02 * i) * k;
    const d = 0.2 * k;
    addBowl(b, i + 1, y, R, d, wet ? level : undefined);
    level = y + d * 1.08;
    y += d * 0.55;
    k *= 0.62;
  }
  addFinial(b, y, 0.24 * k + 0.02, wet, taste);
}

/** One bowl with its flutes; over `level`, where its water falls, its water too. */
function addBowl(b: Bench, n: number, y: number, R: number, d: number, level: number | undefined): void {
  b.add(
    `bowl ${n}`,
    'stone',
    solid.turned(
      outline.pairs([
        0,
        0,
        R * 0.24,
        0,
        R * 0.62,
        d * 0.32,
        R * 0.9,
        d * 0.72,
        R,
        d,
        R * 1.03,
        d * 1.08,
        R,
        d * 1.16,
        R * 0.93,
        d * 1.06,
        R * 0.6,
        d * 0.62,
        0,
        d * 0.5,
      ]),
      [0, y, 0],
      { bevel: 0.004 },
    ),
    { detail: 1.2 },
  );
  b.add(
    `bowl ${n} flutes`,
    'trim',
    {
      op: 'arrayed',
      n: 20,
      around: 'y',
      of: solid.tube(
        [
          [R * 0.3, y + d * 0.02, 0],
          [R * 0.62, y + d * 0.29, 0],
          [R * 0.9, y + d * 0.68, 0],
        ],
        R * 0.035,
        { taper: [0.6, 1, 1.1] },
      ),
    },
    { detail: 0.4 },
  );
  if (level !== undefined) {
    b.add(
      `bowl ${n} water`,
      'water',
      solid.turned(
        [
          [0, y + d * 0.7],
          [R * 0.9, y + d * 0.96],
          [R * 0.95, y + d * 1.08],
          [0, y + d * 1.08],
        ],
        [0, 0, 0],
        { bevel: 0 },
      ),
    );
    const below = level - 0.01;
    const fall = [
      [R * 1.0, y + d * 1.14],
      [R * 1.07, y + d * 1.02],
      [R * 1.12, (y + below) / 2 + 0.02],
      [R * 1.15, below],
    ];
    b.add(
      `falls ${n}`,
      'water',
      {
        op: 'arrayed',
        n: 12,
        around: 'y',
        of: solid.tube(
          fall.map(([x, v]): Vec3 => [x, v, 0]),
          0.012 + R * 0.013,
          { taper: [0.7, 1, 0.85, 0.7] },
        ),
      },
      { detail: 0.5 },
    );
    b.add(
      `splashes ${n}`,
      'water',
      {
        op: 'arrayed',
        n: 12,
        around: 'y',
        of: { op: 'ball', r: [R * 0.055, 0.022, R * 0.055], at: [R * 1.15, below + 0.024, 0] },
      },
      { detail: 0.3 },
    );
  }
}

function addFinial(b: Bench, y: number, q: number, wet: boolean, taste: Rng): void {
  b.add(
    'finial',
    'stone',
    solid.turned(
      outline.pairs([
        0,
        0,
        q,
        0,
        q * 0.6,
        0.08,
        q * 0.45,
        0.14,
        q * 0.95,
        0.24,
        q,
        0.32,
        q * 0.6,
        0.42,
        q * 0.3,
        0.5,
        0,
        0.52,
      ]),
      [0, y, 0],
      { smooth: false, bevel: 0.004 },
    ),
  );
  b.add('nozzle', 'metal', solid.cyl(0.02, 0.06, [0, y + 0.54, 0], 'y', { top: 0.013 }));
  if (!wet) return;
  const top = y + 0.56;
  b.add(
    'jet',
    'water',
    solid.turned(
      [
        [0, top],
        [0.022, top - 0.02],
        [0.026, top + 0.2],
        [0.05, top + 0.3],
        [0.03, top + 0.36],
        [0, top + 0.37],
      ],
      [0, 0, 0],
      { smooth: true },
    ),
  );
  b.add(
    'spray',
    'water',
    {
      op: 'arrayed',
      n: 9,
      around: 'y',
      of: solid.tube(
        [
          [0.02, top + 0.28, 0],
          [0.1, top + 0.36, 0],
          [0.17, top + 0.26, 0],
          [0.2 + 0.02 * taste.next(), top + 0.02, 0],
        ],
        0.011,
        { taper: [0.7, 1, 0.8, 0.5] },
      ),
    },
    { detail: 0.5 },
  );
}
