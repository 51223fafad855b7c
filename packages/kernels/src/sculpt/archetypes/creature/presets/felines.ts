import type { TetrapodSpecies } from '../spec.ts';
import { like, type Species } from './types.ts';

export const CAT_BODY: TetrapodSpecies = {
  plan: 'tetrapod',
  unit: 0.27,
  trunk: { length: 0.95, chest: 0.42, waist: 0.34, rump: 0.38, width: 0.62, croup: 1.02, sag: 0.02, muscle: 0.95 },
  neck: { length: 0.28, rise: 44, arch: -10, radii: [0.17, 0.14], flat: 0.95, set: 0.25, ahead: 0.04 },
  head: {
    length: 0.44,
    skull: [0.39, 0.34],
    skullL: 0.37,
    skullY: 0.08,
    muzzleZ: 0.72,
    muzzleW: [0.19, 0.13],
    muzzleH: [0.13, 0.1],
    muzzleY: [-0.03, -0.06],
    jaw: [0.055, 0.72, 0.93],
    gape: 2,
    cheek: 0.15,
    brow: 0,
    nose: 'pad',
    noseSize: 0.55,
    eye: { y: 0.12, z: 0.62, r: 0.105, out: 28, up: 5, pupil: 'slit', open: 0.86, slant: 14, iris: 64 },
    ear: { outline: 'prick', length: 0.42, width: 0.19, x: 0.22, z: 0.3, out: 20, back: 4, cup: 0.6, face: 26 },
    whiskers: true,
    pitch: 8,
  },
  fore: { kind: 'digitigrade', foot: 'paw', radii: [0.1, 0.07, 0.055, 0.054], footSize: 0.15, track: 0.14 },
  hind: { kind: 'digitigrade', foot: 'paw', radii: [0.15, 0.1, 0.055, 0.054], footSize: 0.15, track: 0.15 },
  tail: { kind: 'ring', length: 1.15, r: 0.056, rise: -10, arch: 110, swing: 30 },
  look: { belly: 0.6, feet: 0.12, face: 0.36 },
};

export const CAT: Species = {
  body: { ...CAT_BODY, look: { belly: 0.65, markings: 'stripes', scale: 0.17, feet: 0.13, face: 0.34 } },
  materials: {
    skin: { base: 'short-fur', color: '#d98a3d', color2: '#bf7430' },
    belly: { base: 'short-fur', color: '#f7eee0' },
    feet: { base: 'short-fur', color: '#f7eee0' },
    face: { base: 'short-fur', color: '#f7eee0' },
    markings: { base: 'short-fur', color: '#a9591c' },
    nose: { base: 'plain', color: '#d98a86', rough: 0.45 },
    eyes: { base: 'eye', color: '#a8c83c', color2: '#6f9a22', color3: '#1d2a08' },
    ears: { base: 'short-fur', color: '#c9803a' },
  },
};

const BIG: Parameters<typeof like<TetrapodSpecies>>[1] = {
  trunk: { length: 0.98, chest: 0.46, waist: 0.37, rump: 0.41, width: 0.64, muscle: 1.15, croup: 0.99 },
  neck: { length: 0.3, rise: 26, arch: -4, radii: [0.21, 0.17] },
  head: {
    length: 0.42,
    skull: [0.27, 0.24],
    skullL: 0.31,
    muzzleZ: 0.56,
    muzzleW: [0.19, 0.15],
    muzzleH: [0.15, 0.125],
    muzzleY: [0.0, -0.03],
    jaw: [0.08, 0.85, 0.95],
    cheek: 0.14,
    brow: 0.03,
    noseSize: 0.75,
    eye: { y: 0.12, z: 0.5, r: 0.062, out: 34, pupil: 'round', iris: 58, open: 0.74, slant: 16 },
    ear: { outline: 'round', length: 0.26, width: 0.12, x: 0.19, z: 0.16, out: 34, back: 6, cup: 0.5, face: 28 },
  },
  fore: { radii: [0.13, 0.088, 0.07, 0.07], footSize: 0.19, claw: 0.2 },
  hind: { radii: [0.18, 0.12, 0.066, 0.066], footSize: 0.185, claw: 0.2 },
};

