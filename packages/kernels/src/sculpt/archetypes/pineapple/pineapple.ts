import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';

/** A pineapple: eyes in two families of spirals, each with its dry bract, and a crown of stiff leaves; or rings cut from it. */
export const pineapple: Archetype = {
  name: 'pineapple',
  kind: 'food',
  size: { height: 0.3 },
  params: {
    kind: {
      type: 'choice',
      of: ['whole', 'slice', 'half'],
      default: 'whole',
      about: 'whole, rings, or halved lengthwise',
    },
    leaves: { type: 'number', min: 8, max: 60, default: 42, about: 'leaves of the crown' },
    glasses: { type: 'flag', default: false, about: 'wears sunglasses' },
  },
  slots: {
    skin: {
      material: { base: 'husk', color: '#d99a2c', color2: '#eeb94a', color3: '#7a5a1c', rough: 0.5, scale: 1.6 },
      words: ['pineapple', 'skin', 'rind', 'body'],
      main: true,
    },
    crown: {
      material: { base: 'leaf', color: '#4f8a44', color2: '#8ab868', color3: '#7a8a4a', rough: 0.45 },
      words: ['crown', 'leaf', 'top'],
    },
    bracts: {
      material: { base: 'plain', color: '#8a6a2c', color2: '#5c4418', rough: 0.7 },
      words: ['spike', 'thorn', 'eye'],
    },
    flesh: {
      material: { base: 'pulp', color: '#f7d24a', color2: '#fbe68a', color3: '#dca828' },
      words: ['flesh', 'slice', 'ring'],
    },
  },
  presets: {
    pineapple: { size: { height: 0.3 } },
    'pineapple slice': { params: { kind: 'slice' }, size: { width: 0.12 } },
    'half pineapple': { params: { kind: 'half' }, size: { width: 0.3 } },
  },
  build,
};

const H = 0.17;
const R = 0.058;

function profile(): Vec2[] {
  return [
    [0.02, 0],
    [0.5, 0.01],
    [0.82, 0.1],
    [0.97, 0.3],
    [1, 0.5],
    [0.95, 0.72],
    [0.8, 0.9],
    [0.5, 0.985],
    [0.02, 1],
  ].map(([r, y]): Vec2 => [r * R, y * H]);
}

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('pineapple');
  const seed = taste.int(999);
  const kind = read.word(params, 'kind');
  const leaves = Math.round(read.num(params, 'leaves'));
  if (kind === 'slice') addRings(b, seed);
  else if (kind === 'half') addHalf(b, seed);
  else {
    b.add('body', eyed(b), body(seed), { detail: 2 });
    b.add('bracts', 'bracts', bracts(), { detail: 0.5 });
    addCrown(b, leaves, taste, (s) => solid.put(s, [0, H * 0.985, 0]));
    if (read.flag(params, 'glasses')) addGlasses(b);
  }
  return { parts: b.parts, sockets: { top: { at: [0, H * 1.1, 0], dir: [0, 1, 0], size: R } } };
}

/** Nature has eight spirals one way and thirteen the other; nine each way read the same and meet in a diamond net. */
const SPIRALS = 9;
const PITCH = 9.5;

function eye(a: number, y: number): number {
  const v = (y / H) * PITCH * Math.PI * 0.5;
  const u = (SPIRALS * a) / 2;
  return Math.abs(Math.cos(u + v)) ** 0.7 * Math.abs(Math.cos(u - v)) ** 0.7;
}

function body(seed: number): Shape {
  return roundBody({
    profile: profile(),
    sides: 144,
    steps: 11,
    swell: (a, t, r, y) =>
      1 + (0.11 * eye(a, y) - 0.05) * Math.min(1, r / (0.6 * R)) + 0.012 * around(a, 5, seed, t * 3),
  });
}

/** Green between the eyes and towards the top, gold on them. */
function eyed(b: Bench): ReturnType<Bench['tint']> {
  return b.tint('skin', {
    layers: [
      {
        mask: { kind: 'cavity', from: 0.02, to: 0.35 },
        material: { color: '#6a6a24', color2: '#7a5a1c' },
        strength: 0.75,
      },
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'span', dir: [0, 1, 0], from: H * 0.45, to: H * 1.1 },
            { kind: 'noise', scale: 0.05, threshold: 0.42, soft: 0.25 },
          ],
        },
        material: { color: '#8a9a34', color2: '#a8a83c' },
        strength: 0.5,
      },
    ],
  });
}

/** A dry scale on every eye, pointing up. */
function bracts(): Shape {
  const list: Shape[] = [];
  const spike = leafShape({
    length: 0.0105,
    width: 0.006,
    rise: 0.75,
    droop: 0.35,
    fold: 0.3,
    plain: true,
    thick: 0.0007,
    belly: 0.25,
  });
  for (let row = 1; row < Math.floor(PITCH); row++) {
    const y = (H * row) / PITCH;
    const r = R * Math.sin(Math.PI * Math.min(0.97, 0.06 + (0.9 * y) / H)) ** 0.35;
    for (let i = 0; i < SPIRALS; i++) {
      const a = (360 * (i + (row % 2 ? 0.5 : 0))) / SPIRALS;
      list.push(solid.put(solid.put(spike, [0, 0, r * 1.03]), [0, y - 0.001, 0], [0, 90 - a, 0]));
    }
  }
  return solid.many(list);
}

