import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { around } from '../../kits/organic/index.ts';

/** Bananas: one lying, a hand of several on their stalk, half peeled, the peel alone, or one taped to a wall. */
export const banana: Archetype = {
  name: 'banana',
  kind: 'food',
  size: { length: 0.2 },
  params: {
    kind: {
      type: 'choice',
      of: ['auto', 'single', 'bunch', 'peeled', 'peel', 'taped'],
      default: 'auto',
      about: 'auto: mostly one, at times a bunch, by seed',
    },
    count: { type: 'number', min: 2, max: 7, default: 5, about: 'bananas of a bunch' },
  },
  slots: {
    peel: {
      material: { base: 'fruit-skin', color: '#f3cf2e', color2: '#e8bc1c', color3: '#b88a1c', rough: 0.42, scale: 2 },
      words: ['banana', 'peel', 'skin'],
      main: true,
    },
    flesh: {
      material: { base: 'pulp', color: '#f8ecc0', color2: '#fdf6dc', color3: '#e0c888', rough: 0.5, clearcoat: 0.1 },
      words: ['flesh', 'inside'],
    },
    stem: { material: { base: 'bark', color: '#7a6a2c', color2: '#9a8a3a' }, words: ['stem', 'stalk', 'tip'] },
    tape: { material: { base: 'plain', color: '#b9bcc0', rough: 0.4 }, words: ['tape'] },
  },
  presets: {
    banana: {},
    'bunch of bananas': { params: { kind: 'bunch' } },
    'peeled banana': { params: { kind: 'peeled' } },
    'banana peel': { params: { kind: 'peel' } },
    'duct taped banana': { params: { kind: 'taped' } },
  },
  build,
};

const L = 0.19;
const R = 0.0185;

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('banana');
  const asked = read.word(params, 'kind');
  const kind = asked === 'auto' ? taste.pick(['single', 'single', 'single', 'bunch']) : asked;
  if (kind === 'bunch') addBunch(b, Math.round(read.num(params, 'count')), taste);
  else if (kind === 'peeled') addPeeled(b, taste.int(999));
  else if (kind === 'peel') addPeel(b, taste.int(999));
  else {
    const yaw = taste.range(-10, 10);
    const taped = kind === 'taped';
    const place = (s: Shape): Shape =>
      taped ? solid.put(s, [0, 0.057, R], [90, 0, 32]) : solid.put(s, [0, R, 0], [0, yaw, 0]);
    addOne(b, '', place, taste.int(999), bend(taste.range(0.9, 1.15)));
    if (taped)
      b.add(
        'tape',
        'tape',
        solid.put(solid.box([0.2, 0.0012, 0.045], [0, 0, 0], 0.0003), [0.0, 0.07, R * 2], [90, 0, -28]),
      );
  }
  return { parts: b.parts };
}

/** The middle line in the xz plane: an arc of so many radians, straighter towards the stalk. */
function bend(arc: number): Vec3[] {
  return Array.from({ length: 13 }, (_, i): Vec3 => {
    const t = i / 12;
    const a = arc * (t - 0.5) * (1 - 0.12 * t);
    const r = L / arc;
    return [r * Math.sin(a), 0, r * (Math.cos(a) - 1) + 0.02];
  });
}

/** Five blunt edges. */
function section(seed: number, k = 1): Vec2[] {
  return Array.from({ length: 40 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 40;
    const r = k * R * (0.95 + 0.055 * Math.cos(5 * a + 0.4) + 0.01 * around(a, 6, seed));
    return [r * Math.cos(a), r * Math.sin(a)];
  });
}

function ripe(b: Bench): MaterialSpec {
  return {
    ...b.tint('peel', {}),
    layers: [
      {
        mask: { kind: 'spots', scale: R * 0.9, size: 0.11, soft: 0.06 },
        material: { color: '#6a4416', color2: '#4a2c10' },
        strength: 0.6,
      },
    ],
  };
}

