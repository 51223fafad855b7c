import { roughBounds } from '../../../curves/index.ts';
import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { HELMET_KINDS, helmetParts } from '../../kits/headwear/index.ts';
import { createBench, read, solid } from '../../kits/joinery/index.ts';
import { helmetPalettes } from './palettes.ts';

const brass = { base: 'brass', color: '#c29a4a' };
const lacquer = (color: string): Preset['materials'] => ({
  hat: { base: 'paint', color, clearcoat: 1, rough: 0.25 },
  trim: { base: 'paint', color: '#f2f0ea', rough: 0.3 },
  band: { base: 'paint', color: '#17171a', rough: 0.3 },
});
const kind = (name: string, materials?: Preset['materials']): Preset => ({
  params: { kind: name },
  ...(materials ? { materials } : {}),
});

/** Helmets: knights', crusaders', northmen's, Roman, Spartan, samurai, motorcycle, football, space, work, army, fire, diving. */
export const helmet: Archetype = {
  name: 'helmet',
  kind: 'clothing',
  size: { height: 0.3 },
  params: { kind: { type: 'choice', of: HELMET_KINDS, default: 'knight', about: 'Kind of helmet.' } },
  slots: {
    hat: {
      material: { base: 'steel', color: '#a9adb0', rough: 0.32 },
      words: ['helmet', 'shell', 'bowl', 'dome'],
      main: true,
    },
    visor: { material: { base: 'steel', color: '#b4b7b9', rough: 0.3 }, words: ['visor', 'glass', 'window'] },
    trim: { material: brass, words: ['trim', 'edge', 'rim', 'comb', 'cross'] },
    band: { material: { base: 'steel', color: '#8a8d90' }, words: ['band', 'stripe', 'lame'] },
    metal: { material: { base: 'steel', color: '#c3c5c6' }, words: ['rivet', 'bolt', 'metal', 'crescent'] },
    feather: { material: { base: 'fabric', color: '#a81c24' }, words: ['plume', 'crest', 'feather'] },
    horn: { material: { base: 'horn', color: '#d8c8a0' }, words: ['horn'] },
    mail: { material: { base: 'mail', color: '#a4a6a8', scale: 0.5 }, words: ['mail', 'chainmail'] },
    strap: { material: { base: 'leather', color: '#4a2e1c', scale: 0.4 }, words: ['strap', 'cord', 'leather'] },
    dark: { material: { base: 'rubber', color: '#141416' }, words: ['lining', 'vent', 'hole'] },
  },
  palettes: helmetPalettes,
  presets: {
    helmet: {},
    'knight helmet': {},
    'crusader helmet': kind('crusader'),
    'bucket helm': kind('crusader'),
    'viking helmet': kind('viking', {
      hat: { base: 'iron', color: '#7c7e80', rough: 0.4 },
      trim: { base: 'bronze', color: '#a87a3c' },
    }),
    'roman helmet': kind('roman', {
      hat: { base: 'brass', color: '#c9a256' },
      trim: { base: 'bronze', color: '#9a6c34' },
    }),
    'spartan helmet': kind('spartan', {
      hat: { base: 'bronze', color: '#a87840' },
      trim: { base: 'bronze', color: '#c79a58' },
    }),
    'samurai helmet': kind('samurai', {
      hat: { base: 'paint', color: '#1d1c20', clearcoat: 0.8 },
      band: { base: 'paint', color: '#7a1a1e', clearcoat: 0.6 },
      trim: { base: 'gold', color: '#d6a83c' },
      metal: { base: 'gold', color: '#e0b44a' },
      strap: { base: 'silk', color: '#b02a2a' },
    }),
    'motorcycle helmet': {
      ...kind('motorcycle', {
        ...lacquer('#b81c20'),
        visor: { base: 'tinted-glass', color: '#17191c', rough: 0.05, transmission: 0 },
      }),
      open: ['hat', 'band', 'trim'],
    },
    'pilot helmet': kind('motorcycle', {
      ...lacquer('#e8e8e4'),
      visor: { base: 'tinted-glass', color: '#3a2a14', rough: 0.05, transmission: 0 },
    }),
    'football helmet': {
      ...kind('football', { ...lacquer('#1f3a8a'), metal: { base: 'paint', color: '#e8e8e4' } }),
      open: ['hat', 'band', 'trim'],
    },
    'space helmet': kind('space', {
      hat: { base: 'plastic', color: '#eeeeea', rough: 0.3 },
      visor: { base: 'gold', color: '#d8a03c', rough: 0.08 },
      trim: { base: 'plastic', color: '#9aa0a6' },
      band: { base: 'lamp', color: '#cfe8ff', color2: '#8fc8ff' },
    }),
    'hard hat': {
      ...kind('hard hat', {
        hat: { base: 'plastic', color: '#f0b81c', rough: 0.35 },
        trim: { base: 'plastic', color: '#e0a814' },
        metal: { base: 'plastic', color: '#2a2a2c' },
      }),
      open: ['hat', 'band', 'trim'],
    },
    'army helmet': kind('army', {
      hat: { base: 'paint', color: '#5a6038', rough: 0.75, clearcoat: 0 },
      band: { base: 'fabric', color: '#454a2c', scale: 0.3 },
      visor: { base: 'tinted-glass', color: '#2c2214', transmission: 0 },
    }),
    'fire helmet': kind('fire', {
      hat: { base: 'paint', color: '#b81c1c', clearcoat: 0.7 },
      trim: { base: 'paint', color: '#9a1414' },
      metal: brass,
    }),
    'diving helmet': kind('diving', {
      hat: { base: 'copper', color: '#c07c50' },
      trim: brass,
      metal: brass,
      visor: { base: 'tinted-glass', color: '#24363c', rough: 0.05, transmission: 0.2 },
    }),
    mandalorian: kind('scifi', {
      visor: { base: 'tinted-glass', color: '#101114', rough: 0.05, transmission: 0 },
      trim: { base: 'steel', color: '#8a8e92' },
    }),
    'sci fi helmet': kind('scifi', {
      hat: { base: 'paint', color: '#3a4a5a' },
      visor: { base: 'lamp', color: '#2fb8e8', color2: '#2fb8e8' },
      trim: { base: 'steel', color: '#5a6066' },
    }),
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const parts = helmetParts(read.word(params, 'kind'), rng);
    const low = Math.min(...parts.map((p) => roughBounds(p.shape)[1]));
    for (const { name, slot, shape, detail } of parts)
      b.add(name, slot, solid.put(shape, [0, -low, 0]), detail ? { detail } : {});
    return { parts: b.parts };
  },
};
