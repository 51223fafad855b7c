import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { cuirass, lamellar, plateArmour } from '../humanoid/wardrobe/armour.ts';
import { belt } from '../humanoid/wardrobe/details.ts';
import { type Dress, wear } from '../humanoid/wardrobe/dress.ts';
import { dressForm, hemOf } from '../humanoid/wardrobe/form.ts';
import { top, trousers } from '../humanoid/wardrobe/garments.ts';
import { putOn } from '../humanoid/wardrobe/headgear.ts';
import { addShoes } from '../humanoid/wardrobe/shoes.ts';
import { armorPalettes } from './palettes.ts';

/** A block of wood where the head would be, on a post in the collar. */
function headBlock(d: Dress): void {
  const { head } = d;
  const k = head.unit;
  d.bench.add(
    'head block',
    'stand',
    { op: 'ball', r: [0.27 * k, 0.42 * k, 0.31 * k], at: head.place([0, 0.5, -0.03]) },
    { detail: 0.8 },
  );
  d.bench.add('neck post', 'stand', solid.rod(head.place([0, 0.2, -0.06]), head.place([0, -0.6, -0.1]), 0.16 * k), {
    detail: 0.5,
  });
}

/** Armours. Each gives the height of what it stands on; those of the trunk alone stand on a rod. */
const KINDS: Readonly<Record<string, { dress(d: Dress): number; stand?: true }>> = {
  plate: {
    dress(d) {
      plateArmour(d);
      putOn(d, 'knight', { hat: 'top', visor: 'top', band: 'top', metal: 'metal', feather: 'plume' }, { tilt: 0 });
      belt(d, { at: 0.3, ease: 0.03, wide: 0.024, material: 'straps' });
      return -0.0135 * d.body.figure.u;
    },
  },
  samurai: {
    dress(d) {
      trousers(d, { material: 'under', ease: 0.012, low: 1.8, wide: 0.006 });
      top(d, { name: 'sleeves', material: 'under', sleeves: 1.9, low: 0.28, ease: 0.007 });
      lamellar(d);
      putOn(d, 'samurai', { hat: 'top', band: 'trim', metal: 'metal', horn: 'metal' }, { tilt: 0 });
      addShoes(d, { name: 'shoe', top: 2.2, material: 'straps', sole: 'straps' });
      headBlock(d);
      return -0.0135 * d.body.figure.u;
    },
  },
  roman: {
    stand: true,
    dress(d) {
      cuirass(d, { material: 'top', strips: 'straps', shoulders: true });
      return 0.6 * d.body.joint('spine')[1] - 0.03;
    },
  },
  leather: {
    stand: true,
    dress(d) {
      cuirass(d, { material: 'top', strips: 'top', shoulders: true });
      belt(d, { at: 0.34, ease: 0.02, wide: 0.034, material: 'straps' });
      belt(d, { at: 0.62, ease: 0.016, wide: 0.02, material: 'straps' });
      return 0.6 * d.body.joint('spine')[1] - 0.03;
    },
  },
  breastplate: {
    stand: true,
    dress(d) {
      wear(
        d,
        'breastplate',
        'top',
        { trunk: [0.3, 0.95], scoop: 0.045, arms: 0.04 },
        { ease: 0.0125, thick: 0.008, swell: 0.018, folds: 0 },
      );
      wear(d, 'waist rim', 'trim', { trunk: [0.28, 0.34] }, { ease: 0.0165, thick: 0.007, folds: 0 });
      wear(d, 'side strap', 'straps', { trunk: [0.52, 0.56] }, { ease: 0.0215, thick: 0.004, folds: 0 });
      return hemOf(d, 0.28);
    },
  },
  mail: {
    stand: true,
    dress(d) {
      top(d, { name: 'mail coat', material: 'top', sleeves: 1.2, low: 0.02, ease: 0.009, folds: 0.006, cuff: 0.008 });
      belt(d, { at: 0.33, ease: 0.0155, wide: 0.034, material: 'straps' });
      return hemOf(d, 0.02);
    },
  },
  vest: {
    stand: true,
    dress(d) {
      wear(
        d,
        'vest',
        'top',
        { trunk: [0.26, 0.95], scoop: 0.06, arms: 0.06 },
        { ease: 0.016, thick: 0.012, folds: 0.002 },
      );
      for (const t of [0.4, 0.52, 0.64])
        wear(d, 'webbing', 'trim', { trunk: [t, t + 0.03] }, { ease: 0.0195, thick: 0.004, folds: 0 });
      return hemOf(d, 0.26);
    },
  },
};

