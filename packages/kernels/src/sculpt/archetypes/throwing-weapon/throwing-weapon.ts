import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { buildBatarang, buildBoomerang, buildChakram, buildShuriken } from './flat.ts';
import { buildDart, buildKnuckles, buildKunai, buildSai } from './held.ts';

/** Builds with so many points (shuriken) and returns the height of the grip. */
const KINDS: Readonly<Record<string, (b: Bench, points: number) => number>> = {
  shuriken: buildShuriken,
  kunai: buildKunai,
  boomerang: buildBoomerang,
  chakram: buildChakram,
  batarang: buildBatarang,
  knuckles: buildKnuckles,
  sai: buildSai,
  dart: buildDart,
};

/** Weapons that are thrown or hidden in a fist, upright: shuriken, kunai, boomerang, chakram, knuckles, sai, dart. */
export const throwingWeapon: Archetype = {
  name: 'throwing weapon',
  kind: 'weapon',
  size: { height: 0.12 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'shuriken', about: 'Kind of weapon.' },
    points: { type: 'number', min: 3, max: 8, default: 4, about: 'Points of a shuriken.', vary: { 4: 3, 6: 1, 8: 1 } },
  },
  slots: {
    blade: {
      material: { base: 'steel', color: '#50545a', rough: 0.32, wear: 0.15 },
      words: ['blade', 'point', 'metal', 'star'],
      main: true,
    },
    edge: { material: { base: 'steel', color: '#d4d7db', rough: 0.18 }, words: ['edge', 'tip'] },
    grip: { material: { base: 'fabric', color: '#2a2b30' }, words: ['grip', 'handle', 'wrap', 'binding'] },
    trim: { material: { base: 'paint', color: '#b3261f' }, words: ['trim', 'stripe', 'flight', 'tassel', 'mark'] },
  },
  palettes: [
    {
      lead: 'blade',
      when: { kind: ['shuriken', 'kunai', 'chakram', 'sai', 'knuckles'] },
      of: colorways({
        steel: { weight: 2 },
        black: { blade: { base: 'steel', color: '#26282c', rough: 0.4 } },
        blued: { blade: { base: 'steel', color: '#3f4c60', rough: 0.28 } },
        bright: { blade: { base: 'chrome', color: '#c9ccd0', rough: 0.14 }, grip: '#7a1f1c' },
        bronze: { blade: { base: 'bronze', color: '#8d6438' }, edge: { base: 'bronze', color: '#d0a468' } },
      }),
    },
    {
      lead: 'blade',
      when: { kind: ['boomerang'] },
      of: colorways({
        'red ochre': {},
        dark: { blade: '#5a3620', trim: '#e0b050', edge: { base: 'paint', color: '#f0e6d0' } },
        pale: { blade: '#c9955c', trim: '#2a2420' },
        blue: { blade: '#a8683a', trim: '#2f5f9a' },
      }),
    },
  ],
  presets: {
    shuriken: { size: { height: 0.12 } },
    kunai: { params: { kind: 'kunai' }, size: { height: 0.27 } },
    boomerang: {
      params: { kind: 'boomerang' },
      materials: {
        blade: { base: 'wood', color: '#9a5a2c', color2: '#7a4420', rough: 0.35, clearcoat: 0.5, wear: 0 },
        edge: { base: 'paint', color: '#f0e6d0', rough: 0.5 },
        trim: { color: '#8a2a1c' },
      },
      open: ['blade', 'trim'],
      size: { height: 0.35 },
    },
    chakram: { params: { kind: 'chakram' }, size: { height: 0.24 } },
    batarang: {
      params: { kind: 'batarang' },
      materials: { blade: { base: 'steel', color: '#1c1d20', rough: 0.4 } },
      size: { height: 0.11 },
    },
    'brass knuckles': {
      params: { kind: 'knuckles' },
      materials: { blade: { base: 'brass', color: '#c79a44' } },
      size: { height: 0.075 },
    },
    sai: { params: { kind: 'sai' }, size: { height: 0.48 } },
    dart: {
      params: { kind: 'dart' },
      materials: { blade: { base: 'brass', color: '#c79a44' } },
      size: { height: 0.16 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const grip = KINDS[read.word(params, 'kind')](b, Math.round(read.num(params, 'points')));
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: { handle: { at: [0, grip, 0], dir: [0, 1, 0], size: 0.018 } },
    };
  },
};
