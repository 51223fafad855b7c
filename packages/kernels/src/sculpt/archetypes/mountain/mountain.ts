import type { FieldShape } from '../../../field/index.ts';
import { fbm, type Rng, V3, type Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { type Height, landform, lumpyBall } from '../../kits/landform.ts';

const KINDS = ['peak', 'range', 'volcano', 'hill', 'cliff', 'mesa', 'dune', 'iceberg', 'canyon'] as const;

/** Mountains: snowy peaks and ranges, volcanoes, hills, cliffs, mesas, dunes, canyons, icebergs. */
export const mountain: Archetype = {
  name: 'mountain',
  kind: 'terrain',
  size: { height: 40 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'peak', about: 'Kind of mountain.' },
    snow: { type: 'flag', default: true, about: 'Snow on what is high.' },
    trees: { type: 'flag', default: true, about: 'Firs at its foot.' },
    erupting: { type: 'flag', default: true, about: 'Lava and smoke of a volcano.' },
  },
  slots: {
    rock: {
      material: { base: 'stone', color: '#7c7770', scale: 24 },
      words: ['rock', 'mountain', 'cliff', 'stone'],
      main: true,
    },
    snow: { material: { base: 'snow', color: '#f2f6fa', scale: 20 }, words: ['snow', 'peak', 'cap', 'ice'] },
    grass: { material: { base: 'moss', color: '#5a7a38', scale: 20 }, words: ['grass', 'foot', 'meadow'] },
    lava: { material: { base: 'lava', color: '#241a16', scale: 14 }, words: ['lava', 'crater', 'magma'] },
    smoke: { material: { base: 'plain', color: '#8a8884', rough: 1 }, words: ['smoke', 'ash'] },
    tree: { material: { base: 'foliage', color: '#2f5a34', scale: 12 }, words: ['tree', 'fir', 'forest'] },
    water: {
      material: { base: 'glass', color: '#3f8aa8', rough: 0.1, transmission: 0.3 },
      words: ['water', 'sea', 'river'],
    },
  },
  presets: {
    mountain: {},
    mountains: { params: { kind: 'range' } },
    volcano: {
      params: { kind: 'volcano', snow: false },
      materials: { rock: { base: 'stone', color: '#4f4640', scale: 24 } },
    },
    'mount doom': { params: { kind: 'volcano', snow: false, trees: false } },
    'mount fuji': { params: { kind: 'volcano', erupting: false } },
    hill: { params: { kind: 'hill', snow: false } },
    cliff: { params: { kind: 'cliff', snow: false } },
    canyon: {
      params: { kind: 'canyon', snow: false, trees: false },
      materials: { rock: { base: 'sandstone', color: '#b8703c', scale: 24 } },
    },
    mesa: {
      params: { kind: 'mesa', snow: false, trees: false },
      materials: { rock: { base: 'sandstone', color: '#b8683c', scale: 24 } },
    },
    dune: {
      params: { kind: 'dune', snow: false, trees: false },
      materials: { rock: { base: 'sand', color: '#d8b87a', scale: 12 } },
    },
    iceberg: {
      params: { kind: 'iceberg', trees: false },
      materials: { rock: { base: 'ice', color: '#bfe2f0', scale: 16, transmission: 0.1 } },
    },
    glacier: { params: { kind: 'iceberg', trees: false } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('mountain');
    const kind = read.word(params, 'kind');
    const seed = taste.int(5000);
    const height = HEIGHTS[kind](taste, seed);
    const R = 34;
    const edge = (a: number): number => R * (1 + 0.1 * fbm(Math.cos(a) * 1.3, Math.sin(a) * 1.3, seed * 0.01, 3, seed));
    const land: Height = (x, z) => {
      const k = Math.hypot(x, z) / edge(Math.atan2(z, x));
      return Math.max(0.02, height(x, z) * Math.min(1, (1 - k) * 5 + 0.02));
    };
    const layers = layersOf(b, kind, read.flag(params, 'snow'), top(land));
    b.add(
      kind === 'iceberg' ? 'iceberg' : 'mountain',
      b.tint('rock', { layers }),
      landform({ edge, height: land, rings: 70, around: 150 }),
      { detail: 2 },
    );
    if (kind === 'volcano' && read.flag(params, 'erupting')) addEruption(b, land, taste);
    if (kind === 'iceberg') addSea(b, taste);
    if (read.flag(params, 'trees')) addTrees(b, land, edge, kind, taste);
    return { parts: b.parts, sockets: { top: { at: [0, land(0, 0), 0], dir: [0, 1, 0], size: 8 } } };
  },
};

const ridged = (x: number, z: number, f: number, seed: number): number => 1 - Math.abs(fbm(x * f, 3.1, z * f, 4, seed));

/** Sharp crests with ribs running down from them: each finer octave only bites where the coarser one stands high (0..1). */
function crags(x: number, z: number, f: number, seed: number): number {
  let sum = 0;
  let weight = 1;
  let amp = 0.5;
  for (let i = 0; i < 5; i++) {
    const n = (1 - Math.min(1, Math.abs(fbm(x * f, 3.1 + 7 * i, z * f, 1, seed + i)) * 1.7)) ** 2;
    sum += amp * n * weight;
    weight = Math.min(1, Math.max(0.15, n * 1.6));
    amp *= 0.52;
    f *= 2.1;
  }
  return Math.min(1, sum);
}

/** Ground of each kind within 34 m, up to about 40 m. */
const HEIGHTS: Readonly<Record<string, (taste: Rng, seed: number) => Height>> = {
  peak: (_t, seed) => (x, z) => {
    const d = Math.hypot(x, z) / 34;
    const slope = Math.max(0, 1 - d);
    return (
      42 * slope ** 1.45 * (0.32 + 0.68 * crags(x, z, 0.03, seed)) +
      9 * slope * Math.min(1, d * 2) * crags(x, z, 0.07, seed + 1)
    );
  },
  range: (t, seed) => {
    const peaks = [
      [-17, -2, 0.78],
      [0, 1, 1],
      [16, -3, 0.84],
      [8, 9, 0.5],
      [-8, 10, 0.46],
    ].map(([x, z, k]) => [x + t.range(-2, 2), z + t.range(-2, 2), k * t.range(0.92, 1.06)]);
    return (x, z) => {
      let h = 0;
      for (const [px, pz, k] of peaks)
        h = Math.max(h, 34 * k * Math.max(0, 1 - Math.hypot(x - px, (z - pz) * 1.15) / (24 * k + 3)) ** 1.25);
      return h * (0.5 + 0.52 * crags(x, z, 0.045, seed)) + 3 * crags(x, z, 0.1, seed + 2) * Math.min(1, 0.3 + h / 12);
    };
  },
  volcano: (_t, seed) => (x, z) => {
    const d = Math.hypot(x, z);
    const cone =
      34 * Math.max(0, 1 - d / 34) ** 1.7 * (0.9 + 0.14 * ridged(Math.atan2(z, x) * 5, d * 0.25, 0.3, seed)) +
      1.6 * ridged(x, z, 0.12, seed) * Math.min(1, d / 12) * Math.max(0, 1 - d / 34);
    const rim = 5.2 + 0.5 * fbm(x * 0.3, 1, z * 0.3, 2, seed);
    return d < rim ? Math.min(cone, 22.5 - 4.2 * Math.min(1, (rim - d) / 2)) : cone;
  },
  hill: (_t, seed) => (x, z) =>
    13 * Math.exp(-((x / 17) ** 2) - (z / 15) ** 2) +
    4.5 * Math.exp(-(((x - 15) / 9) ** 2) - ((z - 6) / 9) ** 2) +
    1.1 * (1 + fbm(x * 0.09, 0, z * 0.09, 3, seed)),
  cliff: (_t, seed) => (x, z) => {
    const line = -2 + 5 * fbm(x * 0.06, 2, 0.5, 3, seed) + 3 * Math.sin(x * 0.12);
    const face = 1 / (1 + Math.exp((z - line) * 1.5));
    return (24 + 2.4 * fbm(x * 0.12, 0, z * 0.12, 3, seed)) * face + (1.4 + 1.8 * ridged(x, z, 0.2, seed)) * (1 - face);
  },
  mesa: (_t, seed) => (x, z) => {
    const d = Math.hypot(x * 0.9, z) + 4.5 * fbm(x * 0.07, 0, z * 0.07, 3, seed);
    const step = (at: number, w: number): number => 1 / (1 + Math.exp((d - at) / w));
    return 14 * step(13, 0.45) + 6 * step(17.5, 0.9) + 5 * step(24, 2.6) + 0.5 * fbm(x * 0.3, 1, z * 0.3, 2, seed);
  },
  dune: (_t, seed) => (x, z) => {
    const u = x * 0.11 + 1.2 * fbm(x * 0.03, 0, z * 0.03, 2, seed) + 0.35 * Math.sin(z * 0.1);
    const s = u - Math.floor(u);
    return 1.2 + 8.5 * (s < 0.72 ? s / 0.72 : (1 - s) / 0.28) ** 1.25 + 0.08 * Math.sin(x * 2.4 + z * 0.5);
  },
  iceberg: (_t, seed) => (x, z) => {
    const d = Math.hypot(x, z * 1.2) / 26;
    const block = Math.floor((fbm(x * 0.07, 4, z * 0.07, 2, seed) + 1) * 4) / 8;
    return 30 * Math.max(0, 1 - d) ** 0.75 * (0.35 + 0.75 * block) + 8 * Math.exp(-(((x + 6) / 5) ** 2) - (z / 5) ** 2);
  },
  canyon: (_t, seed) => (x, z) => {
    const c = 7 * Math.sin(z * 0.11) + 3 * fbm(0.4, 0, z * 0.07, 2, seed);
    const d = Math.abs(x - c) + 2.2 * fbm(x * 0.13, 1, z * 0.13, 3, seed);
    const step = (at: number, w: number): number => 1 / (1 + Math.exp((at - d) / w));
    return 1.2 + 7 * step(4.5, 0.35) + 6 * step(9, 0.4) + 6.5 * step(14, 0.5) + 0.5 * fbm(x * 0.3, 1, z * 0.3, 2, seed);
  },
};

function top(land: Height): number {
  let high = 0;
  for (let i = 0; i < 900; i++) high = Math.max(high, land((i % 30) - 15, Math.floor(i / 30) - 15));
  return high;
}

function layersOf(b: Bench, kind: string, snow: boolean, high: number): MaterialLayer[] {
  const up = (from: number, to: number) => ({ kind: 'slope' as const, dir: [0, 1, 0] as Vec3, from, to });
  const layers: MaterialLayer[] = [];
  const green = kind === 'peak' || kind === 'range' || kind === 'volcano';
  if (green)
    layers.push({
      mask: { kind: 'all', of: [{ kind: 'span', dir: [0, 1, 0], from: high * 0.3, to: high * 0.16 }, up(0.45, 0.75)] },
      material: b.tint('grass', {}),
    });
  if (kind === 'hill' || kind === 'cliff') layers.push({ mask: up(0.55, 0.8), material: b.tint('grass', {}) });
  if (kind === 'mesa' || kind === 'canyon')
    layers.push({
      mask: { kind: 'stripes', dir: [0, 1, 0], period: 3.4, width: 0.42, warp: 0.5, soft: 0.25 },
      material: { color: '#8a4a2c', color2: '#a85c34' },
      strength: 0.75,
    });
  if (snow && kind !== 'iceberg')
    layers.push({
      mask: { kind: 'all', of: [{ kind: 'span', dir: [0, 1, 0], from: high * 0.42, to: high * 0.56 }, up(0.32, 0.56)] },
      material: b.tint('snow', {}),
    });
  if (kind === 'iceberg') layers.push({ mask: up(0.5, 0.85), material: b.tint('snow', {}) });
  return layers;
}

/** Lava that has no crust yet: its own light is its colour, what it reflects is dark. */
function molten(b: Bench): MaterialSpec {
  return {
    ...b.tint('lava', {}),
    base: 'lamp',
    color: '#3a1204',
    color2: '#ff4c08',
    emissiveStrength: 1.3,
    layers: [{ mask: { kind: 'noise', scale: 1.6, threshold: 0.55, soft: 0.25 }, material: { color2: '#ffae2c' } }],
  };
}

/** A billow: one round cloud with smaller ones about its shoulders, melted together. */
function addPuff(b: Bench, i: number, at: Vec3, r: number): void {
  const lobes = Array.from({ length: 9 }, (_, k): FieldShape => {
    const a = k * 2.4 + i * 1.7;
    const y = 0.42 * Math.sin(k * 1.9 + i);
    return {
      op: 'sphere',
      r: r * (0.46 + 0.1 * Math.sin(k * 3.1 + i)),
      at: [0.68 * r * Math.cos(a), y * r, 0.68 * r * Math.sin(a)],
    };
  });
  b.add(
    `smoke ${i}`,
    'smoke',
    solid.put({ op: 'union', k: r * 0.12, of: [{ op: 'sphere', r: r * 0.82 }, ...lobes] }, at),
    { detail: 0.6 },
  );
}

/** Lava in the crater and down the flanks, thrown lumps, a column of smoke. */
function addEruption(b: Bench, land: Height, taste: Rng): void {
  const y = land(0, 0);
  b.add(
    'crater lava',
    molten(b),
    solid.turned(
      [
        [0, y - 1],
        [5.2, y - 1],
        [5.2, y + 0.5],
        [0, y + 0.8],
      ],
      [0, 0, 0],
      { bevel: 0.2 },
    ),
  );
  for (let i = 0; i < 5; i++) {
    const a0 = (i * 2 * Math.PI) / 5 + taste.range(-0.4, 0.4);
    const end = taste.range(15, 25);
    const path: Vec3[] = [];
    for (let k = 0; k <= 18; k++) {
      const d = 4.2 + ((end - 4.2) * k) / 18;
      const a = a0 + 0.16 * Math.sin(k * 0.6 + i);
      path.push([d * Math.cos(a), land(d * Math.cos(a), d * Math.sin(a)) - 0.1, d * Math.sin(a)]);
    }
    b.add(
      `lava stream ${i + 1}`,
      molten(b),
      solid.tube(path, 1.25, {
        taper: path.map((_, k) => 0.75 + 0.45 * Math.sin(k * 0.9 + i) ** 2 + 0.3 * (k / 18)),
        spline: 'linear',
      }),
      { detail: 0.6 },
    );
  }
  let r = 2.6;
  let at: Vec3 = [0.2, y + 2.5, 0];
  const puffs: { at: Vec3; r: number }[] = [];
  for (let i = 0; i < 9; i++) {
    addPuff(b, i + 1, at, r);
    puffs.push({ at, r });
    at = [at[0] + taste.range(0, 1.9), at[1] + r * 0.72, at[2] + taste.range(-1.2, 1.2)];
    r *= 1.13;
  }
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9;
    // About the smoke, whose puffs drift.
    const puff = puffs[1 + (i % 3)];
    let out = puff.r;
    const place = (): Vec3 => [
      puff.at[0] + Math.cos(a) * out,
      puff.at[1] + 0.5 * (i % 4),
      puff.at[2] + Math.sin(a) * out,
    ];
    while (puffs.some(({ at: middle, r: wide }) => V3.distance(middle, place()) < 1.5 * wide)) out += 0.5;
    b.add(`ember ${i + 1}`, molten(b), lumpyBall([0.5, 0.42, 0.46], place(), 0.4, i, 6, 8), { detail: 0.4 });
  }
}

