import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildFlats, buildOffice, buildTwin } from './blocks.ts';
import { buildDeco, buildStepped } from './crowned-towers.ts';
import { buildGlass, buildShard, buildTwisted } from './glass-towers.ts';
import { skyscraperPalettes } from './palettes.ts';

const STONE = {
  facade: { base: 'stone', color: '#c2b598' },
  frame: { base: 'aluminium', color: '#5a5650' },
  glass: { base: 'glass', color: '#28323a', rough: 0.12, transmission: 0 },
};

/** Tall buildings: glass tower, art deco, twisted, bundled tubes, shard, twins, office block, block of flats. */
export const skyscraper: Archetype = {
  name: 'skyscraper',
  kind: 'building',
  size: { height: 90 },
  params: {
    kind: {
      type: 'choice',
      of: ['glass', 'deco', 'twisted', 'stepped', 'shard', 'twin', 'office', 'flats'],
      default: 'glass',
      about: 'Kind of tower.',
      vary: { glass: 4, deco: 3, twisted: 2, stepped: 1, shard: 1 },
    },
    floors: {
      type: 'number',
      min: 0,
      max: 40,
      default: 0,
      about: 'Storeys that are modelled; 0 leaves it to the kind.',
    },
  },
  slots: {
    facade: {
      material: { base: 'paint', color: '#c6ccd0', rough: 0.45 },
      words: ['facade', 'wall', 'building', 'tower', 'pier'],
      main: true,
    },
    glass: {
      material: { base: 'glass', color: '#34566e', rough: 0.08, transmission: 0 },
      words: ['window', 'glass', 'pane'],
    },
    frame: {
      material: { base: 'paint', color: '#8d979d', rough: 0.5 },
      words: ['frame', 'spandrel', 'mullion', 'ledge'],
    },
    crown: {
      material: { base: 'brushed-steel', color: '#a8adb2' },
      words: ['crown', 'spire', 'antenna', 'mast', 'canopy', 'railing'],
    },
    roof: { material: { base: 'concrete', color: '#77787a' }, words: ['roof'] },
    base: { material: { base: 'concrete', color: '#a8a399' }, words: ['base', 'plaza', 'balcony'] },
    entrance: {
      material: { base: 'glass', color: '#1f2a30', rough: 0.1, transmission: 0 },
      words: ['entrance', 'door'],
    },
    glow: { material: { base: 'lamp', color: '#fff0cc', color2: '#ffdc9a' }, words: ['light', 'sign', 'lamp'] },
  },
  palettes: skyscraperPalettes,
  presets: {
    skyscraper: { size: { height: 90 } },
    'glass skyscraper': { params: { kind: 'glass' }, size: { height: 92 } },
    'office building': { params: { kind: 'office' }, size: { height: 34 } },
    'empire state building': { params: { kind: 'deco' }, materials: STONE, size: { height: 116 } },
    'art deco skyscraper': {
      params: { kind: 'deco' },
      open: ['facade', 'frame', 'glass'],
      materials: STONE,
      size: { height: 116 },
    },
    'chrysler building': {
      params: { kind: 'deco' },
      materials: { ...STONE, facade: { base: 'stone', color: '#c9c6bf' }, crown: { base: 'chrome', color: '#d4d6d8' } },
      size: { height: 116 },
    },
    'twisted skyscraper': { params: { kind: 'twisted' }, size: { height: 98 } },
    'burj khalifa': {
      params: { kind: 'stepped' },
      materials: { facade: { color: '#c8cdd2' }, glass: { color: '#4d6a80' }, frame: { color: '#aab4bb' } },
      size: { height: 98 },
    },
    'stepped skyscraper': { params: { kind: 'stepped' }, size: { height: 98 } },
    shard: {
      params: { kind: 'shard' },
      materials: { glass: { color: '#6f93aa' }, facade: { color: '#d0d6da' } },
      size: { height: 84 },
    },
    'twin towers': { params: { kind: 'twin' }, size: { height: 90 } },
    'petronas towers': {
      params: { kind: 'twin' },
      materials: { facade: { base: 'brushed-steel', color: '#c4c9cc' }, glass: { color: '#3f5a66' } },
      size: { height: 90 },
    },
    'apartment building': {
      params: { kind: 'flats' },
      open: ['facade', 'frame', 'glass'],
      materials: {
        facade: { base: 'brick', color: '#96523c' },
        frame: { base: 'stone', color: '#d8cfbc' },
        glass: { color: '#26343e' },
        crown: { base: 'iron', color: '#2c2e30' },
      },
      size: { height: 38 },
    },
    'futuristic building': {
      params: { kind: 'twisted' },
      materials: { facade: { base: 'paint', color: '#eef2f4' }, glass: { color: '#1f7f9a' } },
      size: { height: 98 },
    },
    'cyberpunk building': {
      params: { kind: 'glass' },
      materials: {
        facade: { base: 'aluminium', color: '#2a2c38' },
        glass: { base: 'lamp', color: '#7a3ad0', color2: '#3a1c7a' },
        frame: { color: '#1e2028' },
        glow: { color: '#ff4ab0', color2: '#ff2a9a' },
        crown: { base: 'lamp', color: '#3ae0f0', color2: '#1ab0d0' },
      },
      size: { height: 92 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('skyscraper');
    const kind = read.word(params, 'kind');
    const floors = Math.round(read.num(params, 'floors'));
    if (kind === 'deco') buildDeco(b, floors, taste);
    else if (kind === 'twisted') buildTwisted(b, floors, taste);
    else if (kind === 'stepped') buildStepped(b, floors, taste);
    else if (kind === 'shard') buildShard(b, floors);
    else if (kind === 'twin') buildTwin(b, floors);
    else if (kind === 'office') buildOffice(b, floors);
    else if (kind === 'flats') buildFlats(b, floors, taste);
    else buildGlass(b, floors, taste);
    return { parts: b.parts };
  },
};
