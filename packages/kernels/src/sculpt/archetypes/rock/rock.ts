import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { rockPalettes } from './palettes.ts';

/** A weathered block: an ellipsoid cut by a dozen soft planes and roughened. */
function block(r: Vec3, at: Vec3, rng: Rng, k: number, planes = 17): FieldShape {
  const size = Math.max(...r);
  const cuts = Array.from({ length: planes }, (_, i): FieldShape => {
    // none from right below: there it lies
    const y = 1 - (1.55 * (i + 0.5)) / planes;
    const a = i * 2.399963 + rng.range(-0.4, 0.4);
    const q = Math.sqrt(1 - y * y);
    const n: Vec3 = [q * Math.cos(a), y, q * Math.sin(a)];
    return {
      op: 'halfspace',
      normal: n,
      offset: Math.hypot(n[0] * r[0], n[1] * r[1], n[2] * r[2]) * rng.range(0.66, 0.93),
    };
  });
  // Broken faces first, then what weather did to them: broad dents and fine grit.
  const broken: FieldShape = {
    op: 'displace',
    amp: size * 0.03,
    freq: 2.2 / size,
    seed: rng.int(1000),
    of: { op: 'intersect', k: size * k * 0.4, of: [{ op: 'ellipsoid', r }, ...cuts] },
  };
  const body: FieldShape = { op: 'displace', amp: size * 0.012, freq: 9 / size, seed: rng.int(1000), at, of: broken };
  return { op: 'intersect', of: [body, { op: 'halfspace', normal: [0, -1, 0], offset: 0 }] };
}

/** Rocks: boulders, piles, pebbles, meteors, ore, stacks, stalagmites, slabs. */
export const rock: Archetype = {
  name: 'rock',
  kind: 'mineral',
  size: { length: 0.6 },
  params: {
    kind: {
      type: 'choice',
      of: ['boulder', 'pile', 'pebbles', 'meteor', 'ore', 'stack', 'stalagmite', 'slab'],
      default: 'boulder',
      about: 'Kind of rock.',
    },
    moss: { type: 'flag', default: false, about: 'Moss on top.' },
    crystals: { type: 'flag', default: false, about: 'Crystals that grow out of it.' },
  },
  slots: {
    stone: { material: { base: 'stone', color: '#84807a' }, words: ['rock', 'stone', 'boulder'], main: true },
    moss: { material: { base: 'moss', color: '#54702c' }, words: ['moss', 'grass'] },
    ore: { material: { base: 'gold', color: '#e0b040' }, words: ['ore', 'vein', 'nugget', 'gold'] },
    glow: { material: { base: 'lava', color: '#1f1816' }, words: ['lava', 'glow', 'crack', 'fire'] },
    crystal: { material: { base: 'crystal', color: '#7a4ac0' }, words: ['crystal'] },
  },
  palettes: rockPalettes,
  presets: {
    rock: {},
    rocks: { params: { kind: 'pile' } },
    'mossy rock': { params: { moss: true } },
    pebble: { params: { kind: 'pebbles' } },
    meteor: { params: { kind: 'meteor' }, materials: { stone: { base: 'stone', color: '#4a4440' } } },
    'gold ore': { params: { kind: 'ore' } },
    ore: { params: { kind: 'ore' } },
    'copper ore': { params: { kind: 'ore' }, materials: { ore: { base: 'copper', color: '#c8744c' } } },
    'mineral ore': { params: { kind: 'ore', crystals: true } },
    'sea stack': { params: { kind: 'stack' } },
    'standing rock': { params: { kind: 'stack' } },
    stalagmite: { params: { kind: 'stalagmite' } },
    'stone tablet': { params: { kind: 'slab' } },
    'rosetta stone': { params: { kind: 'slab' }, materials: { stone: { base: 'granite', color: '#4a484a' } } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('rock');
    const kind = read.word(params, 'kind');
    const mossy = read.flag(params, 'moss');
    const coat = mossy
      ? b.tint('stone', {
          layers: [
            {
              mask: {
                kind: 'all',
                of: [
                  { kind: 'slope', dir: [0, 1, 0], from: 0.15, to: 0.6 },
                  { kind: 'noise', scale: 0.16, threshold: 0.36, soft: 0.2 },
                ],
              },
              material: b.tint('moss', {}),
            },
          ],
        })
      : 'stone';
    const stone = (name: string, r: Vec3, at: Vec3, k = 0.05, detail = 1.2): void =>
      b.add(name, coat, block(r, at, taste, k), { detail });
    const yard: Yard = { b, coat, stone, taste };
    const top = KINDS[kind](yard);
    if (read.flag(params, 'crystals')) addCrystals(yard, top);
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: top * 0.5 } } };
  },
};