/** Water round an iceberg, with floes. */
function addSea(b: Bench, taste: Rng): void {
  b.add(
    'sea',
    'water',
    solid.turned(
      [
        [0, 0.05],
        [40, 0.05],
        [40.3, 0.9],
        [0, 0.9],
      ],
      [0, 0, 0],
      { bevel: 0.2, segments: 64 },
    ),
  );
  for (let i = 0; i < 6; i++) {
    const a = i * 1.1 + 0.4;
    const d = taste.range(29, 35);
    b.add(
      `floe ${i + 1}`,
      'snow',
      lumpyBall([taste.range(1.6, 3), 0.7, taste.range(1.4, 2.4)], [d * Math.cos(a), 1, d * Math.sin(a)], 0.3, i, 8, 9),
      { detail: 0.5 },
    );
  }
}

/** Firs on what is green and not steep. */
function addTrees(b: Bench, land: Height, edge: (a: number) => number, kind: string, taste: Rng): void {
  const spots: { at: Vec3; scale: number }[] = [];
  for (let i = 0; i < 400 && spots.length < (kind === 'hill' ? 16 : 34); i++) {
    const a = taste.range(0, 2 * Math.PI);
    const d = edge(a) * taste.range(kind === 'hill' ? 0.15 : 0.55, 0.93);
    const [x, z] = [d * Math.cos(a), d * Math.sin(a)];
    const y = land(x, z);
    if (Math.hypot(land(x + 0.6, z) - y, land(x, z + 0.6) - y) > 0.5 || y > 13) continue;
    spots.push({ at: [x, y - 0.15, z], scale: taste.range(0.75, 1.3) });
  }
  const groups = 4;
  for (let g = 0; g < groups; g++) {
    const places = spots.filter((_, i) => i % groups === g);
    if (!places.length) continue;
    const cone = solid.turned(
      [
        [0, 0.5],
        [1.05, 0.5],
        [0.55, 1.5],
        [0.8, 1.5],
        [0.38, 2.4],
        [0.55, 2.4],
        [0.05, 3.7],
        [0, 3.7],
      ],
      [0, 0, 0],
      { bevel: 0, segments: 8 },
    );
    b.add(`firs ${g + 1}`, 'tree', solid.at(cone, places), { detail: 0.4 });
    b.add(
      `trunks ${g + 1}`,
      { base: 'bark', color: '#5a4430' },
      solid.at(solid.cyl(0.16, 0.9, [0, 0.3, 0], 'y', { bevel: 0, segments: 8 }), places),
      { detail: 0.2 },
    );
  }
}
