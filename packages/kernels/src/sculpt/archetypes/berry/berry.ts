import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addBlueberries, addRaspberries, addStrawberries } from './single.ts';
import { addCherries, addCurrants, addGrapes } from './stalked.ts';

/** Berries: strawberries, raspberries, blueberries, a pair of cherries, a bunch of grapes, a string of currants. */
export const berry: Archetype = {
  name: 'berry',
  kind: 'food',
  size: { height: 0.03 },
  params: {
    kind: {
      type: 'choice',
      of: ['strawberry', 'raspberry', 'blueberry', 'cherry', 'grapes', 'currant'],
      default: 'strawberry',
      about: 'which berry',
    },
    count: { type: 'number', min: 1, max: 9, default: 1, about: 'berries lying together; cherries on one stalk' },
    halved: { type: 'flag', default: false, about: 'a strawberry cut open beside it' },
  },
  slots: {
    skin: {
      material: { base: 'fruit-skin', color: '#d01a2a', color2: '#e2402e', color3: '#f0b070', rough: 0.18, scale: 0.3 },
      words: ['berry', 'skin', 'fruit'],
      main: true,
    },
    leaves: { material: { base: 'leaf', color: '#4f9a38', color2: '#8ac05a' }, words: ['leaf', 'calyx', 'crown'] },
    stem: { material: { base: 'bark', color: '#6a7a34', color2: '#8a9a4a' }, words: ['stem', 'stalk'] },
    flesh: {
      material: { base: 'pulp', color: '#f07a70', color2: '#fbd8d0', color3: '#d83a3a' },
      words: ['flesh', 'inside'],
    },
  },
  presets: {
    strawberry: { size: { height: 0.045 } },
    strawberries: { params: { count: 3 }, size: { height: 0.05 } },
    'halved strawberry': { params: { halved: true } },
    raspberry: {
      params: { kind: 'raspberry' },
      materials: { skin: { base: 'pulp', color: '#cc2a4c', color2: '#e4607a', color3: '#8a1030', rough: 0.3 } },
      size: { height: 0.025 },
    },
    blackberry: {
      params: { kind: 'raspberry' },
      materials: { skin: { base: 'pulp', color: '#2a1a30', color2: '#4a2a4c', color3: '#120a16', rough: 0.2 } },
      size: { height: 0.028 },
    },
    blueberry: {
      params: { kind: 'blueberry', count: 5 },
      materials: { skin: { color: '#35447e', color2: '#6a7cb0', color3: '#8a9cc8', rough: 0.5 } },
      size: { height: 0.02 },
    },
    cherry: {
      params: { kind: 'cherry', count: 2 },
      materials: { skin: { color: '#a80f22', color2: '#c8283a', color3: '#6a0616', rough: 0.08 } },
      size: { height: 0.07 },
    },
    grapes: {
      params: { kind: 'grapes' },
      materials: { skin: { color: '#5a2a66', color2: '#7a4a86', color3: '#b8a0c4', rough: 0.3 } },
      size: { height: 0.18 },
    },
    currant: {
      params: { kind: 'currant' },
      materials: { skin: { color: '#c8141e', color2: '#e04a3c', rough: 0.08 } },
      size: { height: 0.07 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('berry');
  const n = Math.round(read.num(params, 'count'));
  const kind = read.word(params, 'kind');
  if (kind === 'grapes') addGrapes(b, taste);
  else if (kind === 'cherry') addCherries(b, n, taste);
  else if (kind === 'currant') addCurrants(b, taste);
  else if (kind === 'raspberry') addRaspberries(b, n, taste);
  else if (kind === 'blueberry') addBlueberries(b, n, taste);
  else addStrawberries(b, n, read.flag(params, 'halved'), taste);
  return { parts: b.parts };
}