/** A whole one along its arc: peel, dry tip and stalk. */
function addOne(b: Bench, name: string, place: (s: Shape) => Shape, seed: number, path: Vec3[], stalk = true): void {
  const taper = [0.34, 0.62, 0.84, 0.96, 1, 1.02, 1.03, 1.02, 0.99, 0.92, 0.8, 0.6, 0.36];
  const beyond = (from: Vec3, before: Vec3, d: number): Vec3 => {
    const out: Vec3 = [from[0] - before[0], from[1] - before[1], from[2] - before[2]];
    const l = Math.hypot(...out);
    return [from[0] + (out[0] / l) * d, from[1] + (out[1] / l) * d, from[2] + (out[2] / l) * d];
  };
  const sweep = (of: Vec3[], k: number, tapers: number[]): Shape => ({
    op: 'sweep',
    path: of,
    section: { kind: 'polygon', points: section(seed, k), smooth: true },
    spline: 'catmull',
    taper: tapers,
    cap: 'round',
    up: [0, 1, 0],
  });
  b.add(`banana${name}`, ripe(b), place(sweep(path, 1, taper)), { detail: 1.5 });
  const tip = (d: number): Vec3 => beyond(path[0], path[1], d);
  b.add(`tip${name}`, { base: 'bark', color: '#3a2a14' }, place(solid.rod(tip(0), tip(R * 0.5), R * 0.3, R * 0.2)));
  if (!stalk) return;
  const go = (d: number): Vec3 => beyond(path[12], path[11], d);
  const green = b.tint('peel', { color: '#c9b83a', color2: '#8a9a34' });
  b.add(`stalk${name}`, green, place(sweep([go(-0.004), go(0.012), go(0.026)], 0.36, [1.05, 0.78, 0.98])));
  b.add(`cut${name}`, 'stem', place(solid.rod(go(0.026), go(0.0335), R * 0.36, R * 0.32)), { detail: 0.5 });
}

/** A hand: the bananas side by side, their stalks run together in a woody crown. */
function addBunch(b: Bench, n: number, taste: Rng): void {
  for (let i = 0; i < n; i++) {
    const u = n > 1 ? i / (n - 1) - 0.5 : 0;
    const front = i % 2 ? 0.011 : -0.008;
    const own = taste.range(-0.03, 0.03);
    const path = Array.from({ length: 13 }, (_, j): Vec3 => {
      const t = j / 12;
      // from the tip below, outwards and up to the stalk above the middle
      const a = 1.35 * (1 - t) + own;
      const r = L * 0.76;
      const y = 0.035 + r * Math.cos(a) * 0.98;
      return [
        r * Math.sin(a) * 0.59 + 0.045 * t * t - 0.065,
        Math.max(R * 0.7, y),
        u * (0.15 - 0.115 * t * t) + front * (1 - t),
      ];
    });
    addOne(b, ` ${i + 1}`, (s) => solid.put(s, [0, -0.054, 0]), taste.int(999), path, false);
  }
  const crown: Shape = {
    op: 'union',
    k: 0.012,
    of: [
      {
        op: 'chain',
        points: [
          [-0.02, 0.172, -0.016],
          [-0.022, 0.184, 0],
          [-0.02, 0.172, 0.016],
        ],
        radii: [0.01, 0.013, 0.01],
      },
      {
        op: 'chain',
        points: [
          [-0.022, 0.182, 0],
          [-0.016, 0.205, 0],
          [-0.006, 0.222, 0],
        ],
        radii: [0.013, 0.0095, 0.011],
      },
    ],
  };
  const woody = b.tint('peel', { color: '#9a8c34', color2: '#6a5a24', rough: 0.7 });
  b.add('crown', woody, solid.put(crown, [0, -0.054, 0]));
}

