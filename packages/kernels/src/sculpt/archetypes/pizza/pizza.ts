import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addBox } from './box.ts';
import { addDough } from './dough.ts';
import { pizzaPalettes } from './palettes.ts';
import { addToppings } from './toppings.ts';

/** Pizza: blistered rim, sauce, molten cheese, toppings slice by slice; whole, with a slice drawn out, one slice, in its box. */
export const pizza: Archetype = {
  name: 'pizza',
  kind: 'food',
  size: { length: 0.3 },
  params: {
    width: { type: 'number', min: 0.1, max: 1, default: 0.3, unit: 'm', about: 'diameter' },
    kind: {
      type: 'choice',
      of: ['auto', 'whole', 'drawn', 'slice'],
      default: 'auto',
      about:
        'whole, with one slice drawn out on strings of cheese, or one slice; auto lets the seed choose of the first two',
    },
    toppings: {
      type: 'choice',
      of: ['auto', 'pepperoni', 'margherita', 'hawaiian', 'vegetarian', 'supreme', 'cheese'],
      default: 'auto',
      about: 'what lies on it',
    },
    deep: { type: 'flag', default: false, about: 'deep dish: thick dough', vary: 0.12 },
    box: { type: 'flag', default: false, about: 'in an open cardboard box' },
  },
  slots: {
    crust: {
      material: { base: 'bread', color: '#dca75c', color2: '#a8662a', color3: '#5c2f12', rough: 0.7 },
      words: ['crust', 'dough', 'pizza', 'base', 'edge'],
      main: true,
    },
    cheese: {
      material: { base: 'cheese', color: '#f6cf6a', color2: '#fbe4a0', color3: '#e0a23c', rough: 0.3, clearcoat: 0.35 },
      words: ['cheese', 'mozzarella'],
    },
    sauce: {
      material: { base: 'icing', color: '#b8301a', color2: '#d4502a', color3: '#7a1a0c', rough: 0.3 },
      words: ['sauce', 'tomato sauce'],
    },
    topping: {
      material: { base: 'meat', color: '#b03420', color2: '#d8694a', color3: '#6e160c', rough: 0.3, clearcoat: 0.4 },
      words: ['topping', 'pepperoni', 'salami', 'ham', 'sausage'],
    },
    leaves: {
      material: { base: 'leaf', color: '#3f8a2c', color2: '#7ab84a', rough: 0.35 },
      words: ['basil', 'leaf', 'herb'],
    },
    vegetable: {
      material: { base: 'fruit-skin', color: '#4a9a34', color2: '#7ac04a', rough: 0.22 },
      words: ['pepper', 'vegetable'],
    },
    olive: { material: { base: 'fruit-skin', color: '#25211f', color2: '#3c3634', rough: 0.2 }, words: ['olive'] },
    box: { material: { base: 'cardboard', color: '#c79a64' }, words: ['box', 'carton'] },
  },
  palettes: pizzaPalettes,
  presets: {
    pizza: {},
    'pizza slice': { params: { kind: 'slice' }, size: { depth: 0.2 } },
    'pepperoni pizza': { params: { toppings: 'pepperoni' } },
    margherita: { params: { toppings: 'margherita' } },
    'hawaiian pizza': { params: { toppings: 'hawaiian' } },
    'vegetarian pizza': { params: { toppings: 'vegetarian' } },
    'supreme pizza': { params: { toppings: 'supreme' } },
    'cheese pizza': { params: { toppings: 'cheese' } },
    'pizza box': { params: { box: true, kind: 'whole' }, size: { width: 0.36 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const w = read.num(params, 'width');
  const b = createBench(materials);
  const taste = rng.fork('pizza');
  const asked = read.word(params, 'kind');
  const kind = asked === 'auto' ? taste.pick(['whole', 'drawn', 'drawn']) : asked;
  const named = read.word(params, 'toppings');
  const toppings = named === 'auto' ? taste.pick(['pepperoni', 'pepperoni', 'margherita', 'supreme']) : named;
  const plan = {
    R: w / 2,
    y: read.flag(params, 'box') ? w * 0.018 : 0,
    h: w * (read.flag(params, 'deep') ? 0.1 : 0.028),
    kind,
    seed: rng.int(9999),
    rng: rng.fork('toppings'),
  };
  if (read.flag(params, 'box')) addBox(b, plan);
  addDough(b, plan);
  addToppings(b, plan, toppings);
  return { parts: b.parts, sockets: { top: { at: [0, plan.y + plan.h, 0], dir: [0, 1, 0], size: w * 0.6 } } };
}
