import type { FieldShape } from '../../../field/index.ts';
import { type Rng, V3, type Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { blossomShape } from '../../kits/blossom.ts';
import { frames } from '../../kits/frame.ts';
import { type Bench, createBench, read, solid, tone } from '../../kits/joinery/index.ts';
import { coverBlobs, leafSpray, type Blob as Puff, type Spot } from '../../kits/spray.ts';
import { addBare, addTumbleweed } from './bare.ts';
import { bushPalettes } from './palettes.ts';

/** Shrubs and hedges: masses of leaves on stems, clipped or grown, with berries or flowers; bare ones and thorns. */
export const bush: Archetype = {
  name: 'bush',
  kind: 'plant',
  size: { height: 1.2 },
  params: {
    kind: {
      type: 'choice',
      of: ['shrub', 'hedge', 'ball', 'spiral', 'cone', 'bare', 'tumbleweed'],
      default: 'shrub',
      about: 'grown, clipped to a shape, or without leaves',
    },
    berries: { type: 'number', min: 0, max: 40, default: 0, about: 'how many berries' },
    flowers: { type: 'number', min: 0, max: 24, default: 0, about: 'how many flowers' },
    fullness: { type: 'number', min: 0.6, max: 1.4, default: 1, about: 'how wide and dense', vary: [0.85, 1.2] },
    thorns: { type: 'flag', default: false, about: 'thorns on the stems' },
  },
  slots: {
    leaves: { material: { base: 'leaf', color: '#3f7a34', color2: '#6ba04a' }, words: ['leaf', 'foliage'], main: true },
    stem: { material: { base: 'bark', color: '#6a4c34' }, words: ['branch', 'stem', 'trunk', 'twig', 'thorn'] },
    berries: {
      material: { base: 'fruit-skin', color: '#c0202c', color2: '#d8484a', rough: 0.2 },
      words: ['berry', 'fruit'],
    },
    flowers: {
      material: { base: 'petal', color: '#e0507a', color2: '#f4a0b8' },
      words: ['flower', 'blossom', 'rose', 'petal'],
    },
  },
  palettes: bushPalettes,
  presets: {
    bush: { size: { height: 1.2 } },
    hedge: { params: { kind: 'hedge' }, size: { height: 1.1 } },
    topiary: { params: { kind: 'spiral' }, size: { height: 1.7 } },
    'round bush': { params: { kind: 'ball' }, size: { height: 1.4 } },
    'berry bush': { params: { berries: 34 }, size: { height: 1.1 } },
    'rose bush': { params: { flowers: 16 }, size: { height: 1.1 } },
    'dead bush': { params: { kind: 'bare' }, size: { height: 0.9 } },
    'thorn bush': { params: { kind: 'bare', thorns: true }, size: { height: 0.9 } },
    tumbleweed: { params: { kind: 'tumbleweed' }, size: { height: 0.6 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = read.word(params, 'kind');
  const full = read.num(params, 'fullness');
  const grow = rng.fork('bush');
  const b = createBench(materials);
  if (kind === 'bare') addBare(b, full, read.flag(params, 'thorns'), grow);
  else if (kind === 'tumbleweed') addTumbleweed(b, grow);
  else {
    const puffs = puffsOf(kind, full, grow);
    const size = kind === 'shrub' ? 0.115 : kind === 'hedge' ? 0.12 : 0.09;
    const spots = addLeaves(b, puffs, size, kind === 'shrub' ? 0.12 : 0.03, grow);
    addStems(b, kind, puffs, grow);
    addDots(b, spots, Math.round(read.num(params, 'berries')), Math.round(read.num(params, 'flowers')), size, grow);
  }
  return { parts: b.parts };
}

/** The masses of a kind, metres. */
function puffsOf(kind: string, full: number, rng: Rng): Puff[] {
  if (kind === 'hedge') {
    const out: Puff[] = [];
    for (let i = 0; i < 6; i++)
      for (const [y, r] of [
        [0.3, 0.29],
        [0.56, 0.3],
        [0.82, 0.27],
      ] as const)
        out.push({ at: [-0.78 + i * 0.312, y, rng.range(-0.01, 0.01)], r: [0.27, r, 0.27 * full] });
    return out;
  }
  if (kind === 'ball') return [{ at: [0, 1.0, 0], r: [0.4 * full, 0.4 * full, 0.4 * full] }];
  if (kind === 'cone')
    return Array.from({ length: 9 }, (_, i): Puff => {
      const t = i / 8;
      const r = 0.4 * full * (1 - t) + 0.05;
      return { at: [0, 0.24 + 1.2 * t, 0], r: [r, 0.14 + 0.1 * (1 - t), r] };
    });
  if (kind === 'spiral')
    return Array.from({ length: 27 }, (_, i): Puff => {
      const t = i / 26;
      const a = t * 2 * Math.PI * 3.2;
      const q = 0.29 * full * (1 - 0.86 * t);
      const r = 0.17 * (1 - 0.5 * t);
      return { at: [q * Math.cos(a), 0.3 + 1.25 * t, q * Math.sin(a)], r: [r, r * 0.78, r] };
    });
  const out: Puff[] = [{ at: [0, 0.62, 0], r: [0.42 * full, 0.42, 0.4 * full] }];
  for (let i = 0; i < 26; i++) {
    const a = i * 2.39996 + rng.range(-0.3, 0.3);
    const t = i / 26;
    const q = 0.47 * Math.sqrt(1 - (1.5 * t - 0.55) ** 2 * 0.95) * full;
    const r = rng.range(0.12, 0.19);
    out.push({ at: [q * Math.cos(a), 0.26 + 0.82 * t, q * Math.sin(a)], r: [r, r * 0.9, r] });
  }
  return out;
}

/** A dark mass inside, sprays of leaves all over it: leafy near by, full at a distance. Returns where the sprays stand. */
function addLeaves(b: Bench, puffs: readonly Puff[], size: number, uneven: number, rng: Rng): Spot[] {
  const wild = uneven > 0.1 ? 1.3 : 0.5;
  const leaves = b.tint('leaves', {});
  const mass: FieldShape = {
    op: 'displace',
    amp: size * uneven * 2,
    freq: 0.8 / size,
    seed: rng.int(9999),
    of: {
      op: 'union',
      k: size * 0.4,
      of: puffs.map(({ at, r }): FieldShape => ({ op: 'ellipsoid', r: [r[0] * 0.92, r[1] * 0.92, r[2] * 0.92], at })),
    },
  };
  b.add(
    'foliage',
    {
      ...leaves,
      base: leaves.base === 'leaf' ? 'foliage' : leaves.base,
      color: tone(leaves.color ?? '#3f7a34', 0.75),
      color3: tone(leaves.color ?? '#3f7a34', 0.4),
      scale: 0.2,
    },
    mass,
    { detail: 0.2 },
  );
  const spots = coverBlobs(puffs, 270, rng).filter((s) => s.at[1] > Math.max(0.06, 1.15 * size));
  // twigs stand off every way: sprays that lay flat would make balloons of the masses
  const astray = (k: number): number => rng.range(-k, k);
  const loose = spots.map(
    ({ at, normal }): Spot => ({
      at,
      normal: V3.normalize([normal[0] + astray(wild), normal[1] + astray(wild) + 0.2, normal[2] + astray(wild)]),
    }),
  );
  const third = Math.ceil(spots.length / 3);
  for (let i = 0; i < 3; i++)
    b.add(
      `leaves ${i + 1}`,
      leaves,
      solid.many(
        loose
          .slice(i * third, (i + 1) * third)
          .map((spot) => leafSpray(spot, size * rng.range(0.75, 1), 8 + rng.int(3), rng)),
      ),
      { detail: 3, twoSided: true },
    );
  return spots;
}

function addStems(b: Bench, kind: string, puffs: readonly Puff[], rng: Rng): void {
  if (kind === 'ball' || kind === 'spiral' || kind === 'cone') {
    b.add(
      'trunk',
      'stem',
      solid.tube(
        [
          [0, 0, 0],
          [0.008, 0.3, 0],
          [0, kind === 'ball' ? 0.8 : 0.5, 0.004],
        ],
        0.032,
        { taper: [1.4, 1, 0.8], cap: 'flat' },
      ),
      { grain: [0, 1, 0] },
    );
    return;
  }
  const roots = kind === 'hedge' ? [-0.7, -0.4, -0.1, 0.2, 0.5, 0.76] : [-0.1, -0.04, 0.03, 0.09, 0];
  roots.forEach((x, i) => {
    const to = puffs[(i * 3 + 1) % puffs.length].at;
    const z = kind === 'hedge' ? rng.range(-0.05, 0.05) : 0.07 * Math.sin(i * 2.4);
    const lean = kind === 'hedge' ? 1.03 : 1.4;
    const end: Vec3 = kind === 'hedge' ? [x, 0.4, z] : [to[0] * 0.8, to[1], to[2] * 0.8];
    b.add(
      `stem ${i + 1}`,
      'stem',
      solid.tube([[x, 0, z], [x * lean, 0.16, z * lean], end], 0.022, { taper: [1.3, 1, 0.6], cap: 'flat' }),
      { grain: [0, 1, 0], detail: 0.7 },
    );
  });
}

function addDots(b: Bench, spots: readonly Spot[], berries: number, flowers: number, size: number, rng: Rng): void {
  const seen = spots.filter((s) => s.at[1] > 0.28);
  // spots come the farthest apart first
  const pick = (i: number): Spot => seen[i % seen.length];
  if (berries > 0)
    b.add(
      'berries',
      'berries',
      solid.at(
        { op: 'ball', r: size * 0.26 },
        Array.from({ length: berries }, (_, i) => {
          const { at, normal } = pick(i);
          const out = size * 0.36;
          return { at: [at[0] + normal[0] * out, at[1] + normal[1] * out - 0.01, at[2] + normal[2] * out] as Vec3 };
        }),
      ),
      { detail: 0.6 },
    );
  for (let i = 0; i < flowers; i++) {
    const { at, normal } = pick(i);
    const out = size * 0.36;
    const place: Vec3 = [at[0] + normal[0] * out, at[1] + normal[1] * out, at[2] + normal[2] * out];
    b.add(
      `flower ${i + 1}`,
      'flowers',
      solid.put(
        blossomShape({ size: size * rng.range(0.75, 0.95), petals: 6, rise: 30 }),
        place,
        frames.aim(normal, 'y'),
      ),
      { twoSided: true, detail: 1.4 },
    );
    b.add(
      `flower heart ${i + 1}`,
      { base: 'plain', color: '#f2c83a' },
      {
        op: 'ball',
        r: size * 0.1,
        at: [place[0] + normal[0] * size * 0.1, place[1] + normal[1] * size * 0.1, place[2] + normal[2] * size * 0.1],
      },
      { detail: 0.4 },
    );
  }
}
