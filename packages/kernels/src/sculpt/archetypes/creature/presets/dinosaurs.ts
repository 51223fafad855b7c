import type { TetrapodSpecies } from '../spec.ts';
import { like, type Species } from './types.ts';

type Change = Parameters<typeof like<TetrapodSpecies>>[1];

const REX: Species = {
  body: {
    plan: 'tetrapod',
    rigType: 'biped',
    unit: 2.9,
    trunk: {
      length: 0.8,
      chest: 0.58,
      waist: 0.52,
      rump: 0.56,
      width: 0.66,
      croup: 1.12,
      sag: -0.02,
      muscle: 0,
      pitch: 12,
    },
    neck: { length: 0.4, rise: 50, arch: -42, radii: [0.23, 0.18], flat: 0.85, set: 0.35, ahead: 0.0 },
    head: {
      length: 0.62,
      skull: [0.2, 0.2],
      skullY: 0.05,
      muzzleZ: 0.44,
      muzzleW: [0.155, 0.105],
      muzzleH: [0.18, 0.125],
      muzzleY: [0.01, -0.01],
      jaw: [0.068, 0.9, 0.93],
      gape: 20,
      cheek: 0.12,
      brow: 0.045,
      noseSize: 0.8,
      eye: { y: 0.13, z: 0.4, r: 0.058, out: 52, up: 4, pupil: 'slit', open: 0.74, slant: 12, iris: 62 },
      teeth: 'rake',
      pitch: 4,
    },
    fore: {
      kind: 'theropod',
      foot: 'claw',
      radii: [0.075, 0.05, 0.036, 0.03],
      footSize: 0.1,
      toes: 2,
      claw: 0.5,
      track: 0.17,
      reach: 0.42,
    },
    hind: {
      kind: 'theropod',
      foot: 'claw',
      radii: [0.28, 0.19, 0.085, 0.08],
      footSize: 0.34,
      toes: 3,
      claw: 0.3,
      track: 0.19,
    },
    tail: { kind: 'taper', length: 1.75, r: 0.28, rise: 2, arch: 6, swing: 32 },
    look: { belly: 0.6, markings: 'bands', scale: 0.3 },
    turn: 16,
  },
  materials: {
    skin: { base: 'scales', color: '#7a6a42', color2: '#5c4f30', scale: 1.8 },
    belly: { base: 'scales', color: '#d3c294', color2: '#b5a372' },
    markings: { base: 'scales', color: '#54482c' },
    claws: { base: 'claw' },
    eyes: { base: 'eye', color: '#f0b01d', color2: '#c46a0c', color3: '#331803' },
  },
};

const SAUROPOD: Species = {
  body: {
    plan: 'tetrapod',
    unit: 4.2,
    trunk: {
      length: 0.72,
      chest: 0.52,
      waist: 0.52,
      rump: 0.46,
      width: 0.82,
      croup: 0.9,
      sag: -0.03,
      muscle: 0.8,
      belly: 0.26,
    },
    neck: { length: 1.5, rise: 64, arch: -44, s: 6, radii: [0.2, 0.075], flat: 0.95, set: 0.3, ahead: 0.02 },
    head: {
      length: 0.24,
      skull: [0.23, 0.24],
      skullY: 0.08,
      muzzleZ: 0.5,
      muzzleW: [0.17, 0.15],
      muzzleH: [0.15, 0.115],
      muzzleY: [-0.02, -0.05],
      jaw: [0.065, 0.9, 0.94],
      gape: 3,
      cheek: 0.1,
      brow: 0.03,
      noseSize: 0.6,
      eye: { y: 0.12, z: 0.44, r: 0.07, out: 58, open: 0.82, iris: 62 },
      pitch: 10,
    },
    fore: { kind: 'column', foot: 'column', radii: [0.14, 0.1, 0.085, 0.09], footSize: 0.21, track: 0.19 },
    hind: { kind: 'column', foot: 'column', radii: [0.18, 0.12, 0.09, 0.09], footSize: 0.22, track: 0.18 },
    tail: { kind: 'taper', length: 1.7, r: 0.2, rise: -26, arch: 36, swing: 46 },
    look: { belly: 0.6, markings: 'mottle', scale: 0.3 },
    turn: 22,
  },
  materials: {
    skin: { base: 'hide', color: '#7d8a72', color2: '#65725c', color3: '#3a4334', scale: 4 },
    belly: { base: 'hide', color: '#c4c2a2' },
    markings: { base: 'hide', color: '#5f6b55' },
    claws: { base: 'hoof', color: '#3f3a33' },
    eyes: { base: 'eye', color: '#c9861d', color2: '#8a540c', color3: '#241303' },
  },
};

const FOUR: Change = {
  neck: { length: 0.24, rise: 4, arch: -8, radii: [0.24, 0.17], set: 0.3 },
  tail: { length: 1.15, r: 0.2, rise: -18, arch: 18, swing: 34 },
};

const beast = (base: Species, body: Change, materials: Species['materials']): Species => ({
  body: like(like(base.body, FOUR), body),
  materials: { ...base.materials, ...materials },
});
const skin = (
  color: string,
  color2: string,
  scale = 2,
): { base: string; color: string; color2: string; scale: number } => ({ base: 'scales', color, color2, scale });

