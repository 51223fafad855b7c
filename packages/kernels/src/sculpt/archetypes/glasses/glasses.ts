import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Preset } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, follow, outline, read, solid } from '../../kits/joinery/index.ts';
import { buildBarrels, buildShield, buildSki, buildSwim } from './goggles.ts';
import { LENS_SHAPES } from './outlines.ts';
import { glassesPalettes } from './palettes.ts';
import { addDisguise, buildMonocle, buildPixel, buildStereo } from './single.ts';
import { buildSpectacles } from './spectacles.ts';

const dark = { base: 'plastic', color: '#14171b', rough: 0.06, clearcoat: 1 };
const shades = (lens: string, params: Preset['params'], more: Preset['materials'] = {}): Preset => ({
  open: ['frame'],
  params: { ...params },
  materials: { lens: { ...dark, color: lens }, ...more },
});
const wire = (color: string): Preset['materials'] => ({
  frame: { base: 'gold', color },
  temple: { base: 'gold', color },
});

const slots: Archetype['slots'] = {
  frame: {
    material: { base: 'plastic', color: '#1b1c1f', rough: 0.22, clearcoat: 0.6 },
    words: ['frame', 'rim', 'glasses', 'body'],
    main: true,
  },
  lens: { material: { base: 'glass', color: '#dfeaf0' }, words: ['lens', 'glass', 'visor'] },
  temple: {
    material: { base: 'plastic', color: '#1b1c1f', rough: 0.22, clearcoat: 0.6 },
    words: ['temple', 'arm', 'leg'],
  },
  metal: { material: { base: 'steel', color: '#b8babf' }, words: ['hinge', 'screw', 'metal', 'chain'] },
  pads: { material: { base: 'rubber', color: '#d8dcdc', rough: 0.4 }, words: ['pad', 'nose pad', 'foam', 'tip'] },
  strap: { material: { base: 'leather', color: '#5a3820', scale: 0.25 }, words: ['strap', 'band', 'headband'] },
  trim: { material: { base: 'rubber', color: '#2a2c30' }, words: ['trim', 'vent'] },
  accent: { material: { base: 'plastic', color: '#f2f2ee', rough: 0.4 }, words: ['logo', 'highlight', 'stripe'] },
};