/** Standing on its lower half, the flesh free, four strips of peel hanging down. */
function addPeeled(b: Bench, seed: number): void {
  const h = L * 1.02;
  const axis = (t: number): Vec3 => [0.045 * (t - 0.5) ** 2 * 2.4 - 0.01, 0.012 + h * t, 0];
  const upright = (ts: number[], k: number, taper: number[], cap: 'round' | 'flat'): Shape => ({
    op: 'sweep',
    path: ts.map(axis),
    section: { kind: 'polygon', points: section(seed, k), smooth: true },
    spline: 'catmull',
    taper,
    cap,
    up: [0, 0, 1],
  });
  const ts = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
  b.add('flesh', 'flesh', upright(ts, 0.88, [0.5, 0.85, 0.95, 1, 1, 0.98, 0.92, 0.78, 0.42], 'round'), { detail: 1.4 });
  b.add('peel', ripe(b), upright([0, 0.12, 0.25, 0.38, 0.47], 1, [0.5, 0.86, 0.99, 1.05, 1.02], 'flat'), {
    detail: 1.2,
  });
  const [cx, cy] = axis(0.45);
  for (let i = 0; i < 4; i++)
    addStrip(
      b,
      `${i + 1}`,
      (s) => solid.put(s, [cx, cy, 0], [0, 90 * i + 20, 0]),
      L * (0.42 + 0.04 * (i % 2)),
      cy - 0.006,
    );
  b.add('stem', 'stem', solid.rod([axis(0)[0], 0, 0], axis(0.03), R * 0.34, R * 0.5));
}

/** A strip that leaves the rim outwards, curls over and hangs, pale inside. */
function addStrip(b: Bench, name: string, place: (s: Shape) => Shape, length: number, drop: number): void {
  const rows = 9;
  const grid = Array.from({ length: rows }, (_, i) => {
    const t = i / (rows - 1);
    const a = Math.min(1, t * 1.9) * Math.PI * 0.52;
    const out = R * 0.9 + length * 0.33 * Math.sin(a) + length * 0.16 * t * t;
    const y =
      length * 0.24 * Math.sin(Math.PI * Math.min(1, t * 1.5)) -
      Math.min(drop, drop * Math.max(0, t - 0.2) ** 1.3 * 1.3);
    const w = R * 0.82 * (1 - 0.72 * t ** 2.2);
    return [-1, -0.5, 0, 0.5, 1].map((u): Vec3 => [u * w, y, out - w * 0.3 * u * u * (1 - t)]);
  });
  const sheet = (of: Vec3[][], thickness: number): Shape =>
    place({ op: 'sheet', grid: of, thickness, spline: 'catmull' });
  b.add(`peel strip ${name}`, ripe(b), sheet(grid, R * 0.11), { detail: 1.2 });
  const lining = grid.map((row) => row.map(([x, y, z]): Vec3 => [x * 0.9, y + R * 0.075, z - R * 0.03]));
  b.add(`lining ${name}`, b.tint('flesh', { color: '#f3e6a8' }), sheet(lining, R * 0.07), { detail: 0.8 });
}

/** Dropped on the floor, waiting for somebody to slip. */
function addPeel(b: Bench, seed: number): void {
  b.add('peel', ripe(b), {
    op: 'sweep',
    path: Array.from({ length: 5 }, (_, i): Vec3 => [0.003 * i, 0.048 + 0.0095 * i, 0]),
    section: { kind: 'polygon', points: section(seed), smooth: true },
    taper: [1.15, 1, 0.72, 0.42, 0.36],
    spline: 'catmull',
    cap: 'flat',
    up: [0, 0, 1],
  });
  b.add('stem', 'stem', solid.rod([0.012, 0.084, 0], [0.018, 0.1, 0], R * 0.36, R * 0.4));
  for (let i = 0; i < 4; i++)
    addStrip(
      b,
      `${i + 1}`,
      (s) => solid.put(s, [0, 0.047, 0], [0, 90 * i + 12 * (i % 2), 0]),
      L * (0.62 + 0.06 * (i % 2)),
      0.043,
    );
}
