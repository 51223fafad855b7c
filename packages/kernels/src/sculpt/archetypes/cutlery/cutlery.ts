import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, follow, read } from '../../kits/joinery/index.ts';
import { buildGrater } from './grater.ts';
import { cutleryPalettes } from './palettes.ts';
import { addFork, addKnife, addSpoon, buildSet } from './place-setting.ts';
import { buildLadle, buildSpatula, buildTongs } from './serving.ts';
import { buildMasher, buildStrainer, buildWhisk } from './wire.ts';
import { buildChopsticks, buildDipper, buildPin, buildWoodenSpoon } from './wood.ts';

const KINDS: Readonly<Record<string, (b: Bench) => number>> = {
  fork: (b) => addFork(b, '', 0),
  spoon: (b) => addSpoon(b, '', 0),
  'table knife': (b) => addKnife(b, '', 0),
  set: buildSet,
  chopsticks: buildChopsticks,
  ladle: buildLadle,
  spatula: buildSpatula,
  whisk: buildWhisk,
  'rolling pin': buildPin,
  'wooden spoon': buildWoodenSpoon,
  dipper: buildDipper,
  masher: buildMasher,
  strainer: buildStrainer,
  tongs: buildTongs,
  grater: buildGrater,
};

/** What one eats and cooks with, handle down: fork, spoon, knife, chopsticks, ladle, spatula, whisk, rolling pin, strainer, grater. */
export const cutlery: Archetype = {
  name: 'cutlery',
  kind: 'tool',
  size: { length: 0.2 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'set', about: 'Kind of utensil.' },
  },
  slots: {
    metal: {
      material: { base: 'steel', color: '#cfd1d4', rough: 0.14 },
      words: ['metal', 'bowl', 'tine', 'blade', 'head', 'wire'],
      main: true,
    },
    handle: { material: { base: 'steel', color: '#c9cbce', rough: 0.2 }, words: ['handle', 'grip', 'shaft'] },
    trim: { material: { base: 'steel', color: '#9da0a4', rough: 0.3 }, words: ['trim', 'ring', 'rivet', 'ornament'] },
  },
  palettes: cutleryPalettes,
  presets: {
    cutlery: { size: { height: 0.23 } },
    fork: { params: { kind: 'fork' }, size: { height: 0.2 } },
    spoon: { params: { kind: 'spoon' }, size: { height: 0.2 } },
    'table knife': { params: { kind: 'table knife' }, size: { height: 0.225 } },
    chopsticks: {
      params: { kind: 'chopsticks' },
      materials: {
        metal: { base: 'wood', color: '#8c3a22', color2: '#5f2414', rough: 0.3, clearcoat: 0.7 },
        handle: { base: 'wood', color: '#231a16', rough: 0.25, clearcoat: 0.8 },
        trim: { base: 'gold', color: '#dcb04e' },
      },
      open: ['metal', 'handle'],
      size: { height: 0.24 },
    },
    ladle: {
      params: { kind: 'ladle' },
      materials: { handle: { base: 'plastic', color: '#22242a', rough: 0.4 } },
      size: { height: 0.32 },
    },
    spatula: {
      params: { kind: 'spatula' },
      materials: { handle: { base: 'plastic', color: '#22242a', rough: 0.4 } },
      size: { height: 0.33 },
    },
    whisk: { params: { kind: 'whisk' }, size: { height: 0.3 } },
    'rolling pin': {
      params: { kind: 'rolling pin' },
      materials: {
        metal: { base: 'wood', color: '#d0a066', color2: '#b07f44', rough: 0.5 },
        handle: { base: 'wood', color: '#b37c42', color2: '#8f5e2c', rough: 0.45 },
      },
      size: { height: 0.065 },
    },
    'wooden spoon': {
      params: { kind: 'wooden spoon' },
      materials: { metal: { base: 'wood', color: '#c08f55', color2: '#9b6c36', rough: 0.6 } },
      size: { height: 0.31 },
    },
    'honey dipper': {
      params: { kind: 'dipper' },
      materials: { metal: { base: 'wood', color: '#c6925a', color2: '#a06f38', rough: 0.55 } },
      size: { height: 0.16 },
    },
    'potato masher': {
      params: { kind: 'masher' },
      materials: { handle: { base: 'wood', color: '#a06a38' } },
      size: { height: 0.26 },
    },
    strainer: { params: { kind: 'strainer' }, size: { height: 0.3 } },
    'kitchen tongs': {
      params: { kind: 'tongs' },
      materials: { handle: { base: 'plastic', color: '#22242a', rough: 0.4 } },
      size: { height: 0.28 },
    },
    grater: {
      params: { kind: 'grater' },
      materials: { handle: { base: 'plastic', color: '#22242a', rough: 0.4 } },
      size: { height: 0.25 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(follow(materials, cutlery.slots, ['handle', 'trim']));
    const grip = KINDS[read.word(params, 'kind')](b);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: { handle: { at: [0, grip, 0], dir: [0, 1, 0], size: 0.014 } },
    };
  },
};
