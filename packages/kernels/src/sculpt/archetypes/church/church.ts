import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildChapel } from './chapel.ts';
import { buildMosque, buildOnion } from './domed.ts';
import { buildCathedral } from './gothic.ts';
import { churchPalettes } from './palettes.ts';

/** Houses of worship: village church, chapel, cathedral, mosque, orthodox church. */
export const church: Archetype = {
  name: 'church',
  kind: 'building',
  size: { height: 20 },
  params: {
    kind: {
      type: 'choice',
      of: ['church', 'chapel', 'cathedral', 'mosque', 'orthodox'],
      default: 'church',
      about: 'Kind of house.',
    },
    minarets: { type: 'number', min: 1, max: 4, default: 4, about: 'Minarets of a mosque.' },
  },
  slots: {
    walls: { material: { base: 'plaster', color: '#efe9dc' }, words: ['wall', 'body', 'nave', 'tower'], main: true },
    stone: { material: { base: 'cut-stone', color: '#a39a88' }, words: ['stone', 'buttress', 'base', 'step'] },
    roof: { material: { base: 'slate', color: '#434b56' }, words: ['roof', 'spire', 'steeple'] },
    dome: { material: { base: 'copper', color: '#5f9a86' }, words: ['dome', 'cupola'] },
    trim: { material: { base: 'paint', color: '#f4f1e8' }, words: ['trim', 'frame', 'arch'] },
    windows: {
      material: { base: 'tinted-glass', color: '#2f4f7a', color2: '#7a2f3a', transmission: 0 },
      words: ['window', 'glass', 'rose'],
    },
    door: { material: { base: 'planks', color: '#5a3320' }, words: ['door', 'portal'] },
    metal: { material: { base: 'gold', color: '#d8ab44' }, words: ['cross', 'crescent', 'finial', 'bell', 'metal'] },
  },
  palettes: churchPalettes,
  presets: {
    church: {},
    chapel: { params: { kind: 'chapel' }, materials: { walls: { base: 'planks', color: '#f0ece2' } } },
    'wooden church': {
      params: { kind: 'chapel' },
      materials: { walls: { base: 'planks', color: '#8a6440' }, roof: { base: 'shingles', color: '#5a422c' } },
    },
    'stave church': {
      params: { kind: 'chapel' },
      materials: { walls: { base: 'dark-wood', color: '#4a3020' }, roof: { base: 'shingles', color: '#33241a' } },
    },
    'wedding chapel': { params: { kind: 'chapel' } },
    cathedral: { params: { kind: 'cathedral' }, materials: { walls: { base: 'cut-stone', color: '#b5aa94' } } },
    'gothic church': { params: { kind: 'cathedral' }, materials: { walls: { base: 'cut-stone', color: '#8f887c' } } },
    'gothic cathedral': {
      params: { kind: 'cathedral' },
      materials: { walls: { base: 'cut-stone', color: '#8f887c' } },
    },
    basilica: {
      params: { kind: 'cathedral' },
      materials: { walls: { base: 'cut-stone', color: '#cbbd9c' }, roof: { base: 'roof-tile', color: '#9a5238' } },
    },
    monastery: {
      materials: { walls: { base: 'cut-stone', color: '#a89c86' }, roof: { base: 'roof-tile', color: '#8f4a32' } },
    },
    mosque: {
      params: { kind: 'mosque' },
      materials: { walls: { base: 'plaster', color: '#efe6d2' }, dome: { base: 'ceramic', color: '#2f8aa0' } },
    },
    'blue mosque': {
      params: { kind: 'mosque' },
      materials: { walls: { base: 'cut-stone', color: '#c4c6c4' }, dome: { base: 'paint', color: '#6f8aa8' } },
    },
    'hagia sophia': {
      params: { kind: 'mosque' },
      materials: { walls: { base: 'plaster', color: '#d89a78' }, dome: { base: 'paint', color: '#8f9aa0' } },
    },
    synagogue: { params: { kind: 'orthodox' } },
    'orthodox church': { params: { kind: 'orthodox' }, materials: { dome: { base: 'gold', color: '#dba93c' } } },
    'st basils cathedral': {
      params: { kind: 'orthodox' },
      materials: { walls: { base: 'brick', color: '#b0503c' }, dome: { base: 'ceramic', color: '#2f7a9a' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('church');
    const kind = read.word(params, 'kind');
    if (kind === 'cathedral') buildCathedral(b, taste);
    else if (kind === 'mosque') buildMosque(b, Math.round(read.num(params, 'minarets')), taste);
    else if (kind === 'orthodox') buildOnion(b, taste);
    else buildChapel(b, kind === 'church', taste);
    return { parts: b.parts };
  },
};
