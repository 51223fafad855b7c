import type { TetrapodSpecies } from '../spec.ts';
import { like, type Species } from './types.ts';

type Change = Parameters<typeof like<TetrapodSpecies>>[1];

/** unit = height of the hips when standing. */
const BIRD_BODY: TetrapodSpecies = {
  plan: 'tetrapod',
  rigType: 'avian',
  unit: 0.1,
  trunk: {
    length: 0.95,
    chest: 1.0,
    waist: 0.92,
    rump: 0.7,
    width: 0.86,
    croup: 1.28,
    sag: -0.08,
    muscle: 0,
    pitch: 30,
    legAt: 0.32,
  },
  neck: { length: 0.34, rise: 66, arch: -36, radii: [0.42, 0.33], flat: 1, set: 0.4, ahead: -0.05 },
  head: {
    length: 0.82,
    skull: [0.4, 0.4],
    skullY: 0.1,
    muzzleZ: 0.5,
    muzzleW: [0.2, 0.1],
    muzzleH: [0.2, 0.1],
    muzzleY: [0.04, 0.02],
    beak: { kind: 'cone', length: 0.36, r: [0.14, 0.11] },
    cheek: 0.12,
    eye: { y: 0.16, z: 0.36, r: 0.13, out: 66, up: 3, open: 0.96, iris: 64 },
    pitch: 6,
  },
  hind: {
    kind: 'bird',
    foot: 'bird',
    radii: [0.26, 0.17, 0.065, 0.06],
    footSize: 0.58,
    toes: 3,
    claw: 0.22,
    track: 0.24,
  },
  tail: { kind: 'fan', length: 0.42, r: 0.24, rise: -14, arch: 0, swing: 0 },
  wings: { kind: 'folded', span: 1.05, lift: 0.72 },
  extras: [{ kind: 'tail fan', size: 0.85, n: 7, rise: -14, spread: 34 }],
  look: { belly: 0.9, feet: 0.62, legs: 0.62 },
  turn: 20,
};

const SPARROW: Species = {
  body: BIRD_BODY,
  materials: {
    skin: { base: 'feathers', color: '#8a6544', color2: '#6b4c31', scale: 0.16 },
    belly: { base: 'feathers', color: '#e3d8c8', scale: 0.16 },
    wings: { base: 'feathers', color: '#7a5435', color2: '#4a3220', scale: 0.24 },
    tail: { base: 'feathers', color: '#5f432c' },
    feet: { base: 'scales', color: '#b58a6a', scale: 0.1 },
    beak: { base: 'beak', color: '#5a5148' },
    claws: { base: 'claw' },
    eyes: { base: 'eye', color: '#1c120c', color2: '#120b07', color3: '#050302' },
  },
};

const bird = (body: Change, materials: Species['materials']): Species => ({
  body: like(BIRD_BODY, body),
  materials: { ...SPARROW.materials, ...materials },
});
const plumage = (
  color: string,
  color2: string,
  scale = 1,
): { base: string; color: string; color2: string; color3: string; scale: number } => ({
  base: 'feathers',
  color,
  color2,
  color3: color2,
  scale: scale * 0.42,
});
const bill = (color: string): { base: string; color: string } => ({ base: 'beak', color });
const foot = (color: string): { base: string; color: string; scale: number } => ({
  base: 'scales',
  color,
  scale: 0.16,
});
const small = (head: string, back: string, breast: string, extra: Species['materials'] = {}): Species =>
  bird(
    {},
    {
      skin: plumage(back, head, 0.45),
      belly: { base: 'feathers', color: breast },
      wings: plumage(back, head, 0.6),
      tail: plumage(back, head),
      ...extra,
    },
  );

