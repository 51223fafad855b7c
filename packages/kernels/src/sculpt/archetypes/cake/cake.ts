import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addBrownies, addRoll } from './baked.ts';
import { addBundt, addEclair, addPudding } from './moulded.ts';
import { cakePalettes } from './palettes.ts';
import { addPie } from './pie.ts';
import { addSlice } from './slice.ts';
import { addTiers } from './tiers.ts';

/** Cakes: tiers with icing, piping and candles; a slice; pies with a lattice; bundt, roll, brownies, pudding, éclair. */
export const cake: Archetype = {
  name: 'cake',
  kind: 'food',
  size: { height: 0.16 },
  params: {
    width: { type: 'number', min: 0.04, max: 2, default: 0.24, unit: 'm', about: 'across the lowest tier' },
    kind: {
      type: 'choice',
      of: ['layer', 'slice', 'pie', 'tart', 'cheese', 'bundt', 'roll', 'brownie', 'pudding', 'eclair'],
      default: 'layer',
      about: 'what is baked',
    },
    tiers: { type: 'number', min: 1, max: 5, default: 1, about: 'tiers, each smaller than the one below' },
    candles: { type: 'number', min: 0, max: 16, default: 0, about: 'candles on the highest tier' },
    drip: { type: 'flag', default: true, about: 'glaze that runs down the sides', vary: 0.7 },
    topping: {
      type: 'choice',
      of: ['auto', 'cherries', 'strawberries', 'sprinkles', 'flowers', 'none'],
      default: 'auto',
      about: 'what lies on top',
    },
    cut: { type: 'flag', default: false, about: 'a wedge is missing, layers show', vary: 0.2 },
    plate: { type: 'flag', default: true, about: 'on a plate or stand' },
  },
  slots: {
    icing: {
      material: { base: 'cream', color: '#fbeff0', color2: '#fffafa', color3: '#e8ccd0', rough: 0.42 },
      words: ['icing', 'frosting', 'cake', 'fondant', 'pudding'],
      main: true,
    },
    glaze: {
      material: { base: 'icing', color: '#f08aae', color2: '#ffb6cc', color3: '#c8608a', rough: 0.15, clearcoat: 0.7 },
      words: ['glaze', 'drip', 'sauce', 'caramel'],
    },
    sponge: {
      material: { base: 'cake', color: '#e9c27c', color2: '#cf9c56', scale: 0.5 },
      words: ['sponge', 'layer', 'dough'],
    },
    crust: {
      material: { base: 'bun', color: '#dba052', color2: '#a8662a', color3: '#f0d9a6', rough: 0.6, clearcoat: 0.1 },
      words: ['crust', 'pastry', 'lattice'],
    },
    filling: {
      material: { base: 'icing', color: '#c8384a', color2: '#e0606a', color3: '#8a1424', rough: 0.14, clearcoat: 0.8 },
      words: ['filling', 'jam'],
    },
    cream: {
      material: { base: 'cream', color: '#fdf6ea', color2: '#fffdf8' },
      words: ['cream', 'piping', 'rosette', 'trim'],
    },
    fruit: {
      material: { base: 'fruit-skin', color: '#b80f26', color2: '#d8303a', rough: 0.14, scale: 0.4 },
      words: ['cherry', 'strawberry', 'berry', 'fruit', 'topping'],
    },
    flower: { material: { base: 'icing', color: '#f3a7bd', color2: '#ffd6e0', rough: 0.4 }, words: ['flower', 'rose'] },
    candles: { material: { base: 'wax', color: '#fdfbf4', color2: '#f2668a' }, words: ['candle'] },
    leaves: { material: { base: 'leaf', color: '#4f8a3a' }, words: ['leaf'] },
    sprinkles: { material: { base: 'plastic', color: '#ffd23f', rough: 0.3 }, words: ['sprinkle', 'pearl'] },
    plate: { material: { base: 'porcelain', color: '#f4f4f1' }, words: ['plate', 'stand', 'dish', 'tin'] },
  },
  palettes: cakePalettes,
  presets: {
    cake: {},
    'birthday cake': { params: { candles: 7 }, size: { height: 0.25 } },
    'wedding cake': {
      params: { tiers: 4, drip: false, topping: 'flowers', width: 0.4 },
      materials: { icing: { color: '#faf7f1', color2: '#ffffff', color3: '#e6dfd2' } },
      size: { height: 0.65 },
    },
    'chocolate cake': {
      params: { topping: 'cherries' },
      materials: {
        icing: { base: 'chocolate', color: '#5a3018', color2: '#74452a', color3: '#2e160a', rough: 0.38 },
        glaze: { base: 'chocolate', color: '#38190a', color2: '#4c2612', color3: '#1c0a04', rough: 0.12 },
        sponge: { color: '#5a3219', color2: '#42210f', color3: '#2a1308' },
      },
    },
    'slice of cake': { params: { kind: 'slice' }, size: { height: 0.12 } },
    'slice of pie': { params: { kind: 'pie', cut: true }, size: { height: 0.07 } },
    pie: { params: { kind: 'pie' }, size: { height: 0.075 } },
    'pumpkin pie': {
      params: { kind: 'tart', topping: 'none' },
      materials: { filling: { color: '#c8701e', color2: '#d8883a', color3: '#8a4610', rough: 0.35, clearcoat: 0.3 } },
      size: { height: 0.07 },
    },
    tart: { params: { kind: 'tart' }, size: { height: 0.08 } },
    cheesecake: {
      params: { kind: 'cheese', cut: true },
      materials: { icing: { base: 'cream', color: '#f6e3b0', color2: '#fbf0cc', color3: '#dcb872' } },
    },
    'bundt cake': {
      open: ['glaze'],
      params: { kind: 'bundt' },
      materials: { glaze: { color: '#fbf6ee', color2: '#ffffff', color3: '#e6dccb' } },
      size: { height: 0.11 },
    },
    'swiss roll': { params: { kind: 'roll' }, size: { height: 0.1 } },
    brownie: {
      params: { kind: 'brownie' },
      materials: { sponge: { color: '#4a2614', color2: '#5e331c', color3: '#1e0d06' } },
      size: { height: 0.08 },
    },
    pudding: {
      params: { kind: 'pudding' },
      materials: {
        icing: { base: 'icing', color: '#f2cf78', color2: '#f8e2a4', color3: '#d8a84a', rough: 0.22, clearcoat: 0.5 },
        glaze: { color: '#a8501a', color2: '#c06a28', color3: '#6e2c0a' },
      },
      size: { height: 0.1 },
    },
    eclair: {
      open: ['glaze'],
      params: { kind: 'eclair' },
      materials: { glaze: { base: 'chocolate', color: '#452010', color2: '#5e3018', color3: '#240f06' } },
      size: { height: 0.05 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const taste = rng.fork('cake');
  const asked = read.word(params, 'topping');
  const plan = {
    w: read.num(params, 'width'),
    tiers: Math.round(read.num(params, 'tiers')),
    candles: Math.round(read.num(params, 'candles')),
    drip: read.flag(params, 'drip'),
    topping: asked === 'auto' ? taste.pick(['cherries', 'strawberries', 'sprinkles']) : asked,
    cut: read.flag(params, 'cut'),
    plate: read.flag(params, 'plate'),
    seed: rng.int(9999),
    rng: taste,
  };
  const kind = read.word(params, 'kind');
  let top = 0;
  if (kind === 'slice') top = addSlice(b, plan);
  else if (kind === 'pie' || kind === 'tart') top = addPie(b, plan, kind);
  else if (kind === 'bundt') top = addBundt(b, plan);
  else if (kind === 'roll') top = addRoll(b, plan);
  else if (kind === 'brownie') top = addBrownies(b, plan);
  else if (kind === 'pudding') top = addPudding(b, plan);
  else if (kind === 'eclair') top = addEclair(b, plan);
  else top = addTiers(b, plan, kind === 'cheese');
  return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: plan.w * 0.4 } } };
}
