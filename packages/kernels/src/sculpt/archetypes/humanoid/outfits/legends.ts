import { mace } from '../../mace/mace.ts';
import { shield } from '../../shield/shield.ts';
import { spear } from '../../spear/spear.ts';
import { sword } from '../../sword/sword.ts';
import { holdThing, strapShield } from '../props/hold.ts';
import { holdTool } from '../props/tools.ts';
import { cuirass } from '../wardrobe/armour.ts';
import { cape } from '../wardrobe/cape.ts';
import { belt, buttons, collar, tie } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import { wear } from '../wardrobe/dress.ts';
import { faceMask, hood } from '../wardrobe/face-wear.ts';
import { gloves, top, trousers } from '../wardrobe/garments.ts';
import { kerchief } from '../wardrobe/headcloth.ts';
import { putOn } from '../wardrobe/headgear.ts';
import { lapels } from '../wardrobe/lapels.ts';
import { addShoes } from '../wardrobe/shoes.ts';
import { adorn } from './adorn.ts';
import { marks } from './marks.ts';
import { robe } from './pieces.ts';
import type { Outfit } from './types.ts';

const SOLE = { base: 'leather', color: '#241a14' } as const;
const LEATHER = { base: 'leather', color: '#5a3a22' } as const;
const WHITE = { base: 'fabric', color: '#f2efe6' } as const;
const boots = (high = 1.35) => ({ name: 'boot', top: high, material: 'shoes', sole: SOLE, heel: 0.006 }) as const;
const shoes = { name: 'shoe', top: 2.1, material: 'shoes', sole: SOLE, heel: 0.006, ease: 0.003 } as const;

