import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, isSaid, read, solid } from '../../kits/joinery/index.ts';
import { COCKTAIL_OUTLINE, type Vessel, vessel } from '../../kits/vessel.ts';
import { gobletPalettes } from './palettes.ts';

interface Kind {
  h: number;
  outer: readonly Vec2[];
  /** Height up to which the stem is solid, share of the height. */
  stem: number;
  level: number;
  metal?: boolean;
}

const KINDS: Readonly<Record<string, Kind>> = {
  goblet: {
    h: 0.18,
    outer: [
      [0.28, 0],
      [0.29, 0.02],
      [0.2, 0.06],
      [0.07, 0.13],
      [0.055, 0.2],
      [0.11, 0.26],
      [0.12, 0.29],
      [0.055, 0.35],
      [0.06, 0.42],
      [0.2, 0.5],
      [0.29, 0.66],
      [0.31, 0.86],
      [0.325, 1],
    ],
    stem: 0.46,
    level: 0.86,
    metal: true,
  },
  chalice: {
    h: 0.2,
    outer: [
      [0.3, 0],
      [0.31, 0.02],
      [0.22, 0.06],
      [0.06, 0.2],
      [0.05, 0.3],
      [0.1, 0.36],
      [0.11, 0.4],
      [0.05, 0.46],
      [0.06, 0.52],
      [0.24, 0.62],
      [0.3, 0.78],
      [0.31, 0.97],
      [0.32, 1],
    ],
    stem: 0.56,
    level: 0.88,
    metal: true,
  },
  wine: {
    h: 0.21,
    outer: [
      [0.17, 0],
      [0.175, 0.012],
      [0.06, 0.035],
      [0.02, 0.08],
      [0.018, 0.36],
      [0.03, 0.43],
      [0.13, 0.52],
      [0.19, 0.66],
      [0.19, 0.8],
      [0.155, 1],
    ],
    stem: 0.45,
    level: 0.7,
  },
  champagne: {
    h: 0.23,
    outer: [
      [0.14, 0],
      [0.145, 0.012],
      [0.05, 0.03],
      [0.017, 0.07],
      [0.016, 0.36],
      [0.03, 0.42],
      [0.09, 0.56],
      [0.115, 0.78],
      [0.1, 1],
    ],
    stem: 0.43,
    level: 0.88,
  },
  cocktail: {
    h: 0.17,
    outer: COCKTAIL_OUTLINE,
    stem: 0.57,
    level: 0.93,
  },
  brandy: {
    h: 0.14,
    outer: [
      [0.24, 0],
      [0.245, 0.015],
      [0.08, 0.04],
      [0.035, 0.1],
      [0.04, 0.2],
      [0.2, 0.3],
      [0.34, 0.5],
      [0.35, 0.64],
      [0.25, 0.9],
      [0.22, 1],
    ],
    stem: 0.23,
    level: 0.5,
  },
  hurricane: {
    h: 0.2,
    outer: [
      [0.19, 0],
      [0.195, 0.012],
      [0.07, 0.04],
      [0.05, 0.09],
      [0.1, 0.16],
      [0.19, 0.34],
      [0.17, 0.56],
      [0.17, 0.7],
      [0.22, 0.97],
      [0.225, 1],
    ],
    stem: 0.14,
    level: 0.88,
  },
};