/** What is worn before the eyes: spectacles, sunglasses, goggles, a monocle. */
export const glasses: Archetype = {
  name: 'glasses',
  kind: 'clothing',
  size: { length: 0.14 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'spectacles',
        'ski',
        'swim',
        'barrels',
        'shield',
        'monocle',
        'stereo',
        'pixel',
        'lorgnette',
        'disguise',
        'smart',
      ],
      default: 'spectacles',
      about: 'Kind of eyewear.',
    },
    lens: { type: 'choice', of: LENS_SHAPES, default: 'classic', about: 'Outline of the lenses.' },
    wire: { type: 'flag', default: false, about: 'Thin metal rims with nose pads.' },
    temples: { type: 'flag', default: true, about: 'Arms over the ears.' },
    thick: {
      type: 'number',
      min: 0.0014,
      max: 0.006,
      default: 0.0036,
      unit: 'm',
      about: 'Thickness of the rims.',
      vary: [0.003, 0.0044],
    },
    loupe: { type: 'flag', default: true, about: 'A magnifier on an arm of barrel goggles.' },
  },
  slots,
  palettes: glassesPalettes,
  presets: {
    glasses: { openParams: ['thick'] },
    'reading glasses': {
      open: ['frame', 'temple'],
      params: { lens: 'square', thick: 0.0024 },
      materials: { frame: { color: '#5a3a24' }, temple: { color: '#5a3a24' } },
    },
    sunglasses: shades('#16191d', { lens: 'classic', thick: 0.0042 }),
    'aviator sunglasses': {
      ...shades('#3a4a3c', { lens: 'aviator', wire: true, thick: 0.0018 }, wire('#d2ab55')),
      open: [],
    },
    'round glasses': { params: { lens: 'round', wire: true, thick: 0.0018 }, materials: wire('#c9a35a') },
    'wizard glasses': { params: { lens: 'round', thick: 0.0024 } },
    'cat eye glasses': {
      ...shades(
        '#2a1c24',
        { lens: 'cat', thick: 0.004 },
        { frame: { color: '#a8243c' }, temple: { color: '#a8243c' } },
      ),
    },
    'heart sunglasses': {
      ...shades(
        '#5a1020',
        { lens: 'heart', thick: 0.0042 },
        { frame: { color: '#d0243f' }, temple: { color: '#d0243f' } },
      ),
    },
    'star glasses': {
      ...shades(
        '#2a1a4a',
        { lens: 'star', thick: 0.0036 },
        { frame: { base: 'gold', color: '#e0b040' }, temple: { base: 'gold', color: '#e0b040' } },
      ),
    },
    'nerd glasses': { params: { lens: 'square', thick: 0.0052 } },
    'pixel glasses': { params: { kind: 'pixel' } },
    '3d glasses': {
      params: { kind: 'stereo' },
      materials: {
        frame: { base: 'paper', color: '#f2f0ea' },
        temple: { base: 'paper', color: '#f2f0ea' },
        lens: { base: 'plastic', color: '#d8201c', rough: 0.12, clearcoat: 1 },
        accent: { base: 'paper', color: '#26282c' },
      },
    },
    'ski goggles': {
      open: ['frame'],
      params: { kind: 'ski' },
      materials: {
        frame: { base: 'rubber', color: '#f0f0ee', rough: 0.5 },
        lens: { base: 'chrome', color: '#e08a3c', rough: 0.08 },
        strap: { base: 'fabric', color: '#22252c', scale: 0.3 },
        pads: { base: 'rubber', color: '#2a2c30' },
        metal: { base: 'plastic', color: '#1d1f22' },
        accent: { base: 'plastic', color: '#e0642c' },
      },
    },
    'swimming goggles': {
      open: ['frame'],
      params: { kind: 'swim' },
      materials: {
        frame: { base: 'plastic', color: '#1f6fb8', rough: 0.25 },
        lens: { ...dark, color: '#1a3f6a' },
        strap: { base: 'rubber', color: '#1d2b44' },
        pads: { base: 'rubber', color: '#1d2b44' },
        metal: { base: 'plastic', color: '#e8eaec' },
      },
    },
    'steampunk goggles': {
      params: { kind: 'barrels' },
      materials: {
        frame: { base: 'brass', color: '#b58a3c', wear: 0.3 },
        metal: { base: 'copper', color: '#b06a40' },
        lens: { base: 'plastic', color: '#1d5a52', rough: 0.05, clearcoat: 1 },
      },
    },
    'welding goggles': {
      params: { kind: 'barrels', loupe: false },
      materials: {
        frame: { base: 'plastic', color: '#1d1e21', rough: 0.5 },
        lens: { ...dark, color: '#16301c' },
        strap: { base: 'rubber', color: '#26282c' },
      },
    },
    'aviator goggles': {
      params: { kind: 'barrels', loupe: false },
      materials: { frame: { base: 'brass', color: '#a8803a' }, lens: { ...dark, color: '#4a3418' } },
    },
    'safety glasses': {
      open: ['frame'],
      params: { kind: 'shield' },
      materials: {
        lens: { base: 'glass', color: '#d8e8ee' },
        frame: { base: 'plastic', color: '#26282c', rough: 0.4 },
        temple: { base: 'plastic', color: '#26282c', rough: 0.4 },
        accent: { base: 'rubber', color: '#f0a020' },
      },
    },
    'sport glasses': {
      open: ['frame'],
      params: { kind: 'shield' },
      materials: { lens: { base: 'chrome', color: '#3a6ad0', rough: 0.06 } },
    },
    monocle: {
      params: { kind: 'monocle' },
      materials: { ...wire('#d2a544'), metal: { base: 'gold', color: '#d2a544' } },
    },
    lorgnette: {
      params: { kind: 'lorgnette', lens: 'round', wire: true, temples: false, thick: 0.002 },
      materials: { ...wire('#d2a544'), metal: { base: 'gold', color: '#d2a544' } },
    },
    'pince nez': { params: { lens: 'round', wire: true, temples: false, thick: 0.0018 }, materials: wire('#c9a35a') },
    'groucho glasses': { params: { kind: 'disguise', lens: 'round', thick: 0.0042 } },
    'smart glasses': {
      params: { kind: 'smart', thick: 0.0048 },
      materials: { lens: { base: 'glass', color: '#c8d8e6' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench({
      ...follow(materials, slots, ['temple']),
      thread: { base: 'fabric', color: '#d8c8a8', scale: 0.2 },
    });
    const nose = buildKind(b, read.word(params, 'kind'), params);
    const xs = { ski: 0.19, swim: 0.15, barrels: 0.14, shield: 0.145, monocle: 0.1, pixel: 0.155 } as Record<
      string,
      number
    >;
    // the false nose hangs lower than the rims
    const low = read.word(params, 'kind') === 'disguise' ? 0.0165 : 0;
    const parts = low ? b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, low, 0]) })) : b.parts;
    return {
      parts: proportioned(parts, rng, 0.02),
      sockets: {
        wear: { at: [nose[0], nose[1] + low, nose[2]], dir: [0, 0, 1], size: xs[read.word(params, 'kind')] ?? 0.14 },
      },
    };
  },
};

