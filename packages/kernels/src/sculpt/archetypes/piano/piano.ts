import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildGrand } from './grand.ts';
import { pianoPalettes } from './palettes.ts';
import { buildKeyboard, buildUpright } from './upright.ts';

/** Pianos with all 88 keys: grand with its lid up, upright, stage keyboard on a stand. */
export const piano: Archetype = {
  name: 'piano',
  kind: 'instrument',
  size: { length: 1.6 },
  params: {
    kind: { type: 'choice', of: ['grand', 'upright', 'keyboard'], default: 'grand', about: 'Kind of piano.' },
    bench: { type: 'flag', default: true, about: 'A bench before it.' },
  },
  slots: {
    case: {
      material: { base: 'paint', color: '#121214', rough: 0.1, clearcoat: 1 },
      words: ['case', 'body', 'lid', 'piano'],
      main: true,
    },
    white: { material: { base: 'porcelain', color: '#f4f1e8', rough: 0.16 }, words: ['white key', 'key'] },
    black: { material: { base: 'plastic', color: '#121213', rough: 0.25 }, words: ['black key'] },
    plate: { material: { base: 'gold', color: '#c79a44', rough: 0.4 }, words: ['plate', 'frame', 'harp'] },
    metal: { material: { base: 'brass', color: '#d0a64c' }, words: ['pedal', 'hinge', 'caster', 'metal'] },
    strings: { material: { base: 'steel', color: '#c4c4c2' }, words: ['string'] },
    seat: { material: { base: 'leather', color: '#1c1a1a' }, words: ['seat', 'bench', 'stool'] },
    paper: { material: { base: 'paper', color: '#f2ecdc' }, words: ['paper', 'music', 'sheet music'] },
  },
  palettes: pianoPalettes,
  presets: {
    piano: { size: { width: 1.5 } },
    'grand piano': { size: { width: 1.5 } },
    'upright piano': {
      open: ['case'],
      params: { kind: 'upright' },
      materials: { case: { base: 'wood', color: '#5e301a', color2: '#40200f', rough: 0.2 } },
      size: { height: 1.25 },
    },
    'musical keyboard': {
      params: { kind: 'keyboard', bench: false },
      materials: {
        case: { base: 'plastic', color: '#1e2024', clearcoat: 0, rough: 0.45 },
        metal: { base: 'steel', color: '#3a3c40' },
      },
      size: { height: 0.86 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const bench = read.flag(params, 'bench');
    if (kind === 'keyboard') buildKeyboard(b, rng);
    else if (kind === 'upright') buildUpright(b, bench, rng);
    else buildGrand(b, bench, rng);
    return { parts: b.parts };
  },
};
