import type { Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { buildBandana, buildBow, buildCollar, buildTie } from './neckwear.ts';
import { scarfPalettes } from './palettes.ts';

const KINDS = ['scarf', 'tie', 'bow', 'bandana', 'collar', 'boa'] as const;

/** What is worn about the neck, standing as if somebody wore it: scarves, ties, bow ties, bandanas, dogs' collars. */
export const scarf: Archetype = {
  name: 'scarf',
  kind: 'clothing',
  size: { height: 0.75 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'scarf', about: 'Which piece.' },
    stripes: { type: 'flag', default: true, about: 'Stripes across it.', vary: 0.75 },
    spikes: { type: 'flag', default: false, about: 'Spikes on a collar.' },
  },
  slots: {
    cloth: {
      material: { base: 'knit', color: '#b0242c' },
      words: ['scarf', 'tie', 'cloth', 'collar', 'fabric'],
      main: true,
    },
    stripe: { material: { base: 'knit', color: '#e8d8b0' }, words: ['stripe', 'fringe', 'tassel', 'dot', 'lining'] },
    metal: { material: { base: 'steel', color: '#c4c6ca' }, words: ['buckle', 'tag', 'stud', 'spike', 'pin'] },
  },
  palettes: scarfPalettes,
  presets: {
    scarf: {},
    'striped scarf': { params: { stripes: true } },
    tie: {
      params: { kind: 'tie' },
      open: ['cloth'],
      materials: { cloth: { base: 'silk', color: '#8a1c28' }, stripe: { base: 'silk', color: '#c8a03c' } },
      size: { height: 0.55 },
    },
    'bow tie': {
      params: { kind: 'bow', stripes: false },
      open: ['cloth'],
      materials: { cloth: { base: 'silk', color: '#8a1c28' }, stripe: { base: 'silk', color: '#e8d8b0' } },
      size: { width: 0.14 },
    },
    bandana: {
      params: { kind: 'bandana' },
      open: ['cloth'],
      materials: { cloth: { base: 'fabric', color: '#b8201c' }, stripe: { base: 'fabric', color: '#f4f0e8' } },
      size: { height: 0.3 },
    },
    'dog collar': {
      params: { kind: 'collar', stripes: false },
      materials: {
        cloth: { base: 'leather', color: '#8a2a22', scale: 0.4 },
        stripe: { base: 'fabric', color: '#e0c8a0' },
      },
      size: { width: 0.13 },
    },
    'spiked collar': {
      params: { kind: 'collar', spikes: true, stripes: false },
      materials: {
        cloth: { base: 'leather', color: '#1c1a1a', scale: 0.4 },
        stripe: { base: 'fabric', color: '#4a4646' },
      },
      size: { width: 0.15 },
    },
    'feather boa': {
      params: { kind: 'boa', stripes: false },
      materials: { cloth: { base: 'feathers', color: '#e0489a' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const stripes = read.flag(params, 'stripes');
    if (kind === 'tie') buildTie(b, stripes);
    else if (kind === 'bow') buildBow(b, stripes);
    else if (kind === 'bandana') buildBandana(b, stripes);
    else if (kind === 'collar') buildCollar(b, read.flag(params, 'spikes'));
    else buildScarf(b, stripes, kind === 'boa', rng.fork('scarf').range(-0.04, 0.04));
    const [y, size] = NECKS[kind];
    // A collar's buckle is higher than its strap.
    const parts = b.parts.map((part) => ({
      ...part,
      shape: solid.put(part.shape, [0, kind === 'collar' ? 0.005 : 0, 0]),
    }));
    return { parts, sockets: { wear: { at: [0, y, 0], dir: [0, 0, 1], size } } };
  },
};

/** Height of the middle of the neck and the clear width there, metres. */
const NECKS: Readonly<Record<string, readonly [number, number]>> = {
  scarf: [0.62, 0.16],
  boa: [0.62, 0.16],
  tie: [0.53, 0.12],
  bow: [0.037, 0.115],
  bandana: [0.225, 0.17],
  collar: [0.018, 0.112],
};

/** A soft roll round the neck: closed, its folds running along it. */
function roll(y: number, rx: number, rz: number, thick: number, phase: number, dip: number): Vec3[][] {
  const n = 72;
  return Array.from({ length: n }, (_, i): Vec3[] => {
    const a = (2 * Math.PI * i) / n;
    const [c, s] = [Math.sin(a), Math.cos(a)];
    const fat = thick * (1 + 0.12 * Math.sin(3 * a + phase) + 0.16 * Math.max(0, s));
    return Array.from({ length: 30 }, (_, j): Vec3 => {
      const t = (2 * Math.PI * j) / 30;
      const k = fat * (1 + 0.11 * Math.sin(5 * t + 1.6 * Math.sin(a + phase)) + 0.05 * Math.sin(9 * t - 2 * a));
      const out = k * 0.8 * Math.cos(t);
      return [c * (rx + out), y + k * 1.12 * Math.sin(t) - dip * Math.max(0, s) ** 2, s * (rz + out)];
    });
  });
}

/** Two turns about the neck, a knot in front, two ends with fringes. */
function buildScarf(b: Bench, stripes: boolean, boa: boolean, sway: number): void {
  const ring = (rows: Vec3[][]) => ({
    op: 'loft' as const,
    sections: rows.map((points) => ({ points })),
    spline: 'linear' as const,
    smooth: true,
    closed: true,
  });
  b.add('lower turn', 'cloth', ring(roll(0.585, 0.112, 0.098, 0.048, 0.4, 0.05)), { detail: 1.4 });
  b.add('upper turn', 'cloth', ring(roll(0.655, 0.1, 0.088, 0.042, 2.2, 0.035)), { detail: 1.4 });
  const band = (from: number, to: number): MaterialSpec['layers'] =>
    stripes
      ? [
          {
            mask: {
              kind: 'all',
              of: [
                { kind: 'span', dir: [0, 1, 0], from: to, to: to - 0.004 },
                { kind: 'stripes', dir: [0, 1, 0], period: 0.06, width: 0.42, soft: 0.02 },
              ],
            },
            material: { ...b.tint('stripe', {}) },
          },
        ]
      : from
        ? undefined
        : [];
  const end = (name: string, x: number, low: number, z: number, lean: number): void => {
    const w = boa ? 0.1 : 0.135;
    const grid = Array.from({ length: 15 }, (_, r): Vec3[] => {
      const t = r / 14;
      const y = 0.56 - (0.56 - low) * t;
      const narrow = 0.6 + 0.4 * Math.min(1, t * 2.4);
      return Array.from({ length: 13 }, (_, c): Vec3 => {
        const u = c / 12 - 0.5;
        const fold = 0.011 * Math.sin(u * 13 + x * 30) * (1 - 0.55 * t) + 0.012 * Math.sin(t * 5 + x * 20);
        return [x + lean * t * t + u * w * narrow, y, z + 0.018 * Math.sin(Math.PI * Math.min(1, t * 1.2)) + fold];
      });
    });
    b.add(
      `${name} end`,
      b.tint('cloth', { layers: band(low, low + 0.2) ?? [] }),
      { op: 'sheet', grid, thickness: 0.012, spline: 'catmull' },
      { detail: 1.2 },
    );
    const last = grid[14];
    for (let i = 0; i < 12; i++) {
      const p = last[i];
      const q = last[i + 1];
      const at: Vec3 = [(p[0] + q[0]) / 2, p[1] + 0.004, (p[2] + q[2]) / 2];
      b.add(
        `${name} tassel ${i + 1}`,
        'stripe',
        solid.tube(
          [
            at,
            [at[0] + 0.002 * Math.sin(i * 2.1), at[1] - 0.022, at[2] + 0.002 * Math.cos(i)],
            [at[0] + 0.004 * Math.sin(i * 1.3), at[1] - 0.05, at[2]],
          ],
          0.0042,
          { taper: [1, 0.8, 1.15] },
        ),
        { detail: 0.4 },
      );
    }
  };
  end('left', 0.045, 0.052, 0.128, 0.018 + sway);
  end('right', -0.05, 0.13, 0.116, -0.022 + sway * 0.5);
  b.add(
    'knot',
    'cloth',
    {
      op: 'displace',
      amp: 0.003,
      freq: 22,
      of: {
        op: 'union',
        k: 0.02,
        of: [
          { op: 'ellipsoid', r: [0.062, 0.05, 0.042], at: [0, 0.545, 0.128], rot: [0, 0, 14] },
          { op: 'ellipsoid', r: [0.03, 0.058, 0.03], at: [0.012, 0.545, 0.148], rot: [0, 0, -18] },
        ],
      },
    },
    { detail: 1.2 },
  );
}
