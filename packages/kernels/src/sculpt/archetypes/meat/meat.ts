import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, suited } from '../../kits/joinery/index.ts';
import { addBacon, addFillet, addSteak } from './cuts.ts';
import { addChicken, addDrumstick } from './poultry.ts';
import { addHam, addOnBone, addRibs } from './roasts.ts';
import { addBalls, addSalami, addSausages, addSkewer } from './rolled.ts';

/** What a kind is told. */
export interface MeatPlan {
  seed: number;
  kind: string;
  /** Herbs, butter, a plate. */
  garnish: boolean;
}

const KINDS: Readonly<Record<string, (b: Bench, p: MeatPlan) => void>> = {
  steak: addSteak,
  drumstick: addDrumstick,
  ham: addHam,
  sausage: addSausages,
  bacon: addBacon,
  chicken: addChicken,
  ribs: addRibs,
  'on bone': addOnBone,
  skewer: addSkewer,
  fillet: addFillet,
  balls: addBalls,
  nuggets: addBalls,
  salami: addSalami,
};

/** What each kind is of where nothing is said. */
const FLESH: Readonly<Record<string, MaterialSpec>> = {
  drumstick: { base: 'bun', color: '#b86a26', color2: '#7a3a10', color3: '#e0a85c', rough: 0.36 },
  chicken: { base: 'bun', color: '#c47a30', color2: '#8a4416', color3: '#e8b870', rough: 0.32 },
  ham: { base: 'bun', color: '#b0562c', color2: '#7c2e12', color3: '#e09a5c', rough: 0.28 },
  sausage: { base: 'bun', color: '#9a4a22', color2: '#6a2a10', color3: '#c87a44', rough: 0.3 },
  'on bone': { base: 'bun', color: '#9c4c24', color2: '#642a10', color3: '#c88050', rough: 0.34 },
  ribs: { base: 'bun', color: '#8a3418', color2: '#571808', color3: '#b8602c', rough: 0.26 },
  balls: { base: 'patty', color: '#7a4426', color2: '#9a6238' },
  nuggets: { base: 'crumbed', color: '#d89a40', color2: '#f0c468', color3: '#a8621c' },
  fillet: { base: 'pulp', color: '#f2855a', color2: '#f8b08c', color3: '#d8603a', rough: 0.3 },
  skewer: { base: 'patty', color: '#8a4e2a', color2: '#a86a3c' },
  salami: { base: 'pulp', color: '#8c2a24', color2: '#a84038', color3: '#641814', rough: 0.45 },
};

/** Meat and fish, raw and roast. */
export const meat: Archetype = {
  name: 'meat',
  kind: 'food',
  size: { length: 0.2 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'steak', about: 'what cut' },
    garnish: { type: 'flag', default: true, about: 'herbs, butter, a platter', vary: 0.7 },
  },
  slots: {
    flesh: {
      material: { base: 'meat', color: '#7e3020', color2: '#b8684a', color3: '#3c140c', rough: 0.4 },
      words: ['meat', 'flesh', 'skin', 'crust'],
      main: true,
    },
    fat: { material: { base: 'cream', color: '#efd9b4', color2: '#f8ead0', rough: 0.4 }, words: ['fat', 'rind'] },
    bone: { material: { base: 'bone', color: '#efe4cf' }, words: ['bone'] },
    char: { material: { base: 'patty', color: '#2c140a', color2: '#3c1e10' }, words: ['char', 'grill mark', 'mark'] },
    herbs: {
      material: { base: 'leaf', color: '#4a8a34', color2: '#6aa84a' },
      words: ['herb', 'garnish', 'parsley', 'lettuce'],
    },
    plate: { material: { base: 'porcelain', color: '#f4f2ec' }, words: ['plate', 'platter', 'dish', 'board'] },
  },
  presets: {
    steak: { size: { width: 0.2 } },
    drumstick: { params: { kind: 'drumstick' }, size: { width: 0.14 } },
    ham: { params: { kind: 'ham' }, size: { width: 0.3 } },
    sausage: { params: { kind: 'sausage' }, size: { width: 0.16 } },
    bacon: { params: { kind: 'bacon' }, size: { width: 0.2 } },
    'roast chicken': { params: { kind: 'chicken' }, size: { width: 0.36 } },
    ribs: { params: { kind: 'ribs' }, size: { width: 0.26 } },
    'meat on the bone': { params: { kind: 'on bone' }, size: { width: 0.3 } },
    skewer: { params: { kind: 'skewer' }, size: { width: 0.3 } },
    'fish fillet': { params: { kind: 'fillet' }, size: { width: 0.18 } },
    meatball: { params: { kind: 'balls' }, size: { width: 0.1 } },
    'chicken nugget': { params: { kind: 'nuggets' }, size: { width: 0.12 } },
    salami: { params: { kind: 'salami' }, size: { width: 0.26 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = read.word(params, 'kind');
  const b = createBench(suited(materials, meat.slots, FLESH[kind] && { flesh: FLESH[kind] }));
  KINDS[kind](b, { seed: rng.fork('meat').int(9999), kind, garnish: read.flag(params, 'garnish') });
  return { parts: b.parts };
}