const EAGLE = bird(
  {
    unit: 0.34,
    trunk: { length: 1.0, chest: 0.78, waist: 0.7, rump: 0.52, width: 0.84, croup: 1.22, pitch: 44 },
    neck: { length: 0.34, rise: 72, arch: -40, radii: [0.33, 0.24] },
    head: {
      length: 0.6,
      skull: [0.36, 0.35],
      beak: { kind: 'hook', length: 0.52, r: [0.19, 0.13] },
      brow: 0.07,
      eye: { r: 0.092, z: 0.42, y: 0.14, out: 52, slant: -10, open: 0.8 },
    },
    hind: { radii: [0.27, 0.19, 0.085, 0.07], footSize: 0.6, claw: 0.4, track: 0.22 },
    wings: { kind: 'feather', span: 2.3, lift: 40, hang: 40, sweep: 4, at: 0.86 },
    extras: [{ kind: 'tail fan', size: 0.85, n: 9, rise: -26, spread: 58 }],
    look: { belly: 0, face: 1.3, feet: 0.3, legs: 0.3 },
  },
  {
    skin: plumage('#4a2f1c', '#33200f', 1),
    belly: { base: 'inherit' },
    face: { base: 'feathers', color: '#f6f3ec' },
    wings: plumage('#4a2f1c', '#2c1b0e', 1.6),
    tail: plumage('#f3efe6', '#dcd5c6', 1.4),
    feet: foot('#e8b52a'),
    beak: bill('#f0b422'),
    eyes: { base: 'eye', color: '#f2cf3a', color2: '#c99a18', color3: '#3a2805' },
  },
);

const DUCK = bird(
  {
    unit: 0.15,
    trunk: { length: 1.35, chest: 1.0, waist: 0.96, rump: 0.7, width: 0.95, croup: 1.3, pitch: 8 },
    neck: { length: 0.62, rise: 70, arch: -30, radii: [0.36, 0.23], set: 0.35, ahead: 0.02 },
    head: {
      length: 0.85,
      skull: [0.27, 0.29],
      muzzleZ: 0.48,
      beak: { kind: 'duck', length: 0.6, r: [0.14, 0.16] },
      eye: { r: 0.085, z: 0.36 },
    },
    hind: { foot: 'web', radii: [0.26, 0.17, 0.075, 0.07], footSize: 0.62, claw: 0, track: 0.3 },
    wings: { kind: 'folded', span: 1.0, lift: 0.74 },
    tail: { length: 0.4, r: 0.26, rise: 14 },
    extras: [{ kind: 'tail fan', size: 0.5, n: 5, rise: 16, spread: 40 }],
    look: { face: 1.4, belly: 0.7, feet: 0.66, legs: 0.6 },
  },
  {
    skin: plumage('#8d7a66', '#6b5a49'),
    face: { base: 'feathers', color: '#12683f' },
    belly: { base: 'feathers', color: '#d8d2c8' },
    wings: plumage('#7d6a58', '#4a3d33'),
    tail: plumage('#efeae2', '#cfc8bc'),
    feet: foot('#f08a1d'),
    beak: bill('#eab52a'),
  },
);

const SWAN: Species = like(DUCK, {
  body: {
    unit: 0.28,
    neck: { length: 1.75, rise: 96, arch: -66, s: 52, radii: [0.27, 0.15] },
    head: { length: 0.62 },
    trunk: { length: 1.55 },
    look: { face: 0, belly: 0 },
  },
  materials: {
    skin: plumage('#f7f6f3', '#e3e1dc', 1.4),
    belly: { base: 'inherit' },
    face: { base: 'inherit' },
    wings: plumage('#f7f6f3', '#e0ded8', 1.5),
    tail: plumage('#f7f6f3', '#e3e1dc'),
    feet: foot('#2a2624'),
    beak: bill('#f07a1d'),
  },
});

const CHICKEN = bird(
  {
    unit: 0.22,
    trunk: { length: 0.95, chest: 0.95, waist: 0.96, rump: 0.86, width: 0.82, croup: 1.34, sag: 0.12, pitch: 14 },
    neck: { length: 0.5, rise: 72, arch: -24, radii: [0.36, 0.2] },
    head: { length: 0.58, skull: [0.3, 0.31], beak: { kind: 'cone', length: 0.5, r: [0.15, 0.12] }, eye: { r: 0.1 } },
    hind: { radii: [0.27, 0.17, 0.06, 0.055], footSize: 0.62, track: 0.24 },
    tail: { length: 0.34, r: 0.3, rise: 42 },
    extras: [
      { kind: 'comb', size: 0.55 },
      { kind: 'tail fan', size: 0.6, n: 9, rise: 48, spread: 70 },
    ],
    look: { belly: 0, feet: 0.6, legs: 0.5 },
  },
  {
    skin: plumage('#f3eee4', '#dcd4c4', 0.9),
    belly: { base: 'inherit' },
    wings: plumage('#efe9dd', '#d3cab9'),
    tail: plumage('#efe9dd', '#d3cab9'),
    mane: { base: 'skin', color: '#d3261f', color2: '#a81813' },
    feet: foot('#e8b02a'),
    beak: bill('#e8a52a'),
    eyes: { base: 'eye', color: '#e0861d', color2: '#a8560c' },
  },
);

