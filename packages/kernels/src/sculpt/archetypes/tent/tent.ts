import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildDome, buildRidge } from './camping.ts';
import { buildCircus } from './circus.ts';
import { buildIgloo } from './igloo.ts';
import { tentPalettes } from './palettes.ts';
import { buildTeepee, buildYurt } from './steppe.ts';

const KINDS = ['ridge', 'dome', 'teepee', 'yurt', 'circus', 'igloo'] as const;
const BUILD = {
  ridge: buildRidge,
  dome: buildDome,
  teepee: buildTeepee,
  yurt: buildYurt,
  circus: buildCircus,
  igloo: buildIgloo,
} as const;

/** Tents: ridge tent, dome tent, teepee, yurt, circus tent, igloo. */
export const tent: Archetype = {
  name: 'tent',
  kind: 'building',
  size: { height: 2.2 },
  params: { kind: { type: 'choice', of: KINDS, default: 'ridge', about: 'Kind of tent.' } },
  slots: {
    canvas: {
      material: { base: 'canvas', color: '#c8a86a' },
      words: ['canvas', 'tent', 'cloth', 'wall', 'snow'],
      main: true,
    },
    accent: { material: { base: 'canvas', color: '#8a4a2c' }, words: ['accent', 'stripe', 'flap', 'door', 'trim'] },
    pole: { material: { base: 'wood', color: '#8a6238' }, words: ['pole', 'peg', 'wood'] },
    rope: { material: { base: 'rope', color: '#d8c8a0' }, words: ['rope', 'line'] },
    dark: { material: { base: 'plain', color: '#241e1a' }, words: ['inside', 'opening'] },
    flag: { material: { base: 'fabric', color: '#d8a02c' }, words: ['flag', 'pennant'] },
  },
  palettes: tentPalettes,
  presets: {
    tent: {},
    'dome tent': {
      open: ['canvas', 'accent'],
      params: { kind: 'dome' },
      materials: {
        canvas: { base: 'fabric', color: '#d8702c' },
        accent: { base: 'fabric', color: '#3a4048' },
        pole: { base: 'steel', color: '#8a8e92' },
      },
    },
    'pop up tent': { params: { kind: 'dome' } },
    'glamping tent': { params: { kind: 'yurt' } },
    'geodesic dome': { params: { kind: 'dome' } },
    teepee: {
      params: { kind: 'teepee' },
      materials: { canvas: { base: 'canvas', color: '#d2b48a' }, accent: { base: 'canvas', color: '#8f3c26' } },
    },
    'indian tent': { params: { kind: 'teepee' } },
    yurt: {
      params: { kind: 'yurt' },
      materials: { canvas: { base: 'wool', color: '#e6dcc8' }, accent: { base: 'paint', color: '#b04a2a' } },
    },
    'circus tent': {
      open: ['canvas', 'accent'],
      params: { kind: 'circus' },
      materials: { canvas: { base: 'canvas', color: '#c8201c' }, accent: { base: 'canvas', color: '#f2ece0' } },
    },
    marquee: {
      open: ['canvas', 'accent'],
      params: { kind: 'circus' },
      materials: { canvas: { base: 'canvas', color: '#f2ede2' }, accent: { base: 'canvas', color: '#e2dac8' } },
    },
    'medieval tent': {
      open: ['canvas', 'accent'],
      params: { kind: 'circus' },
      materials: { canvas: { base: 'canvas', color: '#2f5a9a' }, accent: { base: 'canvas', color: '#f0e8d4' } },
    },
    'pavilion tent': { params: { kind: 'circus' } },
    igloo: { params: { kind: 'igloo' }, materials: { canvas: { base: 'snow', color: '#eef4f8' } } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    BUILD[read.word(params, 'kind') as (typeof KINDS)[number]](b, rng.fork('tent'));
    return { parts: b.parts };
  },
};
