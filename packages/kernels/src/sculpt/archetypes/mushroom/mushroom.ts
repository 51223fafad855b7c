import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, isSaid, read, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { addHouse, addMorel, addTufts } from './around.ts';
import { mushroomPalettes } from './palettes.ts';

interface Cap {
  /** Outside of the cap from the middle of the top to its rim, in shares of its radius. */
  top: readonly Vec2[];
  /** Stem thickness and height over the cap's radius. */
  thick: number;
  tall: number;
  spots: boolean;
  ring: boolean;
  color: string;
  color2: string;
}

const CAPS: Readonly<Record<string, Cap>> = {
  toadstool: {
    top: [
      [0, 0.62],
      [0.3, 0.58],
      [0.62, 0.44],
      [0.88, 0.2],
      [1, -0.04],
      [0.98, -0.1],
    ],
    thick: 0.2,
    tall: 1.55,
    spots: true,
    ring: true,
    color: '#c81f16',
    color2: '#e0442a',
  },
  champignon: {
    top: [
      [0, 0.66],
      [0.4, 0.63],
      [0.78, 0.46],
      [0.99, 0.14],
      [1, -0.12],
      [0.92, -0.24],
    ],
    thick: 0.36,
    tall: 0.8,
    spots: false,
    ring: true,
    color: '#f0e8da',
    color2: '#faf6ee',
  },
  porcini: {
    top: [
      [0, 0.58],
      [0.4, 0.56],
      [0.78, 0.42],
      [0.98, 0.16],
      [1.02, -0.02],
      [0.96, -0.1],
    ],
    thick: 0.5,
    tall: 1.25,
    spots: false,
    ring: false,
    color: '#8a5630',
    color2: '#a8703e',
  },
  chanterelle: {
    top: [
      [0, 0.0],
      [0.25, 0.04],
      [0.5, 0.2],
      [0.82, 0.4],
      [1, 0.46],
      [1.02, 0.4],
    ],
    thick: 0.28,
    tall: 1.0,
    spots: false,
    ring: false,
    color: '#e8a222',
    color2: '#f2bc4c',
  },
};

