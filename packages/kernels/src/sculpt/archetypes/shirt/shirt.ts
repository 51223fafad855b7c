import type { Archetype } from '../../dsl/archetype.ts';
import { read } from '../../kits/joinery/index.ts';
import { dressForm } from '../humanoid/wardrobe/form.ts';
import { CUTS } from './cuts.ts';
import { shirtPalettes } from './palettes.ts';

/** Shirts, sweaters, vests, jackets, coats, robes and capes, standing as if somebody wore them. */
export const shirt: Archetype = {
  name: 'shirt',
  kind: 'clothing',
  size: { height: 0.72 },
  params: {
    cut: { type: 'choice', of: Object.keys(CUTS), default: 't-shirt', about: 'Which garment.' },
    fit: { type: 'number', min: 0.6, max: 1.6, default: 1, about: 'Girth of who would wear it.', vary: [0.9, 1.15] },
    female: { type: 'flag', default: false, about: 'Cut for a woman.', vary: 0.12 },
  },
  slots: {
    top: {
      material: { base: 'fabric', color: '#3f6ea8' },
      words: ['shirt', 'cloth', 'body', 'sleeve', 'jacket', 'coat', 'robe', 'cape'],
      main: true,
    },
    trim: { material: { base: 'fabric', color: '#33598a' }, words: ['trim', 'collar', 'cuff', 'hem', 'belt'] },
    under: { material: { base: 'fabric', color: '#efece4' }, words: ['lining', 'drawstring', 'undershirt'] },
    metal: { material: { base: 'plastic', color: '#ece6da' }, words: ['button', 'zip', 'buckle', 'clasp'] },
  },
  palettes: shirtPalettes,
  presets: {
    't-shirt': { params: { cut: 't-shirt' } },
    'tank top': { params: { cut: 'tank' } },
    'polo shirt': { params: { cut: 'polo' } },
    'dress shirt': {
      params: { cut: 'shirt' },
      open: ['top'],
      materials: { top: { color: '#f0eee8' }, trim: { color: '#e4e2da' } },
    },
    hoodie: {
      params: { cut: 'hoodie' },
      open: ['top'],
      materials: { top: { color: '#6a6e76' }, trim: { color: '#585c64' } },
    },
    sweater: {
      params: { cut: 'sweater' },
      open: ['top'],
      materials: { top: { base: 'knit', color: '#a8323a' }, trim: { base: 'knit', color: '#8a262e' } },
    },
    vest: {
      params: { cut: 'vest' },
      open: ['top'],
      materials: { top: { color: '#4a4a52' }, trim: { color: '#3a3a42' } },
    },
    jacket: {
      params: { cut: 'jacket' },
      open: ['top'],
      materials: { top: { color: '#3f5a3a' }, trim: { base: 'knit', color: '#26282a' }, metal: { base: 'steel' } },
    },
    'leather jacket': {
      params: { cut: 'jacket' },
      materials: {
        top: { base: 'leather', color: '#241c1a' },
        trim: { base: 'leather', color: '#1a1412' },
        metal: { base: 'steel' },
      },
    },
    'denim jacket': {
      params: { cut: 'jacket' },
      materials: {
        top: { base: 'denim', color: '#4a6a98' },
        trim: { base: 'denim', color: '#3f5a84' },
        metal: { base: 'brass' },
      },
    },
    coat: {
      params: { cut: 'coat' },
      open: ['top'],
      materials: {
        top: { color: '#b0906a' },
        trim: { base: 'leather', color: '#5a3a22' },
        metal: { base: 'plastic', color: '#3a2a1e' },
      },
      size: { height: 1.1 },
    },
    suit: {
      params: { cut: 'suit' },
      materials: { top: { color: '#2a3246' }, trim: { color: '#2a3246' }, metal: { color: '#14161c' } },
    },
    robe: {
      params: { cut: 'robe' },
      open: ['top'],
      materials: { top: { color: '#5a3a7a' }, trim: { base: 'silk', color: '#c8a03c' } },
      size: { height: 1.5 },
    },
    'superhero cape': {
      params: { cut: 'cape' },
      materials: { top: { color: '#a8201c' }, metal: { base: 'gold' } },
      size: { height: 1.5 },
    },
  },
  build({ params, materials, rng }) {
    const female = read.flag(params, 'female');
    const fit = read.num(params, 'fit');
    const dress = CUTS[read.word(params, 'cut')] ?? CUTS['t-shirt'];
    // Cloth hangs from the shoulders: what wears it shows no muscles.
    const figure = {
      female: female ? 0.75 : 0,
      muscle: 0,
      shoulders: 1.06,
      fat: Math.min(0.9, Math.max(0, 0.2 + (fit - 1) * 0.7)),
    };
    const parts = dressForm({ materials, main: 'top', rng, figure }, dress);
    return { parts };
  },
};
