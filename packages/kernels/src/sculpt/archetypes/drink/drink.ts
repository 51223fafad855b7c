import type { Vec2 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Preset, Sculpture } from '../../dsl/archetype.ts';
import { createBench, isSaid, read } from '../../kits/joinery/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';
import { EXTRAS } from './extras.ts';
import { CUP, DRINKS } from './kinds.ts';

/** Drinks in what they are served in, with foam, ice, straw, fruit, paper umbrella. */
export const drink: Archetype = {
  name: 'drink',
  kind: 'food',
  size: { height: 0.15 },
  params: {
    kind: {
      type: 'choice',
      of: ['any', ...Object.keys(DRINKS)],
      default: 'any',
      about: 'which drink; any lets the seed choose',
    },
    straw: { type: 'flag', default: true, about: 'a straw where the kind has one' },
  },
  slots: {
    drink: {
      material: { base: 'icing', color: '#e6a323', rough: 0.06, clearcoat: 0.9 },
      words: ['drink', 'liquid', 'juice', 'beer', 'coffee', 'tea', 'milk', 'wine'],
      main: true,
    },
    glass: {
      material: { base: 'glass', color: '#f0f7f7', rough: 0.03, transmission: 0.92 },
      words: ['glass', 'cup', 'mug'],
    },
    foam: { material: { base: 'cream', color: '#fbf5e4', color2: '#ffffff' }, words: ['foam', 'cream', 'froth'] },
    straw: { material: { base: 'plastic', color: '#f6f4f0', rough: 0.3 }, words: ['straw'] },
    accent: { material: { base: 'paper', color: '#d8344a' }, words: ['umbrella', 'stripe', 'sleeve', 'cherry'] },
    ice: {
      material: { base: 'icing', color: '#eef7fa', color2: '#ffffff', color3: '#cfe2ea', rough: 0.06, clearcoat: 1 },
      words: ['ice'],
    },
    fruit: {
      material: { base: 'pulp', color: '#f4a020', color2: '#f8c060', color3: '#d87a10' },
      words: ['fruit', 'slice', 'lemon', 'lime', 'orange'],
    },
  },
  presets: Object.fromEntries([
    ...Object.entries(DRINKS).map(([kind, k]): [string, Preset] => [
      `${kind} drink`,
      { params: { kind }, size: { height: k.h } },
    ]),
    ['drink', {}],
  ]),
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('drink');
  const asked = read.word(params, 'kind');
  const kind = asked === 'any' ? taste.pick(['juice', 'soda', 'cocktail', 'beer', 'tropical', 'milkshake']) : asked;
  const k = DRINKS[kind];
  const told = isSaid(materials, drink.slots, 'drink');
  const china = !isSaid(materials, drink.slots, 'glass') && !k.glass;
  const b = createBench({
    ...materials,
    drink: told ? materials.drink : { ...materials.drink, color: k.color, color2: k.color, color3: k.color },
    glass: china
      ? kind === 'takeaway'
        ? { base: 'paper', color: '#f6f2ea', color2: '#fffdf8' }
        : { base: 'porcelain', color: '#f2f1ee', color2: '#ffffff', rough: 0.12 }
      : materials.glass,
  });
  const h = k.h * taste.range(0.97, 1.03);
  const y0 = k.extras.includes('saucer') ? h * 0.13 : 0;
  const outer = k.outer.map(([r, y]): Vec2 => [r * h, y0 + y * h]);
  const v: Vessel = {
    outer,
    wall: k.wall * h,
    straight: k.outer.length < 6 && k.outer !== CUP,
    ...(k.stem ? { solidBelow: y0 + k.stem * h } : {}),
    floor: h * (k.glass ? 0.05 : 0.04),
  };
  b.add('glass', 'glass', vessel.shape(v, 56), { detail: 1.4 });
  const level = y0 + k.level * h;
  if (kind !== 'takeaway') b.add('drink', 'drink', vessel.fill(v, level), { detail: 1.2 });
  const cup = {
    v,
    h,
    y0,
    level,
    r: vessel.bore(v, level),
    lip: outer[outer.length - 1][0],
    seed: taste.int(999),
    color: k.color,
  };
  for (const extra of k.extras) if (extra !== 'straw' || read.flag(params, 'straw')) EXTRAS[extra](b, cup);
  return { parts: b.parts };
}
