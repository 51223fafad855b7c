import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';
import { cavePalettes } from './palettes.ts';
import { addMine, addTunnel } from './works.ts';

/** A mouth in a rock: cave with stalactites, dragon's lair, crystal cave, timbered mine with rails, tunnel of masonry. */
export const cave: Archetype = {
  name: 'cave',
  kind: 'terrain',
  size: { height: 4 },
  params: {
    kind: {
      type: 'choice',
      of: ['cave', 'mine', 'tunnel'],
      default: 'cave',
      about: 'A natural mouth, a mine or a tunnel.',
    },
    stalactites: { type: 'flag', default: true, about: 'Stones that hang and stand in its mouth.' },
    crystals: { type: 'flag', default: false, about: 'Crystals in it.' },
    treasure: { type: 'flag', default: false, about: 'A hoard of gold in it.' },
    moss: { type: 'flag', default: true, about: 'Moss and bushes on the rock.', vary: 0.8 },
  },
  slots: {
    rock: {
      material: { base: 'stone', color: '#7d776e', scale: 4 },
      words: ['rock', 'stone', 'cave', 'wall'],
      main: true,
    },
    inside: { material: { base: 'plain', color: '#14110f', rough: 1 }, words: ['inside', 'dark', 'hole', 'mouth'] },
    moss: { material: { base: 'moss', color: '#5a7434', scale: 3 }, words: ['moss', 'grass', 'bush'] },
    crystal: { material: { base: 'crystal', color: '#7a5ad8' }, words: ['crystal'] },
    gold: { material: { base: 'gold' }, words: ['gold', 'treasure', 'hoard'] },
    timber: { material: { base: 'wood', color: '#7a5532' }, words: ['timber', 'beam', 'wood', 'sleeper'] },
    metal: { material: { base: 'iron', color: '#5a5552' }, words: ['rail', 'metal', 'lantern'] },
    light: {
      material: { base: 'lamp', color: '#ffd27a', color2: '#ffb04a', emissiveStrength: 1 },
      words: ['light', 'lamp'],
    },
  },
  palettes: cavePalettes,
  presets: {
    cave: {},
    'crystal cave': { params: { crystals: true } },
    'dragon cave': {
      params: { treasure: true, moss: false },
      materials: { rock: { base: 'stone', color: '#4c4642', scale: 4 } },
    },
    'ice cave': {
      params: { moss: false, crystals: true },
      materials: {
        rock: { base: 'ice', color: '#bfe0ee', scale: 4 },
        crystal: { base: 'ice', color: '#8fd0ee' },
        inside: { base: 'plain', color: '#1f4258', rough: 1 },
      },
    },
    mine: { params: { kind: 'mine', stalactites: false } },
    tunnel: { params: { kind: 'tunnel', stalactites: false } },
    'lava tube': { params: { moss: false }, materials: { rock: { base: 'stone', color: '#3a3432', scale: 4 } } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('cave');
    const kind = read.word(params, 'kind');
    addRock(b, kind, read.flag(params, 'moss'), taste);
    if (kind === 'mine') addMine(b);
    else if (kind === 'tunnel') addTunnel(b);
    if (read.flag(params, 'stalactites')) addStones(b, taste);
    if (read.flag(params, 'crystals')) addCrystals(b, taste);
    if (read.flag(params, 'treasure')) addHoard(b, taste);
    return {
      parts: b.parts,
      sockets: {
        inside: { at: [0, 0.1, 0.6], dir: [0, 0, 1], size: 2 },
        top: { at: [0, 3.7, -0.6], dir: [0, 1, 0], size: 1.5 },
      },
    };
  },
};

/** Where the ground of the mouth lies: the rock is hollow down to here, dark behind. */
const FLOOR = 0.06;

/** What is above the ground of a shape. */
const onGround = (of: FieldShape): FieldShape => ({
  op: 'intersect',
  of: [of, { op: 'halfspace', normal: [0, -1, 0], offset: 0 }],
});

/** Blocks leaned together with a way in that narrows to the back. */
function addRock(b: Bench, kind: string, moss: boolean, taste: Rng): void {
  const seed = taste.int(900);
  const blocks: readonly (readonly [x: number, y: number, z: number, a: number, h: number, c: number, turn: number])[] =
    [
      [-2.05, 1.15, -0.2, 1.25, 1.6, 1.4, 12],
      [2.1, 1.05, -0.25, 1.3, 1.5, 1.35, -16],
      [0, 2.85, -0.5, 1.9, 1, 1.5, 4],
      [-1.2, 2.5, -0.9, 1.4, 1.2, 1.3, 30],
      [1.3, 2.35, -0.9, 1.4, 1.15, 1.3, -24],
      [0, 1.6, -2, 2.1, 1.8, 0.95, 0],
      [-3, 0.45, 0.35, 0.8, 0.75, 0.8, 20],
      [3.05, 0.4, 0.3, 0.75, 0.7, 0.8, -8],
    ];
  // the same pile is seen from its other side, and its stones are of other sizes
  const side = taste.next() < 0.5 ? -1 : 1;
  const grown = blocks.map(() => taste.range(0.96, 1.14));
  const tall = taste.range(0.94, 1.16);
  const solidRock: FieldShape = {
    op: 'displace',
    amp: 0.05,
    freq: 5.5,
    seed,
    of: {
      op: 'displace',
      amp: 0.16,
      freq: 1.3,
      seed: seed + 1,
      of: {
        op: 'union',
        k: 0.16,
        of: blocks.map(
          ([x, y, z, a, h, c, turn], i): FieldShape => ({
            op: 'intersect',
            k: 0.06,
            at: [side * x, y * tall, z],
            rot: [6 * Math.sin(i * 2.1), side * turn, side * 8 * Math.cos(i * 1.7)],
            of: [
              { op: 'superellipsoid', r: [a * grown[i], h * tall, c * grown[i]], e: [0.7, 0.7] },
              ...Array.from({ length: 6 }, (_, k): FieldShape => {
                const t = k * 1.05 + i;
                const n: Vec3 = [Math.cos(t) * 0.8, 0.55 * Math.sin(k * 2.2 + i), Math.sin(t) * 0.8];
                const l = Math.hypot(...n);
                return {
                  op: 'halfspace',
                  normal: [n[0] / l, n[1] / l, n[2] / l],
                  offset: (0.84 * Math.min(a, h, c) + 0.12) * grown[i],
                };
              }),
            ],
          }),
        ),
      },
    },
  };
  const bent = taste.range(-0.15, 0.2);
  const way: FieldShape =
    kind === 'cave'
      ? {
          op: 'displace',
          amp: 0.09,
          freq: 2.4,
          seed: seed + 2,
          of: {
            op: 'chain',
            points: [
              [side * 0.05, 0.72, 2],
              [side * bent, 0.8, 0.6],
              [side * 0.05, 0.75, -0.5],
              [side * 0.15, 0.7, -1.3],
            ],
            radii: [1.35, 1.22, 1.0, 0.7],
            spline: 'catmull',
          },
        }
      : {
          op: 'box',
          size: [2.0, 3.9, 4.4],
          at: [0, kind === 'mine' ? 0.1 : 0.0, 0.9],
          round: kind === 'mine' ? 0.1 : 0.9,
        };
  b.add(
    'rock',
    b.tint(
      'rock',
      moss
        ? {
            layers: [
              {
                mask: {
                  kind: 'all',
                  of: [
                    { kind: 'slope', dir: [0, 1, 0], from: 0.35, to: 0.75 },
                    { kind: 'noise', scale: 0.7, threshold: 0.38, soft: 0.2 },
                  ],
                },
                material: b.tint('moss', {}),
              },
            ],
          }
        : {},
    ),
    // cut off level by faces: a field alone leaves thorns where the foot is undercut
    {
      op: 'clip',
      of: {
        op: 'intersect',
        of: [
          { op: 'subtract', k: 0.12, from: solidRock, cut: [way] },
          { op: 'halfspace', normal: [0, -1, 0], offset: 0.4 },
        ],
      },
      within: solid.box([14, 12, 14], [0, 6, 0], 0),
    },
    { detail: 2 },
  );
  addGround(b, { moss, seed, side, tall }, taste);
}

/** The dark behind, earth before it, boulders and bushes. */
function addGround(
  b: Bench,
  { moss, seed, side, tall }: { moss: boolean; seed: number; side: number; tall: number },
  taste: Rng,
): void {
  b.add('darkness', 'inside', solid.box([2.6, 2.5, 0.06], [0.1, 1.26, -1.02], 0.02), { detail: 0.3 });
  b.add(
    'ground',
    b.tint('rock', { base: 'dirt', color: '#6a5844' }),
    onGround({
      op: 'displace',
      amp: 0.08,
      freq: 1.1,
      seed: seed + 4,
      of: { op: 'ellipsoid', r: [3.5, 0.16, 2.5], at: [0, 0, 0.25] },
    }),
    { detail: 0.8 },
  );
  for (let i = 0; i < 9; i++) {
    const a = -1.5 + (3 * i) / 8;
    const r = taste.range(0.14, 0.34);
    if (Math.abs(a) < 0.42 || Math.abs(a) > 1.3) continue;
    b.add(
      `boulder ${i + 1}`,
      'rock',
      lumpyBall(
        [r, r * 0.78, r * 0.9],
        [3 * Math.sin(a) * taste.range(0.86, 1.04), r * 0.84 + 0.02, 0.5 + 1.75 * Math.cos(a) * taste.range(0.8, 1)],
        0.3,
        i * 7,
        9,
        13,
      ),
      { detail: 0.5 },
    );
  }
  if (!moss) return;
  for (const [i, [x, y, z, r]] of (
    [
      [-2.1, 2.62, -0.1, 0.26],
      [0.9, 3.55, 0.2, 0.24],
      [2.4, 2.35, 0.1, 0.22],
      [-2.75, 0.3, 1.35, 0.3],
      [2.85, 0.26, 1.2, 0.26],
    ] as const
  ).entries())
    b.add(
      `bush ${i + 1}`,
      b.tint('moss', { base: 'foliage', scale: 1 }),
      lumpyBall([r, r * 0.8, r], [side * x, y > 1 ? y * tall : y, z], 0.4, i * 11 + 5, 11, 16),
      { detail: 0.5 },
    );
}

/** Stones that hang from the lip and stand from the floor, uneven in length. */
function addStones(b: Bench, taste: Rng): void {
  const hung = 6 + taste.int(5);
  for (let i = 0; i < hung; i++) {
    const u = -0.86 + (1.72 * i) / (hung - 1);
    const l = taste.range(0.28, 0.62) * (1 - 0.35 * Math.abs(u));
    const z = 0.35 + taste.range(-0.12, 0.16);
    const y = 0.8 + 1.22 * Math.sqrt(Math.max(0.08, 1 - (u / 1.12) ** 2)) + 0.22;
    b.add(
      `stalactite ${i + 1}`,
      'rock',
      solid.tube(
        [
          [u, y, z],
          [u + 0.015, y - 0.22 - l * 0.4, z],
          [u - 0.01, y - 0.22 - l, z + 0.01],
        ],
        0.115,
        { taper: [1.3, 0.66, 0.07] },
      ),
      { detail: 0.5 },
    );
  }
  for (const [i, [x, z, h]] of (
    [
      [-0.82, 0.55, 0.46],
      [-0.62, 0.78, 0.26],
      [0.78, 0.5, 0.54],
      [0.95, 0.75, 0.3],
      [0.52, 0.1, 0.36],
    ] as const
  ).entries())
    b.add(
      `stalagmite ${i + 1}`,
      'rock',
      solid.tube(
        [
          [x, FLOOR, z],
          [x + 0.01, h * 0.55, z],
          [x - 0.01, h + 0.1, z],
        ],
        0.13,
        { cap: 'flat', taper: [1.25, 0.62, 0.08] },
      ),
      { detail: 0.5 },
    );
}

/** Six-sided points in bunches at the sides of the mouth. */
function addCrystals(b: Bench, taste: Rng): void {
  for (const [k, [x, z, s]] of (
    [
      [-0.95, 0.75, 1],
      [0.98, 0.85, 0.9],
      [-1.55, 1.25, 0.7],
      [0.2, -0.5, 0.9],
    ] as const
  ).entries())
    for (let i = 0; i < 5; i++) {
      const l = s * taste.range(0.3, 0.75) * (i ? 0.8 : 1.1);
      const r = l * 0.16;
      b.add(
        `crystal ${5 * k + i + 1}`,
        'crystal',
        solid.put(
          {
            op: 'lathe',
            profile: [
              [0, -0.12],
              [r * 0.8, -0.12],
              [r, l * 0.76],
              [0, l],
            ],
            sides: 6,
            bevel: r * 0.06,
          },
          [x + 0.13 * Math.cos(i * 2.4), FLOOR + 0.04, z + 0.13 * Math.sin(i * 2.4)],
          [i ? 26 * Math.sin(i * 2.4) : 0, i * 30, i ? -26 * Math.cos(i * 2.4) : 4],
        ),
        { detail: 0.5 },
      );
    }
}

/** A heap of coins with goblets and a chest's worth of gems. */
function addHoard(b: Bench, taste: Rng): void {
  b.add(
    'hoard',
    'gold',
    onGround({
      op: 'displace',
      amp: 0.05,
      freq: 5,
      of: { op: 'ellipsoid', r: [0.85, 0.45, 0.6], at: [0, 0.02, 0.45] },
    }),
    {
      detail: 0.8,
    },
  );
  for (let i = 0; i < 26; i++) {
    const a = i * 2.4;
    const d = 0.98 * Math.sqrt((i + 1) / 26);
    const y = 0.07 + 0.44 * Math.sqrt(Math.max(0, 1 - d ** 2)) * 0.92;
    b.add(
      `coin ${i + 1}`,
      'gold',
      solid.put(
        solid.cyl(0.075, 0.02, [0, 0, 0], 'y', { bevel: 0.005 }),
        [0.85 * d * Math.cos(a), y, 0.45 + 0.6 * d * Math.sin(a)],
        [taste.range(-32, 32), 0, taste.range(-32, 32)],
      ),
      { detail: 0.3 },
    );
  }
  for (const [i, [x, z, color]] of (
    [
      [0.3, 0.72, '#c4122f'],
      [-0.34, 0.8, '#1f4fc4'],
      [0.05, 0.9, '#0f9d58'],
      [-0.1, 0.5, '#c4122f'],
    ] as const
  ).entries())
    b.add(
      `jewel ${i + 1}`,
      { base: 'crystal', color },
      solid.put(
        {
          op: 'lathe',
          profile: [
            [0, -0.07],
            [0.075, 0.01],
            [0.05, 0.045],
            [0, 0.045],
          ],
          sides: 8,
          bevel: 0.004,
        },
        [x, 0.36 - 0.3 * Math.abs(z - 0.5), z],
        [20, i * 40, 14],
      ),
      { detail: 0.4 },
    );
}
