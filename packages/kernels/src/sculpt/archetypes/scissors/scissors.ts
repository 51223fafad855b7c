import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildSecateurs, buildShears } from './garden.ts';
import { scissorsPalettes } from './palettes.ts';
import { buildScissors } from './paper.ts';
import { buildTweezers } from './tweezers.ts';

/** What cuts between two blades, tips up: scissors for paper and cloth, garden shears, secateurs; and tweezers. */
export const scissors: Archetype = {
  name: 'scissors',
  kind: 'tool',
  size: { length: 0.19 },
  params: {
    kind: {
      type: 'choice',
      of: ['paper', 'tailor', 'safety', 'nail', 'shears', 'secateurs', 'tweezers'],
      default: 'paper',
      about: 'Kind of scissors.',
    },
    open: {
      type: 'number',
      min: 0,
      max: 1,
      default: 0.5,
      about: 'How far the blades stand apart.',
      vary: [0.35, 0.75],
    },
  },
  slots: {
    handle: {
      material: { base: 'plastic', color: '#d9301f', rough: 0.34 },
      words: ['handle', 'grip', 'ring', 'scissor'],
      main: true,
    },
    blade: {
      material: { base: 'steel', color: '#c2c5c9', rough: 0.2, wear: 0.06 },
      words: ['blade', 'steel', 'tip', 'metal'],
    },
    trim: { material: { base: 'rubber', color: '#22242a', rough: 0.7 }, words: ['trim', 'inlay', 'rubber'] },
    screw: { material: { base: 'steel', color: '#8d9095', rough: 0.3 }, words: ['screw', 'rivet', 'pivot', 'spring'] },
  },
  palettes: scissorsPalettes,
  presets: {
    scissors: { size: { height: 0.19 } },
    'tailor scissors': {
      params: { kind: 'tailor' },
      materials: { handle: { base: 'enamel', color: '#1b1c1f', rough: 0.2 } },
      size: { height: 0.25 },
    },
    'safety scissors': { params: { kind: 'safety' }, size: { height: 0.135 } },
    'nail scissors': {
      params: { kind: 'nail' },
      materials: { handle: { base: 'steel', color: '#c2c5c9', rough: 0.2 } },
      size: { height: 0.095 },
    },
    shears: {
      params: { kind: 'shears' },
      materials: { handle: { base: 'wood', color: '#b98346', color2: '#8d5f2c', rough: 0.4 } },
      size: { height: 0.58 },
    },
    secateurs: { params: { kind: 'secateurs' }, size: { height: 0.21 } },
    tweezers: {
      params: { kind: 'tweezers', open: 0.6 },
      materials: { handle: { base: 'steel', color: '#c2c5c9', rough: 0.18 } },
      size: { height: 0.1 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const open = read.num(params, 'open');
    const b = createBench(materials);
    let grip = 0.05;
    if (kind === 'shears') grip = buildShears(b, open);
    else if (kind === 'secateurs') grip = buildSecateurs(b, open);
    else if (kind === 'tweezers') grip = buildTweezers(b, open);
    else grip = buildScissors(b, kind, open);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: { handle: { at: [0, grip, 0], dir: [0, 1, 0], size: 0.03 } },
    };
  },
};