/** Mushrooms: toadstool with its spots, champignon, porcini, chanterelle, morel; alone, in a cluster, glowing, or lived in. */
export const mushroom: Archetype = {
  name: 'mushroom',
  kind: 'plant',
  size: { height: 0.13 },
  params: {
    kind: {
      type: 'choice',
      of: ['toadstool', 'champignon', 'porcini', 'chanterelle', 'morel', 'cluster'],
      default: 'toadstool',
      about: 'which mushroom; cluster: five toadstools of all ages',
    },
    spots: { type: 'flag', default: true, about: 'warts on a toadstool' },
    glow: { type: 'flag', default: false, about: 'gills and spots shine' },
    house: { type: 'flag', default: false, about: 'a door, windows and a chimney' },
    grass: { type: 'flag', default: true, about: 'tufts and moss at the foot' },
  },
  slots: {
    cap: {
      material: {
        base: 'fruit-skin',
        color: '#c81f16',
        color2: '#e0442a',
        color3: '#f2c0a0',
        rough: 0.22,
        clearcoat: 0.4,
      },
      words: ['cap', 'mushroom', 'top', 'hat', 'roof'],
      main: true,
    },
    stem: {
      material: { base: 'plain', color: '#f0e8d4', color2: '#dccfae', rough: 0.7 },
      words: ['stem', 'stalk', 'foot'],
    },
    gills: {
      material: { base: 'plain', color: '#f2e6cc', color2: '#d8c49c', rough: 0.8 },
      words: ['gill', 'underside'],
    },
    spots: {
      material: { base: 'plain', color: '#fbf6ea', color2: '#e8dcc4', rough: 0.75 },
      words: ['spot', 'wart', 'dot'],
    },
    grass: { material: { base: 'leaf', color: '#5a9a34', color2: '#8ac058' }, words: ['grass', 'moss'] },
    door: { material: { base: 'planks', color: '#8a5a30' }, words: ['door', 'window', 'chimney'] },
  },
  palettes: mushroomPalettes,
  presets: {
    mushroom: { size: { height: 0.13 } },
    toadstool: { params: { kind: 'toadstool' }, size: { height: 0.15 } },
    champignon: { params: { kind: 'champignon' }, size: { height: 0.06 } },
    porcini: { params: { kind: 'porcini' }, size: { height: 0.14 } },
    chanterelle: { params: { kind: 'chanterelle' }, size: { height: 0.08 } },
    morel: { params: { kind: 'morel' }, size: { height: 0.1 } },
    'mushroom cluster': { params: { kind: 'cluster' }, size: { height: 0.13 } },
    'glowing mushroom': {
      params: { kind: 'cluster', glow: true },
      materials: { cap: { color: '#2f9ac8', color2: '#5ad0e8', color3: '#1c4a7a' } },
      size: { height: 0.15 },
    },
    'mushroom house': { params: { house: true }, size: { height: 0.3 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('mushroom');
  const kind = read.word(params, 'kind');
  const shape = kind === 'cluster' || kind === 'morel' ? 'toadstool' : kind;
  const cap = CAPS[shape];
  const untold = !isSaid(materials, mushroom.slots, 'cap');
  const glow = read.flag(params, 'glow');
  const lit = (m: MaterialSpec, color: string): MaterialSpec =>
    glow ? { ...m, emissive: color, emissiveStrength: 1.4 } : m;
  const look =
    untold && shape !== 'toadstool'
      ? {
          ...materials.cap,
          base: 'plain',
          color: cap.color,
          color2: cap.color2,
          color3: cap.color2,
          rough: 0.6,
          clearcoat: 0,
        }
      : materials.cap;
  const b = createBench({
    ...materials,
    cap: glow ? { ...look, emissive: look.color2 ?? '#5ad0e8', emissiveStrength: 0.35 } : look,
    gills: lit(materials.gills, '#8af0ff'),
    spots: lit(materials.spots, '#c8faff'),
  });
  const spots = read.flag(params, 'spots');
  const R = 0.055;
  if (kind === 'morel') addMorel(b, taste);
  else if (kind === 'cluster')
    for (const [i, [x, z, k]] of (
      [
        [0, 0, 1],
        [-0.068, 0.03, 0.66],
        [0.062, 0.044, 0.52],
        [0.03, -0.064, 0.74],
        [-0.034, 0.076, 0.36],
      ] as const
    ).entries())
      addOne(b, cap, {
        R: R * k,
        at: [x, 0, z],
        spots,
        name: ` ${i + 1}`,
        rng: taste,
        lean: i ? 0.12 : 0.03,
        young: k < 0.5,
      });
  else
    addOne(b, cap, {
      R,
      at: [0, 0, 0],
      spots: spots && cap.spots,
      name: '',
      rng: taste,
      lean: read.flag(params, 'house') ? 0 : 0.06,
      young: false,
    });
  if (read.flag(params, 'house')) addHouse(b, R, cap);
  if (read.flag(params, 'grass') && kind !== 'champignon') addTufts(b, R, taste);
  return { parts: b.parts };
}

interface One {
  R: number;
  at: Vec3;
  spots: boolean;
  name: string;
  rng: Rng;
  lean: number;
  young: boolean;
}

function addOne(b: Bench, cap: Cap, o: One): void {
  const { R, name } = o;
  const h = R * cap.tall * (o.young ? 0.85 : o.rng.range(0.95, 1.08));
  const t = R * cap.thick;
  const seed = o.rng.int(999);
  const yaw = o.rng.range(0, 6.28);
  const funnel = cap.top[0][1] < 0.1;
  const tall = o.young ? 1.3 : 1;
  const bend = (y: number): Vec2 => [
    o.lean * R * (y / h) ** 2 * 2 * Math.cos(yaw),
    o.lean * R * (y / h) ** 2 * 2 * Math.sin(yaw),
  ];
  const [cx, cz] = bend(h);
  const put = (s: Shape): Shape => solid.put(s, o.at);
  const head = (s: Shape): Shape =>
    put(solid.put(s, [cx, h, cz], [o.lean * 90 * Math.sin(yaw), 0, -o.lean * 90 * Math.cos(yaw)]));
  const bulb = cap.thick > 0.4 ? 1.5 : 1.45;
  const stem = roundBody({
    profile: [
      [0.02, 0],
      [bulb * 0.8, 0],
      [bulb, 0.07],
      [1.14, 0.24],
      [0.98, 0.5],
      [0.9, 0.8],
      [0.96, funnel ? 0.94 : 1.06],
      [0.02, funnel ? 0.95 : 1.08],
    ].map(([r, y]): Vec2 => [r * t, y * h]),
    sides: 40,
    axis: (_k, y) => bend(y),
    swell: (a, k) => 1 + 0.03 * around(a, 7, seed, k * 3),
  });
  const fibrous = b.tint('stem', {
    layers: [
      {
        mask: { kind: 'noise', scale: t * 0.5, threshold: 0.6, soft: 0.15 },
        material: { color: b.tint('stem', {}).color2 },
        strength: 0.6,
      },
    ],
  });
  b.add(`stem${name}`, fibrous, put(stem), { detail: 1.2 });
  const under = cap.top[cap.top.length - 1];
  const line: Vec2[] = [
    ...cap.top.map(([r, y]): Vec2 => [Math.max(0.01, r) * R, y * R * tall]),
    [under[0] * 0.93 * R, under[1] * R * tall - R * 0.02],
    [R * 0.3, (funnel ? -0.5 : 0.08) * R * tall],
    [R * 0.01, (funnel ? -0.6 : 0.1) * R * tall],
  ];
  const wavy = funnel ? 0.1 : 0.02;
  const shape = roundBody({
    profile: line.reverse(),
    sides: 64,
    steps: 4,
    swell: (a, _k, r) => 1 + wavy * around(a, 7, seed + 2) * Math.min(1, r / (0.5 * R)),
    lift: (a, _k, r) => (funnel ? R * 0.1 : R * 0.02) * around(a, 6, seed + 3) * (r / R),
  });
  b.add(`cap${name}`, 'cap', head(shape), { detail: 1.5 });
  addUnderside(b, cap, { R, name, y0: under[1] * R * tall, funnel, head });
  if (cap.ring && !o.young) {
    const skirt = roundBody({
      profile: [
        [0.9, 0.06],
        [1.0, 0.05],
        [1.5, -0.12],
        [1.66, -0.22],
        [1.6, -0.23],
        [1.35, -0.12],
        [0.9, 0],
      ]
        .map(([r, y]): Vec2 => [r * t, h * 0.74 + y * t * 1.5])
        .reverse(),
      sides: 60,
      steps: 3,
      swell: (a, _k, r) => 1 + (r > t * 1.2 ? 0.08 * around(a, 12, seed + 5) : 0),
      lift: (a, _k, r) => (r > t * 1.3 ? t * 0.16 * around(a, 14, seed + 6) : 0),
      axis: (_k, y) => bend(y),
    });
    b.add(`ring${name}`, 'stem', put(skirt));
  }
  if (!o.spots) return;
  const wart = roundBody({
    profile: [
      [0.02, -0.3],
      [0.9, -0.2],
      [1, 0.05],
      [0.7, 0.3],
      [0.02, 0.4],
    ].map(([r, y]): Vec2 => [r * R * 0.118, y * R * 0.118]),
    sides: 18,
    steps: 2,
    swell: (a) => 1 + 0.18 * around(a, 5, seed),
  });
  b.add(
    `spots${name}`,
    'spots',
    head({
      op: 'scatter',
      on: shape,
      of: wart,
      n: o.young ? 12 : 24,
      seed,
      jitter: 0.45,
      sink: R * 0.016,
      // none hangs over the rim
      where: { op: 'box', size: [R * 3, R, R * 3], at: [0, under[1] * R * tall + R * 0.72, 0] },
    }),
    { detail: 0.8 },
  );
}

/** Gills in rays under a cap, or ridges that run down a funnel. */
function addUnderside(
  b: Bench,
  cap: Cap,
  o: { R: number; name: string; y0: number; funnel: boolean; head: (s: Shape) => Shape },
): void {
  const { R, name, y0, funnel, head } = o;
  if (!funnel) {
    const gills = 40;
    const disc = roundBody({
      profile: [
        [0.01, 0.05],
        [0.28, 0.04],
        [0.6, 0.03],
        [0.9, -0.02],
        [0.95, 0.03],
        [0.6, 0.14],
        [0.01, 0.16],
      ].map(([r, y]): Vec2 => [r * R * 0.97, y0 + (y - 0.03) * R]),
      sides: gills * 4,
      steps: 2,
      lift: (a, k, r) => (k < 0.55 && r > R * 0.3 ? -R * 0.03 * Math.abs(Math.cos((gills / 2) * a)) : 0),
    });
    b.add(`gills${name}`, 'gills', head(disc), { detail: 1 });
  } else {
    const ribs: Shape[] = Array.from({ length: 18 }, (_, i) => {
      const a = (360 * i) / 18;
      return solid.put(
        solid.tube(
          [
            [R * 0.92, R * 0.34, 0],
            [R * 0.55, R * 0.0, 0],
            [R * 0.3, -R * 0.42, 0],
          ],
          R * 0.028,
          { taper: [0.5, 1, 0.6] },
        ),
        [0, 0, 0],
        [0, a, 0],
      );
    });
    b.add(`ridges${name}`, b.tint('cap', { color: cap.color2 }), head(solid.many(ribs)), { detail: 0.6 });
  }
}
