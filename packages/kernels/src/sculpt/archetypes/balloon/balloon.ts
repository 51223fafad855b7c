import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildAirship } from './airship.ts';
import { buildHotAir } from './hot-air.ts';
import { balloonPalettes } from './palettes.ts';
import { buildBunch, buildDog } from './party.ts';

const BUILD = { 'hot air': buildHotAir, airship: buildAirship, party: buildBunch, dog: buildDog } as const;

/** What floats: a hot air balloon with its basket, an airship, a bunch of party balloons, a dog twisted of one. */
export const balloon: Archetype = {
  name: 'balloon',
  kind: 'vehicle',
  size: { height: 16 },
  params: {
    kind: {
      type: 'choice',
      of: Object.keys(BUILD),
      default: 'hot air',
      about: 'Hot air balloon, airship, party balloons or a balloon dog.',
    },
    count: { type: 'number', min: 1, max: 9, default: 5, about: 'How many party balloons.', vary: [4, 7] },
  },
  slots: {
    envelope: {
      material: { base: 'fabric', color: '#c9261f', rough: 0.6 },
      words: ['envelope', 'balloon', 'hull', 'body'],
      main: true,
    },
    stripes: {
      material: { base: 'fabric', color: '#f2c230', rough: 0.6 },
      words: ['stripe', 'pattern', 'band', 'fin'],
    },
    basket: { material: { base: 'wicker', color: '#a9743c' }, words: ['basket', 'gondola', 'cabin'] },
    ropes: { material: { base: 'rope', color: '#c9b48a' }, words: ['rope', 'string', 'ribbon'] },
    metal: {
      material: { base: 'steel', color: '#a5a9ad', rough: 0.3 },
      words: ['metal', 'burner', 'engine', 'propeller'],
    },
    leather: { material: { base: 'leather', color: '#5a3820', scale: 0.5 }, words: ['leather', 'rim'] },
    windows: {
      material: { base: 'glass', color: '#26323a', rough: 0.06, transmission: 0 },
      words: ['window', 'glass'],
    },
    flame: {
      material: { base: 'lamp', color: '#ff9a2c', emissive: '#ff7a10', emissiveStrength: 1.4 },
      words: ['flame', 'fire'],
    },
    sacks: { material: { base: 'canvas', color: '#b59a6a' }, words: ['sack', 'sandbag', 'bag'] },
  },
  palettes: balloonPalettes,
  presets: {
    'hot air balloon': {},
    airship: {
      open: ['stripes'],
      params: { kind: 'airship' },
      materials: {
        envelope: { color: '#c9cdd1', rough: 0.4 },
        stripes: { color: '#b3241f' },
        basket: { base: 'paint', color: '#3c4248' },
      },
      size: { height: 17 },
    },
    'party balloons': {
      open: ['envelope'],
      params: { kind: 'party' },
      materials: {
        envelope: { base: 'plastic', color: '#d2201f', rough: 0.16, clearcoat: 1 },
        ropes: { base: 'silk', color: '#f2efe6' },
      },
    },
    balloon: {
      open: ['envelope'],
      params: { kind: 'party', count: 1 },
      materials: {
        envelope: { base: 'plastic', color: '#d2201f', rough: 0.16, clearcoat: 1 },
        ropes: { base: 'silk', color: '#f2efe6' },
      },
    },
    'balloon dog': {
      open: ['envelope'],
      params: { kind: 'dog' },
      materials: { envelope: { base: 'plastic', color: '#e03a86', rough: 0.14, clearcoat: 1 } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind') as keyof typeof BUILD;
    return BUILD[kind](b, rng.fork('balloon'), read.num(params, 'count'));
  },
};
