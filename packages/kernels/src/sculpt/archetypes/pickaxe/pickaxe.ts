import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { buildCrowbar, buildGrapnel } from './bars.ts';
import { pickaxePalettes } from './palettes.ts';
import { buildHoe, buildPick } from './picks.ts';
import { buildScythe, buildSickle } from './scythe.ts';

const KINDS: Readonly<Record<string, (b: Bench) => number>> = {
  pick: (b) => buildPick(b, 'pick'),
  mattock: (b) => buildPick(b, 'mattock'),
  'pick hammer': (b) => buildPick(b, 'hammer'),
  scythe: buildScythe,
  sickle: buildSickle,
  hoe: buildHoe,
  crowbar: buildCrowbar,
  grapnel: buildGrapnel,
};

/** What hews, mows and breaks: pickaxe, mattock, scythe, sickle, hoe, crowbar, grappling hook; head up, beak to +X. */
export const pickaxe: Archetype = {
  name: 'pickaxe',
  kind: 'tool',
  size: { length: 0.9 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'pick', about: 'Kind of tool.' },
  },
  slots: {
    head: {
      material: { base: 'iron', color: '#73777d', wear: 0.35 },
      words: ['head', 'blade', 'beak', 'hook', 'pick'],
      main: true,
    },
    edge: { material: { base: 'brushed-steel', color: '#d2d6dc' }, words: ['edge', 'tip', 'point'] },
    handle: {
      material: { base: 'wood', color: '#a9713f', color2: '#7d4c25', rough: 0.5 },
      words: ['handle', 'shaft', 'haft', 'snath', 'wood'],
    },
    binding: { material: { base: 'leather', color: '#4a2b18' }, words: ['binding', 'grip', 'rope', 'wrap'] },
    metal: { material: { base: 'iron', color: '#4e5156', wear: 0.3 }, words: ['ring', 'collar', 'rivet', 'ferrule'] },
  },
  palettes: pickaxePalettes,
  presets: {
    pickaxe: { size: { height: 0.9 } },
    mattock: { params: { kind: 'mattock' }, size: { height: 0.9 } },
    'pick hammer': { params: { kind: 'pick hammer' }, size: { height: 0.34 } },
    scythe: {
      params: { kind: 'scythe' },
      materials: {
        head: { base: 'steel', color: '#8b8f95', rough: 0.3 },
        handle: { color: '#6b4a2c', color2: '#4c3119' },
      },
      open: ['handle'],
      size: { height: 1.75 },
    },
    sickle: {
      params: { kind: 'sickle' },
      materials: { head: { base: 'steel', color: '#9a9ea4', rough: 0.28 } },
      size: { height: 0.42 },
    },
    hoe: { params: { kind: 'hoe' }, size: { height: 1.1 } },
    crowbar: {
      params: { kind: 'crowbar' },
      materials: { head: { base: 'paint', color: '#b3221a', wear: 0.45, rough: 0.4 } },
      open: ['head'],
      size: { height: 0.62 },
    },
    'grappling hook': {
      params: { kind: 'grapnel' },
      materials: {
        head: { base: 'steel', color: '#5d6167', rough: 0.35 },
        binding: { base: 'rope', color: '#b99b62' },
      },
      size: { height: 0.42 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const grip = KINDS[read.word(params, 'kind')](b);
    return {
      parts: proportioned(b.parts, rng, 0.025),
      sockets: { handle: { at: [0, grip, 0], dir: [0, 1, 0], size: 0.034 } },
    };
  },
};
