import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildIron, buildWire } from './metal-fences.ts';
import { buildBamboo, buildPicket, buildRanch, buildTrellis } from './wooden-fences.ts';

/** Fences and gates: picket, iron railings, ranch rails, wire mesh, barbed wire, bamboo, trellis. They run along X. */
export const fence: Archetype = {
  name: 'fence',
  kind: 'building',
  size: { length: 3 },
  params: {
    kind: {
      type: 'choice',
      of: ['picket', 'iron', 'ranch', 'wire', 'barbed', 'bamboo', 'trellis'],
      default: 'picket',
      about: 'Kind of fence.',
    },
    bays: { type: 'number', min: 1, max: 4, default: 2, about: 'Bays between posts.' },
    gate: { type: 'flag', default: false, about: 'A gate in place of the first bay.', vary: 0.3 },
  },
  slots: {
    wood: {
      material: { base: 'paint', color: '#f0ece2', rough: 0.6 },
      words: ['fence', 'picket', 'board', 'bar', 'paling', 'gate'],
      main: true,
    },
    post: { material: { base: 'paint', color: '#e9e4d8', rough: 0.6 }, words: ['post', 'rail', 'pillar'] },
    metal: { material: { base: 'iron', color: '#2f2e2d' }, words: ['hinge', 'latch', 'wire', 'nail', 'metal'] },
    base: { material: { base: 'stone', color: '#9c968a' }, words: ['base', 'footing', 'plinth'] },
    plants: { material: { base: 'grass', color: '#5d8a3a' }, words: ['grass', 'plant', 'vine'] },
  },
  palettes: [
    {
      lead: 'wood',
      when: { kind: ['picket', 'ranch', 'trellis'] },
      of: colorways({
        white: { weight: 2 },
        'natural pine': { wood: { base: 'wood', color: '#b98a54' }, post: { base: 'wood', color: '#a87a48' } },
        'silver grey': { wood: { base: 'wood', color: '#9a9286' }, post: { base: 'wood', color: '#8c8478' } },
        'dark brown': { wood: { base: 'wood', color: '#6a4a30' }, post: { base: 'wood', color: '#5c4028' } },
        sage: { wood: { color: '#a3b093' }, post: { color: '#94a284' } },
        'barn red': { wood: { color: '#8f2f26' }, post: { color: '#80281f' } },
      }),
    },
  ],
  presets: {
    fence: { size: { height: 1.25 } },
    'picket fence': { params: { kind: 'picket' }, size: { height: 1.25 } },
    'iron fence': {
      params: { kind: 'iron' },
      materials: { wood: { base: 'iron', color: '#26272a' }, post: { base: 'iron', color: '#26272a' } },
      size: { height: 1.9 },
    },
    'ranch fence': {
      params: { kind: 'ranch' },
      open: ['wood', 'post'],
      materials: { wood: { base: 'wood', color: '#8a6744' }, post: { base: 'wood', color: '#7a5838' } },
      size: { height: 1.4 },
    },
    'chain link fence': {
      params: { kind: 'wire' },
      materials: {
        wood: { base: 'steel', color: '#a3a9ad' },
        post: { base: 'steel', color: '#8f9599' },
        metal: { base: 'steel', color: '#9aa0a4' },
      },
      size: { height: 2 },
    },
    'barbed wire': {
      params: { kind: 'barbed' },
      materials: {
        wood: { base: 'steel', color: '#8a8d90' },
        post: { base: 'wood', color: '#7a6246' },
        metal: { base: 'steel', color: '#8a8d90' },
      },
      size: { height: 1.6 },
    },
    'bamboo fence': {
      params: { kind: 'bamboo' },
      materials: {
        wood: { base: 'wood', color: '#c8a85c' },
        post: { base: 'wood', color: '#a8863f' },
        metal: { base: 'rope', color: '#3a2c1c' },
      },
      size: { height: 1.6 },
    },
    trellis: {
      params: { kind: 'trellis' },
      open: ['wood'],
      materials: { wood: { base: 'wood', color: '#a87c4c' }, post: { base: 'wood', color: '#94693c' } },
      size: { height: 1.9 },
    },
    gate: { params: { kind: 'picket', bays: 1, gate: true }, size: { height: 1.4 } },
    'iron gate': {
      params: { kind: 'iron', bays: 1, gate: true },
      materials: { wood: { base: 'iron', color: '#26272a' }, post: { base: 'cut-stone', color: '#a59c8a' } },
      size: { height: 2.6 },
    },
    'farm gate': {
      params: { kind: 'ranch', bays: 1, gate: true },
      materials: { wood: { base: 'wood', color: '#94704a' }, post: { base: 'wood', color: '#7a5838' } },
      size: { height: 1.4 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('fence');
    const kind = read.word(params, 'kind');
    const bays = Math.round(read.num(params, 'bays'));
    const gate = read.flag(params, 'gate');
    if (kind === 'iron') buildIron(b, bays, gate);
    else if (kind === 'ranch') buildRanch(b, bays, gate, taste);
    else if (kind === 'wire' || kind === 'barbed') buildWire(b, bays, kind === 'barbed', taste);
    else if (kind === 'bamboo') buildBamboo(b, bays, taste);
    else if (kind === 'trellis') buildTrellis(b, bays, taste);
    else buildPicket(b, bays, gate, taste);
    return { parts: b.parts };
  },
};
