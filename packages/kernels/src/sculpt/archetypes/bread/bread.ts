import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addBaguette, addBun, addLoaf, addToast } from './loaves.ts';
import { addBagel, addCroissant, addPancakes, addPretzel } from './shaped.ts';

/** Bread: loaf with slices cut off, baguette, croissant, bagel, toast with butter, buns, pretzel, pancakes. */
export const bread: Archetype = {
  name: 'bread',
  kind: 'food',
  size: { length: 0.25 },
  params: {
    kind: {
      type: 'choice',
      of: ['loaf', 'round', 'baguette', 'croissant', 'bagel', 'toast', 'bun', 'pretzel', 'pancakes'],
      default: 'loaf',
      about: 'what is baked',
    },
    sliced: { type: 'flag', default: true, about: 'a loaf with slices cut off' },
    topping: {
      type: 'choice',
      of: ['auto', 'butter', 'seeds', 'none'],
      default: 'auto',
      about: 'butter on toast and pancakes, seeds on rolls',
    },
  },
  slots: {
    crust: {
      material: { base: 'bun', color: '#c98a44', color2: '#8f4f1e', color3: '#f0dcae', rough: 0.6, clearcoat: 0.08 },
      words: ['bread', 'crust', 'loaf', 'dough', 'toast'],
      main: true,
    },
    crumb: {
      material: { base: 'cake', color: '#f3e2bd', color2: '#e6cd9a', color3: '#cfae74', scale: 0.6 },
      words: ['crumb', 'slice', 'inside'],
    },
    butter: {
      material: { base: 'cream', color: '#f8e07a', color2: '#fbeca4', rough: 0.3 },
      words: ['butter', 'cream cheese', 'cheese'],
    },
    seeds: {
      material: { base: 'plain', color: '#f2e4c0', color2: '#d8c090', rough: 0.6 },
      words: ['seed', 'sesame', 'salt'],
    },
    syrup: {
      material: { base: 'icing', color: '#a8581c', color2: '#c47a30', color3: '#6a300a', rough: 0.08, clearcoat: 0.9 },
      words: ['syrup', 'honey', 'jam', 'glaze'],
    },
  },
  presets: {
    bread: { size: { width: 0.26 } },
    sourdough: { params: { kind: 'round' }, size: { width: 0.24 } },
    baguette: { params: { kind: 'baguette' }, size: { width: 0.55 } },
    croissant: {
      params: { kind: 'croissant' },
      materials: { crust: { color: '#d6963f', color2: '#a05a1c', rough: 0.4, clearcoat: 0.3 } },
      size: { width: 0.15 },
    },
    bagel: { params: { kind: 'bagel' }, size: { width: 0.11 } },
    toast: { params: { kind: 'toast' }, size: { width: 0.12 } },
    bun: { params: { kind: 'bun' }, size: { width: 0.1 } },
    pretzel: {
      params: { kind: 'pretzel' },
      materials: {
        crust: { color: '#8f4a1c', color2: '#5c2a0e', rough: 0.3, clearcoat: 0.4 },
        seeds: { color: '#fbfaf6', color2: '#ffffff' },
      },
      size: { width: 0.15 },
    },
    pancakes: { params: { kind: 'pancakes' }, size: { width: 0.16 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('bread');
  const kind = read.word(params, 'kind');
  const asked = read.word(params, 'topping');
  const plan = {
    seed: taste.int(9999),
    topping:
      asked === 'auto'
        ? kind === 'bagel' || kind === 'bun'
          ? taste.pick(['seeds', 'seeds', 'none'])
          : 'butter'
        : asked,
    sliced: read.flag(params, 'sliced'),
  };
  if (kind === 'loaf' || kind === 'round') addLoaf(b, plan, kind === 'round');
  else if (kind === 'baguette') addBaguette(b, plan);
  else if (kind === 'croissant') addCroissant(b, plan);
  else if (kind === 'bagel') addBagel(b, plan);
  else if (kind === 'toast') addToast(b, plan);
  else if (kind === 'bun') addBun(b, plan);
  else if (kind === 'pretzel') addPretzel(b, plan);
  else addPancakes(b, plan);
  return { parts: b.parts };
}
