import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildStone, buildSwords } from './grim.ts';
import { thronePalettes } from './palettes.ts';
import { buildRoyal } from './royal.ts';

/** Thrones: gilded royal, gothic with spires, hewn stone or ice, of swords, with skulls. */
export const throne: Archetype = {
  name: 'throne',
  kind: 'furniture',
  size: { height: 1.6 },
  params: {
    design: {
      type: 'choice',
      of: ['any', 'royal', 'gothic', 'stone', 'swords'],
      default: 'any',
      about: 'Design; any lets the seed choose royal or gothic.',
    },
    skulls: { type: 'flag', default: false, about: 'Skulls on arms and crest.' },
    steps: { type: 'flag', default: true, about: 'Whether it stands on steps.' },
  },
  slots: {
    cushion: {
      material: { base: 'velvet', color: '#8a1c28' },
      words: ['cushion', 'seat', 'back', 'upholstery', 'velvet'],
      main: true,
    },
    frame: {
      material: { base: 'gold', color: '#d9a93f' },
      words: ['frame', 'arm', 'leg', 'ornament', 'crest', 'spike'],
    },
    wood: { material: { base: 'dark-wood', color: '#4a2c1a' }, words: ['wood', 'panel'] },
    stone: { material: { base: 'marble', color: '#cfc8bb' }, words: ['step', 'base', 'platform', 'stone'] },
    carpet: { material: { base: 'fabric', color: '#7a1822' }, words: ['carpet', 'rug'] },
    gem: { material: { base: 'crystal', color: '#1f5fb0', rough: 0.08 }, words: ['gem', 'jewel'] },
    bone: { material: { base: 'bone', color: '#e0d6be' }, words: ['skull', 'bone'] },
  },
  palettes: thronePalettes,
  presets: {
    throne: {},
    'golden throne': { params: { design: 'royal' }, materials: { wood: { base: 'gold', color: '#d9a93f' } } },
    'king throne': { params: { design: 'royal' } },
    'iron throne': {
      params: { design: 'swords' },
      materials: {
        frame: { base: 'iron', color: '#6a6d70' },
        cushion: { base: 'iron', color: '#55585b' },
        stone: { base: 'stone', color: '#6d6a66' },
      },
    },
    'ice throne': {
      params: { design: 'stone' },
      materials: {
        frame: { base: 'ice', color: '#a8d4e6' },
        stone: { base: 'snow', color: '#eef2f6' },
        wood: { base: 'ice', color: '#8cc4dc' },
        gem: { color: '#5ab8f0' },
      },
    },
    'stone throne': {
      params: { design: 'stone' },
      materials: {
        frame: { base: 'stone', color: '#8a867d' },
        wood: { base: 'stone', color: '#7a766e' },
        stone: { base: 'cut-stone', color: '#9c9486' },
      },
    },
    'skull throne': {
      params: { design: 'gothic', skulls: true },
      materials: {
        frame: { base: 'bone', color: '#d8cdb4' },
        wood: { base: 'dark-wood', color: '#2a1e18' },
        stone: { base: 'stone', color: '#4c4a48' },
      },
    },
    'dark throne': {
      params: { design: 'gothic' },
      materials: {
        frame: { base: 'iron', color: '#35353a' },
        wood: { base: 'obsidian', color: '#1b1a20' },
        stone: { base: 'stone', color: '#3c3a3a' },
      },
    },
    'demon throne': {
      params: { design: 'gothic', skulls: true },
      materials: {
        frame: { base: 'obsidian', color: '#1e1c22' },
        wood: { base: 'obsidian', color: '#1b1a20' },
        stone: { base: 'lava', color: '#1f1816' },
      },
    },
    'elven throne': {
      params: { design: 'gothic' },
      materials: {
        frame: { base: 'silver', color: '#dedcd6' },
        wood: { base: 'wood', color: '#c9b28c' },
        cushion: { color: '#2f6a4a' },
      },
    },
    'bishop throne': { params: { design: 'gothic' }, materials: { frame: { base: 'wood', color: '#6b4426' } } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('throne');
    const asked = read.word(params, 'design');
    const design = asked === 'any' ? taste.pick(['royal', 'gothic']) : asked;
    const steps = read.flag(params, 'steps');
    const skulls = read.flag(params, 'skulls');
    const y = steps ? 0.24 : 0;
    if (design === 'stone') buildStone(b, y, taste);
    else if (design === 'swords') buildSwords(b, y, taste);
    else buildRoyal(b, y, design === 'gothic', skulls, taste);
    return { parts: b.parts, sockets: { seat: { at: [0, y + 0.52, 0.06], dir: [0, 1, 0], size: 0.6 } } };
  },
};
