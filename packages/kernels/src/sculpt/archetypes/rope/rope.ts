import type { Rng } from '../../../math/index.ts';
import type { Archetype, Sculpture, Socket } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { buildCoil, buildHose, buildKnot, buildLasso } from './coils.ts';
import { buildChain, buildNet, buildWeb } from './meshes.ts';
import { buildJumpRope, buildSpool, buildWhip, buildYarn } from './strings.ts';

const KINDS: Readonly<Record<string, (b: Bench, rng: Rng) => Socket | undefined>> = {
  coil: buildCoil,
  knot: buildKnot,
  lasso: buildLasso,
  hose: buildHose,
  chain: buildChain,
  net: buildNet,
  web: buildWeb,
  whip: buildWhip,
  'jump rope': buildJumpRope,
  yarn: buildYarn,
  spool: buildSpool,
};

/** What is long and bends: coil of laid rope, knot, lasso, chain, fishing net, spider web, whip, skipping rope, yarn, hose. */
export const rope: Archetype = {
  name: 'rope',
  kind: 'tool',
  size: { length: 0.5 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'coil', about: 'What is made of it.' },
  },
  slots: {
    rope: {
      material: { base: 'rope', color: '#c6a66a', color2: '#9c7c44' },
      words: ['rope', 'link', 'cord', 'strand', 'loop', 'thread', 'knot'],
      main: true,
    },
    trim: { material: { base: 'leather', color: '#5c3a20' }, words: ['binding', 'end', 'handle', 'grip', 'whipping'] },
    metal: {
      material: { base: 'iron', color: '#5b5f65', wear: 0.3 },
      words: ['ring', 'hook', 'nozzle', 'needle', 'metal'],
    },
    extra: { material: { base: 'wood', color: '#c98a4a' }, words: ['float', 'spool', 'wood'] },
  },
  palettes: [
    {
      lead: 'rope',
      when: { kind: ['coil', 'knot', 'lasso', 'net'] },
      of: colorways({
        hemp: { weight: 2 },
        sisal: { rope: '#d8c08a' },
        tarred: { rope: '#6e573a', trim: '#33241a' },
        cotton: { rope: '#e6dfcc', trim: '#8a2a22' },
        jute: { rope: '#ad8450', trim: '#2f3a44' },
        nylon: { rope: '#2f6aa8', trim: '#22262c' },
      }),
    },
    {
      lead: 'rope',
      when: { kind: ['yarn', 'spool', 'jump rope'] },
      of: colorways({
        red: { rope: '#c0302c' },
        blue: { rope: '#3a6fb4' },
        pink: { rope: '#e08aa8' },
        green: { rope: '#4c8f5a' },
        mustard: { rope: '#dba43a' },
        purple: { rope: '#7a56a8' },
      }),
    },
    {
      lead: 'rope',
      when: { kind: ['chain'] },
      of: colorways({
        iron: { weight: 2 },
        steel: { rope: { base: 'steel', color: '#a3a7ad' } },
        black: { rope: { base: 'steel', color: '#35373b', rough: 0.4 } },
        rusty: { rope: { base: 'rust' } },
        brass: { rope: { base: 'brass', color: '#c59a48' } },
      }),
    },
  ],
  presets: {
    rope: { size: { width: 0.5 } },
    knot: { params: { kind: 'knot' }, size: { height: 0.3 } },
    lasso: { params: { kind: 'lasso' }, size: { height: 0.75 } },
    hose: {
      params: { kind: 'hose' },
      materials: {
        rope: { base: 'rubber', color: '#2f7d3f' },
        metal: { base: 'brass', color: '#c59a48' },
        trim: { base: 'rubber', color: '#e0b81c' },
      },
      size: { width: 0.5 },
    },
    chain: {
      params: { kind: 'chain' },
      materials: { rope: { base: 'iron', color: '#63676d', wear: 0.3 } },
      open: ['rope'],
      size: { width: 0.6 },
    },
    net: { params: { kind: 'net' }, size: { width: 1.4 } },
    'spider web': {
      params: { kind: 'web' },
      materials: { rope: { base: 'silk', color: '#aab0b8' }, extra: { base: 'plain', color: '#1c1a1c', rough: 0.5 } },
      size: { height: 0.6 },
    },
    whip: {
      params: { kind: 'whip' },
      materials: { rope: { base: 'leather', color: '#4a2c18' }, trim: { base: 'leather', color: '#2e1a10' } },
      size: { width: 0.6 },
    },
    'jump rope': {
      params: { kind: 'jump rope' },
      materials: { rope: { base: 'rubber', color: '#c0302c' }, extra: { base: 'wood', color: '#c98a4a' } },
      open: ['rope'],
      size: { width: 0.6 },
    },
    yarn: {
      params: { kind: 'yarn' },
      materials: { rope: { base: 'wool', color: '#c0302c' } },
      open: ['rope'],
      size: { height: 0.18 },
    },
    'spool of thread': {
      params: { kind: 'spool' },
      materials: { rope: { base: 'silk', color: '#c0302c' } },
      open: ['rope'],
      size: { height: 0.055 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const handle = KINDS[read.word(params, 'kind')](b, rng.fork('rope'));
    return { parts: proportioned(b.parts, rng, 0.03), sockets: handle ? { handle } : {} };
  },
};
