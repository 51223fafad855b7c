import type { TetrapodSpecies } from '../spec.ts';
import { like, type Species } from './types.ts';

export const DOG_BODY: TetrapodSpecies = {
  plan: 'tetrapod',
  unit: 0.58,
  trunk: { length: 0.78, chest: 0.46, waist: 0.3, rump: 0.36, width: 0.6, croup: 0.98, sag: 0.015, muscle: 1 },
  neck: { length: 0.3, rise: 52, arch: -14, radii: [0.17, 0.125], flat: 0.85, set: 0.25, ahead: 0.04 },
  head: {
    length: 0.46,
    skull: [0.225, 0.2],
    skullY: 0.07,
    muzzleZ: 0.5,
    muzzleW: [0.15, 0.105],
    muzzleH: [0.125, 0.095],
    muzzleY: [0.0, -0.03],
    jaw: [0.05, 0.85, 0.9],
    gape: 3,
    cheek: 0.1,
    brow: 0.045,
    nose: 'pad',
    noseSize: 0.95,
    eye: { y: 0.1, z: 0.44, r: 0.058, out: 36, up: 4, open: 0.82, iris: 60 },
    ear: {
      outline: 'leaf',
      length: 0.42,
      width: 0.15,
      x: 0.15,
      z: 0.16,
      out: 42,
      back: 12,
      cup: 0.35,
      fold: 125,
      face: 60,
    },
    pitch: 12,
  },
  fore: {
    kind: 'digitigrade',
    foot: 'paw',
    radii: [0.1, 0.066, 0.048, 0.046],
    footSize: 0.135,
    claw: 0.22,
    track: 0.13,
  },
  hind: {
    kind: 'digitigrade',
    foot: 'paw',
    radii: [0.13, 0.092, 0.046, 0.046],
    footSize: 0.13,
    claw: 0.22,
    track: 0.14,
  },
  tail: { kind: 'bushy', length: 0.6, r: 0.055, rise: 8, arch: 70, swing: 18 },
  look: { belly: 0.5, feet: 0.14 },
};

const FUR_DARK = { base: 'plain', color: '#15110f', rough: 0.35 };

export const DOG: Species = {
  body: DOG_BODY,
  materials: {
    skin: { base: 'fur', color: '#b0793f', color2: '#8a5a2c' },
    belly: { base: 'fur', color: '#ead9bf' },
    ears: { base: 'fur', color: '#7d4f27' },
    nose: FUR_DARK,
    eyes: { base: 'eye', color: '#5b3313', color2: '#2e1808' },
    claws: { base: 'horn', color: '#2c2622' },
  },
};

const PRICK = {
  outline: 'prick' as const,
  length: 0.36,
  width: 0.13,
  x: 0.15,
  z: 0.14,
  out: 14,
  back: 6,
  cup: 0.65,
  fold: 0,
  face: 22,
};

export const CANINES: Readonly<Record<string, Species>> = {
  dog: DOG,
  wolf: like(DOG, {
    body: {
      unit: 0.8,
      trunk: { chest: 0.46, waist: 0.32, length: 0.8, width: 0.58 },
      neck: { rise: 32, arch: -8, length: 0.34, radii: [0.2, 0.15], set: 0.2 },
      head: { length: 0.42, ear: PRICK, muzzleH: [0.12, 0.09], muzzleW: [0.145, 0.095] },
      tail: { length: 0.62, r: 0.085, rise: -38, arch: -10 },
      look: { belly: 0.65, markings: 'back', face: 0.42 },
    },
    materials: {
      skin: { base: 'fur', color: '#8b8a87', color2: '#5f5d5a' },
      belly: { base: 'fur', color: '#d9d4ca' },
      markings: { base: 'fur', color: '#45433f' },
      face: { base: 'fur', color: '#c9c4ba' },
      ears: { base: 'fur', color: '#5f5d5a' },
      eyes: { base: 'eye', color: '#e0a526', color2: '#8a5a10' },
    },
  }),
  fox: like(DOG, {
    body: {
      unit: 0.4,
      trunk: { length: 0.86, chest: 0.4, waist: 0.29, rump: 0.33 },
      neck: { rise: 40, length: 0.3, radii: [0.17, 0.14] },
      head: {
        length: 0.52,
        muzzleW: [0.125, 0.06],
        muzzleH: [0.1, 0.06],
        cheek: 0.13,
        noseSize: 1,
        ear: { ...PRICK, length: 0.46, width: 0.15 },
      },
      tail: { length: 0.95, r: 0.125, rise: -30, arch: 34, swing: 25 },
      look: { belly: 0.75, feet: 0.32, face: 0.3, tail: 0.28 },
    },
    materials: {
      skin: { base: 'fur', color: '#d2641c', color2: '#a94a12' },
      belly: { base: 'fur', color: '#f3ece0' },
      feet: { base: 'fur', color: '#241a15' },
      tail: { base: 'fur', color: '#f6f0e6' },
      ears: { base: 'fur', color: '#2a1d16' },
      eyes: { base: 'eye', color: '#c98a1b', color2: '#6a3c0a' },
    },
  }),
};