/** Whorls of stiff leaves: the outer ones arch out, the heart stands upright. */
function addCrown(b: Bench, n: number, taste: Rng, place: (s: Shape) => Shape): void {
  const rows = Math.max(2, Math.round(n / 8));
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const l = 0.045 + 0.055 * Math.sin(Math.PI * (0.18 + 0.62 * t));
    const rise = 1.0 + 2.4 * t;
    const leaf = leafShape({
      length: l / Math.sqrt(1 + (rise * 0.5) ** 2),
      width: 0.0165 - 0.005 * t,
      rise,
      droop: 0.75 - 0.9 * t,
      fold: 0.42,
      point: 1.7,
      belly: 0.22,

      thick: 0.0018,
    });
    const each = Math.round(n / rows);
    const ring: Shape = {
      op: 'arrayed',
      n: each,
      around: 'y',
      of: solid.put(leaf, [0, 0.003 + 0.016 * t, R * (0.26 - 0.2 * t)]),
    };
    b.add(
      `crown leaves ${row + 1}`,
      row % 2 ? 'crown' : b.tint('crown', { scale: 1.1 }),
      place(solid.put(ring, [0, 0, 0], [0, 137 * row + taste.range(-8, 8), 0])),
      { grain: [0, 1, 0], detail: 1.1 },
    );
  }
}

/** Three rings: rind left on, scalloped flesh, the core out. */
function addRings(b: Bench, seed: number): void {
  const places: [number, number, number, number][] = [
    [0, 0, 0, 0],
    [0.035, 0.0165, 0.02, 0],
    [-0.04, 0.056, 0.065, 70],
  ];
  for (const [i, [x, y, z, lean]] of places.entries()) {
    const place = (s: Shape): Shape => solid.put(s, [x, y, z], [lean, lean ? 24 : 40 * i, 0]);
    const rind: Vec2[] = [
      [R * 0.86, 0],
      [R * 0.98, 0.0],
      [R * 1.02, 0.008],
      [R * 0.98, 0.016],
      [R * 0.86, 0.016],
      [R * 0.86, 0],
    ];
    b.add(`rind ${i + 1}`, eyed(b), place(solid.turned(rind, [0, 0, 0], { bevel: 0.002 })));
    const sections = Array.from({ length: 72 }, (_, k) => {
      const a = (2 * Math.PI * k) / 72;
      const outer = R * (0.885 - 0.012 * Math.abs(Math.cos(9 * a)) + 0.006 * around(a, 7, seed + i));
      const corners: Vec2[] = [
        [R * 0.26, 0.0012],
        [outer, 0.0006],
        [outer, 0.0154],
        [R * 0.265, 0.0152],
      ];
      const points = corners.flatMap(([r, h], m): Vec3[] => {
        const next = corners[(m + 1) % 4];
        return [0, 0.08, 0.5, 0.92].map((f): Vec3 => {
          const q = r + (next[0] - r) * f;
          return [q * Math.cos(a), h + (next[1] - h) * f, q * Math.sin(a)];
        });
      });
      return { points };
    });
    b.add(`flesh ${i + 1}`, 'flesh', place({ op: 'loft', closed: true, spline: 'linear', sections }), { detail: 1.3 });
  }
}

/** Lying on its back, cut face up. */
function addHalf(b: Bench, seed: number): void {
  const lie = (s: Shape): Shape =>
    solid.put(solid.put(s, [-H * 0.6, R * 0.98, 0], [0, 0, -90]), [0, 0, 0], [0, -14, 0]);
  const half: Shape = { op: 'clip', of: body(seed), within: solid.box([R * 4, H * 3, R * 4], [R * 2, H / 2, 0], 0) };
  b.add('rind', eyed(b), lie(half), { detail: 1.6 });
  const inner = profile().map(([r, y]): Vec2 => [r * 0.87, H * 0.03 + y * 0.94]);
  const meat: Shape = {
    op: 'clip',
    of: roundBody({ profile: inner, sides: 60 }),
    within: solid.box([R * 4, H * 3, R * 4], [R * 1.98, H / 2, 0], 0),
  };
  b.add('flesh', 'flesh', lie(meat), { detail: 1.3 });
  const core = solid.box([R * 0.05, H * 0.78, R * 0.3], [-R * 0.012, H * 0.48, 0], R * 0.02);
  b.add('core', b.tint('flesh', { color: '#fbeaa4', color2: '#fff4c8' }), lie(core));
}

function addGlasses(b: Bench): void {
  const z = R * 1.02;
  const y = H * 0.62;
  const on = (s: Shape, x: number): Shape => solid.put(s, [x, y, z], [-4, (x / R) * 22, 0]);
  const sides = [R * 0.42, -R * 0.42];
  const lens = solid.cyl(R * 0.36, 0.004, [0, 0, 0], 'z', { bevel: 0.001 });
  const rim = solid.hoop(R * 0.36, { kind: 'circle', r: 0.0022 }, [0, 0, 0], 'z', 32);
  b.add('lenses', { base: 'plastic', color: '#16171a', rough: 0.08 }, solid.many(sides.map((x) => on(lens, x))));
  const bridge = solid.rod([-R * 0.1, y, z * 1.03], [R * 0.1, y, z * 1.03], 0.0022);
  b.add(
    'frames',
    { base: 'plastic', color: '#d8344a', rough: 0.25 },
    solid.many([...sides.map((x) => on(rim, x)), bridge]),
  );
}
