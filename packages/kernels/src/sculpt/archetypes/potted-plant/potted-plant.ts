import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, isSaid, read } from '../../kits/joinery/index.ts';
import { addFoliage } from './foliage.ts';
import { pottedPlantPalettes } from './palettes.ts';
import { addPot } from './pot.ts';

/** House plants in their pots: monstera, snake plant, fig, spider plant, fern, peace lily, flowers, tomatoes, a seedling. */
export const pottedPlant: Archetype = {
  name: 'potted plant',
  kind: 'plant',
  size: { height: 0.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['auto', 'monstera', 'snake', 'fig', 'spider', 'fern', 'lily', 'flower', 'tomato', 'seedling'],
      default: 'auto',
      about: 'which plant; auto lets the seed choose',
    },
    pot: {
      type: 'choice',
      of: ['auto', 'terracotta', 'glazed', 'square', 'basket'],
      default: 'auto',
      about: 'the pot',
    },
    saucer: { type: 'flag', default: true, about: 'a saucer below' },
  },
  slots: {
    leaves: {
      material: { base: 'leaf', color: '#3d7f35', color2: '#86b85c', color3: '#4a7a2c', rough: 0.42 },
      words: ['leaf', 'plant', 'foliage'],
      main: true,
    },
    stem: {
      material: { base: 'leaf', color: '#5f8a44', color2: '#86a860', rough: 0.55 },
      words: ['stem', 'stalk', 'trunk'],
    },
    flowers: {
      material: { base: 'petal', color: '#e2486e', color2: '#f28aa4', color3: '#f6d25a' },
      words: ['flower', 'bloom', 'petal', 'fruit', 'tomato'],
    },
    pot: {
      material: { base: 'plaster', color: '#b8663f', color2: '#c87a52', color3: '#8a4628', rough: 0.85 },
      words: ['pot', 'planter', 'flowerpot'],
    },
    saucer: { material: { base: 'plaster', color: '#a85a36', rough: 0.85 }, words: ['saucer', 'dish'] },
    soil: { material: { base: 'dirt', color: '#3a2a1e', scale: 0.15 }, words: ['soil', 'earth', 'dirt'] },
  },
  palettes: pottedPlantPalettes,
  presets: {
    'potted plant': { size: { height: 0.5 } },
    monstera: { params: { kind: 'monstera' }, size: { height: 0.7 } },
    'snake plant': { params: { kind: 'snake' }, size: { height: 0.6 } },
    'fiddle leaf fig': { params: { kind: 'fig' }, size: { height: 1.5 } },
    'spider plant': { params: { kind: 'spider' }, size: { height: 0.4 } },
    'potted fern': { params: { kind: 'fern' }, size: { height: 0.5 } },
    'peace lily': { params: { kind: 'lily' }, size: { height: 0.6 } },
    'potted flower': { params: { kind: 'flower' }, size: { height: 0.4 } },
    'tomato plant': {
      params: { kind: 'tomato' },
      materials: { flowers: { base: 'fruit-skin', color: '#cc2418', color2: '#e0502c', rough: 0.12 } },
      size: { height: 0.7 },
    },
    seedling: { params: { kind: 'seedling' }, size: { height: 0.16 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('plant');
  const asked = read.word(params, 'kind');
  const kind = asked === 'auto' ? taste.pick(['monstera', 'snake', 'fig', 'fern', 'spider', 'lily']) : asked;
  const named = read.word(params, 'pot');
  const pot = named === 'auto' ? taste.pick(['terracotta', 'terracotta', 'glazed', 'square']) : named;
  const told = isSaid(materials, pottedPlant.slots, 'pot');
  const glaze = taste.pick(['#e9e4da', '#35506a', '#5f7f6c', '#d8a45a']);
  const look =
    told || pot === 'terracotta'
      ? materials.pot
      : pot === 'basket'
        ? { base: 'wicker', color: '#b98a52' }
        : { base: 'ceramic', color: glaze, color2: '#ffffff', rough: pot === 'square' ? 0.6 : 0.2 };
  const b = createBench({ ...materials, pot: look, saucer: told || pot !== 'terracotta' ? look : materials.saucer });
  const r = 0.085;
  const y = addPot(b, pot, r, read.flag(params, 'saucer'));
  addFoliage(b, kind, r, y, taste);
  return { parts: b.parts };
}
