import type { TetrapodSpecies } from '../spec.ts';
import { like, type Species } from './types.ts';

export const HORSE_BODY: TetrapodSpecies = {
  plan: 'tetrapod',
  unit: 1.6,
  trunk: { length: 0.68, chest: 0.45, waist: 0.385, rump: 0.38, width: 0.66, croup: 0.99, sag: 0.03, muscle: 1.05 },
  neck: { length: 0.5, rise: 52, arch: -14, s: 6, radii: [0.205, 0.105], flat: 0.62, set: 0.22, ahead: 0.02 },
  head: {
    length: 0.4,
    skull: [0.155, 0.165],
    skullY: 0.04,
    muzzleZ: 0.42,
    muzzleW: [0.125, 0.1],
    muzzleH: [0.155, 0.105],
    muzzleY: [0.0, -0.07],
    jaw: [0.055, 0.8, 0.93],
    gape: 1,
    cheek: 0.14,
    brow: 0.025,
    nose: 'nostrils',
    noseSize: 1.1,
    eye: { y: 0.08, z: 0.36, r: 0.058, out: 66, up: 4, open: 0.78, iris: 62 },
    ear: { outline: 'leaf', length: 0.3, width: 0.075, x: 0.085, z: 0.1, out: 10, back: -4, cup: 0.75, face: 30 },
    pitch: 46,
  },
  fore: { kind: 'unguligrade', foot: 'hoof', radii: [0.1, 0.068, 0.042, 0.034, 0.04], footSize: 0.105, track: 0.105 },
  hind: { kind: 'unguligrade', foot: 'hoof', radii: [0.14, 0.095, 0.047, 0.036, 0.041], footSize: 0.105, track: 0.11 },
  tail: { kind: 'horse', length: 0.62, r: 0.042, rise: -10, arch: -50, swing: 6 },
  extras: [{ kind: 'horse mane', size: 0.26 }],
  look: { feet: 0.22, face: 0.3, legs: 0.35 },
};

export const HORSE: Species = {
  body: HORSE_BODY,
  materials: {
    skin: { base: 'short-fur', color: '#7b4a2a', color2: '#5f361d', scale: 1.6 },
    legs: { base: 'short-fur', color: '#3b241a' },
    face: { base: 'short-fur', color: '#4c2d1f' },
    mane: { base: 'hair', color: '#1f1613', color2: '#3a2a22' },
    claws: { base: 'hoof', color: '#3a322c' },
    eyes: { base: 'eye', color: '#4a2b14', color2: '#2c180a', color3: '#0d0704' },
  },
};

const WHITE = { base: 'short-fur', color: '#f3f1ee', color2: '#dfdbd6', color3: '#b5aca5', scale: 1.6 };

export const EQUINES: Readonly<Record<string, Species>> = {
  horse: HORSE,
  pony: like(HORSE, {
    body: {
      unit: 1.1,
      trunk: { length: 0.78, chest: 0.52, waist: 0.47, rump: 0.45, width: 0.72 },
      neck: { radii: [0.22, 0.13], length: 0.44 },
      head: { length: 0.44 },
      fore: { radii: [0.11, 0.078, 0.055, 0.045, 0.05], footSize: 0.13 },
      hind: { radii: [0.15, 0.1, 0.058, 0.046, 0.05], footSize: 0.13 },
      extras: [{ kind: 'horse mane', size: 0.28 }],
    },
    materials: {
      skin: { color: '#b98a55', color2: '#9a6f3e' },
      legs: { color: '#a87a48' },
      face: { base: 'inherit' },
      mane: { color: '#efe3c8', color2: '#cdbb94' },
    },
  }),
  unicorn: like(HORSE, {
    body: {
      head: { horns: 'unicorn', eye: { r: 0.066 } },
      extras: [{ kind: 'horse mane', size: 0.26 }],
      tail: { length: 0.72 },
    },
    materials: {
      skin: WHITE,
      legs: { base: 'inherit' },
      face: { base: 'inherit' },
      mane: { base: 'hair', color: '#e8a9cf', color2: '#b99be0' },
      horns: { base: 'horn', color: '#f1d489', color2: '#c99a3c', rough: 0.3 },
      claws: { base: 'hoof', color: '#c9a25a' },
      eyes: { base: 'eye', color: '#5a7fc4', color2: '#2f4f96', color3: '#0c1530' },
    },
  }),
  pegasus: like(HORSE, {
    body: {
      wings: { kind: 'feather', span: 1.15, lift: 48, hang: 30, sweep: 18, at: 0.86 },
      extras: [{ kind: 'horse mane', size: 0.24 }],
    },
    materials: {
      skin: WHITE,
      legs: { base: 'inherit' },
      face: { base: 'inherit' },
      mane: { base: 'hair', color: '#f6f2ea', color2: '#d9d2c5' },
      wings: { base: 'feathers', color: '#f5f3ef', color2: '#dcd8d2', color3: '#b9b4ad' },
      claws: { base: 'hoof', color: '#8d7a63' },
    },
  }),
  alicorn: like(HORSE, {
    body: {
      head: { horns: 'unicorn', eye: { r: 0.066 } },
      wings: { kind: 'feather', span: 1.15, lift: 48, hang: 30, sweep: 18, at: 0.86 },
      extras: [{ kind: 'horse mane', size: 0.26 }],
    },
    materials: {
      skin: WHITE,
      legs: { base: 'inherit' },
      face: { base: 'inherit' },
      mane: { base: 'hair', color: '#8f7fe0', color2: '#5fb3e8' },
      wings: { base: 'feathers', color: '#f5f3ef', color2: '#dcd8ee', color3: '#b3b0d0' },
      horns: { base: 'horn', color: '#f1d489', color2: '#c99a3c' },
      claws: { base: 'hoof', color: '#c9a25a' },
    },
  }),
  zebra: like(HORSE, {
    body: {
      unit: 1.35,
      trunk: { chest: 0.48, waist: 0.44, width: 0.7 },
      neck: { length: 0.44, radii: [0.2, 0.12] },
      head: { length: 0.42, ear: { length: 0.34, width: 0.1 } },
      tail: { kind: 'tuft', length: 0.5, r: 0.03, rise: -55, arch: -25 },
      extras: [{ kind: 'horse mane', size: 0.1 }],
      look: { markings: 'stripes', scale: 0.125, face: 0.22, belly: 0.2 },
    },
    materials: {
      skin: { base: 'short-fur', color: '#f1eee8', color2: '#e3ded5', color3: '#a8a199' },
      legs: { base: 'inherit' },
      markings: { base: 'short-fur', color: '#17151a' },
      face: { base: 'short-fur', color: '#241f20' },
      mane: { base: 'hair', color: '#1c191b' },
    },
  }),
  donkey: like(HORSE, {
    body: {
      unit: 1.15,
      trunk: { length: 0.72, chest: 0.46, waist: 0.42, width: 0.66, muscle: 0.9 },
      neck: { length: 0.42, rise: 40, radii: [0.19, 0.11] },
      head: { length: 0.47, ear: { length: 0.58, width: 0.1, out: 16 } },
      tail: { kind: 'tuft', length: 0.5, r: 0.03, rise: -55, arch: -25 },
      extras: [{ kind: 'horse mane', size: 0.08 }],
      look: { belly: 0.6, face: 0.28 },
    },
    materials: {
      skin: { color: '#8b8178', color2: '#6f665e' },
      legs: { base: 'inherit' },
      belly: { base: 'short-fur', color: '#d8d0c4' },
      face: { color: '#ddd5c9' },
      mane: { color: '#332b27' },
    },
  }),
};
