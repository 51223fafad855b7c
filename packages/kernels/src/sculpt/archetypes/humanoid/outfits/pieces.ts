import { collar } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import { type Dress, type Material, wear } from '../wardrobe/dress.ts';
import { top, trousers } from '../wardrobe/garments.ts';
import { lapels } from '../wardrobe/lapels.ts';
import { addShoes } from '../wardrobe/shoes.ts';

/** A long robe: a wide coat of the trunk and a skirt to the ground. */
export function robe(
  d: Dress,
  o: {
    flare?: number;
    sleeves?: number;
    cuff?: number;
    scoop?: number;
    hem?: number;
    material?: string;
    ease?: number;
  },
): void {
  const material = o.material ?? 'top';
  top(d, {
    name: 'robe',
    material,
    sleeves: o.sleeves ?? 1.9,
    low: 0.3,
    ease: o.ease ?? 0.009,
    cuff: o.cuff ?? 0.03,
    scoop: o.scoop,
    folds: 0.009,
  });
  drape(d, 'robe skirt', material, {
    from: 0.36,
    hem: o.hem ?? 0.035,
    ease: 0.011,
    flare: o.flare ?? 0.06,
    folds: 11,
    depth: 0.012,
  });
}

/** A hood that lies on the shoulders. */
export function hoodDown(d: Dress): void {
  collar(d, { material: 'cape', height: 0.02, flare: 0.035, open: 0.35, ease: 0.014, name: 'hood', at: 0.965 });
}

/** A doctor's coat, open in front, over shirt and trousers. */
export function labCoat(d: Dress): void {
  trousers(d, { folds: 0.006 });
  top(d, { name: 'shirt', material: 'under', sleeves: 1.96, low: 0.26, ease: 0.004, folds: 0.002 });
  collar(d, { material: 'under', height: 0.018, flare: 0.006, open: 0.14, name: 'shirt collar' });
  top(d, { name: 'coat', sleeves: 1.88, low: 0.2, ease: 0.012, v: 0.46, folds: 0.006, thick: 0.005 });
  drape(d, 'coat tails', 'top', {
    from: 0.28,
    hem: 0.5,
    ease: 0.014,
    flare: 0.025,
    folds: 8,
    depth: 0.006,
    round: 0.94,
  });
  lapels(d, { v: 0.46, lift: 0.016 });
  addShoes(d, { name: 'shoe', top: 1.96, material: 'shoes', sole: { base: 'rubber', color: '#1c1a18' }, heel: 0.005 });
}

/** An apron tied round the waist. */
export function apron(d: Dress, material: Material, from: number, hem: number): void {
  drape(d, 'apron', material, { from, hem, ease: 0.019, flare: 0.022, folds: 6, depth: 0.006, round: 1 });
  wear(d, 'apron strings', material, { trunk: [from - 0.02, from + 0.02] }, { ease: 0.0205, thick: 0.005 });
}
