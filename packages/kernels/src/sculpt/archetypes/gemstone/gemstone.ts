import type { Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { cutGem } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, read, solid, tone } from '../../kits/joinery/index.ts';
import { gemstonePalettes } from './palettes.ts';

/** A cut stone or a cluster of natural crystals: true facet rings (table, star, kite, girdle, pavilion), optional claw setting or rock. */
export const gemstone: Archetype = {
  name: 'gemstone',
  kind: 'mineral',
  size: { height: 0.03 },
  params: {
    size: {
      type: 'number',
      min: 0.005,
      max: 2,
      default: 0.12,
      unit: 'm',
      about: 'width of the girdle, or height of the cluster',
    },
    cut: {
      type: 'choice',
      of: ['brilliant', 'emerald', 'pear', 'heart', 'cluster'],
      default: 'brilliant',
      about: 'how it is cut',
      vary: { brilliant: 4, emerald: 2, pear: 2 },
    },
    stand: { type: 'flag', default: false, about: 'held by a small metal claw stand', vary: 0.25 },
    crystals: { type: 'number', min: 3, max: 16, default: 9, about: 'crystals in a cluster', vary: [7, 12] },
  },
  slots: {
    stone: {
      material: { base: 'crystal', color: '#3aa7e8' },
      words: ['gem', 'gemstone', 'stone', 'crystal', 'jewel'],
      main: true,
    },
    stand: { material: { base: 'gold', color: '#d9a93f' }, words: ['stand', 'setting', 'claw', 'mount'] },
    rock: { material: { base: 'granite', color: '#6a6560' }, words: ['rock', 'base', 'matrix'] },
  },
  palettes: gemstonePalettes,
  presets: {
    gemstone: { size: { height: 0.12 } },
    gem: { size: { height: 0.12 } },
    jewel: { params: { stand: true }, size: { height: 0.15 } },
    diamond: { params: { cut: 'brilliant' }, materials: { stone: { color: '#dff2fb' } }, size: { height: 0.1 } },
    ruby: { params: { cut: 'brilliant' }, materials: { stone: { color: '#c4122f' } }, size: { height: 0.1 } },
    emerald: { params: { cut: 'emerald' }, materials: { stone: { color: '#0f9d58' } }, size: { height: 0.1 } },
    sapphire: { params: { cut: 'brilliant' }, materials: { stone: { color: '#1f4fc4' } }, size: { height: 0.1 } },
    amethyst: { params: { cut: 'cluster' }, materials: { stone: { color: '#8a4fc8' } }, size: { height: 0.15 } },
    topaz: { params: { cut: 'pear' }, materials: { stone: { color: '#f0a020' } }, size: { height: 0.1 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const s = read.num(params, 'size');
  const cut = read.word(params, 'cut');
  if (cut === 'cluster') {
    addCluster(b, s, Math.round(read.num(params, 'crystals')), rng);
    return { parts: b.parts };
  }
  const r = s / 2;
  const stand = read.flag(params, 'stand');
  const lift = (stand ? 0.5 * r : 0) + r * (cut === 'emerald' ? 0.72 : 0.86);
  const points = cutGem(r, cut);
  // Cut stones rest a little tilted on their pavilion when nothing holds them: that is how one is laid on a table.
  const tilt: Vec3 = stand ? [0, 0, 0] : [0, 0, 0];
  // A cut stone is clear: the recipe's clouds and cracks belong to raw crystals.
  b.add(
    'stone',
    faceted(materials.stone),
    { op: 'hull', points: points.map(([x, y, z]): Vec3 => [x, y + lift, z]), bevel: r * 0.012, rot: tilt },
    { detail: 2 },
  );
  if (stand) addStand(b, r, lift);
  return { parts: b.parts, sockets: { top: { at: [0, lift + r * 0.3, 0], dir: [0, 1, 0], size: r } } };
}

/** Facets turned to lights one does not see: each answers one of a few directions, bright or deep, as a cut stone's inside does. */
function faceted(stone: MaterialSpec): MaterialSpec {
  const color = stone.color ?? '#3aa7e8';
  const layers = Array.from({ length: 14 }, (_, i): MaterialLayer => {
    const y = 1 - (2 * i + 1) / 14;
    const a = i * 2.399963;
    const k = Math.sqrt(1 - y * y);
    return {
      mask: { kind: 'slope', dir: [k * Math.cos(a), y, k * Math.sin(a)], from: 0.9, to: 0.93 },
      material: { color: i % 3 === 1 ? lighter(color, 0.42) : tone(color, i % 3 === 2 ? 0.58 : 0.84) },
    };
  });
  return { ...stone, color, color2: color, color3: color, rough: 0.06, layers: [...layers, ...(stone.layers ?? [])] };
}

/** A colour so far on its way to white. */
function lighter(hex: string, k: number): string {
  const part = (i: number): string => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16);
    return Math.round(v + (255 - v) * k)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

function addStand(b: Bench, r: number, lift: number): void {
  // a cup under the pavilion: nothing runs up across the facets that one wants to see
  const cup = lift - r * 0.42;
  b.add(
    'stand base',
    'stand',
    solid.turned(
      outline
        .pairs([
          0,
          0,
          0.62,
          0,
          0.66,
          0.06,
          0.5,
          0.13,
          0.2,
          0.2,
          0.12,
          0.34,
          0.11,
          cup / r - 0.36,
          0.19,
          cup / r - 0.24,
          0.43,
          cup / r - 0.05,
          0.46,
          cup / r,
          0.4,
          cup / r,
          0.12,
          cup / r - 0.26,
          0,
          cup / r - 0.28,
        ])
        .map(([x, y]): [number, number] => [x * r, y * r]),
      [0, 0, 0],
      { bevel: r * 0.015 },
    ),
  );
  b.add('stand rim', 'stand', solid.hoop(r * 0.47, { kind: 'circle', r: r * 0.042 }, [0, cup, 0], 'y', 48));
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 + Math.PI / 6;
    const at = (k: number, y: number): Vec3 => [k * r * Math.cos(a), y, k * r * Math.sin(a)];
    b.add(
      `claw ${i + 1}`,
      'stand',
      solid.tube([at(0.47, cup - r * 0.03), at(0.56, cup + r * 0.05), at(0.64, cup + r * 0.15)], r * 0.04, {
        taper: [1, 0.95, 0.75],
      }),
      { detail: 0.6 },
    );
  }
}

/** Six-sided prisms with pyramidal ends of unlike slope, fanning out of a lump of rock. */
function addCluster(b: Bench, s: number, n: number, rng: ArchetypeInput['rng']): void {
  const w = s * 0.34;
  b.add(
    'rock',
    'rock',
    {
      op: 'displace',
      amp: w * 0.16,
      freq: 5 / w,
      seed: rng.int(999),
      of: {
        op: 'intersect',
        k: w * 0.1,
        of: [
          { op: 'ellipsoid', r: [w * 1.15, w * 0.55, w], at: [0, w * 0.12, 0] },
          { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
        ],
      },
    },
    { detail: 0.7 },
  );
  for (let i = 0; i < n; i++) {
    const big = i === 0;
    const turn = i * 2.4 + rng.range(-0.2, 0.2);
    const lean = big ? rng.range(0, 0.12) : rng.range(0.25, 0.95) * Math.sqrt(i / n) + 0.12;
    const length = s * (big ? 1 : rng.range(0.34, 0.78) * (1 - 0.35 * lean));
    const r = length * rng.range(0.11, 0.15);
    const d: Vec3 = [Math.sin(lean) * Math.cos(turn), Math.cos(lean), Math.sin(lean) * Math.sin(turn)];
    const base: Vec3 = [d[0] * w * 0.55, w * 0.12, d[2] * w * 0.55];
    b.add(`crystal ${i + 1}`, 'stone', { op: 'hull', points: prism(base, d, length, r, rng), bevel: r * 0.02 });
  }
}

function prism(base: Vec3, d: Vec3, length: number, r: number, rng: ArchetypeInput['rng']): Vec3[] {
  const side: Vec3 = Math.abs(d[1]) < 0.9 ? norm([d[2], 0, -d[0]]) : norm([1, -d[0] / d[1], 0]);
  const other: Vec3 = [
    d[1] * side[2] - d[2] * side[1],
    d[2] * side[0] - d[0] * side[2],
    d[0] * side[1] - d[1] * side[0],
  ];
  const at = (x: number, y: number, t: number): Vec3 => [
    base[0] + side[0] * x + other[0] * y + d[0] * t,
    base[1] + side[1] * x + other[1] * y + d[1] * t,
    base[2] + side[2] * x + other[2] * y + d[2] * t,
  ];
  const points: Vec3[] = [];
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    const k = r * rng.range(0.88, 1.1);
    points.push(at(k * 0.9 * Math.cos(a), k * 0.9 * Math.sin(a), 0));
    points.push(at(k * Math.cos(a), k * Math.sin(a), length * rng.range(0.7, 0.8)));
  }
  points.push(at(r * rng.range(-0.2, 0.2), r * rng.range(-0.2, 0.2), length));
  return points;
}

function norm(v: Vec3): Vec3 {
  const l = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
}