/** Stemmed drinking vessels: chalices with gems and bands, wine, champagne, cocktail and brandy glasses. */
export const goblet: Archetype = {
  name: 'goblet',
  kind: 'container',
  size: { height: 0.18 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'goblet', about: 'what it is' },
    gems: { type: 'number', min: 0, max: 12, default: 6, about: 'stones round a metal bowl' },
    filled: { type: 'flag', default: false, about: 'with its drink' },
  },
  slots: {
    body: {
      material: { base: 'gold', color: '#d9ad45', rough: 0.26 },
      words: ['goblet', 'cup', 'body', 'bowl', 'stem', 'glass', 'chalice'],
      main: true,
    },
    gems: { material: { base: 'crystal', color: '#c01f38', rough: 0.05 }, words: ['gem', 'jewel', 'stone', 'ruby'] },
    rim: { material: { base: 'gold', color: '#e6c264', rough: 0.22 }, words: ['rim', 'lip', 'base', 'band'] },
    drink: {
      material: { base: 'icing', color: '#6a1024', color2: '#8a2038', rough: 0.06, clearcoat: 0.9 },
      words: ['wine', 'drink', 'liquid', 'blood', 'champagne'],
    },
  },
  palettes: gobletPalettes,
  presets: {
    goblet: { size: { height: 0.18 } },
    chalice: { params: { kind: 'chalice' }, size: { height: 0.2 } },
    'wine glass': {
      params: { kind: 'wine', filled: true, gems: 0 },
      materials: { body: { base: 'glass', color: '#f0f6f6', rough: 0.03, transmission: 0.92 } },
      size: { height: 0.21 },
    },
    'champagne glass': {
      params: { kind: 'champagne', filled: true, gems: 0 },
      materials: {
        body: { base: 'glass', color: '#f0f6f6', rough: 0.03, transmission: 0.92 },
        drink: { color: '#e8cf84', color2: '#e8cf84' },
      },
      size: { height: 0.23 },
    },
    'cocktail glass': {
      params: { kind: 'cocktail', filled: true, gems: 0 },
      materials: {
        body: { base: 'glass', color: '#f0f6f6', rough: 0.03, transmission: 0.92 },
        drink: { color: '#e87a5a', color2: '#e87a5a' },
      },
      size: { height: 0.17 },
    },
    'brandy glass': {
      params: { kind: 'brandy', filled: true, gems: 0 },
      materials: {
        body: { base: 'glass', color: '#f0f6f6', rough: 0.03, transmission: 0.92 },
        drink: { color: '#b8641c', color2: '#b8641c' },
      },
      size: { height: 0.14 },
    },
    'hurricane glass': {
      params: { kind: 'hurricane', filled: true, gems: 0 },
      materials: {
        body: { base: 'glass', color: '#f0f6f6', rough: 0.03, transmission: 0.92 },
        drink: { color: '#f09a2c', color2: '#f09a2c' },
      },
      size: { height: 0.2 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const k = KINDS[read.word(params, 'kind')];
  const told = isSaid(materials, goblet.slots, 'body');
  const plainRim = told && !isSaid(materials, goblet.slots, 'rim');
  const b = createBench({ ...materials, rim: plainRim ? materials.body : materials.rim });
  const taste = rng.fork('goblet');
  const h = k.h * taste.range(0.97, 1.03);
  const outer = k.outer.map(([r, y]): Vec2 => [r * h, y * h]);
  const v: Vessel = { outer, wall: h * (k.metal ? 0.022 : 0.009), solidBelow: k.stem * h };
  b.add('cup', 'body', vessel.shape(v, 64), { detail: 1.6 });
  if (read.flag(params, 'filled')) b.add('drink', 'drink', vessel.fill(v, k.level * h), { detail: 1.1 });
  const ring = (y: number, t: number): ReturnType<typeof solid.hoop> =>
    solid.hoop(vessel.radius(outer, y * h), { kind: 'circle', r: t * h }, [0, y * h, 0], 'y', 64);
  if (k.metal) {
    b.add(
      'lip',
      'rim',
      solid.hoop(outer[outer.length - 1][0] - v.wall / 2, { kind: 'circle', r: h * 0.016 }, [0, h * 0.995, 0], 'y', 64),
    );
    b.add('foot ring', 'rim', ring(0.02, 0.014));
    b.add('knop ring', 'rim', ring((0.5 * (outer[5][1] + outer[6][1])) / h, 0.012));
    const lo = 0.72;
    b.add('bands', 'rim', solid.many([ring(lo, 0.008), ring(0.92, 0.008)]), { detail: 0.7 });
    const n = Math.round(read.num(params, 'gems'));
    if (n) {
      const y = h * 0.82;
      const r = vessel.radius(outer, y);
      const gem: Vec3 = [h * 0.034, h * 0.04, h * 0.02];
      b.add(
        'gems',
        'gems',
        { op: 'arrayed', n, around: 'y', of: { op: 'ball', r: gem, at: [0, y, r] } },
        { detail: 0.9 },
      );
      b.add(
        'settings',
        'rim',
        {
          op: 'arrayed',
          n,
          around: 'y',
          of: solid.at(solid.hoop(h * 0.036, { kind: 'circle', r: h * 0.007 }, [0, 0, 0], 'z', 20), [
            { at: [0, y, r + h * 0.002], scale: [1, 1.15, 1] },
          ]),
        },
        { detail: 0.6 },
      );
      b.add(
        'foot gems',
        'gems',
        {
          op: 'arrayed',
          n,
          around: 'y',
          of: solid.put({ op: 'ball', r: [h * 0.02, h * 0.014, h * 0.02] }, [
            0,
            h * 0.058,
            vessel.radius(outer, h * 0.056),
          ]),
        },
        { detail: 0.6 },
      );
    }
    const flute = solid.tube(
      [
        [vessel.radius(outer, h * 0.53) + h * 0.001, h * 0.53, 0],
        [vessel.radius(outer, h * 0.6) + h * 0.002, h * 0.6, 0],
        [vessel.radius(outer, h * 0.68) + h * 0.001, h * 0.68, 0],
      ],
      h * 0.014,
      { taper: [0.4, 1, 0.7] },
    );
    b.add('flutes', 'body', { op: 'arrayed', n: 16, around: 'y', of: flute }, { detail: 0.7 });
  }
  return { parts: b.parts, sockets: { inside: { at: [0, h * 0.9, 0], dir: [0, 1, 0], size: h * 0.5 } } };
}
