import { book } from '../../book/book.ts';
import { hammer } from '../../hammer/hammer.ts';
import { sword } from '../../sword/sword.ts';
import { holdThing } from '../props/hold.ts';
import { pole } from '../props/pole.ts';
import { holdTool } from '../props/tools.ts';
import { lamellar } from '../wardrobe/armour.ts';
import { cape } from '../wardrobe/cape.ts';
import { belt, buttons, collar, tie } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import { wear } from '../wardrobe/dress.ts';
import { faceMask, glasses } from '../wardrobe/face-wear.ts';
import { gloves, top, trousers } from '../wardrobe/garments.ts';
import { kerchief } from '../wardrobe/headcloth.ts';
import { putOn } from '../wardrobe/headgear.ts';
import { addShoes } from '../wardrobe/shoes.ts';
import { pack, shoulderBag, straps } from './carried.ts';
import { marks } from './marks.ts';
import { apron, labCoat } from './pieces.ts';
import type { Outfit } from './types.ts';

const SOLE = { base: 'rubber', color: '#1c1a18' } as const;
const LEATHER = { base: 'leather', color: '#5a3a22' } as const;
const WHITE = { base: 'fabric', color: '#f4f2ec' } as const;
const boots = (high: number) => ({ name: 'boot', top: high, material: 'shoes', sole: SOLE, heel: 0.006 }) as const;
const shoes = { name: 'shoe', top: 1.96, material: 'shoes', sole: SOLE, heel: 0.005 } as const;