/** What the kinds work with. */
interface Yard {
  b: Bench;
  coat: string | MaterialSpec;
  stone(name: string, r: Vec3, at: Vec3, k?: number, detail?: number): void;
  taste: Rng;
}

function boulder({ stone, taste }: Yard): number {
  stone('boulder', [0.33, 0.24, 0.27], [0, 0.19, 0], 0.045, 1.8);
  stone('side stone', [0.13, 0.1, 0.12], [0.32, 0.075, 0.14]);
  stone('small stone', [0.07, 0.05, 0.06], [-0.3, 0.035, 0.2]);
  for (let i = 0; i < 5; i++)
    stone(
      `chip ${i + 1}`,
      [0.025, 0.018, 0.022],
      [taste.range(-0.4, 0.4), 0.012, 0.28 + taste.range(0, 0.1)],
      0.05,
      0.5,
    );

  return 0.38;
}

function pile({ stone, taste }: Yard): number {
  const spots: readonly (readonly [number, number, number, number])[] = [
    [0, 0.16, 0, 0.26],
    [0.36, 0.12, 0.06, 0.2],
    [-0.34, 0.11, 0.1, 0.19],
    [0.1, 0.1, 0.34, 0.17],
    [-0.16, 0.1, -0.32, 0.18],
    [0.05, 0.4, 0.02, 0.19],
    [-0.2, 0.3, 0.1, 0.14],
    [0.24, 0.3, -0.02, 0.13],
    [0.02, 0.56, 0.02, 0.1],
  ];
  for (const [i, [x, y, z, r]] of spots.entries())
    stone(
      `rock ${i + 1}`,
      [r * taste.range(0.95, 1.15), r * taste.range(0.66, 0.8), r * taste.range(0.85, 1.05)],
      [x, y, z],
    );

  return 0.62;
}

function pebbles({ b, taste }: Yard): number {
  const tones = ['#8a867f', '#a79a86', '#6f7276', '#b8b2a4', '#7d6f62'];
  for (let i = 0; i < 11; i++) {
    const a = i * 2.4;
    const d = 0.011 * Math.sqrt(i) * 1.3;
    b.add(`pebble ${i + 1}`, b.tint('stone', { color: tones[i % 5], rough: 0.45, scale: 0.3 }), {
      op: 'ball',
      r: [0.0105 + 0.003 * taste.next(), 0.006 + 0.002 * taste.next(), 0.009],
      at: [d * Math.cos(a), 0.006 + (i > 7 ? 0.008 : 0), d * Math.sin(a)],
      rot: [taste.range(-8, 8), taste.range(0, 180), taste.range(-8, 8)],
    });
  }

  return 0.016;
}

function meteor({ b, stone, taste }: Yard): number {
  const cracks = b.tint('stone', {
    layers: [
      {
        mask: { kind: 'not', of: { kind: 'spots', scale: 0.5, size: 0.5, gap: 0.09, soft: 0.03 } },
        material: b.tint('glow', { emissive: '#ff5a14', emissiveStrength: 3, color: '#ff7a24' }),
      },
    ],
  });
  const body = block([0.9, 0.78, 0.82], [0, 0.85, 0], taste, 0.03, 18);
  const craters = Array.from({ length: 9 }, (_, i): FieldShape => {
    const y = 1 - (2 * (i + 0.5)) / 9;
    const a = i * 2.4 + 0.5;
    const q = Math.sqrt(1 - y * y);
    return {
      op: 'sphere',
      r: 0.16 + 0.1 * ((i * 0.37) % 1),
      at: [0.86 * q * Math.cos(a), 0.85 + 0.76 * y, 0.8 * q * Math.sin(a)],
    };
  });
  b.add('meteor', cracks, { op: 'subtract', from: body, cut: craters, k: 0.05 }, { detail: 2 });
  for (let i = 0; i < 8; i++) {
    const a = i * 0.8;
    stone(
      `fragment ${i + 1}`,
      [0.1, 0.08, 0.09],
      [Math.cos(a) * (0.95 + 0.2 * (i % 2)), 0.07, Math.sin(a) * (0.95 + 0.15 * (i % 3))],
      0.05,
      0.5,
    );
  }

  return 1.6;
}

function ore({ b, stone, taste }: Yard): number {
  stone('ore rock', [0.09, 0.07, 0.08], [0, 0.058, 0], 0.04, 1.8);
  for (let i = 0; i < 13; i++) {
    const y = 0.95 - (1.25 * i) / 13;
    const a = i * 2.4;
    const q = Math.sqrt(Math.max(0.05, 1 - y * y));
    const r = taste.range(0.013, 0.022);
    b.add(
      `nugget ${i + 1}`,
      'ore',
      {
        op: 'hull',
        bevel: r * 0.15,
        points: Array.from({ length: 8 }, (_, k): Vec3 => {
          const v = 1 - (2 * (k + 0.5)) / 8;
          const w = k * 2.4 + i;
          const s = Math.sqrt(1 - v * v);
          return [
            0.08 * q * Math.cos(a) + r * s * Math.cos(w),
            0.058 + 0.062 * y + r * v,
            0.07 * q * Math.sin(a) + r * s * Math.sin(w),
          ];
        }),
      },
      { detail: 0.6 },
    );
  }

  return 0.12;
}