/** Builds a kind and says what comes to lie between the eyes. */
function buildKind(b: Bench, kind: string, params: Parameters<Archetype['build']>[0]['params']): Vec3 {
  const wired = read.flag(params, 'wire');
  const lens = read.word(params, 'lens');
  switch (kind) {
    case 'ski':
      return buildSki(b);
    case 'swim':
      return buildSwim(b);
    case 'barrels':
      return buildBarrels(b, read.flag(params, 'loupe'));
    case 'shield':
      return buildShield(b);
    case 'monocle':
      return buildMonocle(b);
    case 'stereo':
      return buildStereo(b);
    case 'pixel':
      return buildPixel(b);
    default: {
      const nose = buildSpectacles(b, {
        lens,
        rim: wired ? 'wire' : 'acetate',
        thick: read.num(params, 'thick'),
        temples: read.flag(params, 'temples'),
        brow: lens === 'aviator',
      });
      if (kind === 'disguise') addDisguise(b, nose);
      if (kind === 'smart') addComputer(b);
      if (kind === 'lorgnette') addStick(b);
      return nose;
    }
  }
}

/** A camera and a light in the front, a computer in the temple. */
function addComputer(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} camera ring`,
      'metal',
      solid.cyl(0.0034, 0.0018, [s * 0.063, 0.0315, 0.0005], 'z', { bevel: 0.0004 }),
    );
    b.add(
      `${name} camera`,
      { base: 'plastic', color: '#0b0d12', rough: 0.05, clearcoat: 1 },
      { op: 'ball', r: [0.0024, 0.0024, 0.0012], at: [s * 0.063, 0.0315, 0.0014] },
    );
  }
  b.add(
    'display',
    { base: 'plastic', color: '#7ab8e8', rough: 0.05, clearcoat: 1, emissive: '#5aa8f0', emissiveStrength: 0.6 },
    solid.slab(outline.roundRect(0.016, 0.01, 0.0015), 0.0016, [0.04, 0.032, 0.0026], 'z', { bevel: 0.0004 }),
  );
}

/** The handle at the side of a lorgnette. */
function addStick(b: Bench): void {
  b.add(
    'handle',
    'frame',
    solid.tube(
      [
        [0.0565, 0.024, -0.004],
        [0.066, 0.02, -0.004],
        [0.075, 0.006, -0.003],
        [0.083, 0.003, 0.04],
        [0.086, 0.003, 0.09],
      ],
      0.0021,
      { taper: [0.7, 0.9, 1, 1.25, 1.5] },
    ),
    { detail: 1.1 },
  );
  b.add('handle ring', 'metal', solid.hoop(0.005, { kind: 'circle', r: 0.0011 }, [0.0865, 0.003, 0.098], 'y', 20));
}