/** What people wear at work. */
export const JOB_OUTFITS: Readonly<Record<string, Outfit>> = {
  chef: {
    who: { hair: 'crew', hairFemale: 'bun', beard: 'handlebar', hatted: true, figure: { fat: 0.42 } },
    arms: { right: 'sword' },
    materials: {
      top: WHITE,
      bottom: { base: 'fabric', color: '#3a3e48' },
      hat: WHITE,
      trim: { base: 'fabric', color: '#c8302a' },
      metal: { base: 'plastic', color: '#26282c' },
      shoes: { color: '#1d1b1a' },
      under: WHITE,
    },
    dress(d) {
      trousers(d);
      top(d, { name: 'jacket', sleeves: 1.8, low: 0.14, ease: 0.009 });
      buttons(d, { from: 0.42, to: 0.86, n: 5, lift: 0.0155, aside: 0.42 });
      collar(d, { height: 0.016, flare: 0.004, open: 0.1 });
      tie(d, { bow: true, lift: 0.012 });
      apron(d, 'under', 0.36, 0.33);
      addShoes(d, shoes);
      putOn(d, 'chef', { band: 'hat', trim: 'hat' }, { up: 0.05 });
    },
    hold: (d) => holdTool(d, 'right', 'ladle'),
  },
  doctor: {
    who: { hair: 'short', hairFemale: 'ponytail' },
    arms: { left: 'show' },
    materials: {
      top: WHITE,
      bottom: { base: 'fabric', color: '#35506e' },
      under: { base: 'fabric', color: '#8fc0d8' },
      trim: { base: 'rubber', color: '#23262a' },
      metal: { base: 'steel', color: '#c8ccd0' },
      shoes: { color: '#2b2420' },
    },
    dress(d) {
      labCoat(d);
      d.bench.add('stethoscope', 'trim', marks.stethoscope(d), { joint: 'chest' });
    },
    hold: (d) => holdTool(d, 'left', 'clipboard'),
  },
  scientist: {
    who: { hair: 'spiky', hairFemale: 'bun', age: 'adult', face: { browLift: 0.4 } },
    arms: { right: 'show' },
    materials: {
      top: WHITE,
      bottom: { base: 'fabric', color: '#4a4a50' },
      under: { base: 'fabric', color: '#9aa6b8' },
      trim: { base: 'silk', color: '#3a7a4a' },
      hair: { color: '#d8d4cc', color2: '#eeeae4', color3: '#938f88' },
      gloves: { base: 'rubber', color: '#5a9ac8' },
      shoes: { color: '#2b2420' },
    },
    dress(d) {
      labCoat(d);
      tie(d, { lift: 0.008 });
      glasses(d);
      gloves(d, { from: 1.88 });
    },
    hold: (d) => holdTool(d, 'right', 'flask'),
  },
  nurse: {
    who: { sex: 'female', hair: 'bun' },
    arms: { left: 'show' },
    materials: {
      top: { base: 'fabric', color: '#7cc0cc' },
      bottom: { base: 'fabric', color: '#7cc0cc' },
      shoes: { base: 'leather', color: '#f0eee8' },
      metal: { base: 'steel', color: '#c8ccd0' },
      trim: { base: 'rubber', color: '#23262a' },
    },
    dress(d) {
      trousers(d, { ease: 0.007, wide: 0.008 });
      top(d, { name: 'scrubs', sleeves: 0.5, low: 0.1, ease: 0.01, v: 0.13, cuff: 0.006 });
      d.bench.add('stethoscope', 'trim', marks.stethoscope(d), { joint: 'chest' });
      addShoes(d, shoes);
    },
    hold: (d) => holdTool(d, 'left', 'clipboard'),
  },
  police: {
    who: { hair: 'crew', hairFemale: 'bun', hatted: true },
    materials: {
      top: { base: 'fabric', color: '#2a3f6e' },
      bottom: { base: 'fabric', color: '#1b2744' },
      hat: { base: 'fabric', color: '#1b2744' },
      trim: { base: 'leather', color: '#16161a' },
      metal: { base: 'gold', color: '#e0b84a' },
      shoes: { color: '#131316', rough: 0.25 },
      under: { base: 'silk', color: '#14161c' },
    },
    dress(d) {
      trousers(d, { folds: 0.006 });
      top(d, { name: 'uniform shirt', sleeves: 1.9, low: 0.26, ease: 0.008, folds: 0.006 });
      collar(d, { height: 0.014, flare: 0.008, open: 0.12 });
      tie(d, { material: 'under', lift: 0.0105 });
      belt(d, { ease: 0.0145, wide: 0.045 });
      marks.pouches(d);
      marks.badge(d);
      for (const s of [1, -1]) marks.epaulette(d, s);
      addShoes(d, shoes);
      putOn(d, 'peaked', { band: 'trim', trim: 'hat' }, { up: 0.05 });
    },
  },
  firefighter: {
    who: { hair: 'crew', beard: 'moustache', hairFemale: 'ponytail', hatted: true },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'canvas', color: '#c8a03a' },
      bottom: { base: 'canvas', color: '#c8a03a' },
      hat: { base: 'paint', color: '#b81c1c', clearcoat: 0.7 },
      trim: { base: 'fabric', color: '#e8ec5a', emissive: '#d8e040', emissiveStrength: 0.15 },
      metal: { base: 'brass', color: '#d8b04a' },
      shoes: { base: 'rubber', color: '#202022' },
      gloves: { color: '#6a4a2a' },
    },
    dress(d) {
      trousers(d, { ease: 0.01, wide: 0.01, folds: 0.012, low: 1.9 });
      top(d, {
        name: 'coat',
        sleeves: 1.9,
        low: 0.02,
        ease: 0.017,
        folds: 0.011,
        cuff: 0.004,
        hem: 0.008,
        thick: 0.007,
      });
      marks.stripe(d, 'trunk', 0.24, 0.0285);
      marks.stripe(d, 'trunk', 0.66, 0.0215);
      for (const at of [0.6, 1.6])
        wear(
          d,
          'sleeve stripe',
          'trim',
          { arms: at + 0.09, armsFrom: at },
          { ease: 0.0215, thick: 0.003, cuff: 0.004 },
        );
      wear(d, 'leg stripe', 'trim', { legs: 1.45, legsFrom: 1.35 }, { ease: 0.0165, thick: 0.003, ankle: 0.01 });
      collar(d, { height: 0.03, flare: 0.012, open: 0.2, ease: 0.016 });
      gloves(d, { from: 1.75, ease: 0.004, cuff: 0.004 });
      addShoes(d, { ...boots(1.55), ease: 0.008 });
      putOn(d, 'fire', { trim: 'hat', band: 'hat' }, { up: 0.02 });
    },
    hold: (d) => holdTool(d, 'right', 'nozzle'),
  },
  worker: {
    who: { hair: 'crew', beard: 'stubble', hairFemale: 'ponytail', hatted: true, figure: { muscle: 0.6 } },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'fabric', color: '#e8862a' },
      under: { base: 'knit', color: '#4a5a6a' },
      bottom: { base: 'denim', color: '#3a4a62' },
      hat: { base: 'plastic', color: '#f0b81c', rough: 0.35 },
      trim: { base: 'fabric', color: '#e6ea7a' },
      shoes: { color: '#8a5c30' },
      gloves: { base: 'leather', color: '#b88a4a' },
    },
    dress(d) {
      trousers(d, { ease: 0.0075 });
      top(d, { name: 'shirt', material: 'under', sleeves: 1.9, low: 0.26, ease: 0.006 });
      top(d, { name: 'vest', sleeves: -1, low: 0.16, high: 0.96, ease: 0.012, v: 0.2, folds: 0.005 });
      marks.stripe(d, 'trunk', 0.3, 0.0195);
      marks.stripe(d, 'trunk', 0.62, 0.0165);
      belt(d, { at: 0.2, ease: 0.021, wide: 0.04, material: LEATHER });
      gloves(d, { from: 1.85, ease: 0.004 });
      addShoes(d, { ...boots(1.75), laces: 'trim' });
      putOn(d, 'hard hat', { trim: 'hat', band: 'hat' }, { up: 0.03 });
    },
    hold: (d) => holdThing(d, 'right', hammer),
  },
  farmer: {
    who: { hair: 'short', hairFemale: 'braids', hatted: true, figure: { fat: 0.3 } },
    arms: { right: 'staff' },
    materials: {
      top: { base: 'fabric', color: '#b03a2e', layers: marks.plaid('#5a1a16', '#e8d8b8') },
      bottom: { base: 'denim', color: '#3f5a86' },
      hat: { base: 'wicker', color: '#d8b464' },
      trim: { base: 'denim', color: '#3f5a86' },
      metal: { base: 'brass', color: '#d8b04a' },
      shoes: { color: '#5a3c22' },
    },
    dress(d) {
      trousers(d, { name: 'overalls', ease: 0.009, wide: 0.006, high: 0.4 });
      top(d, { name: 'shirt', sleeves: 1.35, low: 0.32, ease: 0.007 });
      collar(d, { height: 0.014, flare: 0.01, open: 0.12 });
      wear(d, 'bib', 'bottom', { trunk: [0.36, 0.8], open: undefined }, { ease: 0.0105, thick: 0.004, folds: 0.003 });
      straps(d, 'bottom', 0.0135);
      buttons(d, { from: 0.77, to: 0.77, n: 1, lift: 0.017, r: 0.009, aside: 0.5 });
      addShoes(d, boots(1.6));
      putOn(d, 'straw', { band: 'shoes', trim: 'hat' }, { up: 0.05 });
    },
    hold: (d) => pole(d, 'right', { head: 'pitchfork', over: 0.62 }),
  },
  soldier: {
    who: { hair: 'crew', hairFemale: 'bun', hatted: true, figure: { muscle: 0.7 } },
    arms: { right: 'rifle', left: 'support' },
    materials: {
      top: { base: 'canvas', color: '#5c6440', layers: marks.camouflage() },
      bottom: { base: 'canvas', color: '#5c6440', layers: marks.camouflage() },
      hat: { base: 'canvas', color: '#565e3c', layers: marks.camouflage() },
      trim: { base: 'canvas', color: '#4a4a32' },
      under: { base: 'canvas', color: '#454c30' },
      shoes: { color: '#3a2c1e' },
      gloves: { base: 'leather', color: '#33342a' },
      visor: { base: 'tinted-glass', color: '#2c2214' },
    },
    dress(d) {
      trousers(d, { ease: 0.0085, wide: 0.004, low: 1.6, folds: 0.011 });
      top(d, { name: 'jacket', sleeves: 1.92, low: 0.12, ease: 0.0095, folds: 0.01 });
      wear(
        d,
        'body armour',
        'under',
        { trunk: [0.34, 0.93], scoop: 0.06 },
        { ease: 0.019, thick: 0.012, swell: 0.008 },
      );
      belt(d, { at: 0.27, ease: 0.02, wide: 0.045, buckle: null });
      marks.pouches(d, 0.36, 0.031);
      for (const side of ['left', 'right'] as const)
        wear(d, `${side} knee pad`, 'trim', { side, legs: 1.1, legsFrom: 0.9 }, { ease: 0.0165, thick: 0.008 });
      gloves(d, { from: 1.88, fingerless: true, ease: 0.003 });
      addShoes(d, { ...boots(1.5), laces: 'trim' });
      putOn(d, 'army', { trim: 'trim', band: 'trim' }, { up: 0.03 });
      pack(d, 'under');
    },
    hold: (d) => holdTool(d, 'right', 'rifle'),
  },
  astronaut: {
    who: { masked: true },
    materials: {
      top: { base: 'fabric', color: '#eef0f1', scale: 2 },
      bottom: { base: 'fabric', color: '#eef0f1', scale: 2 },
      hat: { base: 'plastic', color: '#f2f3f3', rough: 0.3 },
      trim: { base: 'plastic', color: '#d8592a' },
      under: { base: 'plastic', color: '#b9bec4', rough: 0.4 },
      metal: { base: 'aluminium', color: '#b8bcc0' },
      shoes: { base: 'rubber', color: '#c9ccd0' },
      gloves: { base: 'rubber', color: '#d8dadd' },
      visor: { base: 'gold', color: '#d89a34', rough: 0.08, clearcoat: 1 },
    },
    dress(d) {
      trousers(d, { name: 'suit trousers', ease: 0.018, wide: 0.008, folds: 0.022, low: 1.9 });
      top(d, {
        name: 'suit',
        sleeves: 1.9,
        low: 0.1,
        ease: 0.023,
        folds: 0.02,
        cuff: 0.0,
        hem: 0.004,
        thick: 0.008,
        high: 1.0,
      });
      for (const at of [0.62, 1.28])
        wear(d, 'arm ring', 'under', { arms: at + 0.1, armsFrom: at }, { ease: 0.0265, thick: 0.008 });
      for (const at of [0.5, 1.3])
        wear(d, 'leg ring', 'under', { legs: at + 0.07, legsFrom: at }, { ease: 0.0235, thick: 0.008, ankle: 0.006 });
      wear(d, 'arm stripe', 'trim', { arms: 0.5, armsFrom: 0.43 }, { ease: 0.027, thick: 0.006 });
      belt(d, { at: 0.3, ease: 0.0335, wide: 0.05, material: 'under', buckle: null });
      gloves(d, { from: 1.84, ease: 0.0055 });
      wear(d, 'cuffs', 'metal', { arms: 1.97, armsFrom: 1.84 }, { ease: 0.019, thick: 0.01 });
      addShoes(d, { ...boots(1.6), ease: 0.013 });
      pack(d, 'hat', 1.35);
      marks.chestBox(d);
      putOn(d, 'space', { band: 'metal', trim: 'under', metal: 'metal' }, { tilt: 0, scale: 1.02, up: 0.02 });
    },
  },
  diver: {
    who: { hair: 'short', hairFemale: 'ponytail' },
    materials: {
      top: { base: 'rubber', color: '#22262c' },
      bottom: { base: 'rubber', color: '#22262c' },
      shoes: { base: 'rubber', color: '#e0a82a' },
      trim: { base: 'rubber', color: '#e0a82a' },
      hat: { base: 'paint', color: '#e0a82a' },
    },
    dress(d) {
      trousers(d, { name: 'wetsuit legs', ease: 0.003, wide: 0, folds: 0.001 });
      top(d, { name: 'wetsuit', sleeves: 1.95, low: 0.1, ease: 0.0045, folds: 0.001, hem: 0, cuff: 0 });
      wear(d, 'harness', 'trim', { trunk: [0.6, 0.64] }, { ease: 0.008, thick: 0.004 });
      pack(d, 'hat', 1.1);
      glasses(d, { dark: true, square: true });
      addShoes(d, boots(1.9));
    },
  },
  teacher: {
    who: { hair: 'slick', hairFemale: 'bun' },
    arms: { left: 'show' },
    materials: {
      top: { base: 'knit', color: '#6a4a7a' },
      bottom: { base: 'fabric', color: '#5a544c' },
      under: WHITE,
      shoes: { color: '#4a3020' },
    },
    dress(d) {
      trousers(d, { folds: 0.006 });
      top(d, { name: 'shirt', material: 'under', sleeves: 1.96, low: 0.26, ease: 0.004, folds: 0.002 });
      top(d, { name: 'cardigan', sleeves: 1.86, low: 0.1, ease: 0.009, v: 0.34 });
      collar(d, { material: 'under', height: 0.018, flare: 0.008, open: 0.14 });
      buttons(d, { from: 0.2, to: 0.5, n: 4, lift: 0.016 });
      glasses(d);
      addShoes(d, shoes);
    },
    hold: (d) => holdThing(d, 'left', book),
  },
  athlete: {
    who: { hair: 'crew', hairFemale: 'ponytail', figure: { muscle: 0.75, fat: 0.1 } },
    materials: {
      top: { base: 'fabric', color: '#d8322a' },
      bottom: { base: 'fabric', color: '#f2f2f0' },
      shoes: { base: 'plastic', color: '#2f6ad8' },
      trim: { base: 'fabric', color: '#f2f2f0' },
    },
    dress(d) {
      trousers(d, { name: 'shorts', low: 0.55, ease: 0.011, wide: 0.012 });
      top(d, { name: 'jersey', sleeves: -1, low: 0.2, high: 0.95, ease: 0.008, scoop: 0.06 });
      wear(d, 'socks', WHITE, { legs: 1.98, legsFrom: 1.6 }, { ease: 0.0025, thick: 0.002 });
      wear(d, 'wristbands', 'trim', { arms: 1.9, armsFrom: 1.76 }, { ease: 0.004, thick: 0.004 });
      marks.number(d);
      kerchief(d, { band: true, material: 'trim' });
      addShoes(d, {
        name: 'trainer',
        top: 2.0,
        material: 'shoes',
        sole: { base: 'rubber', color: '#f0efe8' },
        laces: 'trim',
        ease: 0.006,
      });
    },
  },
  dancer: {
    who: { sex: 'female', hair: 'bun', pose: 'dancing', figure: { fat: 0.08 } },
    materials: {
      top: { base: 'silk', color: '#f2a8c6' },
      bottom: { base: 'fabric', color: '#f6dfe6' },
      shoes: { base: 'silk', color: '#f0a0c0' },
      trim: { base: 'fabric', color: '#f9d3e2' },
    },
    dress(d) {
      trousers(d, { name: 'tights', ease: 0.0012, wide: 0, folds: 0, low: 1.98 });
      top(d, { name: 'leotard', sleeves: -1, low: 0.0, high: 0.86, ease: 0.003, folds: 0, hem: 0 });
      for (let i = 0; i < 3; i++)
        drape(d, 'tutu', i === 1 ? 'trim' : 'top', {
          from: 0.3 - 0.02 * i,
          hem: 0.93 - 0.035 * i,
          ease: 0.005,
          flare: 0.19 - 0.03 * i,
          folds: 24,
          depth: 0.012,
          thick: 0.003,
        });
      addShoes(d, { name: 'slipper', top: 2.3, material: 'shoes', sole: 'shoes', ease: 0.0025 });
    },
  },
  superhero: {
    who: {
      hair: 'slick',
      hairFemale: 'wavy',
      figure: { muscle: 1.1, shoulders: 1.12, fat: 0.08 },
      pose: 'standing',
      face: { jaw: 1.15, chin: 1.1 },
    },
    arms: { left: 'hip', right: 'hip' },
    materials: {
      top: { base: 'fabric', color: '#2247b0', scale: 0.6 },
      bottom: { base: 'fabric', color: '#2247b0', scale: 0.6 },
      shoes: { base: 'leather', color: '#c4242a' },
      gloves: { base: 'leather', color: '#c4242a' },
      cape: { base: 'silk', color: '#c4242a' },
      trim: { base: 'leather', color: '#e8b92c' },
      hat: { base: 'leather', color: '#c4242a' },
      metal: { base: 'gold', color: '#f0c43a' },
    },
    dress(d) {
      trousers(d, { name: 'tights', ease: 0.0016, wide: 0, folds: 0, low: 1.96 });
      top(d, { name: 'suit', sleeves: 1.94, low: 0.12, ease: 0.0024, folds: 0, hem: 0, cuff: 0 });
      wear(d, 'trunks', 'shoes', { trunk: [0, 0.26], legs: 0.07 }, { ease: 0.0045, thick: 0.003 });
      belt(d, { at: 0.27, ease: 0.009, wide: 0.035, big: 1.4 });
      marks.emblem(d);
      gloves(d, { from: 1.45, ease: 0.003 });
      cape(d, { hem: 0.06, wide: 92, flare: 0.07 });
      faceMask(d, { low: 0.4, high: 0.56, round: 1.25, material: 'hat', name: 'eye mask' });
      addShoes(d, boots(1.3));
    },
    hold: () => undefined,
  },
  sailor: {
    who: { hair: 'short', hairFemale: 'bob', beard: 'full', hatted: true },
    materials: {
      top: { base: 'fabric', color: '#f2f2ee' },
      bottom: { base: 'fabric', color: '#22356a' },
      hat: WHITE,
      trim: { base: 'fabric', color: '#22356a' },
      shoes: { color: '#1a1a1e' },
    },
    dress(d) {
      trousers(d, { wide: 0.016 });
      top(d, { name: 'blouse', sleeves: 1.9, low: 0.16, ease: 0.009, v: 0.14 });
      collar(d, { material: 'trim', height: 0.01, flare: 0.05, open: 0.3, name: 'sailor collar' });
      tie(d, { lift: 0.011 });
      addShoes(d, shoes);
      putOn(d, 'bucket', { band: 'trim', trim: 'hat' }, { up: 0.07 });
    },
  },
  samurai: {
    who: { hair: 'topknot', hatted: true, face: { browTilt: 0.7, eyeOpen: 0.82, smile: -0.2 } },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'paint', color: '#1f1d22', clearcoat: 0.7, rough: 0.3 },
      bottom: { base: 'fabric', color: '#2a2c3a' },
      under: { base: 'fabric', color: '#7a1a1e' },
      trim: { base: 'silk', color: '#b3221f' },
      hat: { base: 'paint', color: '#1d1c20', clearcoat: 0.8 },
      metal: { base: 'gold', color: '#e0b44a' },
      shoes: { base: 'fabric', color: '#e8e4da' },
      hair: { color: '#16120f', color2: '#2e2620', color3: '#080605' },
    },
    dress(d) {
      trousers(d, { name: 'hakama', ease: 0.016, wide: 0.03, low: 1.5, folds: 0.014 });
      top(d, { name: 'kimono', material: 'under', sleeves: 1.6, low: 0.26, ease: 0.006, cuff: 0.014, v: 0.12 });
      lamellar(d);
      addShoes(d, { name: 'tabi', top: 1.85, material: 'shoes', sole: { base: 'rope', color: '#b0925e' } });
      putOn(d, 'samurai', { band: 'trim', trim: 'metal', strap: 'trim' }, { up: 0.02 });
      wear(d, 'obi', 'trim', { trunk: [0.29, 0.35] }, { ease: 0.019, thick: 0.005 });
    },
    hold: (d) => holdThing(d, 'right', sword, { params: { style: 'katana' } }),
  },
  backpacker: {
    who: { hair: 'messy', hairFemale: 'ponytail' },
    materials: {
      top: { base: 'fabric', color: '#8a5a2c' },
      bottom: { base: 'canvas', color: '#6a6448' },
      shoes: { color: '#5a3c22' },
      hat: { base: 'fabric', color: '#7a5a34' },
    },
    dress(d) {
      trousers(d, { ease: 0.008 });
      top(d, { name: 'shirt', sleeves: 1.3, low: 0.24, ease: 0.009 });
      collar(d, { height: 0.015, flare: 0.01, open: 0.2 });
      belt(d);
      shoulderBag(d);
      addShoes(d, boots(1.5));
      putOn(d, 'fedora', { band: 'trim', trim: 'hat' }, { up: 0.05 });
    },
  },
};
