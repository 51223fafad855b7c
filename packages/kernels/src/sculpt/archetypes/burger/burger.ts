import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addBottomBun, addTopBun } from './bun.ts';
import { filling } from './filling.ts';
import { burgerPalettes } from './palettes.ts';

/** A burger stacked from the plate up: bun, salad, patties with molten cheese, what else was asked for, and a glazed lid. */
export const burger: Archetype = {
  name: 'burger',
  kind: 'food',
  size: { length: 0.13 },
  params: {
    width: { type: 'number', min: 0.04, max: 0.5, default: 0.11, unit: 'm', about: 'across the bun' },
    patties: { type: 'number', min: 1, max: 4, default: 1, about: 'patties, each with its cheese', vary: [1, 2] },
    kind: {
      type: 'choice',
      of: ['beef', 'chicken', 'fish', 'veggie'],
      default: 'beef',
      about: 'what the patty is made of',
    },
    bun: { type: 'choice', of: ['auto', 'sesame', 'plain', 'seeded'], default: 'auto', about: 'crust of the lid' },
    cheese: { type: 'flag', default: true, about: 'a molten slice on every patty' },
    lettuce: { type: 'flag', default: true, about: 'a ruffled leaf' },
    tomato: { type: 'flag', default: true, about: 'tomato slices' },
    onion: { type: 'flag', default: true, about: 'red onion rings' },
    pickles: { type: 'flag', default: true, about: 'gherkin slices' },
    bacon: { type: 'flag', default: false, about: 'two wavy rashers', vary: 0.25 },
    egg: { type: 'flag', default: false, about: 'a fried egg', vary: 0.12 },
    middle: { type: 'flag', default: false, about: 'a third slice of bun between the patties' },
    pick: { type: 'choice', of: ['auto', 'none', 'flag', 'olive'], default: 'auto', about: 'what holds it together' },
  },
  slots: {
    bun: {
      material: { base: 'bun', color: '#c9803a', color2: '#9c5220', color3: '#f2ddb0' },
      words: ['bun', 'bread', 'burger', 'lid'],
      main: true,
    },
    patty: { material: { base: 'patty', color: '#5f3320' }, words: ['patty', 'meat', 'beef'] },
    cheese: {
      material: { base: 'cheese', color: '#f5ac1e', color2: '#ffc84a', rough: 0.32, clearcoat: 0.3 },
      words: ['cheese', 'cheddar'],
    },
    lettuce: {
      material: { base: 'leaf', color: '#6bb02c', color2: '#cfe58a', color3: '#a8cf50', rough: 0.42, scale: 0.5 },
      words: ['lettuce', 'salad', 'leaf'],
    },
    tomato: { material: { base: 'fruit-skin', color: '#d0281c', color2: '#e8492a', rough: 0.2 }, words: ['tomato'] },
    onion: {
      material: { base: 'plain', color: '#f1e2ea', color2: '#d9a8c4', rough: 0.3, clearcoat: 0.4 },
      words: ['onion'],
    },
    pickle: {
      material: { base: 'plain', color: '#8a9a34', color2: '#b9c25c', rough: 0.3 },
      words: ['pickle', 'gherkin'],
    },
    bacon: { material: { base: 'meat', color: '#a33a26', color2: '#eab48c', rough: 0.32 }, words: ['bacon', 'rasher'] },
    sauce: {
      material: { base: 'icing', color: '#c8281a', color2: '#e04a2c', color3: '#8a140c', rough: 0.16, clearcoat: 0.8 },
      words: ['sauce', 'ketchup', 'mayo', 'mayonnaise'],
    },
    seeds: { material: { base: 'plain', color: '#f3e2b8', color2: '#e2c890', rough: 0.5 }, words: ['seed', 'sesame'] },
    pick: { material: { base: 'wood', color: '#d8b47a' }, words: ['pick', 'skewer', 'stick'] },
    flag: { material: { base: 'paper', color: '#c8201c' }, words: ['flag'] },
  },
  palettes: burgerPalettes,
  presets: {
    burger: {},
    'double burger': { params: { patties: 2 } },
    'bacon burger': { params: { bacon: true } },
    'big mac': { params: { patties: 2, middle: true, tomato: false } },
    'chicken burger': { params: { kind: 'chicken', cheese: false, onion: false } },
    'fish burger': {
      params: { kind: 'fish', tomato: false, onion: false },
      materials: { sauce: { color: '#f6f0dc', color2: '#fffaf0', color3: '#d8cca0' } },
    },
    'veggie burger': {
      params: { kind: 'veggie', cheese: false },
      materials: { patty: { color: '#7a6a34' } },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const w = read.num(params, 'width');
  const b = createBench(materials);
  const taste = rng.fork('burger');
  const kind = read.word(params, 'kind');
  const has = (what: string): boolean => read.flag(params, what);
  const stack = { w, y: 0, seed: rng.int(9999), rng: rng.fork('filling') };
  addBottomBun(b, stack);
  const below = taste.next() < 0.5;
  if (has('lettuce') && below) filling.lettuce(b, stack);
  if (has('tomato') && below) filling.tomato(b, stack);
  const patties = Math.round(read.num(params, 'patties'));
  for (let i = 0; i < patties; i++) {
    if (i > 0 && has('middle') && i === patties - 1) {
      addBottomBun(b, stack, 'bun middle');
      if (has('lettuce')) filling.lettuce(b, stack);
    }
    filling.patty(b, stack, kind);
    if (has('cheese')) filling.cheese(b, stack);
  }
  if (has('bacon')) filling.bacon(b, stack);
  if (has('egg')) filling.egg(b, stack);
  if (has('pickles')) filling.pickles(b, stack);
  if (has('onion')) filling.onion(b, stack);
  if (has('tomato') && !below) filling.tomato(b, stack);
  if (has('lettuce') && !below) filling.lettuce(b, stack);
  filling.sauce(b, stack);
  const crust = read.word(params, 'bun');
  const pick = read.word(params, 'pick');
  addTopBun(b, stack, {
    crust: crust === 'auto' ? taste.pick(['sesame', 'sesame', 'plain', 'seeded']) : crust,
    pick: pick === 'auto' ? taste.pick(['none', 'none', 'none', 'none', 'olive', 'flag']) : pick,
  });
  return { parts: b.parts, sockets: { top: { at: [0, stack.y, 0], dir: [0, 1, 0], size: w * 0.4 } } };
}
