import { belt, buttons, collar, tie } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import { top, trousers } from '../wardrobe/garments.ts';
import { lapels } from '../wardrobe/lapels.ts';
import { addShoes } from '../wardrobe/shoes.ts';
import type { Outfit } from './types.ts';

const RUBBER = { base: 'rubber', color: '#e9e6de' } as const;
const DARK = { base: 'rubber', color: '#1d1a18' } as const;

/** Clothes of every day. */
export const PLAIN_OUTFITS: Readonly<Record<string, Outfit>> = {
  casual: {
    who: { hair: 'short', hairFemale: 'long' },
    dress(d) {
      trousers(d);
      top(d, { name: 'shirt', sleeves: 0.56, ease: 0.0085 });
      collar(d, { height: 0.008, flare: 0.002, at: 0.975, name: 'shirt collar' });
      addShoes(d, { name: 'shoe', top: 1.95, material: 'shoes', sole: RUBBER, laces: 'under' });
    },
  },
  dress: {
    who: { sex: 'female', hair: 'wavy' },
    materials: { top: { color: '#b83a5e' }, shoes: { color: '#6a2033' } },
    dress(d) {
      top(d, {
        name: 'bodice',
        sleeves: 0.3,
        low: 0.32,
        high: 0.95,
        ease: 0.004,
        hem: 0,
        scoop: 0.05,
        folds: 0.002,
        puff: 0.004,
      });
      drape(d, 'skirt', 'top', { from: 0.36, hem: 0.46, ease: 0.006, flare: 0.045, folds: 14, depth: 0.008 });
      belt(d, { at: 0.36, wide: 0.02, ease: 0.011, material: 'trim', buckle: null });
      addShoes(d, { name: 'shoe', top: 2.35, material: 'shoes', sole: DARK, heel: 0.008, ease: 0.003 });
    },
  },
  business: {
    who: { hair: 'slick', hairFemale: 'bun' },
    materials: {
      top: { base: 'fabric', color: '#2a3246' },
      bottom: { base: 'fabric', color: '#2a3246' },
      trim: { base: 'silk', color: '#8a1f2c' },
      shoes: { color: '#1c1512', rough: 0.25 },
      metal: { base: 'plastic', color: '#14161c' },
    },
    dress(d) {
      trousers(d, { folds: 0.005 });
      top(d, {
        name: 'shirt',
        material: 'under',
        sleeves: 1.97,
        low: 0.25,
        ease: 0.004,
        hem: 0,
        cuff: 0.001,
        folds: 0.002,
      });
      tie(d, { lift: 0.0075 });
      collar(d, { material: 'under', height: 0.02, flare: 0.005, open: 0.12, name: 'shirt collar', point: 0.2 });
      top(d, {
        name: 'jacket',
        sleeves: 1.88,
        low: 0.03,
        ease: 0.0125,
        hem: 0.006,
        v: 0.48,
        folds: 0.006,
        cuff: 0.002,
        thick: 0.006,
      });
      lapels(d, { v: 0.48, lift: 0.0165 });
      buttons(d, { from: 0.3, to: 0.44, n: 2, lift: 0.019 });
      addShoes(d, { name: 'shoe', top: 1.98, material: 'shoes', sole: DARK, heel: 0.006 });
    },
  },
};
