import { pole } from '../props/pole.ts';
import { cape } from '../wardrobe/cape.ts';
import { belt } from '../wardrobe/details.ts';
import { wear } from '../wardrobe/dress.ts';
import { hood } from '../wardrobe/face-wear.ts';
import { trousers } from '../wardrobe/garments.ts';
import { addShoes } from '../wardrobe/shoes.ts';
import { robe } from './pieces.ts';
import type { Outfit } from './types.ts';

/** Little to wear, and those of whom only the clothes are seen. */
export const BARE_OUTFITS: Readonly<Record<string, Outfit>> = {
  swimwear: {
    who: { hair: 'short', hairFemale: 'ponytail' },
    materials: { bottom: { base: 'fabric', color: '#d8402a' }, top: { base: 'fabric', color: '#d8402a' } },
    dress(d) {
      trousers(d, { name: 'swim trunks', low: 0.34, high: 0.24, ease: 0.004, wide: 0.004, folds: 0.006 });
      if (d.body.figure.female > 0.4)
        wear(d, 'swimsuit', 'top', { trunk: [0.2, 0.84], scoop: 0.05 }, { ease: 0.0025, thick: 0.003, folds: 0 });
    },
  },
  mannequin: {
    who: { hair: 'none' },
    materials: { top: { base: 'plastic', color: '#d8c8b0' }, skin: { base: 'plastic', color: '#d8c8b0' } },
    dress(d) {
      trousers(d, { name: 'shorts', material: 'top', low: 0.2, high: 0.25, ease: 0.0022, wide: 0, folds: 0 });
    },
  },
  reaper: {
    who: { masked: false, hair: 'none', species: 'zombie', face: { gaunt: 1.5 } },
    arms: { right: 'staff' },
    materials: {
      top: { base: 'canvas', color: '#1d1c20', wear: 0.6 },
      hat: { base: 'canvas', color: '#1a191d' },
      cape: { base: 'canvas', color: '#161519' },
      skin: { base: 'bone', color: '#d8d0ba' },
      eyes: { color: '#ff4a1c' },
    },
    dress(d) {
      robe(d, { flare: 0.06, sleeves: 1.94, cuff: 0.06 });
      hood(d, { deep: 0.12 });
      cape(d, { hem: 0.02, wide: 104, flare: 0.08 });
      belt(d, { at: 0.34, wide: 0.02, ease: 0.018, buckle: null, material: { base: 'rope', color: '#6a5a3c' } });
      addShoes(d, { name: 'boot', top: 1.8, material: 'hat', sole: 'hat' });
    },
    hold: (d) => pole(d, 'right', { head: 'scythe', over: 0.85 }),
  },
};
