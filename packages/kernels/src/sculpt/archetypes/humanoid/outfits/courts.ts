import { crown } from '../../crown/crown.ts';
import { pole } from '../props/pole.ts';
import { holdTool } from '../props/tools.ts';
import { cape } from '../wardrobe/cape.ts';
import { belt, buttons, collar } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import { wear } from '../wardrobe/dress.ts';
import { gloves, top, trousers } from '../wardrobe/garments.ts';
import { nemes, turban } from '../wardrobe/headcloth.ts';
import { crownWith } from '../wardrobe/headgear.ts';
import { addShoes } from '../wardrobe/shoes.ts';
import { adorn } from './adorn.ts';
import { marks } from './marks.ts';
import { robe } from './pieces.ts';
import type { Outfit } from './types.ts';

const SOLE = { base: 'leather', color: '#241a14' } as const;
const LEATHER = { base: 'leather', color: '#5a3a22' } as const;
const ERMINE = {
  base: 'wool',
  color: '#f4f1ea',
  scale: 0.5,
  layers: [{ mask: { kind: 'spots', scale: 0.06, size: 0.16 }, material: { color: '#1d1a1c' } }],
} as const;
const boots = (high = 1.35) => ({ name: 'boot', top: high, material: 'shoes', sole: SOLE, heel: 0.006 }) as const;
const shoes = { name: 'shoe', top: 2.1, material: 'shoes', sole: SOLE, heel: 0.006, ease: 0.003 } as const;