const bigCat = (changes: Parameters<typeof like<TetrapodSpecies>>[1], materials: Species['materials']): Species => ({
  body: like(like(CAT_BODY, BIG), changes),
  materials: {
    nose: { base: 'plain', color: '#6d433c', rough: 0.45 },
    eyes: { base: 'eye', color: '#e0a832', color2: '#a87318', color3: '#2a1a05' },
    claws: { base: 'claw' },
    ...materials,
  },
});

const TAWNY = { base: 'short-fur', color: '#c8965a', color2: '#a97a43' };

export const FELINES: Readonly<Record<string, Species>> = {
  cat: CAT,
  siamese: like(CAT, {
    body: { look: { markings: 'mottle', belly: 0, face: 0.62, feet: 0.3, tail: 0.8 } },
    materials: {
      skin: { base: 'short-fur', color: '#ead9bd', color2: '#d9c3a0' },
      belly: { base: 'inherit' },
      markings: { base: 'inherit' },
      face: { base: 'short-fur', color: '#4a372c' },
      feet: { base: 'short-fur', color: '#4a372c' },
      tail: { base: 'short-fur', color: '#3f2f26' },
      ears: { base: 'short-fur', color: '#3f2f26' },
      eyes: { base: 'eye', color: '#5fb4e6', color2: '#2f7fb5', color3: '#0c2638' },
    },
  }),
  lion: bigCat(
    {
      unit: 1.1,
      trunk: { chest: 0.5 },
      tail: { kind: 'tuft', length: 0.9, r: 0.038, rise: -35, arch: 80 },
      extras: [{ kind: 'lion mane', size: 0.3 }],
      look: { belly: 0.5, face: 0.34 },
    },
    {
      skin: TAWNY,
      belly: { base: 'short-fur', color: '#e6cfa4' },
      face: { base: 'short-fur', color: '#e2c79b' },
      mane: { base: 'hair', color: '#7d4a1e', color2: '#5a3213' },
      ears: { base: 'short-fur', color: '#a87a48' },
    },
  ),
  lioness: bigCat(
    { unit: 1.0, tail: { kind: 'tuft', length: 0.9, r: 0.038, rise: -35, arch: 80 }, look: { belly: 0.6, face: 0.34 } },
    {
      skin: TAWNY,
      belly: { base: 'short-fur', color: '#e9d6b1' },
      face: { base: 'short-fur', color: '#e5cea5' },
      mane: { base: 'hair', color: '#5a3a1c' },
    },
  ),
  puma: bigCat(
    {
      unit: 0.72,
      head: { length: 0.36 },
      tail: { length: 1.1, r: 0.055, rise: -35, arch: 70 },
      look: { belly: 0.65, face: 0.3 },
    },
    {
      skin: { base: 'short-fur', color: '#b98a5c', color2: '#9a6f45' },
      belly: { base: 'short-fur', color: '#eadcc5' },
      face: { base: 'short-fur', color: '#eadcc5' },
    },
  ),
  tiger: bigCat(
    {
      unit: 1.0,
      tail: { length: 1.0, r: 0.055, rise: -35, arch: 85 },
      look: { belly: 0.7, markings: 'stripes', scale: 0.17, face: 0.3 },
    },
    {
      skin: { base: 'short-fur', color: '#dd7a22', color2: '#bf621a' },
      belly: { base: 'short-fur', color: '#f7efe2' },
      face: { base: 'short-fur', color: '#f7efe2' },
      markings: { base: 'short-fur', color: '#171310' },
      ears: { base: 'short-fur', color: '#1d1713' },
    },
  ),
  'white tiger': bigCat(
    {
      unit: 1.0,
      tail: { length: 1.0, r: 0.055, rise: -35, arch: 85 },
      look: { belly: 0.5, markings: 'stripes', scale: 0.17 },
    },
    {
      skin: { base: 'short-fur', color: '#eeeae2', color2: '#d8d2c7' },
      markings: { base: 'short-fur', color: '#2b2622' },
      eyes: { base: 'eye', color: '#74bfe8', color2: '#3f86b5', color3: '#0d2433' },
      nose: { base: 'plain', color: '#c98d88', rough: 0.45 },
    },
  ),
  leopard: bigCat(
    {
      unit: 0.68,
      trunk: { width: 0.6 },
      head: { length: 0.36 },
      tail: { length: 1.15, r: 0.052, rise: -35, arch: 95 },
      look: { belly: 0.6, markings: 'rosettes', scale: 0.105 },
    },
    {
      skin: { base: 'short-fur', color: '#d2a252', color2: '#b9863b' },
      belly: { base: 'short-fur', color: '#f1e6cd' },
      markings: { base: 'short-fur', color: '#2a1c10' },
    },
  ),
  'snow leopard': bigCat(
    {
      unit: 0.6,
      trunk: { width: 0.68 },
      head: { length: 0.38 },
      tail: { kind: 'bushy', length: 1.3, r: 0.1, rise: -30, arch: 100 },
      look: { belly: 0.6, markings: 'rosettes', scale: 0.12 },
    },
    {
      skin: { base: 'fur', color: '#cfccc6', color2: '#b0aca5' },
      belly: { base: 'fur', color: '#f4f2ee' },
      markings: { base: 'fur', color: '#3a3836' },
      eyes: { base: 'eye', color: '#a9c9b8', color2: '#6f9a86', color3: '#142019' },
    },
  ),
  jaguar: bigCat(
    {
      unit: 0.72,
      trunk: { width: 0.7, chest: 0.5 },
      look: { belly: 0.6, markings: 'rosettes', scale: 0.13 },
      tail: { length: 0.85, rise: -35, arch: 95 },
    },
    {
      skin: { base: 'short-fur', color: '#cf9440', color2: '#ad752c' },
      belly: { base: 'short-fur', color: '#f1e6cd' },
      markings: { base: 'short-fur', color: '#20150c' },
    },
  ),
  panther: bigCat(
    { unit: 0.7, head: { length: 0.36 }, tail: { length: 1.1, r: 0.052, rise: -35, arch: 95 } },
    {
      skin: { base: 'short-fur', color: '#1b1a1d', color2: '#2c2b30', color3: '#0a0a0b' },
      nose: { base: 'plain', color: '#151314', rough: 0.4 },
      eyes: { base: 'eye', color: '#e8d23a', color2: '#a89a18', color3: '#1d1a05' },
    },
  ),
  cheetah: bigCat(
    {
      unit: 0.82,
      trunk: { length: 0.95, chest: 0.42, waist: 0.27, rump: 0.34, width: 0.56, muscle: 1 },
      neck: { rise: 38, length: 0.34, radii: [0.17, 0.13] },
      head: { length: 0.31, muzzleZ: 0.6 },
      fore: { radii: [0.1, 0.062, 0.05, 0.05], footSize: 0.14 },
      hind: { radii: [0.14, 0.09, 0.05, 0.05], footSize: 0.14 },
      tail: { length: 1.0, r: 0.045, rise: -35, arch: 95 },
      look: { belly: 0.6, markings: 'spots', scale: 0.062 },
    },
    {
      skin: { base: 'short-fur', color: '#dcae60', color2: '#c39144' },
      belly: { base: 'short-fur', color: '#f5ead2' },
      markings: { base: 'short-fur', color: '#1d140c' },
    },
  ),
  lynx: bigCat(
    {
      unit: 0.6,
      trunk: { chest: 0.42, width: 0.64, croup: 1.04 },
      head: { length: 0.36, cheek: 0.2, ear: { outline: 'prick', length: 0.5, width: 0.13, out: 16 } },
      tail: { kind: 'stub', length: 0.2, r: 0.06, rise: 0, arch: 0 },
      extras: [{ kind: 'ruff', size: 0.16 }],
      look: { belly: 0.7, markings: 'spots', scale: 0.075, tail: 0.5 },
    },
    {
      skin: { base: 'fur', color: '#b08a5e', color2: '#8f6d45' },
      belly: { base: 'fur', color: '#eee4d2' },
      markings: { base: 'fur', color: '#4a3723' },
      tail: { base: 'fur', color: '#1c1613' },
    },
  ),
};