function slab({ b, coat, stone }: Yard): number {
  b.add(
    'slab',
    coat,
    {
      op: 'displace',
      amp: 0.008,
      freq: 7,
      seed: 3,
      of: {
        op: 'union',
        k: 0.02,
        of: [
          { op: 'box', size: [0.5, 0.6, 0.12], round: 0.02, at: [0, 0.3, 0] },
          { op: 'cylinder', r: 0.25, h: 0.12, round: 0.02, at: [0, 0.6, 0], rot: [90, 0, 0] },
        ],
      },
    },
    { detail: 1.5 },
  );
  for (let r = 0; r < 9; r++)
    b.add(
      `line ${r + 1}`,
      b.tint('stone', { color: '#3a3835' }),
      solid.many(
        Array.from(
          { length: 7 - (r % 2) },
          (_, i): Shape =>
            solid.box(
              [0.026 + 0.012 * ((i * 7 + r * 3) % 3), 0.016, 0.006],
              [(i - (6 - (r % 2)) / 2) * 0.055, 0.68 - r * 0.062, 0.0665],
              0.002,
            ),
        ),
      ),
      { detail: 0.3 },
    );
  stone('foot stone', [0.1, 0.06, 0.08], [0.24, 0.045, 0.1]);

  return 0.85;
}

function stack({ stone, taste }: Yard): number {
  const tiers = [
    [0.42, 0.2, 0.2],
    [0.36, 0.55, 0.2],
    [0.32, 0.9, 0.2],
    [0.35, 1.25, 0.2],
    [0.27, 1.55, 0.16],
  ];
  for (const [i, [r, y, t]] of tiers.entries())
    stone(`layer ${i + 1}`, [r, t * 1.25, r * 0.9], [taste.range(-0.05, 0.05), y, taste.range(-0.05, 0.05)], 0.03);
  for (let i = 0; i < 6; i++)
    stone(`scree ${i + 1}`, [0.12, 0.08, 0.1], [0.48 * Math.cos(i * 1.05), 0.06, 0.44 * Math.sin(i * 1.05)]);

  return 1.7;
}

function stalagmite({ b, coat, stone }: Yard): number {
  const spikes: readonly (readonly [number, number, number, number])[] = [
    [0, 0, 1, 0.17],
    [0.24, 0.06, 0.55, 0.12],
    [-0.22, 0.1, 0.68, 0.13],
    [0.1, -0.22, 0.42, 0.1],
    [-0.08, 0.26, 0.36, 0.09],
    [0.3, -0.14, 0.26, 0.07],
  ];
  for (const [i, [x, z, h, r]] of spikes.entries())
    b.add(
      `spike ${i + 1}`,
      coat,
      {
        op: 'intersect',
        of: [
          {
            op: 'displace',
            amp: 0.014,
            freq: 9,
            seed: i,
            of: {
              op: 'revolve',
              at: [x, 0, z],
              spline: 'catmull',
              profile: [
                [0, 0],
                [r, 0],
                [r * 0.72, h * 0.18],
                [r * 0.56, h * 0.4],
                [r * 0.38, h * 0.62],
                [r * 0.2, h * 0.85],
                [r * 0.08, h],
                [0, h],
              ],
            },
          },
          { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
        ],
      },
      { detail: 1.1 },
    );
  stone('ground', [0.46, 0.08, 0.4], [0, 0.03, 0]);

  return 1;
}

function addCrystals({ b, taste }: Yard, top: number): void {
  for (let i = 0; i < 6; i++) {
    const a = i * 1.05;
    const l = top * taste.range(0.3, 0.55);
    const w = l * 0.16;
    b.add(
      `crystal ${i + 1}`,
      'crystal',
      solid.put(
        {
          op: 'lathe',
          profile: [
            [0, -l * 0.3],
            [w, -l * 0.3],
            [w * 1.1, l * 0.7],
            [0, l],
          ],
          segments: 6,
          bevel: w * 0.05,
        },
        [top * 0.35 * Math.cos(a), top * 0.8, top * 0.35 * Math.sin(a)],
        [Math.sin(a) * 34, 0, -Math.cos(a) * 34],
      ),
    );
  }
}

/** Each returns how high it stands. */
const KINDS: Readonly<Record<string, (yard: Yard) => number>> = {
  boulder,
  pile,
  pebbles,
  meteor,
  ore,
  slab,
  stack,
  stalagmite,
};
