import type { Archetype } from '../../dsl/archetype.ts';
import { read } from '../../kits/joinery/index.ts';
import { belt } from '../humanoid/wardrobe/details.ts';
import { drape } from '../humanoid/wardrobe/drape.ts';
import { type Dress, wear } from '../humanoid/wardrobe/dress.ts';
import { dressForm } from '../humanoid/wardrobe/form.ts';
import { top } from '../humanoid/wardrobe/garments.ts';
import { dressPalettes } from './palettes.ts';

const floor = (d: Dress, from: number, hem: number): number => {
  const { t, positions } = d.body.surface;
  let near = 9;
  let y = 0;
  for (let v = 0; v < t.length; v++)
    if (Math.abs(t[v] - from) < near) {
      near = Math.abs(t[v] - from);
      y = positions[v * 3 + 1];
    }
  return y * hem;
};

const bodice = (
  d: Dress,
  o: { sleeves?: number; high?: number; scoop?: number; puff?: number; cuff?: number; armhole?: number } = {},
): void =>
  top(d, {
    name: 'bodice',
    sleeves: o.sleeves ?? 0.3,
    low: 0.34,
    high: o.high ?? 0.95,
    ease: 0.0045,
    folds: 0.002,
    hem: 0,
    scoop: o.scoop ?? 0.05,
    armhole: o.armhole,
    puff: o.puff ?? 0.006,
    cuff: o.cuff ?? 0,
  });

const sash = (d: Dress, wide = 0.024): void =>
  belt(d, { at: 0.385, wide, ease: 0.012, material: 'trim', buckle: null });

/** Dresses by cut. Each gives the height of its hem. */
const CUTS: Readonly<Record<string, (d: Dress) => number>> = {
  summer(d) {
    bodice(d);
    drape(d, 'skirt', 'top', { from: 0.38, hem: 0.46, ease: 0.006, flare: 0.06, folds: 15, depth: 0.01 });
    sash(d);
    return floor(d, 0.38, 0.46);
  },
  short(d) {
    bodice(d, { sleeves: -1, high: 0.96, scoop: 0.1, armhole: 0.08 });
    drape(d, 'skirt', 'top', { from: 0.38, hem: 0.58, ease: 0.005, flare: 0.045, folds: 11, depth: 0.011 });
    sash(d, 0.018);
    return floor(d, 0.38, 0.58);
  },
  gown(d) {
    bodice(d, { sleeves: 0.22, high: 0.88, scoop: 0.03, puff: 0.02 });
    drape(d, 'gown', 'top', { from: 0.38, hem: 0.025, ease: 0.006, flare: 0.16, folds: 15, depth: 0.013, bell: 0.6 });
    drape(d, 'overskirt', 'trim', {
      from: 0.385,
      hem: 0.42,
      ease: 0.011,
      flare: 0.1,
      folds: 9,
      depth: 0.01,
      bell: 0.78,
      round: 0.8,
    });
    sash(d);
    return floor(d, 0.38, 0.025);
  },
  wedding(d) {
    bodice(d, { sleeves: 1.85, scoop: 0.06, cuff: 0.004 });
    drape(d, 'gown', 'top', { from: 0.38, hem: 0.02, ease: 0.006, flare: 0.15, folds: 17, depth: 0.012, bell: 0.35 });
    drape(d, 'lace overskirt', 'trim', {
      from: 0.385,
      hem: 0.3,
      ease: 0.01,
      flare: 0.12,
      folds: 21,
      depth: 0.008,
      bell: 0.4,
    });
    sash(d, 0.03);
    return floor(d, 0.38, 0.02);
  },
  evening(d) {
    bodice(d, { sleeves: 0.1, high: 0.95, scoop: 0.09 });
    drape(d, 'gown', 'top', { from: 0.38, hem: 0.02, ease: 0.004, flare: 0.035, folds: 8, depth: 0.008 });
    sash(d, 0.02);
    return floor(d, 0.38, 0.02);
  },
  medieval(d) {
    bodice(d, { sleeves: 1.8, scoop: 0.05, cuff: 0.06 });
    drape(d, 'gown', 'top', { from: 0.38, hem: 0.02, ease: 0.007, flare: 0.08, folds: 11, depth: 0.013 });
    belt(d, { at: 0.26, wide: 0.024, ease: 0.02, material: 'trim', buckle: null });
    return floor(d, 0.38, 0.02);
  },
  kimono(d) {
    top(d, { name: 'kimono', sleeves: 1.6, low: 0.32, ease: 0.009, v: 0.18, cuff: 0.075, folds: 0.004, thick: 0.006 });
    drape(d, 'kimono skirt', 'top', { from: 0.36, hem: 0.03, ease: 0.01, flare: 0.012, folds: 4, depth: 0.004 });
    wear(d, 'obi', 'trim', { trunk: [0.3, 0.54] }, { ease: 0.0165, thick: 0.008, folds: 0 });
    belt(d, { at: 0.42, wide: 0.016, ease: 0.022, material: 'metal', buckle: null });
    return floor(d, 0.36, 0.03);
  },
};

/** Dresses and gowns, standing as if somebody wore them. */
export const dress: Archetype = {
  name: 'dress',
  kind: 'clothing',
  size: { height: 1.3 },
  params: {
    cut: { type: 'choice', of: Object.keys(CUTS), default: 'summer', about: 'Which dress.' },
    fit: { type: 'number', min: 0.6, max: 1.6, default: 1, about: 'Girth of who would wear it.', vary: [0.9, 1.1] },
  },
  slots: {
    top: {
      material: { base: 'silk', color: '#b83a5e' },
      words: ['dress', 'gown', 'cloth', 'skirt', 'bodice', 'body'],
      main: true,
    },
    trim: { material: { base: 'silk', color: '#8a2444' }, words: ['sash', 'trim', 'overskirt', 'obi', 'belt', 'lace'] },
    metal: { material: { base: 'gold' }, words: ['cord', 'jewel', 'buckle'] },
  },
  palettes: dressPalettes,
  presets: {
    dress: { openParams: ['fit'] },
    'little black dress': {
      params: { cut: 'short' },
      materials: { top: { base: 'fabric', color: '#1b1b1e', rough: 0.9 }, trim: { color: '#2a2a2e' } },
    },
    'ball gown': { params: { cut: 'gown' }, open: ['top'] },
    'wedding dress': {
      params: { cut: 'wedding' },
      materials: { top: { color: '#f6f3ec' }, trim: { color: '#fdfbf6' } },
    },
    'evening dress': { params: { cut: 'evening' }, open: ['top'] },
    'medieval dress': {
      params: { cut: 'medieval' },
      open: ['top'],
      materials: { top: { base: 'velvet', color: '#2f5a3f' }, trim: { base: 'leather', color: '#6a4a2a' } },
    },
    kimono: { params: { cut: 'kimono' }, open: ['top'] },
  },
  build({ params, materials, rng }) {
    const fit = read.num(params, 'fit');
    const figure = { female: 1, height: 1.7, fat: Math.min(0.9, Math.max(0, 0.16 + (fit - 1) * 0.7)) };
    return { parts: dressForm({ materials, main: 'top', rng, figure }, CUTS[read.word(params, 'cut')] ?? CUTS.summer) };
  },
};