const FLAMINGO = bird(
  {
    unit: 0.78,
    trunk: { length: 0.56, chest: 0.34, waist: 0.34, rump: 0.24, width: 0.84, croup: 1.1, pitch: 14 },
    neck: { length: 0.98, rise: 98, arch: -84, s: 66, radii: [0.1, 0.045] },
    head: {
      length: 0.2,
      skull: [0.27, 0.26],
      beak: { kind: 'flamingo', length: 0.6, r: [0.17, 0.13] },
      eye: { r: 0.085 },
    },
    hind: {
      kind: 'bird',
      foot: 'web',
      radii: [0.08, 0.045, 0.022, 0.02],
      footSize: 0.17,
      toes: 3,
      claw: 0,
      track: 0.07,
    },
    tail: { length: 0.16, r: 0.08, rise: -24 },
    wings: { kind: 'folded', span: 1.0, lift: 0.26 },
    extras: [{ kind: 'tail fan', size: 0.26, n: 5, rise: -26, spread: 34 }],
    look: { belly: 0, legs: 0, feet: 0 },
  },
  {
    skin: plumage('#f28fa5', '#e86f8c', 1.2),
    belly: { base: 'inherit' },
    wings: plumage('#f07f98', '#d9506f', 1.3),
    tail: plumage('#f07f98', '#d9506f'),
    feet: foot('#e88a96'),
    beak: bill('#f0c9b8'),
    eyes: { base: 'eye', color: '#f0cf4a', color2: '#b5921f' },
  },
);

