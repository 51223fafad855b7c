import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildPagoda, buildShrine, buildTorii } from './eastern.ts';
import { buildGreek, buildStepped } from './stone.ts';

/** Temples: Greek and Roman, pagoda, shrine, torii gate, Hindu tower, ruins. */
export const temple: Archetype = {
  name: 'temple',
  kind: 'building',
  size: { height: 14 },
  params: {
    kind: {
      type: 'choice',
      of: ['greek', 'pagoda', 'shrine', 'torii', 'hindu'],
      default: 'greek',
      about: 'Kind of temple.',
    },
    columns: { type: 'number', min: 4, max: 8, default: 6, about: 'Columns in front.' },
    order: { type: 'choice', of: ['doric', 'ionic', 'corinthian'], default: 'doric', about: 'Order of the columns.' },
    ruined: { type: 'flag', default: false, about: 'Whether time has had its way.' },
    tiers: { type: 'number', min: 2, max: 7, default: 5, about: 'Roofs of a pagoda.' },
  },
  slots: {
    stone: {
      material: { base: 'marble', color: '#ddd5c4', scale: 9, rough: 0.6, clearcoat: 0 },
      words: ['stone', 'column', 'wall', 'marble', 'post', 'body'],
      main: true,
    },
    roof: { material: { base: 'roof-tile', color: '#a5593c' }, words: ['roof', 'tile'] },
    base: { material: { base: 'cut-stone', color: '#b3a890' }, words: ['base', 'step', 'platform'] },
    trim: { material: { base: 'paint', color: '#b8863c' }, words: ['trim', 'frieze', 'ornament', 'bracket'] },
    wood: { material: { base: 'wood', color: '#6b4226' }, words: ['wood', 'beam', 'door'] },
    paper: { material: { base: 'paper', color: '#f2ead6' }, words: ['paper', 'screen', 'wall panel'] },
    gold: { material: { base: 'gold', color: '#dcae46' }, words: ['gold', 'finial', 'statue'] },
    plants: { material: { base: 'foliage', color: '#4f7434' }, words: ['ivy', 'moss', 'grass'] },
  },
  presets: {
    temple: {},
    'greek temple': {},
    'roman temple': { params: { order: 'corinthian' } },
    parthenon: { params: { columns: 8 } },
    'temple ruins': { params: { ruined: true } },
    'ancient temple': { params: { ruined: true } },
    pagoda: {
      params: { kind: 'pagoda' },
      materials: {
        stone: { base: 'paint', color: '#a8281e' },
        roof: { base: 'slate', color: '#37474a' },
        trim: { base: 'paint', color: '#d8a83c' },
      },
    },
    shrine: {
      params: { kind: 'shrine' },
      materials: { stone: { base: 'wood', color: '#8a5a34' }, roof: { base: 'thatch', color: '#6b5538' } },
    },
    'japanese temple': {
      params: { kind: 'shrine' },
      materials: { stone: { base: 'paint', color: '#a8321e' }, roof: { base: 'slate', color: '#3c4448' } },
    },
    dojo: {
      params: { kind: 'shrine' },
      materials: { stone: { base: 'dark-wood', color: '#4a3020' }, roof: { base: 'slate', color: '#363c40' } },
    },
    teahouse: {
      params: { kind: 'shrine' },
      materials: { stone: { base: 'wood', color: '#7a5230' }, roof: { base: 'thatch', color: '#80683c' } },
    },
    'forbidden city': {
      params: { kind: 'shrine' },
      materials: { stone: { base: 'paint', color: '#a8241c' }, roof: { base: 'roof-tile', color: '#d0982c' } },
    },
    torii: { params: { kind: 'torii' }, materials: { stone: { base: 'paint', color: '#c8341c' } } },
    'hindu temple': { params: { kind: 'hindu' }, materials: { stone: { base: 'sandstone', color: '#c69a68' } } },
    'angkor wat': { params: { kind: 'hindu' }, materials: { stone: { base: 'cut-stone', color: '#8a8474' } } },
    borobudur: { params: { kind: 'hindu' }, materials: { stone: { base: 'cut-stone', color: '#6f6c66' } } },
    stupa: { params: { kind: 'hindu' } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('temple');
    const kind = read.word(params, 'kind');
    if (kind === 'pagoda') buildPagoda(b, Math.round(read.num(params, 'tiers')), taste);
    else if (kind === 'shrine') buildShrine(b, taste);
    else if (kind === 'torii') buildTorii(b);
    else if (kind === 'hindu') buildStepped(b, taste);
    else
      buildGreek(
        b,
        Math.round(read.num(params, 'columns')),
        read.word(params, 'order') as 'doric',
        read.flag(params, 'ruined'),
        taste,
      );
    return { parts: b.parts };
  },
};
