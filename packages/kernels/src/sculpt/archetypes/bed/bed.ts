import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { addBedding } from './bedding.ts';
import { addBunk } from './bunk.ts';
import { addCanopy, addFrame } from './frame.ts';
import { bedPalettes } from './palettes.ts';
import { buildCrib, buildHammock, buildPetBed } from './small-beds.ts';

const KINDS = ['double', 'canopy', 'bunk', 'crib', 'mattress', 'hospital', 'hammock', 'pet'] as const;

const slots: Archetype['slots'] = {
  frame: {
    material: { base: 'oak', color: '#8a5f3a' },
    words: ['frame', 'headboard', 'footboard', 'leg', 'post', 'rail', 'slat'],
    main: true,
  },
  blanket: {
    material: { base: 'fabric', color: '#4f6f8f', color2: '#3f5a76' },
    words: ['blanket', 'duvet', 'quilt', 'cover', 'bedspread'],
  },
  sheet: { material: { base: 'fabric', color: '#f1ece2' }, words: ['sheet', 'mattress', 'linen'] },
  pillow: { material: { base: 'fabric', color: '#f4f0e8' }, words: ['pillow'] },
  accent: { material: { base: 'fabric', color: '#c79a4a', color2: '#b48639' }, words: ['throw', 'cushion', 'accent'] },
  curtain: { material: { base: 'fabric', color: '#efe6d6' }, words: ['curtain', 'canopy', 'drape'] },
  metal: { material: { base: 'iron', color: '#3c3a38' }, words: ['metal', 'bolt', 'bracket'] },
};

/** Beds: double and single, four-poster, bunk, crib, mattress, hospital bed, hammock, pet bed. */
export const bed: Archetype = {
  name: 'bed',
  kind: 'furniture',
  size: { length: 2.1 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'double', about: 'Kind of bed.' },
    width: { type: 'number', min: 0.7, max: 2.2, default: 1.6, unit: 'm', about: 'Width of the mattress.' },
    headboard: {
      type: 'choice',
      of: ['any', 'panel', 'spindle', 'upholstered', 'arched', 'iron'],
      default: 'any',
      about: 'Design of head and foot; any lets the seed choose.',
    },
    pillows: { type: 'number', min: 0, max: 4, default: 2, about: 'Pillows side by side.' },
    blanket: { type: 'flag', default: true, about: 'Whether a blanket lies on it.' },
  },
  slots,
  palettes: bedPalettes,
  presets: {
    bed: {},
    'single bed': { params: { width: 0.95, pillows: 1 } },
    'king size bed': { params: { width: 2 } },
    'bunk bed': { params: { kind: 'bunk', width: 0.95, pillows: 1 } },
    'four poster bed': {
      open: ['frame'],
      params: { kind: 'canopy' },
      materials: { frame: { base: 'dark-wood', color: '#5a3822' } },
    },
    'princess bed': {
      params: { kind: 'canopy', headboard: 'upholstered' },
      materials: { curtain: { color: '#f4c6da' }, blanket: { color: '#f0b4cf', color2: '#e59abb' } },
    },
    'iron bed': {
      params: { headboard: 'iron' },
      materials: { frame: { base: 'iron', color: '#2e2d2c' }, metal: { base: 'brass', color: '#c29a4e' } },
    },
    'hotel bed': {
      params: { headboard: 'upholstered', width: 1.9 },
      materials: { blanket: { color: '#f2eee6', color2: '#e6e0d4' } },
    },
    'medieval bed': { params: { headboard: 'panel' }, materials: { frame: { base: 'dark-wood', color: '#4e3220' } } },
    'prison bed': {
      params: { headboard: 'iron', width: 0.8, pillows: 1 },
      materials: { blanket: { color: '#7d7f78', color2: '#6a6c66' } },
    },
    'toddler bed': { params: { width: 0.8, pillows: 1 } },
    'hospital bed': {
      params: { kind: 'hospital', width: 0.9, pillows: 1 },
      materials: { frame: { base: 'paint', color: '#d8dcdf' }, blanket: { color: '#9fc4cf', color2: '#86b0bd' } },
    },
    crib: { open: ['frame'], params: { kind: 'crib' }, materials: { frame: { base: 'paint', color: '#f2efe8' } } },
    mattress: { params: { kind: 'mattress', pillows: 0, blanket: false } },
    hammock: { params: { kind: 'hammock' } },
    'dog bed': { open: ['frame'], params: { kind: 'pet' }, materials: { frame: { base: 'fabric', color: '#7d6a58' } } },
    'cat bed': { open: ['frame'], params: { kind: 'pet' }, materials: { frame: { base: 'fabric', color: '#8f95a3' } } },
  },
  build({ params, materials, rng }) {
    const taste = rng.fork('bed');
    const kind = read.word(params, 'kind');
    const b = createBench(follow(materials, slots, []));
    const plan = {
      kind,
      w: read.num(params, 'width'),
      l: 2,
      h: kind === 'hospital' ? 0.62 : taste.range(0.3, 0.36),
      headboard: read.word(params, 'headboard'),
      pillows: Math.round(read.num(params, 'pillows')),
      blanket: read.flag(params, 'blanket'),
      taste,
    };
    if (kind === 'crib') buildCrib(b, taste);
    else if (kind === 'hammock') buildHammock(b, taste);
    else if (kind === 'pet') buildPetBed(b, taste);
    else if (kind === 'mattress') addBedding(b, { ...plan, h: 0 }, 0, '');
    else if (kind === 'bunk') addBunk(b, plan);
    else {
      addFrame(b, plan);
      addBedding(b, plan, plan.h, '');
      if (kind === 'canopy') addCanopy(b, plan);
    }
    const low = kind === 'hammock' ? 0.7 : kind === 'pet' ? 0.12 : plan.h + 0.24;
    return { parts: b.parts, sockets: { seat: { at: [0, low, 0.2], dir: [0, 1, 0], size: plan.w * 0.9 } } };
  },
};
