import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addLotus, addSingle } from './arrange.ts';
import { BLOOMS } from './blooms.ts';
import { addBouquet, addInVase } from './bouquet.ts';
import { flowerPalettes } from './palettes.ts';
import { addSpike } from './spike.ts';

/** Flowers of many kinds on their stems: one, a wrapped bouquet, or a bunch in a vase; lotus floats on its pad. */
export const flower: Archetype = {
  name: 'flower',
  kind: 'plant',
  size: { height: 0.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['any', ...Object.keys(BLOOMS), 'lavender', 'mixed'],
      default: 'any',
      about: 'which flower; any lets the seed choose',
    },
    arrangement: {
      type: 'choice',
      of: ['single', 'bouquet', 'vase', 'bloom'],
      default: 'single',
      about: 'one on its stem, a wrapped bouquet, a vase of them, the bloom alone',
    },
    count: {
      type: 'number',
      min: 1,
      max: 15,
      default: 1,
      about: 'stems of a single arrangement; blooms of a bouquet are at least seven',
    },
    leaves: { type: 'flag', default: true, about: 'leaves on the stem' },
  },
  slots: {
    petals: {
      material: { base: 'petal', color: '#c8203a', color2: '#e04a58', color3: '#8a1024', rough: 0.5 },
      words: ['flower', 'petal', 'bloom', 'blossom', 'bud'],
      main: true,
    },
    center: {
      material: { base: 'plain', color: '#e8b62c', color2: '#c88a1c', rough: 0.85 },
      words: ['center', 'centre', 'heart', 'stamen'],
    },
    stem: { material: { base: 'leaf', color: '#4f8038', color2: '#7aa858', rough: 0.55 }, words: ['stem', 'stalk'] },
    leaves: { material: { base: 'leaf', color: '#3f7a30', color2: '#86b45c' }, words: ['leaf'] },
    wrap: { material: { base: 'paper', color: '#e9d9c0' }, words: ['wrap', 'paper', 'wrapping'] },
    ribbon: { material: { base: 'silk', color: '#c8384a' }, words: ['ribbon', 'bow'] },
    vase: { material: { base: 'ceramic', color: '#e6ebf0', color2: '#7f9cc0' }, words: ['vase', 'pot'] },
  },
  palettes: flowerPalettes,
  presets: {
    flower: {},
    rose: { params: { kind: 'rose' } },
    tulip: {
      open: ['petals'],
      params: { kind: 'tulip' },
      materials: { petals: { color: '#d8302c', color2: '#f0603c', color3: '#f0b030' } },
    },
    daisy: {
      params: { kind: 'daisy' },
      materials: { petals: { color: '#f6f4ee', color2: '#ffffff', color3: '#e4e4c8' } },
      size: { height: 0.3 },
    },
    sunflower: {
      params: { kind: 'sunflower' },
      materials: {
        petals: { color: '#f2b616', color2: '#f8ce3a', color3: '#d88a0c' },
        center: { color: '#4a2a14', color2: '#6a4420' },
      },
      size: { height: 1.6 },
    },
    gerbera: {
      open: ['petals'],
      params: { kind: 'gerbera' },
      materials: { petals: { color: '#e8502c', color2: '#f27a4c', color3: '#b82c14' } },
    },
    lily: {
      params: { kind: 'lily' },
      materials: { petals: { color: '#f7f2ee', color2: '#fbe0e6', color3: '#e898b0' }, center: { color: '#b8641c' } },
    },
    orchid: {
      params: { kind: 'orchid' },
      materials: {
        petals: { color: '#d88ac8', color2: '#eab8e0', color3: '#a83a94' },
        center: { base: 'petal', color: '#b81c6a', color2: '#e86aa0' },
      },
    },
    lotus: {
      params: { kind: 'lotus' },
      materials: { petals: { color: '#f2a9c2', color2: '#fbd6e0', color3: '#fbeef0' } },
      size: { height: 0.16 },
    },
    poppy: {
      params: { kind: 'poppy' },
      materials: {
        petals: { color: '#d42416', color2: '#ee4a2c', color3: '#2a0c0c' },
        center: { color: '#1f2a20', color2: '#3a4a34' },
      },
    },
    daffodil: {
      params: { kind: 'daffodil' },
      materials: {
        petals: { color: '#f6d832', color2: '#faea78', color3: '#e8b81c' },
        center: { base: 'petal', color: '#f0981c', color2: '#f4b03c' },
      },
    },
    peony: {
      open: ['petals'],
      params: { kind: 'peony' },
      materials: { petals: { color: '#ec8aac', color2: '#f8bcd0', color3: '#c84a7a' } },
    },
    hibiscus: {
      open: ['petals'],
      params: { kind: 'hibiscus' },
      materials: { petals: { color: '#e02a50', color2: '#f05a74', color3: '#7a0c24' } },
    },
    chrysanthemum: {
      params: { kind: 'chrysanthemum' },
      materials: { petals: { color: '#eaa81e', color2: '#f6c84c', color3: '#b8700c' } },
    },
    lavender: {
      params: { kind: 'lavender', count: 5 },
      materials: { petals: { color: '#7f68c0', color2: '#a48ede', color3: '#4f3a90' } },
    },
    bouquet: { params: { arrangement: 'bouquet', kind: 'rose' }, size: { height: 0.45 } },
    'mixed bouquet': { params: { arrangement: 'bouquet', kind: 'mixed' }, size: { height: 0.45 } },
    'vase of flowers': { params: { arrangement: 'vase', kind: 'mixed' }, size: { height: 0.45 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('flower');
  const asked = read.word(params, 'kind');
  const kind = asked === 'any' ? taste.pick(['rose', 'tulip', 'daisy', 'lily', 'gerbera', 'poppy']) : asked;
  const petals = materials.petals;
  const b = createBench({
    ...materials,
    inner: { ...petals, color: petals.color2 ?? petals.color, color2: petals.color },
  });
  const plan = { kind, count: Math.round(read.num(params, 'count')), leaves: read.flag(params, 'leaves'), rng: taste };
  const arrangement = read.word(params, 'arrangement');
  if (arrangement === 'bouquet') addBouquet(b, plan);
  else if (arrangement === 'vase') addInVase(b, plan);
  else if (kind === 'lotus') addLotus(b, plan);
  else if (kind === 'lavender') addSpike(b, plan);
  else addSingle(b, plan, arrangement === 'bloom');
  return { parts: b.parts };
}
