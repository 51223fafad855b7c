import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addPopsicle, addSandwich } from './bars.ts';
import { addCone } from './cone.ts';
import { addDish } from './dish.ts';
import { icecreamPalettes } from './palettes.ts';

/** Ice cream: scoops or soft serve in a waffle cone, sundae glass, paper cup, banana split, popsicle, sandwich. */
export const icecream: Archetype = {
  name: 'icecream',
  kind: 'food',
  size: { height: 0.18 },
  params: {
    height: { type: 'number', min: 0.05, max: 2, default: 0.18, unit: 'm', about: 'foot to top' },
    kind: {
      type: 'choice',
      of: ['cone', 'soft', 'sundae', 'cup', 'split', 'popsicle', 'bar', 'sandwich', 'scoop'],
      default: 'cone',
      about:
        'cone with scoops, soft serve, glass, paper cup, banana split, popsicle, coated bar, sandwich, scoops alone',
    },
    scoops: { type: 'number', min: 1, max: 4, default: 1, about: 'balls of ice cream', vary: [1, 2] },
    topping: {
      type: 'choice',
      of: ['auto', 'cherry', 'sauce', 'sprinkles', 'wafer', 'none'],
      default: 'auto',
      about: 'what crowns it',
    },
    bitten: { type: 'flag', default: false, about: 'a bite out of a popsicle or bar' },
  },
  slots: {
    scoop: {
      material: { base: 'icecream', color: '#f6b3c2', color2: '#fbd0d8', color3: '#d8768e' },
      words: ['scoop', 'ice cream', 'cream', 'ball', 'popsicle', 'flavour', 'flavor'],
      main: true,
    },
    second: {
      material: { base: 'icecream', color: '#f7ebcf', color2: '#fdf6e4', color3: '#dcc088' },
      words: ['second scoop', 'middle'],
    },
    third: {
      material: { base: 'icecream', color: '#6e4428', color2: '#85593a', color3: '#3e2212' },
      words: ['third scoop', 'lowest scoop'],
    },
    cone: {
      material: { base: 'bun', color: '#dba055', color2: '#b06a28', color3: '#8a4e1c', rough: 0.65, clearcoat: 0 },
      words: ['cone', 'waffle', 'wafer'],
    },
    sauce: {
      material: {
        base: 'chocolate',
        color: '#3c1c0c',
        color2: '#532a14',
        color3: '#200c04',
        rough: 0.12,
        clearcoat: 0.8,
      },
      words: ['sauce', 'syrup', 'chocolate', 'coating'],
    },
    fruit: {
      material: { base: 'fruit-skin', color: '#c20f28', color2: '#e03040', rough: 0.12, scale: 0.3 },
      words: ['cherry', 'strawberry', 'topping'],
    },
    cream: { material: { base: 'cream', color: '#fdf8ee', color2: '#ffffff' }, words: ['whipped cream'] },
    sprinkles: { material: { base: 'plastic', color: '#ffd23f', rough: 0.3 }, words: ['sprinkle'] },
    glass: {
      material: { base: 'glass', color: '#eef5f5', rough: 0.05, transmission: 0.9 },
      words: ['glass', 'cup', 'dish', 'bowl'],
    },
    stick: { material: { base: 'wood', color: '#e0bd84', color2: '#cda468' }, words: ['stick', 'spoon'] },
    banana: { material: { base: 'fruit-skin', color: '#f4d65a', color2: '#f8e69a' }, words: ['banana'] },
  },
  palettes: icecreamPalettes,
  presets: {
    'ice cream': { size: { height: 0.18 } },
    'soft serve': {
      open: ['scoop'],
      params: { kind: 'soft' },
      materials: { scoop: { color: '#fbf2dc', color2: '#fffaf0', color3: '#e4cfa0' } },
      size: { height: 0.18 },
    },
    'double scoop ice cream': { params: { scoops: 2 }, size: { height: 0.22 } },
    'triple scoop ice cream': { params: { scoops: 3 }, size: { height: 0.26 } },
    sundae: { params: { kind: 'sundae', scoops: 3, topping: 'cherry' }, size: { height: 0.24 } },
    'banana split': { params: { kind: 'split', scoops: 3, topping: 'cherry' }, size: { width: 0.25 } },
    'cup of ice cream': { params: { kind: 'cup', scoops: 2 }, size: { height: 0.12 } },
    popsicle: {
      open: ['scoop'],
      params: { kind: 'popsicle', topping: 'none' },
      materials: { scoop: { base: 'ice', color: '#f0405a', color2: '#f87a8a', color3: '#c01c3c' } },
      size: { height: 0.18 },
    },
    'ice cream bar': {
      params: { kind: 'bar', topping: 'none', bitten: true },
      materials: { scoop: { color: '#fbf0d8', color2: '#fffaf0', color3: '#e4cfa0' } },
      size: { height: 0.18 },
    },
    'ice cream sandwich': {
      open: ['scoop'],
      params: { kind: 'sandwich', topping: 'none' },
      materials: {
        scoop: { color: '#fbf2dc', color2: '#fffaf0' },
        cone: { color: '#4a2814', color2: '#38200f', color3: '#1c0e06' },
      },
      size: { height: 0.09 },
    },
    'scoop of ice cream': { params: { kind: 'scoop' }, size: { height: 0.07 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('icecream');
  const asked = read.word(params, 'topping');
  const plan = {
    h: read.num(params, 'height'),
    scoops: Math.round(read.num(params, 'scoops')),
    topping: asked === 'auto' ? taste.pick(['cherry', 'sauce', 'sprinkles', 'wafer']) : asked,
    bitten: read.flag(params, 'bitten'),
    seed: rng.int(9999),
    rng: taste,
  };
  const kind = read.word(params, 'kind');
  if (kind === 'cone' || kind === 'soft') addCone(b, plan, kind === 'soft');
  else if (kind === 'popsicle' || kind === 'bar') addPopsicle(b, plan, kind === 'bar');
  else if (kind === 'sandwich') addSandwich(b, plan);
  else addDish(b, plan, kind);
  return { parts: b.parts };
}
