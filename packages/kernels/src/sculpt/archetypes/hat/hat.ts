import { roughBounds } from '../../../curves/index.ts';
import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { HAT_KINDS, hatParts } from '../../kits/headwear/index.ts';
import { createBench, read, solid } from '../../kits/joinery/index.ts';
import { hatPalettes } from './palettes.ts';

const felt = (hat: string, band: string, trim: string, more: Preset['materials'] = {}): Preset['materials'] => ({
  hat: { base: 'fabric', color: hat, scale: 0.35, relief: 0.6 },
  band: { base: 'silk', color: band },
  trim: { base: 'fabric', color: trim, scale: 0.35 },
  ...more,
});
const straw = {
  hat: { base: 'wicker', color: '#d9b878', scale: 0.5 },
  trim: { base: 'wicker', color: '#b98f4e', scale: 0.5 },
  band: { base: 'silk', color: '#b8323c' },
};
const gold = { base: 'gold', color: '#d6a83c' };

/** Hats of every kind. */
export const hat: Archetype = {
  name: 'hat',
  kind: 'clothing',
  size: { height: 0.15 },
  params: { kind: { type: 'choice', of: HAT_KINDS, default: 'fedora', about: 'Kind of hat.' } },
  slots: {
    hat: {
      material: { base: 'fabric', color: '#6b4a32', scale: 0.35, relief: 0.6 },
      words: ['hat', 'crown', 'brim', 'cap', 'felt'],
      main: true,
    },
    band: { material: { base: 'silk', color: '#2a1c16' }, words: ['band', 'ribbon', 'bow', 'visor', 'tassel'] },
    trim: {
      material: { base: 'fabric', color: '#4f3524' },
      words: ['trim', 'edge', 'seam', 'star', 'pompom', 'bobble', 'fur'],
    },
    metal: { material: { base: 'brass', color: '#c9a24e' }, words: ['buckle', 'badge', 'bell', 'metal'] },
    feather: { material: { base: 'fabric', color: '#a8322c' }, words: ['feather', 'plume'] },
  },
  palettes: hatPalettes,
  presets: {
    hat: {},
    'wizard hat': {
      open: ['hat', 'band', 'trim'],
      params: { kind: 'wizard' },
      materials: felt('#2b2f7a', '#d6a83c', '#e0b84c', { trim: gold }),
    },
    'witch hat': { params: { kind: 'witch' }, materials: felt('#241c2c', '#5a2a72', '#3a2c48') },
    'top hat': {
      params: { kind: 'top' },
      materials: felt('#17171a', '#2c2c32', '#0f0f11', { hat: { base: 'silk', color: '#17171a' } }),
    },
    'magician hat': {
      params: { kind: 'top' },
      materials: felt('#17171a', '#a8202c', '#0f0f11', { hat: { base: 'silk', color: '#17171a' } }),
    },
    'leprechaun hat': {
      params: { kind: 'pilgrim' },
      materials: felt('#2f8a3c', '#17171a', '#236a2e', { metal: gold }),
    },
    'cowboy hat': {
      open: ['hat', 'band', 'trim'],
      params: { kind: 'cowboy' },
      materials: {
        hat: { base: 'leather', color: '#8a5a34', scale: 0.35 },
        band: { base: 'leather', color: '#3f2616' },
        trim: { base: 'leather', color: '#6b4426' },
        metal: { base: 'silver', color: '#d8d4cc' },
      },
    },
    'indiana jones hat': { params: { kind: 'fedora' }, materials: felt('#6b4a30', '#2a1c14', '#553a26') },
    'baseball cap': {
      open: ['hat', 'band', 'trim'],
      params: { kind: 'cap' },
      materials: felt('#2457b8', '#1d478f', '#f0efe8', { band: { base: 'fabric', color: '#1f4a9c' } }),
    },
    'jockey cap': { params: { kind: 'cap' }, materials: felt('#b8201c', '#f0d04c', '#f0efe8') },
    'propeller hat': { params: { kind: 'propeller' }, materials: felt('#c8201c', '#f0c320', '#2457b8') },
    'chef hat': {
      params: { kind: 'chef' },
      materials: felt('#f4f2ec', '#f4f2ec', '#d8d4c8', { band: { base: 'fabric', color: '#f4f2ec' } }),
    },
    beanie: {
      open: ['hat', 'band', 'trim'],
      params: { kind: 'beanie' },
      materials: {
        hat: { base: 'knit', color: '#a83a32' },
        band: { base: 'knit', color: '#8a2c26' },
        trim: { base: 'wool', color: '#ece4d4' },
      },
    },
    'ski hat': {
      params: { kind: 'beanie' },
      materials: {
        hat: { base: 'knit', color: '#2f5a8f' },
        band: { base: 'knit', color: '#234670' },
        trim: { base: 'wool', color: '#ece4d4' },
      },
    },
    'santa hat': {
      params: { kind: 'santa' },
      materials: { hat: { base: 'velvet', color: '#c8201c' }, trim: { base: 'wool', color: '#f4f2ec' } },
    },
    'elf hat': {
      params: { kind: 'santa' },
      materials: { hat: { base: 'velvet', color: '#2f8a3c' }, trim: { base: 'wool', color: '#c8201c' } },
    },
    nightcap: {
      params: { kind: 'santa' },
      materials: { hat: { base: 'fabric', color: '#9fb6d8' }, trim: { base: 'wool', color: '#f4f2ec' } },
    },
    'party hat': {
      params: { kind: 'party' },
      materials: {
        hat: { base: 'paper', color: '#3f8fd8' },
        band: { base: 'paper', color: '#f0c320' },
        trim: { base: 'paper', color: '#e8508a' },
        metal: { base: 'fabric', color: '#e8e4dc' },
      },
    },
    'straw hat': { params: { kind: 'straw' }, materials: straw },
    boater: { params: { kind: 'boater' }, materials: straw },
    sombrero: {
      params: { kind: 'sombrero' },
      materials: { ...straw, band: { base: 'fabric', color: '#b8201c' }, trim: { base: 'fabric', color: '#2f8a5a' } },
    },
    'conical hat': { params: { kind: 'conical' }, materials: straw },
    fedora: {},
    'bowler hat': { params: { kind: 'bowler' }, materials: felt('#1d1c20', '#2f2e34', '#121215') },
    'bucket hat': {
      open: ['hat', 'band', 'trim'],
      params: { kind: 'bucket' },
      materials: felt('#8a8a5a', '#7a7a4e', '#6a6a44', { band: { base: 'fabric', color: '#7a7a4e' } }),
    },
    'pilgrim hat': { params: { kind: 'pilgrim' }, materials: felt('#1d1c20', '#2f2e34', '#121215', { metal: gold }) },
    'pirate hat': {
      params: { kind: 'tricorn' },
      materials: felt('#1c1a1e', '#3a1c1c', '#d6a83c', { trim: gold, metal: gold }),
    },
    'napoleon hat': { params: { kind: 'tricorn' }, materials: felt('#1c1a1e', '#3a1c1c', '#d6a83c', { trim: gold }) },
    'graduation cap': { params: { kind: 'mortarboard' }, materials: felt('#17171a', '#d6a83c', '#26262b') },
    fez: { params: { kind: 'fez' }, materials: felt('#a8201c', '#17171a', '#8a1a16') },
    beret: {
      open: ['hat', 'band', 'trim'],
      params: { kind: 'beret' },
      materials: felt('#8a1c28', '#17171a', '#701620', { band: { base: 'leather', color: '#17171a' } }),
    },
    'jester hat': {
      params: { kind: 'jester' },
      materials: felt('#8a1c6a', '#e0b02c', '#2f8a5a', { band: { base: 'fabric', color: '#e0b02c' }, metal: gold }),
    },
    'police hat': {
      params: { kind: 'peaked' },
      materials: felt('#1b2a52', '#17171c', '#3a4a7a', {
        band: { base: 'leather', color: '#14141a', scale: 0.3, rough: 0.25 },
        metal: { base: 'silver', color: '#dcdad4' },
      }),
    },
    'peaked cap': {
      params: { kind: 'peaked' },
      materials: felt('#5a6038', '#3a2a1c', '#a8322c', {
        band: { base: 'leather', color: '#3a2a1c', scale: 0.3, rough: 0.3 },
        metal: gold,
      }),
    },
    'captain hat': {
      params: { kind: 'peaked' },
      materials: felt('#f2f0ea', '#17171c', '#d6a83c', {
        band: { base: 'leather', color: '#14141a', scale: 0.3, rough: 0.25 },
        metal: gold,
      }),
    },
    ushanka: {
      params: { kind: 'ushanka' },
      materials: {
        hat: { base: 'leather', color: '#4a3626', scale: 0.3 },
        trim: { base: 'fur', color: '#6b5038', scale: 0.5 },
        band: { base: 'leather', color: '#3a2a1c', scale: 0.3, rough: 0.3 },
        metal: { base: 'enamel', color: '#c8201c' },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const parts = hatParts(read.word(params, 'kind'), rng);
    const low = Math.min(...parts.map((p) => roughBounds(p.shape)[1]));
    for (const { name, slot, shape, detail, twoSided } of parts)
      b.add(name, slot, solid.put(shape, [0, -low, 0]), {
        ...(detail ? { detail } : {}),
        ...(twoSided ? { twoSided } : {}),
      });
    return { parts: b.parts };
  },
};