/** Courts: kings and queens, and who is dressed like them. */
export const COURT_OUTFITS: Readonly<Record<string, Outfit>> = {
  king: {
    who: { hair: 'mane', beard: 'full', hatted: true, age: 'adult', figure: { fat: 0.34 } },
    arms: { right: 'staff' },
    materials: {
      top: { base: 'velvet', color: '#8a1a2c' },
      cape: { base: 'velvet', color: '#7a1424' },
      under: { base: 'silk', color: '#e6c26a' },
      trim: { base: 'gold', color: '#dcb24a' },
      shoes: { color: '#5a2a1c' },
      beard: { base: 'hair', color: '#8a6a46', color2: '#b0906a', color3: '#4a3420' },
      hair: { color: '#8a6a46', color2: '#b0906a', color3: '#4a3420' },
    },
    dress(d) {
      robe(d, { flare: 0.05, sleeves: 1.88, cuff: 0.022 });
      wear(d, 'ermine cuffs', ERMINE, { arms: 1.92, armsFrom: 1.74 }, { ease: 0.014, cuff: 0.024, thick: 0.009 });
      wear(d, 'ermine collar', ERMINE, { trunk: [0.84, 1.0], arms: 0.2 }, { ease: 0.022, thick: 0.013, folds: 0.004 });
      belt(d, { at: 0.34, wide: 0.035, ease: 0.017, material: 'trim', big: 1.3 });
      cape(d, { hem: 0.03, wide: 104, flare: 0.1 });
      addShoes(d, boots(1.9));
      crownWith(d, crown, { params: { kind: 'royal' }, up: 0.07 });
    },
    hold: (d) => holdTool(d, 'right', 'sceptre'),
  },
  queen: {
    who: { sex: 'female', hair: 'bun' },
    arms: { right: 'staff' },
    materials: {
      top: { base: 'velvet', color: '#5a2a7a' },
      cape: { base: 'velvet', color: '#7a1424' },
      under: { base: 'silk', color: '#e6c26a' },
      trim: { base: 'silk', color: '#d6ae52' },
    },
    dress(d) {
      adorn.gown(d, 0.11);
      wear(
        d,
        'ermine collar',
        ERMINE,
        { trunk: [0.87, 0.985], arms: 0.14 },
        { ease: 0.017, thick: 0.011, folds: 0.003 },
      );
      cape(d, { hem: 0.02, wide: 96, flare: 0.12 });
      crownWith(d, crown, { params: { kind: 'open' }, up: 0.09, scale: 0.94 });
      adorn.necklace(d);
    },
    hold: (d) => holdTool(d, 'right', 'sceptre'),
  },
  princess: {
    who: { sex: 'female', hair: 'wavy', face: { eyeSize: 1.12 } },
    materials: {
      top: { base: 'silk', color: '#e883ae' },
      trim: { base: 'silk', color: '#fbe3ee' },
      hair: { color: '#d9b056', color2: '#f2d488', color3: '#94701f' },
      gloves: { base: 'silk', color: '#fbeef4' },
    },
    dress(d) {
      adorn.gown(d, 0.12, true);
      gloves(d, { from: 0.95, ease: 0.0015 });
      crownWith(d, crown, { params: { kind: 'tiara' }, up: 0.1 });
      adorn.necklace(d);
    },
  },
  prince: {
    who: { hair: 'slick' },
    arms: { right: 'hip' },
    materials: {
      top: { base: 'fabric', color: '#f0ece0' },
      bottom: { base: 'fabric', color: '#23345e' },
      trim: { base: 'gold', color: '#dcb24a' },
      cape: { base: 'velvet', color: '#8a1a2c' },
      shoes: { color: '#1d1a1c', rough: 0.25 },
    },
    dress(d) {
      trousers(d, { ease: 0.004, wide: 0.001 });
      top(d, { name: 'tunic', sleeves: 1.9, low: 0.06, ease: 0.009, folds: 0.004 });
      collar(d, { material: 'trim', height: 0.026, flare: 0.003, open: 0.08 });
      buttons(d, { from: 0.4, to: 0.9, n: 6, lift: 0.0155, aside: 0.3 });
      for (const s of [1, -1]) marks.epaulette(d, s);
      belt(d, { ease: 0.0165, material: 'trim' });
      cape(d, { hem: 0.16, wide: 84, clasp: 'trim' });
      addShoes(d, boots(1.25));
      crownWith(d, crown, { params: { kind: 'circlet' }, up: 0.08 });
    },
    hold: () => undefined,
  },
  pharaoh: {
    who: { hatted: true, hair: 'none' },
    arms: { right: 'staff' },
    materials: {
      bottom: { base: 'fabric', color: '#f2ead2' },
      top: { base: 'gold', color: '#dcae3c' },
      hat: {
        base: 'fabric',
        color: '#dcae3c',
        layers: [
          { mask: { kind: 'stripes', dir: [0, 1, 0], period: 0.032, width: 0.5 }, material: { color: '#1f4a9c' } },
        ],
      },
      trim: { base: 'enamel', color: '#1f5aa8' },
      metal: { base: 'gold', color: '#e0b43c' },
      skin: { color: '#b9794e', color2: '#a86a44', color3: '#6f4228' },
      shoes: { color: '#8a6a34' },
      prop: { base: 'gold', color: '#dcae3c' },
      cape: { base: 'silk', color: '#1f5aa8' },
    },
    dress(d) {
      drape(d, 'shendyt', 'bottom', { from: 0.3, hem: 0.5, ease: 0.008, flare: 0.03, folds: 20, depth: 0.004 });
      belt(d, { at: 0.3, material: 'metal', ease: 0.014, wide: 0.04 });
      wear(d, 'broad collar', 'top', { trunk: [0.83, 1.0], arms: 0.12 }, { ease: 0.008, thick: 0.006 });
      wear(d, 'collar rows', 'trim', { trunk: [0.86, 0.9] }, { ease: 0.0115, thick: 0.005 });
      for (const side of ['left', 'right'] as const)
        wear(d, `${side} bracelet`, 'metal', { side, arms: 1.9, armsFrom: 1.55 }, { ease: 0.005, thick: 0.005 });
      wear(d, 'armlets', 'metal', { arms: 0.66, armsFrom: 0.52 }, { ease: 0.005, thick: 0.005 });
      addShoes(d, { name: 'sandal', top: 2.5, material: 'shoes', sole: LEATHER, ease: 0.002 });
      nemes(d);
    },
    hold: (d) => pole(d, 'right', { head: 'hook', over: 0.45 }),
  },
  sultan: {
    who: { beard: 'full', hatted: true, figure: { fat: 0.3 } },
    materials: {
      top: { base: 'silk', color: '#2a7a6a' },
      bottom: { base: 'silk', color: '#e8dcb8' },
      hat: { base: 'fabric', color: '#f2ece0' },
      trim: { base: 'silk', color: '#c8302a' },
      shoes: { color: '#c89a3a' },
      metal: { base: 'gold', color: '#e0b43c' },
    },
    dress(d) {
      trousers(d, { ease: 0.016, wide: 0.024, low: 1.8, folds: 0.014 });
      top(d, { name: 'coat', sleeves: 1.9, low: 0.26, ease: 0.01, v: 0.2 });
      drape(d, 'coat tails', 'top', {
        from: 0.3,
        hem: 0.4,
        ease: 0.013,
        flare: 0.04,
        folds: 9,
        depth: 0.008,
        round: 0.86,
      });
      wear(d, 'sash', 'trim', { trunk: [0.27, 0.38] }, { ease: 0.0175, thick: 0.006, folds: 0.008 });
      addShoes(d, { ...shoes, curl: 0.055 });
      turban(d);
    },
  },
  bride: {
    who: { sex: 'female', hair: 'bun' },
    materials: {
      top: { base: 'silk', color: '#f8f5ee', color2: '#ffffff', color3: '#d6cfc0' },
      trim: { base: 'silk', color: '#efe6d8' },
      cape: { base: 'fabric', color: '#fbfaf6' },
      gloves: { base: 'silk', color: '#fbfaf6' },
    },
    dress(d) {
      adorn.gown(d, 0.14, true);
      cape(d, { hem: 0.02, wide: 62, name: 'veil' });
      crownWith(d, crown, { params: { kind: 'tiara' }, up: 0.1 });
      adorn.necklace(d);
    },
  },
};
