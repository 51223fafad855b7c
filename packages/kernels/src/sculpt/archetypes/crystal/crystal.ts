import { type Rng, V3, type Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { frames } from '../../kits/frame.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';

/** Crystals: points grown in a cluster out of rock, a single point, a geode cut open, a shard that floats. */
export const crystal: Archetype = {
  name: 'crystal',
  kind: 'mineral',
  size: { height: 0.3 },
  params: {
    kind: { type: 'choice', of: ['cluster', 'point', 'geode', 'shard'], default: 'cluster', about: 'how it grew' },
    count: { type: 'number', min: 4, max: 30, default: 17, about: 'points of a cluster', vary: [13, 22] },
    glow: { type: 'number', min: 0, max: 1.5, default: 0, about: 'light of its own' },
  },
  slots: {
    crystal: {
      material: { base: 'crystal', color: '#9a62d8', color2: '#d2a8f6', rough: 0.08, transmission: 0 },
      words: ['crystal', 'shard', 'point', 'gem'],
      main: true,
    },
    rock: {
      material: { base: 'stone', color: '#6e6a68', color2: '#8a8682' },
      words: ['base', 'rock', 'rind', 'matrix'],
    },
    band: { material: { base: 'marble', color: '#d8d2e4', color2: '#b8a8d0' }, words: ['band', 'agate'] },
  },
  palettes: [
    {
      lead: 'crystal',
      of: tones('crystal', {
        amethyst: '#9a62d8',
        aqua: '#4fc0dc',
        rose: '#e88ab0',
        emerald: '#3fae72',
        citrine: '#eab23c',
        ruby: '#d02c4c',
        sapphire: '#3a62d0',
        quartz: '#cfe4f0',
      }).map((way) => (way.name === 'quartz' ? { ...way, weight: 0.4 } : way)),
    },
  ],
  presets: {
    crystal: { size: { height: 0.3 } },
    'crystal point': { params: { kind: 'point' }, size: { height: 0.2 } },
    geode: { params: { kind: 'geode' }, size: { width: 0.25 } },
    'crystal shard': { params: { kind: 'shard' }, size: { height: 0.3 } },
    'glowing crystal': { params: { glow: 0.8 }, size: { height: 0.3 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const glow = read.num(params, 'glow');
  const own = materials.crystal;
  const color = own.color ?? '#9a62d8';
  const lit = {
    ...own,
    color2: own.color2 && own.color === '#9a62d8' ? own.color2 : color,
    ...(glow > 0 ? { emissive: color, emissiveStrength: glow } : {}),
  };
  const b = createBench({ ...materials, crystal: lit });
  const grow = rng.fork('crystal');
  const kind = read.word(params, 'kind');
  if (kind === 'point') addPoint(b, 'point', [0, 0.0224, 0], [0.08, 1, 0.05], 0.2, 0.034, grow);
  else if (kind === 'shard') addShard(b, grow);
  else if (kind === 'geode') addGeode(b, grow);
  else addCluster(b, Math.round(read.num(params, 'count')), grow);
  return { parts: b.parts };
}

/** A six-sided prism with an uneven pyramid on it, its foot sunk by a tenth, as a hull with clean planes. */
function addPoint(b: Bench, name: string, at: Vec3, dir: Vec3, l: number, r: number, rng: Rng): void {
  const turn = rng.range(0, 1);
  const points: Vec3[] = [];
  const wide = Array.from({ length: 6 }, () => rng.range(0.84, 1.1));
  const off: [number, number] = [rng.range(-0.25, 0.25) * r, rng.range(-0.25, 0.25) * r];
  for (let i = 0; i < 6; i++) {
    const a = ((i + turn) * Math.PI) / 3;
    const [x, z] = [r * wide[i] * Math.cos(a), r * wide[i] * Math.sin(a)];
    points.push([x * 0.86, -l * 0.1, z * 0.86], [x, l * (0.7 + rng.range(-0.05, 0.06)), z]);
    points.push([off[0] + x * 0.1, l * 0.985, off[1] + z * 0.1]);
  }
  points.push([off[0], l, off[1]]);
  b.add(name, 'crystal', solid.put({ op: 'hull', points, bevel: r * 0.025 }, at, frames.aim(V3.normalize(dir), 'y')), {
    detail: 1.1,
  });
}

function addCluster(b: Bench, n: number, rng: Rng): void {
  const rock: Vec3[] = [];
  for (let i = 0; i < 34; i++) {
    const a = i * 2.39996;
    const q = 0.125 * Math.sqrt((i + 1) / 34) * rng.range(0.85, 1.12);
    rock.push(
      [q * Math.cos(a), 0.055 * (1 - (q / 0.15) ** 2) * rng.range(0.7, 1.15), q * Math.sin(a)],
      [q * 0.94 * Math.cos(a), 0, q * 0.94 * Math.sin(a)],
    );
  }
  b.add('rock', 'rock', { op: 'hull', points: rock, bevel: 0.003 });
  for (let i = 0; i < 5; i++) {
    const a = i * 1.26 + 0.5;
    b.add(
      `boulder ${i + 1}`,
      'rock',
      {
        op: 'hull',
        points: Array.from(
          { length: 14 },
          (): Vec3 => [
            0.112 * Math.cos(a) + rng.range(-0.034, 0.034),
            rng.range(0, 0.038),
            0.112 * Math.sin(a) + rng.range(-0.034, 0.034),
          ],
        ),
        bevel: 0.002,
      },
      { detail: 0.7 },
    );
  }
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996 + rng.range(-0.2, 0.2);
    const t = Math.sqrt(i / n);
    const l = (i === 0 ? 0.28 : 0.24 * (1 - 0.66 * t)) * rng.range(0.85, 1.1);
    const r = l * rng.range(0.13, 0.17);
    const q = 0.085 * t;
    addPoint(
      b,
      `point ${i + 1}`,
      [q * Math.cos(a), 0.045 * (1 - 0.6 * t * t), q * Math.sin(a)],
      [1.05 * t * Math.cos(a), 1, 1.05 * t * Math.sin(a)],
      l,
      r,
      rng,
    );
  }
}

function addShard(b: Bench, rng: Rng): void {
  const points: Vec3[] = [
    [0, 0, 0],
    [0.008, 0.31, -0.006],
  ];
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 + 0.2;
    const r = 0.062 * rng.range(0.85, 1.12);
    points.push(
      [r * Math.cos(a), 0.12 + rng.range(-0.02, 0.02), r * Math.sin(a)],
      [r * 0.8 * Math.cos(a), 0.21 + rng.range(-0.02, 0.02), r * 0.8 * Math.sin(a)],
    );
  }
  b.add('shard', 'crystal', { op: 'hull', points, bevel: 0.0012 });
}

/** Half a nodule standing on edge, its rind, bands of agate, and points that look inwards. */
function addGeode(b: Bench, rng: Rng): void {
  const R = 0.12;
  const lean: Vec3 = [-14, 0, 0];
  const up = (s: Parameters<typeof solid.put>[0]): Parameters<typeof solid.put>[0] =>
    solid.put(s, [0, R * 0.93, 0], lean);
  const edge = (k: number, seed: number): [number, number][] =>
    Array.from({ length: 64 }, (_, i) => {
      const a = (i * Math.PI) / 32;
      const q =
        R * k * (1 + 0.05 * Math.cos(2 * a + 1) + 0.03 * Math.cos(3 * a + seed) + 0.014 * Math.cos(9 * a + seed));
      return [q * Math.cos(a), q * Math.sin(a)];
    });
  const bowl = (k: number, z: number, depth: number): { points: Vec3[] }[] => {
    const line = edge(k, 0.6);
    return [0, 0.25, 0.5, 0.75, 0.93, 0.999].map((t) => ({
      points: line.map(([x, y], i): Vec3 => {
        const s = Math.sqrt(1 - t * t);
        const rough = 1 + 0.03 * Math.sin(i * 1.3 + t * 9) * t;
        return [x * Math.max(0.01, s) * rough, y * Math.max(0.01, s) * rough, z - depth * t * rough];
      }),
    }));
  };
  b.add(
    'rind',
    'rock',
    up({
      op: 'loft',
      sections: [...bowl(1, 0, R * 0.85).reverse(), ...bowl(0.94, 0.0005, R * 0.8)],
      spline: 'linear',
      cap: 'flat',
    }),
  );
  b.add(
    'agate band',
    'band',
    up({
      op: 'loft',
      sections: [...bowl(0.935, 0.0015, R * 0.76).reverse(), ...bowl(0.86, 0.002, R * 0.7)],
      spline: 'linear',
      cap: 'flat',
    }),
  );
  b.add(
    'inner band',
    b.tint('crystal', {}),
    up({
      op: 'loft',
      sections: [...bowl(0.855, 0.001, R * 0.69).reverse(), ...bowl(0.76, -0.002, R * 0.6)],
      spline: 'linear',
      cap: 'flat',
    }),
  );
  for (let i = 0; i < 110; i++) {
    const t = Math.sqrt((i + 0.5) / 110);
    const a = i * 2.39996;
    const q = R * 0.76 * t;
    const z = -R * 0.6 * Math.sqrt(Math.max(0, 1 - t * t)) - 0.004;
    const at: Vec3 = [q * Math.cos(a), q * Math.sin(a), z];
    const dir: Vec3 = [
      -0.75 * t * Math.cos(a) + rng.range(-0.3, 0.3),
      -0.75 * t * Math.sin(a) + rng.range(-0.3, 0.3),
      1,
    ];
    const l = R * rng.range(0.16, 0.27);
    const placed = frames.point({ at: [0, R * 0.93, 0], rot: lean }, at);
    addPoint(
      b,
      `point ${i + 1}`,
      placed,
      frames.direction({ at: [0, 0, 0], rot: lean }, V3.normalize(dir)),
      l,
      l * 0.3,
      rng,
    );
  }
}