/** Folk of the sea, the old times, the feasts and the far ends of the world. */
export const LEGEND_OUTFITS: Readonly<Record<string, Outfit>> = {
  pirate: {
    who: { hair: 'mane', beard: 'full', hatted: true, hairFemale: 'wavy', face: { browTilt: 0.4 } },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'fabric', color: '#7a2026' },
      bottom: { base: 'fabric', color: '#3c3a44' },
      under: WHITE,
      hat: { base: 'leather', color: '#26201e' },
      trim: { base: 'fabric', color: '#d8ae3e' },
      metal: { base: 'gold', color: '#e0b43c' },
      shoes: { color: '#33241a' },
      hair: { color: '#231a14', color2: '#3c2e24', color3: '#0e0a07' },
    },
    dress(d) {
      trousers(d, { low: 1.2, ease: 0.009, wide: 0.008 });
      top(d, {
        name: 'shirt',
        material: 'under',
        sleeves: 1.98,
        low: 0.26,
        ease: 0.006,
        v: 0.24,
        cuff: 0.012,
        folds: 0.012,
      });
      top(d, {
        name: 'coat',
        sleeves: 1.78,
        low: 0.3,
        ease: 0.0135,
        open: 0.045,
        cuff: 0.006,
        folds: 0.007,
        thick: 0.006,
      });
      drape(d, 'coat tails', 'top', {
        from: 0.36,
        hem: 0.42,
        ease: 0.017,
        flare: 0.05,
        folds: 8,
        depth: 0.01,
        round: 0.78,
      });
      wear(d, 'cuffs', 'trim', { arms: 1.82, armsFrom: 1.56 }, { ease: 0.019, cuff: 0.008, thick: 0.006 });
      wear(
        d,
        'sash',
        { base: 'silk', color: '#b8862a' },
        { trunk: [0.26, 0.36] },
        { ease: 0.0115, thick: 0.004, folds: 0.008 },
      );
      belt(d, { at: 0.31, ease: 0.0185, wide: 0.04, big: 1.6, material: LEATHER });
      wear(d, 'baldric', LEATHER, { trunk: [0.62, 0.66] }, { ease: 0.016, thick: 0.004 });
      addShoes(d, { ...boots(1.25), cuff: 'shoes' });
      adorn.eyePatch(d);
      putOn(d, 'tricorn', { band: 'trim', trim: 'trim' }, { up: 0.05 });
    },
    hold: (d) => holdThing(d, 'right', sword, { params: { style: 'scimitar' } }),
  },
  ninja: {
    who: { hair: 'none', masked: false, face: { browTilt: 0.8, eyeOpen: 0.85 }, figure: { fat: 0.1, muscle: 0.5 } },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'fabric', color: '#1d1d22' },
      bottom: { base: 'fabric', color: '#1d1d22' },
      hat: { base: 'fabric', color: '#1a1a1f' },
      trim: { base: 'fabric', color: '#a8221e' },
      shoes: { base: 'fabric', color: '#16161a' },
      under: { base: 'canvas', color: '#3a3a42' },
    },
    dress(d) {
      trousers(d, { ease: 0.009, wide: 0.004, low: 1.6, folds: 0.012 });
      top(d, { name: 'gi', sleeves: 1.7, low: 0.08, ease: 0.009, v: 0.1, hem: 0.012 });
      belt(d, { at: 0.32, ease: 0.0155, wide: 0.045, buckle: null });
      wear(d, 'forearm wraps', 'under', { arms: 1.92, armsFrom: 1.3 }, { ease: 0.005, thick: 0.004, folds: 0.004 });
      wear(d, 'shin wraps', 'under', { legs: 1.95, legsFrom: 1.4 }, { ease: 0.006, thick: 0.004, folds: 0.004 });
      gloves(d, { from: 1.9, fingerless: true, ease: 0.002 });
      hood(d);
      faceMask(d, { low: -0.02, high: 0.36, round: 1.55, lift: 0.02 });
      faceMask(d, { low: 0.585, high: 0.86, round: 1.6, lift: 0.016, name: 'hood brow' });
      kerchief(d, { band: true, material: 'trim' });
      addShoes(d, { name: 'tabi', top: 1.8, material: 'shoes', sole: SOLE });
    },
    hold: (d) => holdThing(d, 'right', sword, { params: { style: 'katana' } }),
  },
  cowboy: {
    who: { hair: 'short', hairFemale: 'braids', beard: 'stubble', hatted: true },
    arms: { right: 'low' },
    materials: {
      top: { base: 'fabric', color: '#a84832', layers: marks.plaid('#5a1e14', '#e8cfa8') },
      bottom: { base: 'denim', color: '#3f587e' },
      under: { base: 'leather', color: '#7a5432' },
      hat: { base: 'leather', color: '#8a5e38' },
      trim: { base: 'leather', color: '#5a381e' },
      shoes: { color: '#6a4224' },
      metal: { base: 'silver', color: '#d4d2cc' },
      cape: { base: 'fabric', color: '#c8302a' },
    },
    dress(d) {
      trousers(d, { ease: 0.006 });
      top(d, { name: 'shirt', sleeves: 1.95, low: 0.26, ease: 0.006 });
      top(d, {
        name: 'vest',
        material: 'under',
        sleeves: -1,
        low: 0.2,
        high: 0.96,
        ease: 0.0115,
        open: 0.032,
        folds: 0.003,
        thick: 0.005,
      });
      wear(d, 'neckerchief', 'cape', { trunk: [0.93, 1.02], v: -0.09 }, { ease: 0.017, thick: 0.008, folds: 0.012 });
      belt(d, { ease: 0.0145, wide: 0.04, big: 1.7 });
      belt(d, { at: 0.19, ease: 0.018, wide: 0.04, buckle: null });
      marks.badge(d);
      marks.pouches(d, 0.19, 0.03);
      addShoes(d, { ...boots(1.4), heel: 0.014 });
      putOn(d, 'cowboy', {}, { up: 0.05 });
    },
    hold: (d) => holdTool(d, 'right', 'pistol'),
  },
  monk: {
    who: { hair: 'balding', figure: { fat: 0.45 } },
    materials: {
      top: { base: 'canvas', color: '#6a4628' },
      trim: { base: 'rope', color: '#d0b888' },
      shoes: { color: '#4a3018' },
      hat: { base: 'canvas', color: '#5c3c22' },
    },
    dress(d) {
      robe(d, { flare: 0.045, sleeves: 1.86, cuff: 0.03 });
      wear(d, 'cowl', 'hat', { trunk: [0.82, 1.0], arms: 0.14 }, { ease: 0.018, thick: 0.01, folds: 0.01 });
      collar(d, { material: 'hat', height: 0.03, flare: 0.03, ease: 0.014, name: 'hood' });
      belt(d, { at: 0.35, wide: 0.018, ease: 0.018, buckle: null });
      addShoes(d, shoes);
    },
  },
  priest: {
    who: { hair: 'short', hairFemale: 'none' },
    arms: { left: 'show' },
    materials: {
      top: { base: 'fabric', color: '#1b1a20' },
      under: WHITE,
      trim: { base: 'fabric', color: '#1b1a20' },
      shoes: { color: '#141315' },
      metal: { base: 'gold', color: '#e0b43c' },
      cape: { base: 'fabric', color: '#1b1a20' },
    },
    dress(d) {
      robe(d, { flare: 0.035, sleeves: 1.92, cuff: 0.006 });
      collar(d, { material: 'under', height: 0.02, flare: 0.002 });
      buttons(d, { from: 0.4, to: 0.92, n: 9, lift: 0.016, r: 0.0035, material: 'trim' });
      addShoes(d, shoes);
      adorn.cross(d);
    },
    hold: (d) => holdTool(d, 'left', 'book'),
  },
  nun: {
    who: { sex: 'female', hair: 'none' },
    materials: {
      top: { base: 'fabric', color: '#1d1c22' },
      hat: { base: 'fabric', color: '#1a191f' },
      under: WHITE,
      metal: { base: 'gold', color: '#e0b43c' },
      shoes: { color: '#141315' },
    },
    dress(d) {
      robe(d, { flare: 0.04, sleeves: 1.9, cuff: 0.02 });
      wear(d, 'wimple', 'under', { trunk: [0.84, 1.04] }, { ease: 0.014, thick: 0.006 });
      faceMask(d, { low: 0.72, high: 0.9, round: 1.4, material: 'under', name: 'brow band', lift: 0.02 });
      hood(d);
      cape(d, { material: 'hat', hem: 0.45, wide: 78, name: 'veil' });
      adorn.cross(d);
      addShoes(d, shoes);
    },
  },
  gladiator: {
    who: { hair: 'crew', figure: { muscle: 1.05, fat: 0.1 }, hatted: true },
    arms: { right: 'sword', left: 'shield' },
    materials: {
      top: { base: 'bronze', color: '#b0803c' },
      bottom: { base: 'fabric', color: '#9a2a20' },
      trim: { base: 'leather', color: '#6a4220' },
      hat: { base: 'bronze', color: '#b0803c' },
      metal: { base: 'bronze', color: '#c0904a' },
      shoes: { color: '#6a4424' },
      cape: { base: 'fabric', color: '#a8221e' },
    },
    dress(d) {
      drape(d, 'tunic', 'bottom', { from: 0.3, hem: 0.56, ease: 0.006, flare: 0.03, folds: 12, depth: 0.006 });
      cuirass(d, { strips: 'trim', guards: 'metal', shoulders: true });
      belt(d, { at: 0.29, ease: 0.019 });
      addShoes(d, { name: 'sandal', top: 1.75, material: 'shoes', sole: LEATHER, ease: 0.003 });
      cape(d, { hem: 0.22, wide: 78, clasp: 'metal' });
      putOn(d, 'roman', { feather: 'cape', trim: 'metal', band: 'metal' }, { up: 0.0 });
    },
    hold(d) {
      holdThing(d, 'right', sword, { scale: 0.72 });
      strapShield(d, 'left', shield, { params: { kind: 'tower' }, scale: 0.72 });
    },
  },
  spartan: {
    who: { hair: 'long', beard: 'short', figure: { muscle: 1.1, fat: 0.08 }, hatted: true },
    arms: { right: 'staff', left: 'shield' },
    materials: {
      top: { base: 'bronze', color: '#a8783a' },
      bottom: { base: 'leather', color: '#5a3a20' },
      trim: { base: 'leather', color: '#5a3a20' },
      hat: { base: 'bronze', color: '#a8783a' },
      metal: { base: 'bronze', color: '#c0904a' },
      shoes: { color: '#5a3a20' },
      cape: { base: 'fabric', color: '#a11c1c' },
    },
    dress(d) {
      cuirass(d, { strips: 'trim', guards: 'metal' });
      belt(d, { at: 0.29, ease: 0.019 });
      addShoes(d, { name: 'sandal', top: 2.0, material: 'shoes', sole: LEATHER, ease: 0.003 });
      cape(d, { hem: 0.1, wide: 90, clasp: 'metal' });
      putOn(d, 'spartan', { feather: 'cape', trim: 'metal', band: 'metal' });
    },
    hold(d) {
      holdThing(d, 'right', spear);
      strapShield(d, 'left', shield, { params: { kind: 'spartan' }, scale: 0.8 });
    },
  },
  santa: {
    who: {
      age: 'old',
      hair: 'long',
      beard: 'long',
      hatted: true,
      figure: { fat: 0.72 },
      face: { smile: 0.8, cheek: 1.6 },
    },
    arms: { left: 'hip' },
    materials: {
      top: { base: 'velvet', color: '#c2201e' },
      bottom: { base: 'velvet', color: '#c2201e' },
      hat: { base: 'velvet', color: '#c2201e' },
      under: { base: 'wool', color: '#f4f2ec' },
      trim: { base: 'wool', color: '#f4f2ec' },
      gloves: { base: 'leather', color: '#1d1a1a' },
      shoes: { color: '#1d1a1a', rough: 0.3 },
      hair: { color: '#f2f0ea', color2: '#ffffff', color3: '#bdb8ae' },
      beard: { base: 'hair', color: '#f2f0ea', color2: '#ffffff', color3: '#bdb8ae' },
    },
    dress(d) {
      trousers(d, { ease: 0.01, wide: 0.01, low: 1.6 });
      top(d, { name: 'coat', sleeves: 1.8, low: 0.06, ease: 0.011, folds: 0.008 });
      for (const [name, cover, ease] of [
        ['coat hem', { trunk: [0.03, 0.12] }, 0.02],
        ['coat front', { trunk: [0.12, 0.96] }, 0.0165],
      ] as const)
        if (name === 'coat hem') wear(d, name, 'under', cover, { ease, thick: 0.014, folds: 0.006, hem: 0.004 });
      wear(d, 'cuffs', 'under', { arms: 1.86, armsFrom: 1.68 }, { ease: 0.019, thick: 0.012, folds: 0.004 });
      wear(d, 'fur collar', 'under', { trunk: [0.93, 1.02] }, { ease: 0.021, thick: 0.014, folds: 0.006 });
      belt(d, {
        at: 0.27,
        ease: 0.0205,
        wide: 0.055,
        material: { base: 'leather', color: '#17151a', rough: 0.3 },
        big: 1.9,
      });
      gloves(d, { from: 1.88, ease: 0.0035 });
      addShoes(d, { ...boots(1.5), cuff: 'under' });
      putOn(d, 'santa', {}, { up: 0.06 });
    },
    hold: () => undefined,
  },
  clown: {
    who: { hair: 'curly', face: { smile: 1, browLift: 0.8, lips: 1.5, mouthWidth: 1.2 } },
    materials: {
      top: {
        base: 'silk',
        color: '#f0c320',
        layers: [
          { mask: { kind: 'spots', scale: 0.11, size: 0.3 }, material: { color: '#c8302a', color2: '#c8302a' } },
        ],
      },
      bottom: { base: 'silk', color: '#2f6ad8' },
      trim: { base: 'fabric', color: '#f6f2ea' },
      shoes: { base: 'leather', color: '#c8302a', rough: 0.25 },
      hair: { color: '#e0521c', color2: '#f27a36', color3: '#9a2c08' },
      skin: { color: '#f2e6de', color2: '#ecd6cc', color3: '#c7a08f' },
      metal: { base: 'plastic', color: '#3fae5a' },
      gloves: { base: 'fabric', color: '#f8f6f0' },
    },
    dress(d) {
      trousers(d, { ease: 0.02, wide: 0.02, low: 1.8, folds: 0.014 });
      top(d, { name: 'jacket', sleeves: 1.85, low: 0.06, ease: 0.016, folds: 0.01, cuff: 0.008 });
      buttons(d, { from: 0.3, to: 0.82, n: 3, lift: 0.024, r: 0.015 });
      for (let i = 0; i < 2; i++)
        collar(d, { material: 'trim', height: 0.008 + 0.012 * i, flare: 0.07 - 0.015 * i, name: 'ruff', ease: 0.008 });
      gloves(d, { ease: 0.003 });
      addShoes(d, { name: 'shoe', top: 1.95, material: 'shoes', sole: SOLE, ease: 0.017, laces: 'trim' });
      adorn.redNose(d);
    },
  },
  peasant: {
    who: { hair: 'messy', hairFemale: 'braids', beard: 'stubble' },
    materials: {
      top: { base: 'canvas', color: '#9a8560' },
      bottom: { base: 'canvas', color: '#5c4a34' },
      under: { base: 'canvas', color: '#6f5436' },
      shoes: { color: '#4a3420' },
    },
    dress(d) {
      trousers(d, { ease: 0.008, wide: 0.004, low: 1.7 });
      top(d, { name: 'tunic', sleeves: 1.5, low: 0.28, ease: 0.0085, v: 0.1, folds: 0.012 });
      drape(d, 'tunic skirt', 'top', { from: 0.31, hem: 0.7, ease: 0.009, flare: 0.03, folds: 9, depth: 0.008 });
      top(d, {
        name: 'jerkin',
        material: 'under',
        sleeves: -1,
        low: 0.28,
        high: 0.95,
        ease: 0.013,
        open: 0.02,
        folds: 0.004,
      });
      belt(d, { ease: 0.0185 });
      addShoes(d, boots(1.75));
    },
  },
  caveman: {
    who: { hair: 'mane', beard: 'full', figure: { muscle: 0.9 }, face: { brow: 2.6, jaw: 1.2, noseWidth: 1.3 } },
    arms: { right: 'sword' },
    materials: {
      top: {
        base: 'fur',
        color: '#b98a4a',
        layers: [
          {
            mask: { kind: 'spots', scale: 0.08, size: 0.3, ring: 0.5 },
            material: { color: '#3a2412', color2: '#3a2412' },
          },
        ],
      },
    },
    dress(d) {
      top(d, { name: 'pelt', sleeves: -1, low: 0.26, high: 0.9, ease: 0.009, folds: 0.012, thick: 0.008 });
      drape(d, 'pelt skirt', 'top', {
        from: 0.3,
        hem: 0.6,
        ease: 0.01,
        flare: 0.03,
        folds: 7,
        depth: 0.014,
        thick: 0.008,
      });
      belt(d, { at: 0.32, ease: 0.018, buckle: null, material: { base: 'rope', color: '#8a6a3c' } });
    },
    hold: (d) => holdThing(d, 'right', mace, { params: { kind: 'club' } }),
  },
  tuxedo: {
    who: { hair: 'slick', hairFemale: 'bun', hatted: false },
    materials: {
      top: { base: 'fabric', color: '#17171c' },
      bottom: { base: 'fabric', color: '#17171c' },
      under: WHITE,
      trim: { base: 'silk', color: '#111116' },
      shoes: { color: '#0f0f12', rough: 0.18 },
      metal: { base: 'plastic', color: '#17171c' },
    },
    dress(d) {
      trousers(d, { folds: 0.005 });
      top(d, { name: 'shirt', material: 'under', sleeves: 1.97, low: 0.25, ease: 0.004, hem: 0, folds: 0.001 });
      collar(d, { material: 'under', height: 0.02, flare: 0.005, open: 0.12, name: 'shirt collar' });
      tie(d, { bow: true, lift: 0.012 });
      buttons(d, { from: 0.56, to: 0.86, n: 4, lift: 0.0065, r: 0.0035 });
      top(d, { name: 'jacket', sleeves: 1.88, low: 0.03, ease: 0.0125, v: 0.5, folds: 0.005, thick: 0.006 });
      lapels(d, { v: 0.5, lift: 0.0165, material: 'trim' });
      addShoes(d, shoes);
    },
  },
};