export const BIRDS: Readonly<Record<string, Species>> = {
  bird: SPARROW,
  sparrow: SPARROW,
  robin: small('#6b5a45', '#7d6a50', '#d9581f'),
  bluebird: small('#2f6fb5', '#2a66b0', '#e8dccb'),
  canary: small('#f2cf2a', '#f0c41d', '#f7e26a', { beak: bill('#e8a58a') }),
  cardinal: like(
    small('#c21d1d', '#b51818', '#d92a22', {
      mane: plumage('#c21d1d', '#8f1010'),
      beak: bill('#f0862a'),
      face: { base: 'feathers', color: '#1d1516' },
    }),
    {
      body: {
        extras: [
          { kind: 'tail fan', size: 1.1, n: 7, rise: -20, spread: 26 },
          { kind: 'crest', size: 0.5, n: 4 },
        ],
        look: { face: 0.42 },
      },
    },
  ),
  pigeon: bird(
    {
      unit: 0.13,
      trunk: { length: 1.1, chest: 0.9 },
      neck: { length: 0.42, radii: [0.38, 0.24] },
      head: { length: 0.56, beak: { kind: 'cone', length: 0.42, r: [0.1, 0.09] } },
      look: { face: 1.6, belly: 0.3 },
    },
    {
      skin: plumage('#8d949e', '#6d747e', 0.7),
      belly: { base: 'feathers', color: '#a5abb5' },
      face: { base: 'feathers', color: '#3f5a5c' },
      wings: plumage('#9aa1ab', '#4a4f58'),
      tail: plumage('#6d747e', '#3f444c'),
      feet: foot('#d95f5a'),
      eyes: { base: 'eye', color: '#f0862a', color2: '#c45a12' },
    },
  ),
  dove: bird(
    {
      unit: 0.13,
      trunk: { length: 1.1, chest: 0.9 },
      neck: { length: 0.42, radii: [0.38, 0.24] },
      head: { length: 0.56, beak: { kind: 'cone', length: 0.42, r: [0.1, 0.09] } },
      wings: { kind: 'feather', span: 2.2, lift: 46, hang: 38, sweep: 10 },
    },
    {
      skin: plumage('#f8f7f4', '#e6e4de', 0.7),
      belly: { base: 'inherit' },
      wings: plumage('#f8f7f4', '#dedbd4'),
      tail: plumage('#f8f7f4', '#dedbd4'),
      feet: foot('#e08a82'),
      beak: bill('#e3b0a0'),
    },
  ),
  crow: bird(
    {
      unit: 0.2,
      trunk: { length: 1.1, chest: 0.8, pitch: 28 },
      head: { length: 0.66, beak: { kind: 'dagger', length: 0.7, r: [0.15, 0.11] }, eye: { r: 0.1 } },
    },
    {
      skin: plumage('#17171c', '#26283a', 0.8),
      belly: { base: 'inherit' },
      wings: plumage('#131318', '#222a44'),
      tail: plumage('#131318', '#222a44'),
      feet: foot('#1c1b1e'),
      beak: bill('#1d1c1f'),
    },
  ),
  eagle: EAGLE,
  hawk: like(EAGLE, {
    body: { unit: 0.24, look: { face: 0, belly: 0.8, feet: 0.3 } },
    materials: {
      skin: plumage('#7a5638', '#5a3d25'),
      belly: { base: 'feathers', color: '#e9dcc6' },
      face: { base: 'inherit' },
      wings: plumage('#7a5638', '#4a3220', 1.3),
      tail: plumage('#a5683a', '#6d4020'),
    },
  }),
  vulture: like(EAGLE, {
    body: {
      neck: { length: 0.62, radii: [0.33, 0.14], arch: -62 },
      look: { face: 1.6, feet: 0.3 },
      wings: { kind: 'folded', span: 1.0, lift: 0.55 },
    },
    materials: {
      skin: plumage('#2f2724', '#1d1816'),
      face: { base: 'skin', color: '#c97a6d' },
      wings: plumage('#2a2320', '#171312', 1.4),
      tail: plumage('#2a2320', '#171312'),
    },
  }),
  phoenix: like(EAGLE, {
    body: {
      unit: 0.4,
      head: { brow: 0.04 },
      wings: { span: 2.5, lift: 52 },
      extras: [
        { kind: 'tail fan', size: 2.4, n: 9, rise: -30, spread: 66 },
        { kind: 'crest', size: 0.8, n: 6 },
      ],
      look: { face: 1.2, belly: 0.8 },
    },
    materials: {
      skin: plumage('#d9331a', '#f07a1d'),
      belly: { base: 'feathers', color: '#f7b52a' },
      face: { base: 'feathers', color: '#f0a01d' },
      mane: plumage('#ffd23a', '#f08a1d'),
      wings: { ...plumage('#e0441a', '#ffb52a', 1.6), emissive: '#ff5a10', emissiveStrength: 0.15 },
      tail: { ...plumage('#ff9a1d', '#e0331a', 1.4), emissive: '#ff5a10', emissiveStrength: 0.15 },
    },
  }),
  owl: bird(
    {
      unit: 0.2,
      trunk: { length: 0.95, chest: 1.06, waist: 1.0, rump: 0.72, width: 0.95, croup: 1.26, pitch: 66 },
      neck: { length: 0.1, rise: 84, arch: -60, radii: [0.5, 0.47] },
      head: {
        length: 1.0,
        skull: [0.46, 0.38],
        skullY: 0.14,
        muzzleZ: 0.54,
        beak: { kind: 'hook', length: 0.26, r: [0.13, 0.08] },
        eye: { r: 0.15, z: 0.5, y: 0.17, out: 16, up: 0, open: 1.05, iris: 66, slant: -6 },
        brow: 0.05,
        ear: { outline: 'prick', length: 0.3, width: 0.12, x: 0.28, z: 0.28, out: 30, back: -4, cup: 0.5 },
        pitch: 2,
      },
      hind: { radii: [0.28, 0.22, 0.13, 0.1], footSize: 0.5, claw: 0.36, track: 0.24 },
      wings: { kind: 'folded', span: 1.08, lift: 0.86 },
      extras: [{ kind: 'tail fan', size: 0.75, n: 7, rise: -52, spread: 30 }],
      look: { belly: 0.9, markings: 'mottle', scale: 0.2, feet: 0.2 },
      turn: 26,
    },
    {
      skin: plumage('#8f6a43', '#6b4c2c', 0.8),
      markings: { base: 'feathers', color: '#5a3f25' },
      belly: { base: 'feathers', color: '#dcc49c' },
      wings: plumage('#7d5a38', '#4a331d'),
      tail: plumage('#7d5a38', '#4a331d'),
      ears: plumage('#6b4c2c', '#3f2b18'),
      feet: foot('#c9a878'),
      beak: bill('#3a342d'),
      eyes: { base: 'eye', color: '#ffb01d', color2: '#f0861a', color3: '#3f2003' },
    },
  ),
  parrot: bird(
    {
      unit: 0.16,
      trunk: { length: 1.1, chest: 0.82, waist: 0.74, rump: 0.5, croup: 1.24, pitch: 60 },
      neck: { length: 0.22, rise: 78, arch: -56, radii: [0.38, 0.33] },
      head: {
        length: 0.86,
        skull: [0.33, 0.36],
        beak: { kind: 'parrot', length: 0.42, r: [0.22, 0.13] },
        eye: { r: 0.085, z: 0.4 },
      },
      wings: { kind: 'folded', span: 1.12, lift: 0.72 },
      extras: [{ kind: 'tail fan', size: 1.5, n: 7, rise: -56, spread: 16 }],
      look: { belly: 0, face: 0.42, feet: 0.2 },
    },
    {
      skin: plumage('#2fae3a', '#1f8f2c', 0.6),
      belly: { base: 'inherit' },
      face: { base: 'feathers', color: '#e8c41d' },
      wings: plumage('#2a9f36', '#1f5fc4'),
      tail: plumage('#2a9f36', '#c4261d'),
      feet: foot('#6b665f'),
      beak: bill('#e9dcc0'),
      eyes: { base: 'eye', color: '#f0a52a', color2: '#b56a0c' },
    },
  ),
  macaw: bird(
    {
      unit: 0.24,
      trunk: { length: 1.1, chest: 0.8, waist: 0.72, rump: 0.48, croup: 1.24, pitch: 60 },
      neck: { length: 0.22, rise: 78, arch: -56, radii: [0.36, 0.31] },
      head: {
        length: 0.86,
        skull: [0.33, 0.36],
        beak: { kind: 'parrot', length: 0.48, r: [0.26, 0.15] },
        eye: { r: 0.08, z: 0.4 },
      },
      wings: { kind: 'folded', span: 1.12, lift: 0.72 },
      extras: [{ kind: 'tail fan', size: 2.2, n: 7, rise: -56, spread: 14 }],
      look: { belly: 0, face: 0.5, feet: 0.2 },
    },
    {
      skin: plumage('#d3231d', '#b01612', 0.8),
      belly: { base: 'inherit' },
      face: { base: 'skin', color: '#f3ece4' },
      wings: plumage('#e0b01d', '#1f5fc4', 1.1),
      tail: plumage('#c41f1a', '#1f4fb0'),
      feet: foot('#4a4540'),
      beak: bill('#e9dcc0'),
      eyes: { base: 'eye', color: '#f0dc7a', color2: '#c4a83a' },
    },
  ),
  toucan: bird(
    {
      unit: 0.2,
      trunk: { length: 1.0, chest: 0.86, waist: 0.8, rump: 0.56, pitch: 44 },
      neck: { length: 0.26, rise: 76, arch: -50, radii: [0.36, 0.3] },
      head: {
        length: 0.72,
        skull: [0.34, 0.36],
        beak: { kind: 'toucan', length: 1.35, r: [0.26, 0.15] },
        eye: { r: 0.095, z: 0.38 },
      },
      extras: [{ kind: 'tail fan', size: 1.0, n: 7, rise: -34, spread: 24 }],
      look: { belly: 0.2, face: 0.7 },
    },
    {
      skin: plumage('#17161a', '#25242b', 0.8),
      belly: { base: 'inherit' },
      face: { base: 'feathers', color: '#f5efe2' },
      wings: plumage('#141317', '#242430'),
      tail: plumage('#141317', '#242430'),
      feet: foot('#4f7fae'),
      beak: { base: 'beak', color: '#f08a1d', color2: '#f7c43a', color3: '#c43a12' },
      eyes: { base: 'eye', color: '#2a6fc4', color2: '#1a4a8f' },
    },
  ),
  penguin: bird(
    {
      unit: 0.3,
      trunk: {
        length: 1.75,
        chest: 1.12,
        waist: 1.22,
        rump: 0.95,
        width: 0.92,
        croup: 1.2,
        sag: 0,
        legAt: 0.15,
        pitch: 84,
      },
      neck: { length: 0.26, rise: 92, arch: -66, radii: [0.46, 0.35], set: 0.2, ahead: 0 },
      head: {
        length: 0.85,
        skull: [0.36, 0.34],
        beak: { kind: 'dagger', length: 0.56, r: [0.12, 0.1] },
        eye: { r: 0.085, z: 0.4 },
      },
      fore: { kind: 'flipper', foot: 'none', radii: [0.16, 0.2, 0.16, 0.05], footSize: 0.1, track: 0.98 },
      hind: {
        kind: 'bird',
        foot: 'web',
        radii: [0.34, 0.3, 0.2, 0.14],
        footSize: 0.55,
        toes: 3,
        claw: 0.26,
        track: 0.34,
      },
      tail: { kind: 'taper', length: 0.4, r: 0.24, rise: -58, arch: 0, swing: 0 },
      wings: undefined,
      extras: [],
      look: { belly: 1.0, feet: 0.3, face: 0, legs: 0.01 },
      turn: 14,
    },
    {
      skin: plumage('#1b1d24', '#2a2d38', 0.5),
      belly: { base: 'feathers', color: '#f8f6f0' },
      tail: { base: 'inherit' },
      feet: foot('#e8942a'),
      beak: bill('#e8862a'),
    },
  ),
  puffin: bird(
    {
      unit: 0.1,
      trunk: { length: 1.1, chest: 1.1, pitch: 62 },
      neck: { length: 0.18, rise: 84, arch: -50, radii: [0.44, 0.38] },
      head: { length: 0.9, skull: [0.38, 0.38], beak: { kind: 'parrot', length: 0.55, r: [0.3, 0.12] } },
      hind: { foot: 'web', radii: [0.3, 0.22, 0.1, 0.09], footSize: 0.6, claw: 0 },
      look: { belly: 1.0, face: 0.55 },
    },
    {
      skin: plumage('#1c1c22', '#2c2c36', 0.5),
      belly: { base: 'feathers', color: '#f8f6f0' },
      face: { base: 'feathers', color: '#f3f0ea' },
      wings: plumage('#1a1a20', '#2c2c36'),
      tail: plumage('#1a1a20', '#2c2c36'),
      feet: foot('#f07a1d'),
      beak: bill('#f0661d'),
    },
  ),
  duck: DUCK,
  duckling: like(DUCK, {
    body: {
      unit: 0.06,
      trunk: { length: 1.0 },
      neck: { length: 0.34, radii: [0.42, 0.34] },
      head: { length: 1.15, skull: [0.33, 0.34], beak: { length: 0.42 }, eye: { r: 0.095 } },
      extras: [],
      look: { face: 0, belly: 0 },
    },
    materials: {
      skin: plumage('#f7d23a', '#f0bd1d', 0.5),
      belly: { base: 'inherit' },
      face: { base: 'inherit' },
      wings: plumage('#f3c92e', '#e0ac18', 0.6),
      beak: bill('#f08a1d'),
    },
  }),
  goose: like(SWAN, {
    body: { neck: { length: 1.25, rise: 88, arch: -52, s: 20, radii: [0.29, 0.18] } },
    materials: { beak: bill('#f08a1d'), feet: foot('#f08a1d') },
  }),
  swan: SWAN,
  flamingo: FLAMINGO,
  heron: like(FLAMINGO, {
    body: { head: { beak: { kind: 'dagger', length: 1.3, r: [0.12, 0.09] } }, hind: { foot: 'bird' } },
    materials: {
      skin: plumage('#8d98a5', '#6d7885'),
      wings: plumage('#7d8895', '#3f4855', 1.3),
      tail: plumage('#7d8895', '#4a5360'),
      feet: foot('#8a7a4a'),
      beak: bill('#e0a52a'),
    },
  }),
  stork: like(FLAMINGO, {
    body: {
      neck: { length: 0.7, rise: 82, arch: -50, s: 30 },
      head: { beak: { kind: 'dagger', length: 1.5, r: [0.13, 0.1] } },
      hind: { foot: 'bird' },
    },
    materials: {
      skin: plumage('#f5f3ef', '#dedad2'),
      wings: plumage('#f2efe9', '#1d1b1e', 1.3),
      tail: plumage('#1d1b1e', '#0f0e10'),
      feet: foot('#e0402a'),
      beak: bill('#e0402a'),
    },
  }),
  chicken: CHICKEN,
  rooster: like(CHICKEN, {
    body: {
      unit: 0.28,
      trunk: { pitch: 26 },
      neck: { length: 0.62 },
      extras: [
        { kind: 'comb', size: 0.85 },
        { kind: 'tail fan', size: 1.25, n: 13, rise: 56, spread: 80 },
      ],
      look: { face: 2.2 },
    },
    materials: {
      skin: plumage('#8f3d18', '#5a2410', 0.9),
      face: { base: 'feathers', color: '#e0952a' },
      wings: plumage('#7d2f14', '#1f3a2f', 1.1),
      tail: plumage('#16352c', '#1f6b52', 1.2),
    },
  }),
  chick: like(CHICKEN, {
    body: {
      unit: 0.05,
      trunk: { length: 0.78, chest: 1.05, waist: 1.05, rump: 0.9, width: 0.95 },
      neck: { length: 0.22, radii: [0.46, 0.4] },
      head: { length: 0.9, skull: [0.42, 0.42], eye: { r: 0.12 }, beak: { length: 0.32 } },
      extras: [],
      tail: { kind: 'none' },
    },
    materials: {
      skin: plumage('#f7d645', '#f0c22a', 0.5),
      wings: plumage('#f3cb35', '#e3b01d', 0.6),
      tail: plumage('#f3cb35', '#e3b01d'),
    },
  }),
  turkey: like(CHICKEN, {
    body: {
      unit: 0.4,
      extras: [
        { kind: 'comb', size: 0.35 },
        { kind: 'tail fan', size: 1.15, n: 17, rise: 66, spread: 172 },
      ],
      look: { face: 1.5 },
    },
    materials: {
      skin: plumage('#4a3324', '#2f2018', 1.2),
      face: { base: 'skin', color: '#8fa5c4' },
      wings: plumage('#5a3d28', '#2c1d13', 1.4),
      tail: plumage('#6b4526', '#2c1a0e', 1.4),
      markings: plumage('#c98a4a', '#a56a2f'),
    },
  }),
  peacock: like(CHICKEN, {
    body: {
      unit: 0.42,
      neck: { length: 0.85, radii: [0.3, 0.14] },
      head: { length: 0.42, eye: { r: 0.1 } },
      extras: [
        { kind: 'crest', size: 0.8, n: 5 },
        { kind: 'tail fan', size: 2.5, n: 25, rise: 62, spread: 178 },
      ],
      look: { belly: 0, face: 0 },
    },
    materials: {
      skin: plumage('#1646b5', '#0f7a9a', 1),
      wings: plumage('#8a6a45', '#4a3826', 1.3),
      tail: plumage('#1f8a52', '#7da52f', 1.4),
      markings: { base: 'feathers', color: '#1b3fb0', color2: '#0f8fb5' },
      mane: plumage('#1646b5', '#0f9a8a'),
    },
  }),
  ostrich: bird(
    {
      unit: 1.25,
      trunk: { length: 0.62, chest: 0.52, waist: 0.52, rump: 0.42, width: 0.9, croup: 1.12, pitch: 6 },
      neck: { length: 0.85, rise: 96, arch: -20, s: 14, radii: [0.14, 0.055] },
      head: {
        length: 0.2,
        skull: [0.3, 0.28],
        beak: { kind: 'duck', length: 0.56, r: [0.15, 0.17] },
        eye: { r: 0.14 },
      },
      hind: {
        kind: 'bird',
        foot: 'claw',
        toes: 2,
        radii: [0.17, 0.1, 0.045, 0.04],
        footSize: 0.22,
        claw: 0.3,
        track: 0.12,
      },
      tail: { length: 0.2, r: 0.14, rise: 10 },
      wings: { kind: 'folded', span: 0.95, lift: 0.36 },
      extras: [{ kind: 'tail fan', size: 0.34, n: 11, rise: 20, spread: 90 }],
      look: { belly: 0, face: 2.6, legs: 1.0, feet: 0.1 },
    },
    {
      skin: plumage('#1d1b1d', '#2f2c2e', 2),
      belly: { base: 'inherit' },
      face: { base: 'skin', color: '#c9a596' },
      legs: { base: 'skin', color: '#c9a596' },
      wings: plumage('#201e20', '#f3efe8', 2),
      tail: plumage('#f3efe8', '#d9d2c6', 2),
      feet: foot('#b08f82'),
      beak: bill('#c9a58a'),
      eyes: { base: 'eye', color: '#3a2416', color2: '#22150d' },
    },
  ),
};
