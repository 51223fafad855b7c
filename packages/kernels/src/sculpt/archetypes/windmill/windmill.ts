import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildTurbine, buildWaterMill } from './others.ts';
import { windmillPalettes } from './palettes.ts';
import { buildTowerMill } from './tower-mill.ts';

/** Windmills: Dutch tower mill, post mill, wind turbine, watermill. */
export const windmill: Archetype = {
  name: 'windmill',
  kind: 'building',
  size: { height: 14 },
  params: {
    kind: { type: 'choice', of: ['tower', 'post', 'turbine', 'watermill'], default: 'tower', about: 'Kind of mill.' },
    sails: { type: 'number', min: 3, max: 8, default: 4, about: 'Sails or blades.' },
    turn: { type: 'number', min: 0, max: 90, default: 24, unit: 'degrees', about: 'How far the sails have turned.' },
  },
  slots: {
    walls: { material: { base: 'shingles', color: '#6b4f38' }, words: ['wall', 'body', 'tower', 'mast'], main: true },
    stone: { material: { base: 'brick', color: '#96503a' }, words: ['stone', 'base', 'foot', 'brick'] },
    roof: { material: { base: 'thatch', color: '#8a6c3c' }, words: ['roof', 'cap'] },
    trim: { material: { base: 'paint', color: '#f0ece0' }, words: ['trim', 'frame', 'gallery', 'railing'] },
    sails: { material: { base: 'planks', color: '#8a6238' }, words: ['sail', 'blade', 'vane'] },
    cloth: { material: { base: 'canvas', color: '#ece2cc' }, words: ['cloth', 'canvas'] },
    windows: { material: { base: 'tinted-glass', color: '#26323c', transmission: 0 }, words: ['window', 'glass'] },
    door: { material: { base: 'planks', color: '#2f5a3c' }, words: ['door'] },
    metal: { material: { base: 'iron', color: '#2c2b2a' }, words: ['metal', 'axle', 'hub'] },
    water: { material: { base: 'glass', color: '#4a92a8', rough: 0.1, transmission: 0.3 }, words: ['water', 'stream'] },
  },
  palettes: windmillPalettes,
  presets: {
    windmill: {},
    'wind turbine': {
      params: { kind: 'turbine', sails: 3, turn: 12 },
      materials: {
        walls: { base: 'paint', color: '#f0f1f1', rough: 0.35 },
        sails: { base: 'paint', color: '#f2f3f3', rough: 0.3 },
        stone: { base: 'concrete', color: '#9a9893' },
      },
    },
    'toy windmill': {},
    'post mill': { params: { kind: 'post' }, materials: { walls: { base: 'planks', color: '#8a6a48' } } },
    watermill: {
      params: { kind: 'watermill' },
      materials: {
        walls: { base: 'plaster', color: '#e4d9c2' },
        stone: { base: 'cut-stone', color: '#8f887a' },
        roof: { base: 'roof-tile', color: '#8f4630' },
      },
    },
    sawmill: {
      params: { kind: 'watermill' },
      materials: { walls: { base: 'planks', color: '#8a6238' }, roof: { base: 'shingles', color: '#5f4630' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('windmill');
    const kind = read.word(params, 'kind');
    const sails = Math.round(read.num(params, 'sails'));
    const turn = read.num(params, 'turn');
    if (kind === 'turbine') buildTurbine(b, sails, turn);
    else if (kind === 'watermill') buildWaterMill(b, taste);
    else buildTowerMill(b, kind === 'post', sails, turn, taste);
    return { parts: b.parts };
  },
};
