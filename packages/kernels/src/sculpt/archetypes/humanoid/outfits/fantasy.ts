import { axe } from '../../axe/axe.ts';
import { bow } from '../../bow/bow.ts';
import { crown } from '../../crown/crown.ts';
import { hammer } from '../../hammer/hammer.ts';
import { shield } from '../../shield/shield.ts';
import { sword } from '../../sword/sword.ts';
import { wand } from '../../wand/wand.ts';
import { holdThing, strapShield } from '../props/hold.ts';
import { pole } from '../props/pole.ts';
import { holdTool } from '../props/tools.ts';
import { cuirass, plateArmour } from '../wardrobe/armour.ts';
import { cape } from '../wardrobe/cape.ts';
import { belt, collar } from '../wardrobe/details.ts';
import { drape } from '../wardrobe/drape.ts';
import { wear } from '../wardrobe/dress.ts';
import { faceMask, hood } from '../wardrobe/face-wear.ts';
import { gloves, top, trousers } from '../wardrobe/garments.ts';
import { halo } from '../wardrobe/headcloth.ts';
import { crownWith, putOn } from '../wardrobe/headgear.ts';
import { addShoes } from '../wardrobe/shoes.ts';
import { quiver } from './carried.ts';
import { hoodDown, robe } from './pieces.ts';
import type { Outfit } from './types.ts';

const SOLE = { base: 'leather', color: '#241a14' } as const;
const LEATHER = { base: 'leather', color: '#5a3a22' } as const;
const boots = (top = 1.35) =>
  ({ name: 'boot', top, material: 'shoes', sole: SOLE, heel: 0.006, cuff: 'shoes' }) as const;

