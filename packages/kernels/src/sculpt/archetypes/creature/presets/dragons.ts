import type { TetrapodSpecies } from '../spec.ts';
import { like, type Species } from './types.ts';

const DRAGON_BODY: TetrapodSpecies = {
  plan: 'tetrapod',
  unit: 1.5,
  trunk: { length: 0.95, chest: 0.54, waist: 0.38, rump: 0.42, width: 0.74, croup: 0.96, sag: 0.02, muscle: 1.1 },
  neck: { length: 1.0, rise: 58, arch: -40, s: 24, radii: [0.21, 0.105], flat: 0.9, set: 0.35, ahead: 0.08 },
  head: {
    length: 0.6,
    skull: [0.2, 0.165],
    skullY: 0.05,
    muzzleZ: 0.46,
    muzzleW: [0.165, 0.105],
    muzzleH: [0.12, 0.085],
    muzzleY: [0.02, -0.01],
    jaw: [0.055, 0.92, 0.93],
    gape: 17,
    cheek: 0.12,
    brow: 0.058,
    noseSize: 1.15,
    eye: { y: 0.11, z: 0.4, r: 0.068, out: 58, up: 6, pupil: 'slit', open: 0.74, slant: 14, iris: 62 },
    horns: 'dragon',
    teeth: 'rake',
    pitch: 10,
  },
  fore: {
    kind: 'digitigrade',
    foot: 'claw',
    radii: [0.13, 0.092, 0.062, 0.06],
    footSize: 0.26,
    toes: 4,
    claw: 0.34,
    track: 0.27,
  },
  hind: {
    kind: 'digitigrade',
    foot: 'claw',
    radii: [0.17, 0.135, 0.07, 0.062],
    footSize: 0.28,
    toes: 4,
    claw: 0.34,
    track: 0.25,
  },
  tail: { kind: 'taper', length: 2.0, r: 0.19, rise: -24, arch: 46, swing: 48 },
  wings: { kind: 'bat', span: 1.95, lift: 44, hang: 34, sweep: 24 },
  extras: [
    { kind: 'dorsal spikes', size: 0.15, n: 34, tail: true },
    { kind: 'belly plates', n: 34 },
  ],
  look: { belly: 0.5 },
  turn: 18,
};

export const DRAGON: Species = {
  body: DRAGON_BODY,
  materials: {
    skin: { base: 'scales', color: '#2f7d43', color2: '#1d5230', rough: 0.5 },
    belly: { base: 'scales', color: '#d9c48a', color2: '#b89a5c', rough: 0.55 },
    wings: { base: 'membrane', color: '#2a6b3c', color2: '#1d4c2b' },
    horns: { base: 'horn', color: '#e2d3b0', color2: '#6b5638' },
    claws: { base: 'claw', color: '#3a322b', color2: '#6d5b48' },
    spikes: { base: 'horn', color: '#c9b684', color2: '#5d4a30' },
    eyes: { base: 'eye', color: '#ffb31a', color2: '#d9480f', emissive: '#ff9a10', emissiveStrength: 0.25 },
    sclera: { base: 'plain', color: '#241a10', rough: 0.25 },
  },
};

export const DRAGONS: Readonly<Record<string, Species>> = {
  dragon: DRAGON,
  wyrmling: like(DRAGON, { body: { unit: 0.4 } }),
};
