import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, suited } from '../../kits/joinery/index.ts';
import { addBar, addPralines } from './chocolate.ts';
import { addCorn, addCubes, addMallows } from './loose.ts';
import { addGumballs } from './machine.ts';
import { candyPalettes } from './palettes.ts';
import { addCane, addCotton, addLollipop } from './stick.ts';
import { addBeans, addGummy, addWrapped } from './sweets.ts';

/** What the kinds are told: a seed, and how many pieces. */
export interface CandyPlan {
  seed: number;
  count: number;
  kind: string;
}

const KINDS: Readonly<Record<string, (b: Bench, p: CandyPlan) => void>> = {
  wrapped: addWrapped,
  lollipop: addLollipop,
  cane: addCane,
  gummy: addGummy,
  chocolate: addBar,
  cotton: addCotton,
  pralines: addPralines,
  beans: addBeans,
  corn: addCorn,
  marshmallow: addMallows,
  cube: addCubes,
  gumballs: addGumballs,
};

/** Sugar of kinds that are not cherry red where nothing is said. */
const USUAL: Readonly<Record<string, MaterialSpec>> = {
  cane: { base: 'wax', color: '#d0202c', color2: '#e04a50', rough: 0.12, clearcoat: 0.6 },
  cotton: { base: 'wax', color: '#f6b4cc', color2: '#fbd4e2' },
  marshmallow: { base: 'cream', color: '#faf6f0', color2: '#ffffff', rough: 0.8 },
  cube: { base: 'wax', color: '#b4682a', color2: '#cc8a48', rough: 0.3 },
};

/** Sweets: lollipops, canes, wrapped drops, gummy bears, chocolate, cotton candy and what is sold loose. */
export const candy: Archetype = {
  name: 'candy',
  kind: 'food',
  size: { length: 0.06 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'wrapped', about: 'what sort' },
    count: { type: 'number', min: 1, max: 3, default: 1, about: 'pieces of wrapped candy and gummy bears' },
  },
  slots: {
    sugar: {
      material: { base: 'wax', color: '#e0305c', color2: '#f06a8a', rough: 0.12, clearcoat: 0.6 },
      words: ['candy', 'sugar', 'sweet', 'chocolate'],
      main: true,
    },
    second: {
      material: { base: 'wax', color: '#fbf6ee', color2: '#ffffff', rough: 0.14, clearcoat: 0.5 },
      words: ['stripe', 'swirl', 'spiral', 'filling'],
    },
    wrapper: {
      material: { base: 'silk', color: '#e0305c', rough: 0.22 },
      words: ['wrapper', 'foil', 'paper', 'ribbon', 'bow', 'box'],
    },
    stick: { material: { base: 'paper', color: '#f6f2e8' }, words: ['stick', 'cone'] },
  },
  palettes: candyPalettes,
  presets: {
    candy: { size: { width: 0.06 } },
    lollipop: { params: { kind: 'lollipop' }, size: { height: 0.16 } },
    'candy cane': { params: { kind: 'cane' }, size: { height: 0.16 } },
    'gummy bear': { params: { kind: 'gummy' }, size: { height: 0.022 } },
    'chocolate bar': { params: { kind: 'chocolate' }, size: { width: 0.15 } },
    'cotton candy': { params: { kind: 'cotton' }, size: { height: 0.34 } },
    'box of chocolates': { params: { kind: 'pralines' }, size: { width: 0.2 } },
    'jelly bean': { params: { kind: 'beans' }, size: { width: 0.08 } },
    'candy corn': { params: { kind: 'corn' }, size: { width: 0.05 } },
    marshmallow: { params: { kind: 'marshmallow' }, size: { width: 0.06 } },
    caramel: { params: { kind: 'cube' }, size: { width: 0.05 } },
    'gumball machine': { params: { kind: 'gumballs' }, size: { height: 0.4 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = read.word(params, 'kind');
  const taste = rng.fork('candy');
  const b = createBench(suited(materials, candy.slots, USUAL[kind] && { sugar: USUAL[kind] }));
  KINDS[kind](b, { seed: taste.int(999), count: Math.round(read.num(params, 'count')), kind });
  const held = kind === 'lollipop' || kind === 'cotton' || kind === 'cane';
  return held
    ? { parts: b.parts, sockets: { handle: { at: [0, 0.03, 0], dir: [0, 1, 0], size: 0.006 } } }
    : { parts: b.parts };
}
