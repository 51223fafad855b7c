import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';

/** Sushi: nigiri, rolls, onigiri, or a board of them with ginger, wasabi and chopsticks. */
export const sushi: Archetype = {
  name: 'sushi',
  kind: 'food',
  size: { length: 0.12 },
  params: {
    kind: {
      type: 'choice',
      of: ['platter', 'nigiri', 'roll', 'onigiri'],
      default: 'platter',
      about: 'one kind, or a board with several',
    },
    chopsticks: { type: 'flag', default: true, about: 'chopsticks on the board' },
  },
  slots: {
    fish: {
      material: { base: 'pulp', color: '#f2875a', color2: '#f8b48c', color3: '#d8643a', rough: 0.25 },
      words: ['fish', 'salmon', 'tuna', 'topping', 'sushi'],
      main: true,
    },
    rice: { material: { base: 'rice', color: '#f7f4ea', color2: '#ffffff' }, words: ['rice'] },
    seaweed: {
      material: { base: 'leather', color: '#1f2c22', color2: '#2c3c2c', color3: '#0f1812', rough: 0.5, scale: 0.3 },
      words: ['seaweed', 'nori'],
    },
    filling: {
      material: { base: 'pulp', color: '#9ac058', color2: '#c4dc8a', color3: '#6a9a34' },
      words: ['filling', 'avocado', 'cucumber'],
    },
    board: { material: { base: 'dark-wood', color: '#5a3a22' }, words: ['board', 'plate', 'tray'] },
    chopsticks: { material: { base: 'wood', color: '#a8582c', color2: '#8a4420' }, words: ['chopstick'] },
  },
  presets: {
    sushi: { size: { width: 0.26 } },
    nigiri: { params: { kind: 'nigiri' }, size: { width: 0.07 } },
    'sushi roll': { params: { kind: 'roll' }, size: { width: 0.09 } },
    onigiri: { params: { kind: 'onigiri' }, size: { height: 0.07 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('sushi');
  const kind = read.word(params, 'kind');
  const seed = taste.int(999);
  if (kind === 'nigiri') addNigiri(b, [0, 0, 0], 20, seed, '');
  else if (kind === 'onigiri') addOnigiri(b, seed);
  else if (kind === 'roll')
    for (const [i, [x, z, lie]] of (
      [
        [-0.03, 0, 0],
        [0.024, 0.012, 0],
        [0.004, 0.054, 1],
      ] as const
    ).entries())
      addRoll(b, [x, 0, z], lie === 1, seed + i, ` ${i + 1}`);
  else addPlatter(b, seed, read.flag(params, 'chopsticks'));
  return { parts: b.parts };
}

/** A finger of rice under a slice that hangs over its ends. */
function addNigiri(b: Bench, at: Vec3, yaw: number, seed: number, name: string, topping = 'fish'): void {
  const l = 0.052;
  const w = 0.024;
  const h = 0.022;
  const place = (s: Shape): Shape => solid.put(s, at, [0, yaw, 0]);
  const rice: Shape = {
    op: 'loft',
    sections: [-0.5, -0.46, -0.34, -0.15, 0.1, 0.3, 0.45, 0.5].map((t) => {
      const k = Math.max(0.2, 1 - (Math.abs(t) * 2) ** 5 * 0.75);
      return {
        points: outline
          .superellipse(w * 0.5 * k, h * 0.52 * k, 2.8, 36)
          .map(
            ([z, y], i): Vec3 => [
              t * l,
              h * 0.52 + y + 0.0006 * around(i, 12, seed),
              z * (1 + 0.03 * around((i / 36) * 6.28, 9, seed, t * 6)),
            ],
          ),
      };
    }),
    spline: 'linear',
  };
  b.add(`rice${name}`, 'rice', place(rice), { detail: 1.3 });
  const grid = Array.from({ length: 15 }, (_, i) => {
    const u = (i / 14) * 2 - 1;
    return Array.from({ length: 9 }, (_, j): Vec3 => {
      const v = (j / 8) * 2 - 1;
      const wide = w * 0.56 * (1 - 0.12 * u * u) * (1 + 0.04 * around(i, 5, seed));
      return [u * l * 0.62, h * 1.1 - l * 0.17 * Math.abs(u) ** 3 - w * 0.28 * Math.abs(v) ** 2.4, v * wide];
    });
  });
  const striped =
    topping === 'fish'
      ? b.tint('fish', {
          layers: [
            {
              mask: { kind: 'stripes', dir: [0.8, 0, 0.6], period: 0.0075, width: 0.22, warp: 0.15, soft: 0.15 },
              material: { color: '#fbdcc4' },
              strength: 0.85,
            },
          ],
        })
      : { base: 'pulp', color: topping, color2: '#f8d8d0', color3: topping, rough: 0.3 };
  b.add(`fish${name}`, striped, place({ op: 'sheet', grid, thickness: 0.0058, spline: 'catmull' }), { detail: 1.4 });
}

/** Rice round a filling in a belt of seaweed, standing or lying on its side. */
function addRoll(b: Bench, at: Vec3, lying: boolean, seed: number, name: string): void {
  const r = 0.0235;
  const h = 0.027;
  const place = (s: Shape): Shape =>
    lying ? solid.put(solid.put(s, [0, -h / 2, 0]), [at[0], at[1] + r, at[2]], [84, 24, 0]) : solid.put(s, at);
  b.add(
    `seaweed${name}`,
    'seaweed',
    place(
      solid.turned(
        [
          [r * 0.94, 0.0004],
          [r, 0],
          [r * 1.005, h * 0.5],
          [r, h],
          [r * 0.94, h - 0.0004],
          [r * 0.94, 0.0004],
        ],
        [0, 0, 0],
        { bevel: 0.0004 },
      ),
    ),
  );
  const rice = roundBody({
    profile: [
      [0.02, -0.01],
      [0.9, -0.005],
      [0.955, 0.04],
      [0.955, 0.96],
      [0.9, 1.015],
      [0.4, 1.02],
      [0.02, 1.0],
    ].map(([x, y]): Vec2 => [x * r, y * h]),
    sides: 56,
    steps: 3,
    lift: (a, t, q) => (t > 0.6 ? h * 0.03 * around(a, 16, seed, (q / r) * 6) : 0),
  });
  b.add(`rice${name}`, 'rice', place(rice), { detail: 1.2 });
  const plug = (x: number, z: number, k: number, sides: number): Shape =>
    solid.put(
      {
        op: 'lathe',
        profile: [
          [0, h * 0.2],
          [r * k, h * 0.2],
          [r * k, h * 1.05],
          [0, h * 1.06],
        ],
        bevel: 0.0008,
        sides,
      },
      [x * r, 0, z * r],
      [0, 20 * sides, 0],
    );
  b.add(`fish${name}`, 'fish', place(plug(0.16, 0.12, 0.32, 4)));
  b.add(`filling${name}`, 'filling', place(plug(-0.26, -0.1, 0.28, 5)));
  b.add(`crab${name}`, { base: 'pulp', color: '#f4ece4', color2: '#e8604c' }, place(plug(0.06, -0.36, 0.2, 4)));
}

/** A rounded triangle of rice with its strip. */
function addOnigiri(b: Bench, seed: number): void {
  const s = 0.042;
  const corners: Vec2[] = [
    [-1, -0.66],
    [1, -0.66],
    [0, 1.05],
  ];
  const line = outline.rounded(
    corners.map(([x, y]): Vec2 => [x * s, y * s + s * 0.68]),
    s * 0.42,
    12,
  );
  const ring = (k: number, z: number): { points: Vec3[] } => ({
    points: line.map(([x, y], i): Vec3 => [x * k, s * 0.62 + (y - s * 0.62) * k, z + 0.0005 * around(i, 14, seed)]),
  });
  const d = s * 0.4;
  b.add(
    'rice',
    'rice',
    {
      op: 'loft',
      sections: [
        ring(0.3, -d),
        ring(0.78, -d * 0.97),
        ring(0.93, -d * 0.8),
        ring(1, -d * 0.4),
        ring(1.01, 0),
        ring(1, d * 0.4),
        ring(0.93, d * 0.8),
        ring(0.78, d * 0.97),
        ring(0.3, d),
      ],
      spline: 'linear',
    },
    { detail: 1.6 },
  );
  b.add('seaweed', 'seaweed', solid.box([s * 0.92, s * 0.86, d * 2.06], [0, s * 0.42, 0], s * 0.04));
  const place = (x: number, y: number): Shape => ({
    op: 'ball',
    r: [0.0011, 0.0018, 0.0007],
    at: [x * s, y * s, d * 0.985],
  });
  b.add(
    'sesame',
    { base: 'plain', color: '#2a2622' },
    solid.many(
      [
        [-0.16, 1.16],
        [0.14, 1.22],
        [0.02, 1.04],
        [0.3, 1.0],
        [-0.32, 1.0],
        [0.0, 1.34],
      ].map(([x, y]) => place(x, y)),
    ),
    { detail: 0.4 },
  );
}

function addPlatter(b: Bench, seed: number, sticks: boolean): void {
  const y = 0.018;
  b.add('board', 'board', solid.box([0.27, 0.008, 0.15], [0, y - 0.004, 0], 0.002), { grain: [1, 0, 0] });
  b.add(
    'feet',
    'board',
    solid.many([0.09, -0.09].map((x) => solid.box([0.016, 0.0105, 0.13], [x, 0.00525, 0], 0.0015))),
  );
  const tops = ['fish', '#c8283a', 'fish', '#f0c8b0'];
  for (let i = 0; i < 4; i++) addNigiri(b, [-0.09 + 0.042 * i, y, -0.034], 78, seed + i, ` ${i + 1}`, tops[i]);
  for (let i = 0; i < 4; i++) addRoll(b, [-0.095 + 0.052 * i, y, 0.032], false, seed + 9 + i, ` roll ${i + 1}`);
  const wasabi = roundBody({
    profile: [
      [0.02, 0],
      [0.9, 0],
      [1, 0.2],
      [0.7, 0.6],
      [0.3, 0.95],
      [0.02, 1],
    ].map(([x, h]): Vec2 => [x * 0.014, h * 0.014]),
    sides: 40,
    swell: (a, t) => 1 + 0.1 * around(a, 7, seed, t * 3),
  });
  b.add(
    'wasabi',
    { base: 'cream', color: '#9ac05a', color2: '#b4d474', color3: '#7aa03c' },
    solid.put(wasabi, [0.105, y, -0.048]),
  );
  const petal = leafShape({
    length: 0.02,
    width: 0.016,
    rise: 0.5,
    droop: 0.2,
    fold: 0.2,
    thick: 0.0007,
    waves: 5,
    ruffle: 0.2,
  });
  b.add(
    'ginger',
    { base: 'pulp', color: '#f6c8b8', color2: '#fbe0d4', rough: 0.3 },
    solid.many(
      Array.from({ length: 9 }, (_, i) => solid.put(petal, [0.105, y + 0.001 * i, -0.012], [-20 - 2 * i, 47 * i, 0])),
    ),
  );
  b.add(
    'leaf',
    { base: 'leaf', color: '#3f8a3a' },
    solid.put(
      leafShape({ length: 0.05, width: 0.03, rise: 0.2, droop: 0.1, fold: 0.1, thick: 0.0005 }),
      [0.082, y + 0.0004, -0.04],
      [0, 40, 0],
    ),
  );
  if (!sticks) return;
  b.add(
    'chopsticks',
    'chopsticks',
    solid.many(
      [0, 1].map((i) =>
        solid.rod([-0.12, y + 0.0034, 0.0635 + 0.0085 * i], [0.13, y + 0.0028, 0.0615 + 0.0075 * i], 0.0033, 0.0018),
      ),
    ),
  );
}