/** Armour without who wears it: a suit of plate that stands by itself, cuirass, mail, samurai's lames. */
export const armor: Archetype = {
  name: 'armor',
  kind: 'clothing',
  size: { height: 1.85 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'plate', about: 'Kind of armour.' },
    bulk: {
      type: 'number',
      min: 0.8,
      max: 1.5,
      default: 1,
      about: 'Breadth of who would wear it.',
      vary: [0.95, 1.15],
    },
    female: { type: 'flag', default: false, about: 'Made for a woman.' },
  },
  slots: {
    top: {
      material: { base: 'steel', color: '#b9bdc3', rough: 0.3, wear: 0.2 },
      words: ['armor', 'armour', 'plate', 'breastplate', 'body', 'helmet', 'mail'],
      main: true,
    },
    trim: { material: { base: 'brass', color: '#c79a3c' }, words: ['trim', 'rim', 'lacing', 'webbing'] },
    under: { material: { base: 'mail', color: '#7d8187' }, words: ['chainmail', 'sleeve', 'cloth'] },
    metal: { material: { base: 'brass', color: '#c79a3c' }, words: ['buckle', 'metal', 'horn', 'crest'] },
    straps: { material: { base: 'leather', color: '#4a3020' }, words: ['strap', 'belt', 'leather', 'strip'] },
    plume: {
      material: { base: 'feathers', color: '#a8201e', color2: '#c43a30', color3: '#5a0f0f' },
      words: ['plume', 'feather'],
    },
    stand: { material: { base: 'dark-wood', color: '#4a3020' }, words: ['stand', 'base', 'rod'] },
  },
  palettes: armorPalettes,
  presets: {
    'suit of armor': { params: { kind: 'plate' } },
    'samurai armor': {
      params: { kind: 'samurai' },
      materials: {
        top: { base: 'paint', color: '#7a1c1c', rough: 0.3 },
        trim: { base: 'silk', color: '#1c1a22' },
        under: { base: 'fabric', color: '#2a2a34' },
        metal: { base: 'gold' },
      },
    },
    'roman armor': { params: { kind: 'roman' }, size: { height: 0.85 } },
    'leather armor': {
      params: { kind: 'leather' },
      materials: { top: { base: 'leather', color: '#6a4426', wear: 0.3 } },
      size: { height: 0.85 },
    },
    breastplate: { params: { kind: 'breastplate' }, size: { height: 0.8 } },
    chainmail: {
      params: { kind: 'mail' },
      materials: { top: { base: 'mail', color: '#8d9196' } },
      size: { height: 1 },
    },
    'bulletproof vest': {
      params: { kind: 'vest' },
      materials: { top: { base: 'canvas', color: '#2a2c30' }, trim: { base: 'canvas', color: '#3a3d42' } },
      size: { height: 0.75 },
    },
  },
  build({ params, materials, rng }) {
    const kind = KINDS[read.word(params, 'kind')] ?? KINDS.plate;
    const bulk = read.num(params, 'bulk');
    const figure = {
      female: read.flag(params, 'female') ? 1 : 0,
      shoulders: 1.04 * (0.6 + 0.4 * bulk),
      muscle: 0.5,
      fat: 0.15 + Math.max(0, bulk - 1) * 0.4,
    };
    const parts = dressForm({ materials, main: 'top', rng, figure }, kind.dress);
    if (!kind.stand) return { parts };
    const b = createBench(materials);
    const high = 0.26;
    b.add(
      'stand foot',
      'stand',
      solid.turned(
        outline.pairs([0, 0, 0.17, 0, 0.172, 0.014, 0.16, 0.026, 0.155, 0.034, 0.04, 0.042, 0.03, 0.06, 0, 0.06]),
        [0, 0, 0],
        { bevel: 0.002 },
      ),
      { detail: 0.6 },
    );
    b.add('stand rod', 'stand', solid.rod([0, 0.03, -0.01], [0, high + 0.46, -0.01], 0.017), { detail: 0.5 });
    b.add(
      'shoulder yoke',
      'stand',
      solid.bar(
        [
          [-0.15, high + 0.4, -0.01],
          [0, high + 0.44, -0.01],
          [0.15, high + 0.4, -0.01],
        ],
        { kind: 'rect', w: 0.03, h: 0.04, r: 0.01 },
        { up: [0, 1, 0], spline: 'catmull' },
      ),
      { detail: 0.4, hidden: true },
    );
    return { parts: [...b.parts, ...parts.map((part) => ({ ...part, shape: solid.put(part.shape, [0, high, 0]) }))] };
  },
};
