import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildAcoustic } from './acoustic.ts';
import { buildBanjo } from './banjo.ts';
import { buildElectric } from './electric.ts';
import { guitarPalettes } from './palettes.ts';

const lacquer = (color: string): Partial<MaterialSpec> => ({ base: 'paint', color, rough: 0.18, clearcoat: 1 });

/** Guitars and their kin, upright: hollow and solid bodies, real fret spacing, machines, strings from bridge to peg. */
export const guitar: Archetype = {
  name: 'guitar',
  kind: 'instrument',
  size: { length: 1 },
  params: {
    kind: {
      type: 'choice',
      of: ['acoustic', 'electric', 'bass', 'ukulele', 'banjo', 'lute'],
      default: 'acoustic',
      about: 'Kind of instrument.',
      vary: { acoustic: 5, electric: 2 },
    },
    shape: {
      type: 'choice',
      of: ['any', 'strat', 'lespaul', 'v'],
      default: 'any',
      about: 'Outline of a solid body; any lets the seed choose.',
    },
  },
  slots: {
    body: {
      material: { base: 'oak', color: '#c98a48', color2: '#a96a2e', rough: 0.28, clearcoat: 0.6 },
      words: ['body', 'top', 'soundboard', 'guitar'],
      main: true,
    },
    sides: {
      material: { base: 'wood', color: '#5a2d18', color2: '#3a1a0c', rough: 0.3, clearcoat: 0.6 },
      words: ['side', 'back'],
    },
    neck: {
      material: { base: 'wood', color: '#a8713c', color2: '#8a5426', rough: 0.35, clearcoat: 0.3 },
      words: ['neck', 'head', 'headstock'],
    },
    fretboard: {
      material: { base: 'wood', color: '#2a1a12', color2: '#170d08', rough: 0.5 },
      words: ['fretboard', 'fret', 'bridge'],
    },
    strings: { material: { base: 'steel', color: '#d8d8d6', rough: 0.25 }, words: ['string'] },
    pegs: { material: { base: 'plastic', color: '#f0ece0', rough: 0.3 }, words: ['peg', 'tuner', 'tuning peg', 'key'] },
    metal: { material: { base: 'chrome', color: '#d4d7da' }, words: ['metal', 'hardware', 'pickup'] },
    pickguard: {
      material: { base: 'plastic', color: '#1a1614', rough: 0.18, clearcoat: 0.5 },
      words: ['pickguard', 'scratchplate'],
    },
    knobs: { material: { base: 'plastic', color: '#f0ece0', rough: 0.3 }, words: ['knob', 'dial'] },
    pearl: {
      material: { base: 'porcelain', color: '#efe9da', rough: 0.2 },
      words: ['binding', 'trim', 'inlay', 'rosette'],
    },
  },
  palettes: guitarPalettes,
  presets: {
    guitar: { size: { height: 1 } },
    'electric guitar': {
      open: ['body', 'pickguard', 'knobs'],
      params: { kind: 'electric' },
      materials: {
        body: lacquer('#b3161f'),
        pickguard: { color: '#f2efe6' },
        fretboard: { color: '#4a2a18', color2: '#341b0e' },
      },
      size: { height: 0.98 },
    },
    'bass guitar': {
      open: ['body', 'pickguard', 'knobs'],
      params: { kind: 'bass' },
      materials: {
        body: lacquer('#1d3f7a'),
        pickguard: { color: '#f2efe6' },
        pegs: { base: 'chrome', color: '#d4d7da' },
      },
      size: { height: 1.2 },
    },
    'les paul': {
      open: ['body', 'pickguard', 'knobs'],
      params: { kind: 'electric', shape: 'lespaul' },
      materials: { body: lacquer('#c9782a'), pickguard: { color: '#efe6cf' }, knobs: { color: '#c79a3a' } },
      size: { height: 0.98 },
    },
    stratocaster: {
      open: ['body', 'pickguard', 'knobs'],
      params: { kind: 'electric', shape: 'strat' },
      materials: { body: lacquer('#7fc4c0'), pickguard: { color: '#f4f1e8' } },
      size: { height: 0.98 },
    },
    'flying v guitar': {
      open: ['body', 'pickguard', 'knobs'],
      params: { kind: 'electric', shape: 'v' },
      materials: { body: lacquer('#17171a'), knobs: { color: '#e8e4da' } },
      size: { height: 1.08 },
    },
    ukulele: {
      open: ['body', 'sides'],
      params: { kind: 'ukulele' },
      materials: {
        body: { base: 'wood', color: '#b8743a', color2: '#8a4c20' },
        sides: { color: '#9a5a2a', color2: '#6e3c18' },
      },
      size: { height: 0.55 },
    },
    banjo: {
      params: { kind: 'banjo' },
      materials: { body: { base: 'canvas', color: '#efe8d8', color2: '#e2d8c0', clearcoat: 0, rough: 0.6 } },
      size: { height: 0.95 },
    },
    lute: {
      open: ['body'],
      params: { kind: 'lute' },
      materials: { body: { color: '#d8a860', color2: '#b98440' } },
      size: { height: 0.8 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'electric' || kind === 'bass') buildElectric(b, read.word(params, 'shape'), kind === 'bass', rng);
    else if (kind === 'banjo' || kind === 'lute') buildBanjo(b, kind === 'lute', rng);
    else buildAcoustic(b, kind === 'ukulele', rng);
    // a ukulele is made at the size of a guitar
    const k = kind === 'ukulele' ? 0.64 : 1;
    const parts = b.parts.map((p) => ({ ...p, shape: { op: 'placed' as const, of: p.shape, places: [{ scale: k }] } }));
    return {
      parts: k === 1 ? b.parts : parts,
      sockets: { handle: { at: [0, kind === 'ukulele' ? 0.38 : 0.6, 0], dir: [0, 0, 1], size: 0.05 } },
    };
  },
};
