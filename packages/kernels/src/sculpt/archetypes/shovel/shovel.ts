import type { Rng } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { buildBesom, buildBroom, buildMop, buildPushBroom } from './brooms.ts';
import { buildPaddle, buildPlunger, buildRoller } from './paddles.ts';
import { shovelPalettes } from './palettes.ts';
import { buildFork, buildLeafRake, buildRake } from './rakes.ts';
import { buildScoop, buildShovel, buildSpade, buildTrowel } from './shovels.ts';

const KINDS = {
  shovel: buildShovel,
  spade: buildSpade,
  scoop: buildScoop,
  trowel: buildTrowel,
  rake: buildRake,
  'leaf rake': buildLeafRake,
  pitchfork: (b) => buildFork(b, false),
  'garden fork': (b) => buildFork(b, true),
  broom: buildBroom,
  besom: buildBesom,
  'push broom': buildPushBroom,
  mop: buildMop,
  paddle: buildPaddle,
  plunger: buildPlunger,
  roller: buildRoller,
} as const satisfies Readonly<Record<string, (b: Bench, rng: Rng) => number>>;

/** Long tools that move earth, hay, dust and water, standing on their head; pitchfork, trowel and roller stand on their handle. */
export const shovel: Archetype = {
  name: 'shovel',
  kind: 'tool',
  size: { length: 1.1 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'shovel', about: 'Kind of tool.' },
  },
  slots: {
    head: {
      material: { base: 'steel', color: '#7d8187', rough: 0.38, wear: 0.35 },
      words: ['head', 'blade', 'tine', 'bristle', 'brush', 'straw', 'twig', 'cord', 'cup'],
      main: true,
    },
    handle: {
      material: { base: 'wood', color: '#bd8a4e', color2: '#95662f', rough: 0.45 },
      words: ['handle', 'shaft', 'stick', 'pole'],
    },
    grip: {
      material: { base: 'wood', color: '#a8743c', color2: '#815527', rough: 0.45 },
      words: ['grip', 'knob', 'block'],
    },
    metal: {
      material: { base: 'steel', color: '#5d6167', rough: 0.4, wear: 0.3 },
      words: ['socket', 'ferrule', 'rivet', 'clamp'],
    },
    band: {
      material: { base: 'fabric', color: '#b3261f' },
      words: ['band', 'stitching', 'binding', 'stripe', 'twine'],
    },
  },
  palettes: shovelPalettes,
  presets: {
    shovel: { size: { height: 1.1 } },
    spade: { params: { kind: 'spade' }, size: { height: 1.05 } },
    'snow shovel': {
      params: { kind: 'scoop' },
      materials: {
        head: { base: 'plastic', color: '#1f5fb0', wear: 0.1 },
        grip: { base: 'plastic', color: '#1d1f22' },
      },
      open: ['head'],
      size: { height: 1.35 },
    },
    trowel: { params: { kind: 'trowel' }, size: { height: 0.32 } },
    rake: {
      params: { kind: 'rake' },
      materials: { head: { base: 'paint', color: '#7e2019', wear: 0.3 } },
      size: { height: 1.3 },
    },
    'leaf rake': {
      params: { kind: 'leaf rake' },
      materials: { head: { base: 'paint', color: '#2f6b34', wear: 0.15 }, metal: { color: '#8d9196' } },
      open: ['head'],
      size: { height: 1.35 },
    },
    pitchfork: { params: { kind: 'pitchfork' }, materials: { head: { color: '#5b5f65' } }, size: { height: 1.3 } },
    'garden fork': { params: { kind: 'garden fork' }, size: { height: 1.05 } },
    broom: {
      params: { kind: 'broom' },
      materials: {
        head: { base: 'wood', color: '#d8b368', color2: '#b58c42', rough: 0.8, wear: 0 },
        handle: { base: 'paint', color: '#a8261f', rough: 0.3 },
      },
      open: ['handle'],
      size: { height: 1.2 },
    },
    besom: {
      params: { kind: 'besom' },
      materials: {
        head: { base: 'wood', color: '#a57c42', color2: '#7b5828', rough: 0.85, wear: 0 },
        handle: { base: 'bark', color: '#6a4a2e' },
        band: { base: 'rope', color: '#c3a76c' },
      },
      open: ['handle', 'head'],
      size: { height: 1.25 },
    },
    'push broom': {
      params: { kind: 'push broom' },
      materials: { head: { base: 'plastic', color: '#26282c', rough: 0.7, wear: 0 } },
      open: ['head'],
      size: { height: 1.35 },
    },
    mop: {
      params: { kind: 'mop' },
      materials: {
        head: { base: 'wool', color: '#e9e3d3', wear: 0 },
        handle: { base: 'paint', color: '#2c6db0', rough: 0.3 },
      },
      open: ['handle'],
      size: { height: 1.2 },
    },
    paddle: {
      params: { kind: 'paddle' },
      materials: {
        head: { base: 'wood', color: '#c08a4a', color2: '#97652c', rough: 0.28, wear: 0, clearcoat: 0.7 },
        handle: { color: '#c08a4a', color2: '#97652c', rough: 0.28, clearcoat: 0.7 },
      },
      size: { height: 1.4 },
    },
    plunger: {
      params: { kind: 'plunger' },
      materials: { head: { base: 'rubber', color: '#b3301f', rough: 0.5, wear: 0 } },
      open: ['head'],
      size: { height: 0.5 },
    },
    'paint roller': {
      params: { kind: 'roller' },
      materials: {
        head: { base: 'wool', color: '#2f7fc4', wear: 0 },
        grip: { base: 'plastic', color: '#d9301f' },
        metal: { color: '#b6b9bd', rough: 0.25 },
      },
      open: ['head', 'grip'],
      size: { height: 0.4 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind') as keyof typeof KINDS;
    const grip = KINDS[kind](b, rng);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      // the working end may hang down: the shaft is held with its free end up all the same
      sockets: { handle: { at: [0, grip, 0], dir: [0, 1, 0], size: 0.034 } },
    };
  },
};
