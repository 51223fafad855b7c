import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildChainsaw } from './chainsaw.ts';
import { buildCircular, buildDisc } from './circular.ts';
import { buildBow, buildHacksaw, buildHandsaw } from './hand.ts';
import { sawPalettes } from './palettes.ts';

const KINDS = {
  hand: buildHandsaw,
  hacksaw: buildHacksaw,
  bow: buildBow,
  chain: buildChainsaw,
  circular: buildCircular,
  blade: buildDisc,
} as const;

/** Saws, teeth down, toe to +X: hand saw, hacksaw, bow saw, chainsaw, circular saw and its blade alone. */
export const saw: Archetype = {
  name: 'saw',
  kind: 'tool',
  size: { length: 0.55 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'hand', about: 'Kind of saw.' },
  },
  slots: {
    blade: {
      material: { base: 'steel', color: '#c3c6ca', rough: 0.24, wear: 0.12 },
      words: ['blade', 'saw', 'bar', 'steel'],
      main: true,
    },
    teeth: { material: { base: 'steel', color: '#dfe1e4', rough: 0.2 }, words: ['tooth', 'chain', 'edge'] },
    handle: {
      material: { base: 'wood', color: '#9c6232', color2: '#74451f', rough: 0.36, clearcoat: 0.4 },
      words: ['handle', 'grip', 'wood'],
    },
    body: { material: { base: 'plastic', color: '#e8581a', rough: 0.34 }, words: ['body', 'housing', 'frame', 'case'] },
    dark: { material: { base: 'plastic', color: '#1e2023', rough: 0.5 }, words: ['trim', 'guard', 'cover'] },
    metal: { material: { base: 'brass', color: '#c9a04c' }, words: ['screw', 'nut', 'medallion', 'metal'] },
    mark: { material: { base: 'paint', color: '#f3f1ea', rough: 0.4 }, words: ['mark', 'label', 'lettering'] },
  },
  palettes: sawPalettes,
  presets: {
    saw: { size: { width: 0.55 } },
    hacksaw: {
      params: { kind: 'hacksaw' },
      materials: { body: { base: 'paint', color: '#c3201a' } },
      open: ['body'],
      size: { width: 0.42 },
    },
    'bow saw': {
      params: { kind: 'bow' },
      materials: { body: { base: 'paint', color: '#e8581a' } },
      open: ['body'],
      size: { width: 0.62 },
    },
    chainsaw: {
      params: { kind: 'chain' },
      materials: { metal: { base: 'steel', color: '#aeb1b5' }, teeth: { color: '#5d6066' } },
      size: { width: 0.8 },
    },
    'circular saw': {
      params: { kind: 'circular' },
      materials: { body: { color: '#14707a' }, metal: { base: 'aluminium', color: '#c2c5c8' } },
      open: ['body'],
      size: { width: 0.36 },
    },
    'saw blade': {
      params: { kind: 'blade' },
      materials: { metal: { base: 'steel', color: '#8e9196' } },
      size: { height: 0.2 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind') as keyof typeof KINDS;
    // what is said of a whole machine colours its housing
    const changed = materials.blade.color !== saw.slots.blade.material.color && materials.blade.base === 'steel';
    const machine = kind === 'chain' || kind === 'circular';
    const b = createBench(
      changed && machine
        ? { ...materials, body: { ...materials.body, color: materials.blade.color }, blade: saw.slots.blade.material }
        : materials,
    );
    const grip = KINDS[kind](b, rng);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      sockets: grip ? { handle: grip } : {},
    };
  },
};
