import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildRadio, buildWatch, buildWaterTank } from './frame-towers.ts';
import { towerPalettes } from './palettes.ts';
import { buildRound, buildWizard } from './round-towers.ts';
import { buildBell, buildClock, buildPisa } from './square-towers.ts';

const KINDS = ['any', 'wizard', 'round', 'watch', 'bell', 'clock', 'pisa', 'radio', 'water'] as const;
const BUILD = {
  wizard: buildWizard,
  round: buildRound,
  watch: buildWatch,
  bell: buildBell,
  clock: buildClock,
  pisa: buildPisa,
  radio: buildRadio,
  water: buildWaterTank,
} as const;

/** Towers: wizards', battlemented, wooden watchtowers, bell and clock towers, leaning, radio masts, water towers. */
export const tower: Archetype = {
  name: 'tower',
  kind: 'building',
  size: { height: 20 },
  params: {
    kind: {
      type: 'choice',
      of: KINDS,
      default: 'any',
      about: 'Kind of tower; any lets the seed choose wizard, round or bell.',
    },
    flag: { type: 'flag', default: true, about: 'A flag on top, where it suits.' },
  },
  slots: {
    walls: {
      material: { base: 'cut-stone', color: '#9a9284' },
      words: ['wall', 'tower', 'stone', 'body', 'mast'],
      main: true,
    },
    roof: { material: { base: 'slate', color: '#3f4f78' }, words: ['roof', 'spire', 'cap'] },
    trim: { material: { base: 'oak', color: '#6b4a2e' }, words: ['trim', 'frame', 'beam', 'timber', 'wood'] },
    windows: { material: { base: 'tinted-glass', color: '#2a3440', transmission: 0 }, words: ['window', 'glass'] },
    door: { material: { base: 'planks', color: '#5a3a22' }, words: ['door'] },
    stone: { material: { base: 'stone', color: '#7f7a70' }, words: ['battlement', 'base', 'sill', 'step'] },
    metal: { material: { base: 'iron', color: '#33312e' }, words: ['metal', 'iron', 'finial', 'antenna'] },
    flag: { material: { base: 'fabric', color: '#b01e2a' }, words: ['flag', 'banner', 'pennant'] },
    bell: { material: { base: 'bronze', color: '#a8783c' }, words: ['bell'] },
    clock: { material: { base: 'porcelain', color: '#f2eddf' }, words: ['clock', 'face', 'dial'] },
    glow: { material: { base: 'lamp', color: '#ffd27a', color2: '#ffb03a' }, words: ['light', 'lamp', 'glow'] },
    plants: { material: { base: 'foliage', color: '#4a7034' }, words: ['ivy', 'plant', 'grass'] },
  },
  palettes: towerPalettes,
  presets: {
    tower: {},
    'wizard tower': {
      params: { kind: 'wizard' },
      materials: { windows: { base: 'lamp', color: '#ffd98a', color2: '#ffb84a' } },
    },
    'sorcerer tower': {
      params: { kind: 'wizard' },
      materials: { windows: { base: 'lamp', color: '#b07af0', color2: '#8a4ae0' } },
    },
    'dark tower': {
      params: { kind: 'wizard' },
      materials: {
        walls: { base: 'cut-stone', color: '#3a383c' },
        roof: { base: 'slate', color: '#1f1c26' },
        windows: { base: 'lamp', color: '#ff6a3a', color2: '#e0401c' },
      },
    },
    watchtower: {
      params: { kind: 'watch' },
      materials: { walls: { base: 'wood', color: '#8a6440' }, roof: { base: 'shingles', color: '#6b4c30' } },
    },
    'bell tower': {
      params: { kind: 'bell' },
      materials: { walls: { base: 'brick', color: '#a8614a' }, roof: { base: 'roof-tile', color: '#8f4630' } },
    },
    'clock tower': {
      params: { kind: 'clock' },
      materials: { walls: { base: 'cut-stone', color: '#b8a47c' }, roof: { base: 'slate', color: '#3f4850' } },
    },
    'leaning tower of pisa': {
      params: { kind: 'pisa', flag: false },
      materials: { walls: { base: 'marble', color: '#ece6da' } },
    },
    'water tower': {
      params: { kind: 'water' },
      materials: { walls: { base: 'planks', color: '#8a6844' }, roof: { base: 'shingles', color: '#5c4632' } },
    },
    'radio tower': { params: { kind: 'radio' }, materials: { walls: { base: 'paint', color: '#c8281e' } } },
    'stone tower': { params: { kind: 'round' } },
    'castle tower': { params: { kind: 'round' } },
    'archer tower': { params: { kind: 'round' } },
    'rapunzel tower': { params: { kind: 'wizard' }, materials: { roof: { base: 'slate', color: '#8a4a7a' } } },
    belfry: { params: { kind: 'bell' } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('tower');
    const asked = read.word(params, 'kind');
    const kind = asked === 'any' ? taste.pick(['wizard', 'round', 'bell']) : asked;
    BUILD[kind as keyof typeof BUILD](b, taste, read.flag(params, 'flag'));
    return { parts: b.parts };
  },
};