export const DINOSAURS: Readonly<Record<string, Species>> = {
  trex: REX,
  dinosaur: like(REX, {
    body: { unit: 1.6 },
    materials: {
      skin: { color: '#5f9a45', color2: '#45752f', scale: 1 },
      markings: { color: '#3a6628' },
      belly: { color: '#e0d9a5' },
    },
  }),
  spinosaurus: like(REX, {
    body: {
      head: { length: 0.78, muzzleW: [0.12, 0.075], muzzleH: [0.13, 0.08], skull: [0.15, 0.15] },
      extras: [{ kind: 'sail', size: 0.75 }],
      fore: { radii: [0.11, 0.075, 0.055, 0.05], footSize: 0.16, toes: 3, reach: 0.5 },
    },
    materials: {
      skin: { color: '#5a6a72', color2: '#424f56' },
      fins: { base: 'membrane', color: '#b5532f', color2: '#7d3420' },
      markings: { color: '#3f4c53' },
    },
  }),
  raptor: like(REX, {
    body: {
      unit: 0.62,
      trunk: { chest: 0.46, waist: 0.38, rump: 0.42, length: 0.76, pitch: 16 },
      neck: { length: 0.5, rise: 62, arch: -56, radii: [0.16, 0.11] },
      head: { length: 0.5, muzzleW: [0.125, 0.075], muzzleH: [0.145, 0.09], skull: [0.17, 0.17], eye: { r: 0.072 } },
      fore: { radii: [0.09, 0.062, 0.046, 0.038], footSize: 0.14, toes: 3, claw: 0.55, reach: 0.55 },
      hind: { radii: [0.2, 0.13, 0.06, 0.055], footSize: 0.26, claw: 0.45 },
      tail: { length: 1.8, r: 0.15 },
      look: { belly: 0.6, markings: 'stripes', scale: 0.2 },
    },
    materials: {
      skin: { color: '#a5652f', color2: '#85491d', scale: 0.5 },
      belly: { color: '#ead4a5' },
      markings: { color: '#4a2a14' },
    },
  }),
  parasaurolophus: like(REX, {
    body: {
      head: { muzzleW: [0.13, 0.14], gape: 3, teeth: 'none', brow: 0.02, horns: 'crest' },
      fore: { radii: [0.1, 0.075, 0.055, 0.05], footSize: 0.16, toes: 3, claw: 0.34 },
    },
    materials: {
      skin: { color: '#5f8a6b', color2: '#456b52' },
      horns: { base: 'scales', color: '#c46a2f', color2: '#8f4420' },
    },
  }),
  triceratops: beast(
    SAUROPOD,
    {
      unit: 2.0,
      trunk: { length: 0.82, chest: 0.62, waist: 0.62, rump: 0.54, width: 0.8, croup: 1.0, sag: -0.03 },
      head: {
        length: 0.62,
        skull: [0.21, 0.2],
        muzzleZ: 0.5,
        muzzleW: [0.16, 0.07],
        muzzleH: [0.18, 0.09],
        muzzleY: [-0.02, -0.08],
        jaw: [0.06, 0.8, 0.9],
        cheek: 0.13,
        horns: 'triceratops',
        eye: { r: 0.056, y: 0.08, z: 0.42, out: 62 },
        pitch: 16,
      },
      fore: { radii: [0.16, 0.115, 0.095, 0.095], footSize: 0.22, track: 0.22 },
      hind: { radii: [0.21, 0.14, 0.095, 0.095], footSize: 0.23, track: 0.21 },
      extras: [{ kind: 'frill', size: 0.72 }],
      look: { belly: 0.6, markings: 'mottle' },
    },
    {
      skin: skin('#7d6f52', '#62563d'),
      markings: skin('#5c4f38', '#4a3f2c'),
      belly: { base: 'scales', color: '#cbbd96' },
      horns: { base: 'horn', color: '#e3d6b5', color2: '#8f7c54' },
    },
  ),
  stegosaurus: beast(
    SAUROPOD,
    {
      unit: 1.9,
      trunk: { length: 0.95, chest: 0.58, waist: 0.66, rump: 0.58, width: 0.68, croup: 1.28, sag: -0.12 },
      neck: { length: 0.4, rise: -6, radii: [0.2, 0.12] },
      head: { length: 0.34, skull: [0.18, 0.17], muzzleW: [0.14, 0.08], muzzleH: [0.13, 0.08] },
      fore: { radii: [0.13, 0.1, 0.08, 0.08], footSize: 0.19 },
      hind: { radii: [0.24, 0.14, 0.095, 0.095], footSize: 0.22 },
      tail: { length: 1.35, r: 0.22, rise: -10, arch: 20 },
      extras: [
        { kind: 'dorsal plates', size: 0.52, n: 19 },
        { kind: 'tail spikes', size: 0.36 },
      ],
      look: { belly: 0.6, markings: 'mottle' },
    },
    {
      skin: skin('#6f7f3f', '#55632d'),
      markings: skin('#55632d', '#445024'),
      belly: { base: 'scales', color: '#cfca92' },
      spikes: { base: 'horn', color: '#b5602f', color2: '#6b3118' },
    },
  ),
  ankylosaurus: beast(
    SAUROPOD,
    {
      unit: 1.3,
      trunk: { length: 1.2, chest: 0.72, waist: 0.8, rump: 0.66, width: 1.2, croup: 1.04, sag: -0.06 },
      head: { length: 0.5, skull: [0.26, 0.2], horns: 'devil', hornSize: 0.45, muzzleW: [0.19, 0.12] },
      extras: [
        { kind: 'quills', size: 0.2, n: 70 },
        { kind: 'tail club', size: 0.42 },
      ],
      look: { belly: 0.5 },
    },
    {
      skin: skin('#7a6547', '#5f4d34'),
      belly: { base: 'scales', color: '#bfab84' },
      spikes: { base: 'bone', color: '#b5a27c' },
      horns: { base: 'bone', color: '#b5a27c' },
    },
  ),
  brachiosaurus: SAUROPOD,
};