/** Heroes and folk of tales. */
export const FANTASY_OUTFITS: Readonly<Record<string, Outfit>> = {
  knight: {
    who: { masked: true, figure: { shoulders: 1.06, muscle: 0.5 } },
    arms: { right: 'sword', left: 'shield' },
    materials: {
      top: { base: 'steel', color: '#b9bdc3', rough: 0.3, wear: 0.2 },
      under: { base: 'mail', color: '#7d8187' },
      trim: { base: 'brass', color: '#c79a3c' },
      metal: { base: 'brass', color: '#c79a3c' },
      hat: { base: 'feathers', color: '#a8201e', color2: '#c43a30', color3: '#5a0f0f' },
      prop: { base: 'paint', color: '#a8201e', wear: 0.3 },
      cape: { base: 'fabric', color: '#8a1f24' },
    },
    dress(d) {
      plateArmour(d);
      putOn(d, 'knight', { hat: 'top', visor: 'top', band: 'top', metal: 'top', feather: 'hat' }, { tilt: 0 });
      belt(d, { at: 0.3, ease: 0.03, wide: 0.024, material: LEATHER });
    },
    hold(d) {
      holdThing(d, 'right', sword);
      strapShield(d, 'left', shield, { scale: 0.85 });
    },
  },
  wizard: {
    who: { age: 'old', hair: 'long', hairFemale: 'long', beard: 'wizard', hatted: true },
    arms: { right: 'staff' },
    materials: {
      top: { base: 'fabric', color: '#3b3f9c' },
      hat: { base: 'fabric', color: '#34388c' },
      trim: { base: 'fabric', color: '#d8ae3e' },
      shoes: { color: '#4a3222' },
      under: { base: 'fabric', color: '#6a4fae' },
      cape: { base: 'fabric', color: '#2c2f7a' },
    },
    dress(d) {
      robe(d, { flare: 0.07, sleeves: 1.9, cuff: 0.05 });
      belt(d, { at: 0.36, wide: 0.035, ease: 0.016, material: 'trim' });
      collar(d, { height: 0.012, flare: 0.006, material: 'trim' });
      addShoes(d, { ...boots(2.0), cuff: undefined });
      putOn(d, 'wizard', {}, { tilt: 6, up: 0.06 });
    },
    hold: (d) => pole(d, 'right', { head: 'crystal' }),
  },
  witch: {
    who: {
      sex: 'female',
      hair: 'long',
      hatted: true,
      face: { nose: 1.5, hook: 0.9, chin: 1.35, browTilt: 0.6, smile: 0.5 },
    },
    arms: { right: 'staff' },
    materials: {
      top: { base: 'fabric', color: '#2a2432' },
      hat: { base: 'fabric', color: '#231e2c' },
      trim: { base: 'fabric', color: '#7a3c98' },
      hair: { color: '#a8501e', color2: '#c8702c', color3: '#5a2408' },
      skin: { color: '#cfc98f', color2: '#b8b070', color3: '#7a7440' },
      shoes: { color: '#17141a' },
      cape: { base: 'fabric', color: '#3a2450' },
    },
    dress(d) {
      robe(d, { flare: 0.06, sleeves: 1.85, cuff: 0.035 });
      belt(d, { at: 0.36, wide: 0.04, ease: 0.015, material: 'trim' });
      cape(d, { hem: 0.12, wide: 92 });
      addShoes(d, { ...boots(1.8), curl: 0.04 });
      putOn(d, 'witch', {}, { up: 0.06 });
    },
    hold: (d) => pole(d, 'right', { head: 'broom', over: 0.5 }),
  },
  ranger: {
    who: { hair: 'mane', figure: { fat: 0.12 } },
    arms: { left: 'staff' },
    materials: {
      top: { base: 'fabric', color: '#4c6234' },
      bottom: { base: 'fabric', color: '#5a4a34' },
      hat: { base: 'fabric', color: '#3d5029' },
      cape: { base: 'fabric', color: '#3d5029' },
      shoes: { color: '#4f3420' },
    },
    dress(d) {
      trousers(d, { ease: 0.004, wide: 0.001 });
      top(d, { name: 'tunic', sleeves: 1.9, low: 0.28, ease: 0.007 });
      drape(d, 'tunic skirt', 'top', { from: 0.3, hem: 0.68, ease: 0.008, flare: 0.035, folds: 12, depth: 0.006 });
      wear(d, 'jerkin', LEATHER, { trunk: [0.24, 0.95], v: 0.1 }, { ease: 0.0115, thick: 0.005, folds: 0.002 });
      belt(d, { at: 0.3, ease: 0.018 });
      for (const side of ['left', 'right'] as const)
        wear(d, `${side} bracer`, LEATHER, { side, arms: 1.88, armsFrom: 1.25 }, { ease: 0.0115, thick: 0.005 });
      cape(d, { hem: 0.16, wide: 96, clasp: 'metal' });
      hoodDown(d);
      addShoes(d, boots(1.3));
      quiver(d);
    },
    hold: (d) => holdThing(d, 'left', bow),
  },
  rogue: {
    who: { hair: 'short', hatted: true, face: { browTilt: 0.4 } },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'leather', color: '#3a3230' },
      bottom: { base: 'fabric', color: '#2a2826' },
      hat: { base: 'fabric', color: '#2b2a30' },
      cape: { base: 'fabric', color: '#2b2a30' },
      shoes: { color: '#241c18' },
    },
    dress(d) {
      trousers(d, { ease: 0.004, wide: 0.001 });
      top(d, { name: 'jerkin', sleeves: 1.9, low: 0.14, ease: 0.008, folds: 0.005 });
      belt(d, { ease: 0.019 });
      belt(d, { at: 0.62, ease: 0.0145, wide: 0.02, buckle: null });
      gloves(d, { from: 1.6 });
      cape(d, { hem: 0.2, wide: 98, clasp: 'metal' });
      hood(d, { deep: 0.06 });
      faceMask(d, { low: 0.0, high: 0.27, round: 1.5, material: 'hat' });
      addShoes(d, boots(1.25));
    },
    hold: (d) => holdThing(d, 'right', sword, { scale: 0.45 }),
  },
  barbarian: {
    who: { hair: 'mane', beard: 'full', figure: { muscle: 1.25, shoulders: 1.16, fat: 0.12 } },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'fur', color: '#7a5a3a' },
      bottom: { base: 'fur', color: '#6a4a2e' },
      shoes: { base: 'fur', color: '#6a4c30' },
    },
    dress(d) {
      drape(d, 'loincloth', 'bottom', { from: 0.27, hem: 0.62, ease: 0.008, flare: 0.03, folds: 9, depth: 0.012 });
      belt(d, { at: 0.27, wide: 0.06, ease: 0.014, big: 1.6 });
      wear(d, 'harness', LEATHER, { trunk: [0.66, 0.715] }, { ease: 0.005, thick: 0.004 });
      wear(
        d,
        'left shoulder fur',
        'top',
        { side: 'left', arms: 0.3, armsFrom: -1 },
        { ease: 0.02, thick: 0.012, folds: 0.02 },
      );
      for (const side of ['left', 'right'] as const)
        wear(d, `${side} bracer`, LEATHER, { side, arms: 1.9, armsFrom: 1.35 }, { ease: 0.004, thick: 0.004 });
      addShoes(d, { ...boots(1.4), ease: 0.008 });
    },
    hold: (d) => holdThing(d, 'right', axe),
  },
  viking: {
    who: { hair: 'mane', beard: 'viking', hatted: true, figure: { muscle: 0.9, shoulders: 1.14, fat: 0.3 } },
    arms: { right: 'sword', left: 'shield' },
    materials: {
      top: { base: 'mail', color: '#83868a' },
      bottom: { base: 'fabric', color: '#5a4a38' },
      hat: { base: 'horn', color: '#e4d8bc', color2: '#8a7658' },
      metal: { base: 'steel', color: '#9a9da0', wear: 0.3 },
      trim: { base: 'brass', color: '#b08a3c' },
      beard: { base: 'hair', color: '#a8602a', color2: '#c98445', color3: '#5f2f10' },
      hair: { color: '#a8602a', color2: '#c98445', color3: '#5f2f10' },
      shoes: { base: 'fur', color: '#6a4c30' },
      prop: { base: 'planks', color: '#8a2a22' },
      under: { base: 'fur', color: '#5c4028' },
    },
    dress(d) {
      trousers(d, { wide: 0.006 });
      top(d, { name: 'mail shirt', sleeves: 0.75, low: 0.28, ease: 0.008, folds: 0.004 });
      drape(d, 'mail skirt', 'top', { from: 0.3, hem: 0.66, ease: 0.009, flare: 0.03, folds: 8, depth: 0.005 });
      wear(d, 'fur collar', 'under', { trunk: [0.86, 1.0], arms: 0.16 }, { ease: 0.022, thick: 0.014, folds: 0.016 });
      belt(d, { ease: 0.019, wide: 0.045, material: LEATHER, big: 1.3 });
      for (const side of ['left', 'right'] as const)
        wear(d, `${side} bracer`, LEATHER, { side, arms: 1.88, armsFrom: 1.3 }, { ease: 0.004, thick: 0.004 });
      addShoes(d, { ...boots(1.4), ease: 0.007 });
      putOn(d, 'viking', { hat: 'metal' });
    },
    hold(d) {
      holdThing(d, 'right', axe);
      strapShield(d, 'left', shield, { params: { kind: 'round' }, scale: 0.78 });
    },
  },
  goblin: {
    who: { species: 'goblin', pose: 'stooped' },
    arms: { right: 'low' },
    materials: { top: { base: 'leather', color: '#5c4630' }, bottom: { base: 'canvas', color: '#6a5a3c' } },
    dress(d) {
      drape(d, 'rags', 'bottom', { from: 0.28, hem: 0.56, ease: 0.008, flare: 0.035, folds: 9, depth: 0.012 });
      top(d, { name: 'vest', sleeves: -1, low: 0.24, high: 0.93, ease: 0.008, v: 0.4 });
      belt(d, { at: 0.28, ease: 0.017 });
      for (const side of ['left', 'right'] as const)
        wear(
          d,
          `${side} wrap`,
          'bottom',
          { side, arms: 1.9, armsFrom: 1.45 },
          { ease: 0.004, thick: 0.003, folds: 0.004 },
        );
    },
    hold: (d) => holdTool(d, 'right', 'club'),
  },
  orc: {
    who: { species: 'orc' },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'leather', color: '#4a3626' },
      bottom: { base: 'fur', color: '#5c4630' },
      metal: { base: 'iron', color: '#5a5a5c', wear: 0.5 },
      shoes: { base: 'fur', color: '#4a3828' },
    },
    dress(d) {
      drape(d, 'loincloth', 'bottom', { from: 0.28, hem: 0.58, ease: 0.009, flare: 0.03, folds: 8, depth: 0.012 });
      cuirass(d, { material: 'top', guards: 'top', low: 0.62 });
      belt(d, { at: 0.28, wide: 0.06, ease: 0.015, big: 1.8 });
      wear(d, 'right pauldron', 'metal', { side: 'right', arms: 0.34, armsFrom: -1 }, { ease: 0.02, thick: 0.01 });
      addShoes(d, boots(1.4));
    },
    hold: (d) => holdThing(d, 'right', axe),
  },
  elf: {
    who: { species: 'elf', hair: 'long' },
    arms: { left: 'staff' },
    materials: {
      top: { base: 'fabric', color: '#3f7a52' },
      bottom: { base: 'fabric', color: '#6b5d42' },
      hair: { color: '#e2c887', color2: '#f4e2b0', color3: '#a88a4a' },
      trim: { base: 'gold', color: '#d6b054' },
      shoes: { color: '#6a4c2e' },
      cape: { base: 'fabric', color: '#2f5a40' },
      eyes: { color: '#4fa36a' },
    },
    dress(d) {
      trousers(d, { ease: 0.0035, wide: 0.001, folds: 0.004 });
      top(d, { name: 'tunic', sleeves: 1.9, low: 0.3, ease: 0.006, v: 0.08 });
      drape(d, 'tunic skirt', 'top', { from: 0.31, hem: 0.62, ease: 0.007, flare: 0.035, folds: 10, depth: 0.007 });
      belt(d, { at: 0.33, ease: 0.013, wide: 0.024 });
      collar(d, { height: 0.014, flare: 0.004, material: 'trim' });
      cape(d, { hem: 0.14, wide: 90, clasp: 'trim' });
      addShoes(d, { ...boots(1.3), cuff: 'trim' });
      crownWith(d, crown, { params: { kind: 'circlet' }, up: 0.06 });
      quiver(d);
    },
    hold: (d) => holdThing(d, 'left', bow),
  },
  dwarf: {
    who: { species: 'dwarf', hair: 'mane', beard: 'long', hatted: true },
    arms: { right: 'sword' },
    materials: {
      top: { base: 'steel', color: '#8c9096', wear: 0.3 },
      bottom: { base: 'leather', color: '#4e3826' },
      hair: { color: '#b4622a', color2: '#d58a48', color3: '#6a3210' },
      hat: { base: 'horn', color: '#d8caa8' },
      metal: { base: 'steel', color: '#84888e' },
      under: { base: 'mail', color: '#76797d' },
    },
    dress(d) {
      trousers(d, { wide: 0.005 });
      top(d, { name: 'mail shirt', material: 'under', sleeves: 0.8, low: 0.26, ease: 0.006, folds: 0.003 });
      cuirass(d, { shoulders: true, guards: 'top' });
      drape(d, 'mail skirt', 'under', { from: 0.3, hem: 0.6, ease: 0.01, flare: 0.03, folds: 8, depth: 0.005 });
      belt(d, { ease: 0.02, wide: 0.055, big: 1.8 });
      addShoes(d, boots(1.4));
      putOn(d, 'viking', { hat: 'metal' });
    },
    hold: (d) => holdThing(d, 'right', hammer, { params: { kind: 'war' } }),
  },
  zombie: {
    who: { species: 'zombie', pose: 'shambling' },
    materials: {
      top: { base: 'fabric', color: '#6a6a58', wear: 0.8 },
      bottom: { base: 'denim', color: '#45474c', wear: 0.8 },
      shoes: { color: '#33291f' },
    },
    dress(d) {
      trousers(d, { low: 1.5, folds: 0.012, wide: 0.006 });
      top(d, { name: 'torn shirt', sleeves: 0.75, low: 0.16, ease: 0.008, v: 0.22, folds: 0.014 });
      addShoes(d, { name: 'shoe', top: 1.95, material: 'shoes', sole: SOLE });
      wear(
        d,
        'bandage',
        { base: 'canvas', color: '#b8ac8e' },
        { side: 'left', arms: 1.75, armsFrom: 1.3 },
        { ease: 0.003, thick: 0.003, folds: 0.004 },
      );
    },
  },
  vampire: {
    who: { species: 'vampire' },
    materials: {
      top: { base: 'velvet', color: '#2a1218' },
      bottom: { base: 'fabric', color: '#16141a' },
      cape: { base: 'silk', color: '#15131a' },
      trim: { base: 'silk', color: '#a8161e' },
      shoes: { color: '#100e10', rough: 0.25 },
      under: { base: 'fabric', color: '#f1ede6' },
    },
    dress(d) {
      trousers(d, { folds: 0.005 });
      top(d, { name: 'shirt', material: 'under', sleeves: 1.97, ease: 0.004, low: 0.26, folds: 0.003 });
      top(d, {
        name: 'waistcoat',
        material: 'trim',
        sleeves: -1,
        low: 0.2,
        high: 0.96,
        ease: 0.0085,
        v: 0.3,
        folds: 0.001,
      });
      top(d, { name: 'coat', sleeves: 1.88, low: 0.06, ease: 0.0125, v: 0.5, folds: 0.005, thick: 0.006 });
      cape(d, { hem: 0.03, wide: 112, flare: 0.09, clasp: 'metal' });
      collar(d, {
        material: 'cape',
        height: 0.105,
        flare: 0.055,
        open: 0.85,
        ease: 0.018,
        point: 0.15,
        name: 'cape collar',
        at: 0.965,
      });
      addShoes(d, { name: 'shoe', top: 1.98, material: 'shoes', sole: SOLE });
    },
  },
  demon: {
    who: { species: 'demon', wings: 'bat', figure: { muscle: 1.1 } },
    arms: { right: 'staff' },
    materials: {
      bottom: { base: 'leather', color: '#2a1a16' },
      wings: { base: 'membrane', color: '#6e1512', color2: '#42100e' },
      prop: { base: 'iron', color: '#3a3638' },
      metal: { base: 'iron', color: '#3a3638' },
      top: { base: 'leather', color: '#2a1a16' },
    },
    dress(d) {
      trousers(d, { low: 1.94, ease: 0.004 });
      belt(d, { at: 0.3, wide: 0.05, ease: 0.012, big: 1.5 });
      for (const side of ['left', 'right'] as const)
        wear(d, `${side} bracer`, 'metal', { side, arms: 1.9, armsFrom: 1.35 }, { ease: 0.005, thick: 0.005 });
    },
    hold: (d) => pole(d, 'right', { head: 'trident' }),
  },
  angel: {
    who: { sex: 'female', hair: 'wavy', wings: 'feather' },
    materials: {
      top: { base: 'silk', color: '#f5f1e6', color2: '#fffdf6', color3: '#c9c2b0' },
      trim: { base: 'gold', color: '#dcb24a' },
      hair: { color: '#dcb768', color2: '#f3d896', color3: '#9a7636' },
      crown: { base: 'gold', color: '#ffd75a', emissive: '#ffcf4a', emissiveStrength: 0.6 },
    },
    dress(d) {
      robe(d, { flare: 0.06, sleeves: 1.85, cuff: 0.05, scoop: 0.06 });
      belt(d, { at: 0.4, wide: 0.022, ease: 0.014, material: 'trim', buckle: null });
      halo(d);
    },
  },
  fairy: {
    who: { sex: 'female', hair: 'bun', wings: 'insect', species: 'elf' },
    arms: { right: 'show' },
    materials: {
      top: { base: 'petal', color: '#e27ab0' },
      wings: { base: 'membrane', color: '#cfe6f5', color2: '#f0c6ec', transmission: 0.45, rough: 0.1 },
      hair: { color: '#e8c25a', color2: '#f7de8e', color3: '#a5812c' },
      shoes: { color: '#c85a92' },
      trim: { base: 'fabric', color: '#f4d9ec' },
    },
    dress(d) {
      top(d, { name: 'bodice', sleeves: -1, low: 0.32, high: 0.84, ease: 0.004, folds: 0.001, hem: 0, cuff: 0 });
      drape(d, 'petal skirt', 'top', { from: 0.36, hem: 0.6, ease: 0.006, flare: 0.1, folds: 9, depth: 0.02 });
      addShoes(d, { name: 'slipper', top: 2.3, material: 'shoes', sole: 'shoes', ease: 0.003, curl: 0.03 });
      crownWith(d, crown, {
        params: { kind: 'laurel' },
        materials: { gold: { base: 'petal', color: '#f3a8d0' } },
        up: 0.06,
      });
    },
    hold: (d) => holdThing(d, 'right', wand),
  },
};
