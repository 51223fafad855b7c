import type { FishSpecies, SoftSpecies } from '../spec.ts';
import { like, type Materials } from './types.ts';

interface Fish {
  body: FishSpecies;
  materials: Materials;
}

const FISH: Fish = {
  body: {
    plan: 'fish',
    unit: 0.3,
    profile: 'fish',
    depth: 0.2,
    width: 0.11,
    tail: 'fork',
    tailSize: 0.24,
    dorsal: [{ from: 0.28, to: 0.74, height: 0.12, lean: 0.03 }],
    anal: { from: 0.62, to: 0.8, height: 0.09, lean: 0.03 },
    pectoral: 0.17,
    pelvic: 0.11,
    eye: { z: 0.14, y: 0.045, r: 0.044 },
    look: { belly: 0.6 },
  },
  materials: {
    skin: { base: 'fish-scales', color: '#6f8fa5', color2: '#b5c9d4', scale: 0.5 },
    belly: { base: 'fish-scales', color: '#e3e9ec' },
    fins: { base: 'membrane', color: '#5f7f95', color2: '#8fa9b8' },
    eyes: { base: 'eye', color: '#e3c04a', color2: '#b58a1d', color3: '#2a1f08' },
    sclera: { base: 'plain', color: '#e8e4da', rough: 0.2 },
  },
};

const SHARK: Fish = {
  body: {
    plan: 'fish',
    unit: 4,
    profile: 'shark',
    depth: 0.115,
    width: 0.1,
    tail: 'shark',
    tailSize: 0.2,
    dorsal: [
      { from: 0.38, to: 0.52, height: 0.15, lean: 0.1 },
      { from: 0.78, to: 0.83, height: 0.035, lean: 0.04 },
    ],
    anal: { from: 0.78, to: 0.83, height: 0.03, lean: 0.04 },
    pectoral: 0.22,
    pelvic: 0.08,
    eye: { z: 0.115, y: 0.018, r: 0.015 },
    mouth: 'shark',
    look: { belly: 1 },
  },
  materials: {
    skin: { base: 'skin', color: '#6b7a86', color2: '#56646f', color3: '#3a444c', rough: 0.42, scale: 3 },
    belly: { base: 'skin', color: '#eef0f0' },
    fins: { base: 'skin', color: '#61707b', color2: '#4f5c66', rough: 0.42, scale: 3 },
    eyes: { base: 'eye', color: '#17191b', color2: '#0c0d0e' },
  },
};

const WHALE: Fish = {
  body: {
    plan: 'fish',
    unit: 14,
    profile: 'whale',
    depth: 0.135,
    width: 0.13,
    tail: 'fluke',
    tailSize: 0.17,
    dorsal: [{ from: 0.66, to: 0.73, height: 0.028, lean: 0.04 }],
    pectoral: 0.3,
    pectoralAt: 0.27,
    eye: { z: 0.22, y: -0.03, r: 0.009 },
    mouth: 'grin',
    look: { belly: 1 },
  },
  materials: {
    skin: { base: 'skin', color: '#3f4f5f', color2: '#32404d', color3: '#1f2932', rough: 0.35, scale: 6 },
    belly: { base: 'skin', color: '#d3d8da' },
    fins: { base: 'skin', color: '#3a4957', color2: '#5f6f7d', rough: 0.35, scale: 6 },
    eyes: { base: 'eye', color: '#1d1612', color2: '#0f0b09' },
  },
};

const DOLPHIN: Fish = like(WHALE, {
  body: {
    unit: 2.4,
    depth: 0.11,
    width: 0.1,
    tailSize: 0.15,
    dorsal: [{ from: 0.44, to: 0.56, height: 0.1, lean: 0.08 }],
    pectoral: 0.15,
    eye: { z: 0.19, y: -0.005, r: 0.016 },
    mouth: 'beak',
  },
  materials: {
    skin: { color: '#7f94a8', color2: '#6b8095', color3: '#4a5b6b', scale: 2 },
    belly: { color: '#e8edf0' },
    fins: { color: '#71879b', color2: '#5f7488', scale: 2 },
  },
});

const fish = (body: Parameters<typeof like<FishSpecies>>[1], materials: Materials): Fish => ({
  body: like(FISH.body, body),
  materials: { ...FISH.materials, ...materials },
});

export const SWIMMERS: Readonly<Record<string, Fish>> = {
  fish: FISH,
  goldfish: fish(
    {
      unit: 0.14,
      depth: 0.23,
      width: 0.16,
      tail: 'fan',
      tailSize: 0.4,
      profile: 'round',
      pectoral: 0.2,
      eye: { r: 0.055 },
      dorsal: [{ from: 0.28, to: 0.7, height: 0.2, lean: 0.05 }],
    },
    {
      skin: { base: 'fish-scales', color: '#f0861d', color2: '#f7b53a', color3: '#b5520c', scale: 0.35 },
      belly: { base: 'fish-scales', color: '#f9d9a0' },
      fins: { base: 'membrane', color: '#f59a3a', color2: '#f7c070', color3: '#d9741a' },
    },
  ),
  koi: fish(
    { unit: 0.6, depth: 0.15, width: 0.12, look: { markings: 'patches', scale: 0.3, belly: 0 } },
    {
      skin: { base: 'fish-scales', color: '#f4f0e8', color2: '#ffffff', color3: '#c4bcae', scale: 0.8 },
      markings: { base: 'fish-scales', color: '#e0521d', color2: '#c43f12' },
      fins: { base: 'membrane', color: '#f0e6da', color2: '#ffffff' },
    },
  ),
  clownfish: fish(
    {
      unit: 0.1,
      depth: 0.2,
      width: 0.12,
      tail: 'fan',
      tailSize: 0.24,
      pectoral: 0.19,
      eye: { r: 0.05 },
      whiteBands: true,
      look: { belly: 0 },
    },
    {
      skin: { base: 'fish-scales', color: '#f26a12', color2: '#f58a2a', color3: '#b54a08', scale: 0.2 },
      fins: { base: 'membrane', color: '#f0741a', color2: '#f59a4a', color3: '#241008' },
      markings: { base: 'fish-scales', color: '#fbf8f2' },
    },
  ),
  'tropical fish': fish(
    {
      unit: 0.18,
      depth: 0.25,
      width: 0.09,
      profile: 'round',
      tail: 'fork',
      look: { belly: 0.4, markings: 'bands', scale: 0.3 },
    },
    {
      skin: { base: 'fish-scales', color: '#1d5fd9', color2: '#3a8af0', scale: 0.3 },
      markings: { base: 'fish-scales', color: '#10244a' },
      belly: { base: 'fish-scales', color: '#f0d43a' },
      fins: { base: 'membrane', color: '#f2c41d', color2: '#f7dc6a' },
    },
  ),
  angelfish: fish(
    {
      unit: 0.13,
      depth: 0.32,
      width: 0.075,
      profile: 'round',
      tail: 'fan',
      tailSize: 0.24,
      dorsal: [{ from: 0.36, to: 0.76, height: 0.36, lean: 0.12 }],
      anal: { from: 0.5, to: 0.78, height: 0.34, lean: 0.14 },
      look: { markings: 'bands', scale: 0.28, belly: 0 },
    },
    {
      skin: { base: 'fish-scales', color: '#e8dfc0', color2: '#f4efdc', scale: 0.25 },
      markings: { base: 'fish-scales', color: '#25221f' },
      fins: { base: 'membrane', color: '#d9cfae', color2: '#b5aa85' },
    },
  ),
  betta: fish(
    {
      unit: 0.07,
      depth: 0.13,
      width: 0.085,
      tail: 'fan',
      tailSize: 0.62,
      dorsal: [{ from: 0.4, to: 0.78, height: 0.34, lean: 0.14 }],
      anal: { from: 0.45, to: 0.88, height: 0.34, lean: 0.16 },
      pectoral: 0.14,
      look: { belly: 0 },
    },
    {
      skin: { base: 'fish-scales', color: '#2333b5', color2: '#3a5ae0', scale: 0.12 },
      fins: { base: 'membrane', color: '#b51d4a', color2: '#3a2ab5', color3: '#5a0c24' },
    },
  ),
  piranha: fish(
    { unit: 0.28, depth: 0.24, width: 0.12, profile: 'round', mouth: 'shark', look: { belly: 0.8 } },
    {
      skin: { base: 'fish-scales', color: '#4a5560', color2: '#6d7a86' },
      belly: { base: 'fish-scales', color: '#c4341d' },
      fins: { base: 'membrane', color: '#7d2a1d' },
      eyes: { base: 'eye', color: '#e0331d', color2: '#a81a0c' },
    },
  ),
  pufferfish: fish(
    {
      unit: 0.3,
      depth: 0.33,
      width: 0.33,
      profile: 'round',
      tail: 'fan',
      tailSize: 0.16,
      dorsal: [{ from: 0.7, to: 0.84, height: 0.11, lean: 0.03 }],
      anal: { from: 0.72, to: 0.84, height: 0.08, lean: 0.03 },
      pectoral: 0.15,
      pelvic: undefined,
      eye: { z: 0.16, y: 0.09, r: 0.07 },
      spikes: 0.07,
      look: { belly: 0.9, markings: 'spots', scale: 0.13 },
    },
    {
      skin: { base: 'skin', color: '#d9b84a', color2: '#b59430', rough: 0.5 },
      belly: { base: 'skin', color: '#f8f3e2' },
      markings: { base: 'skin', color: '#6b5320' },
      spikes: { base: 'horn', color: '#e8dcb5' },
      fins: { base: 'membrane', color: '#d9b04a' },
    },
  ),
  tuna: fish(
    {
      unit: 2,
      profile: 'tuna',
      depth: 0.14,
      width: 0.105,
      tail: 'lunate',
      tailSize: 0.2,
      dorsal: [
        { from: 0.34, to: 0.5, height: 0.09, lean: 0.05 },
        { from: 0.55, to: 0.62, height: 0.09, lean: 0.1 },
      ],
      anal: { from: 0.58, to: 0.65, height: 0.09, lean: 0.1 },
      pectoral: 0.17,
      pelvic: 0.06,
      eye: { r: 0.022, z: 0.12, y: 0.02 },
      look: { belly: 0.9 },
    },
    {
      skin: { base: 'fish-scales', color: '#22415f', color2: '#3f6a8f', rough: 0.2, scale: 1 },
      belly: { base: 'fish-scales', color: '#dbe2e6' },
      fins: { base: 'membrane', color: '#2f4a62', color2: '#e0b52a' },
    },
  ),
  salmon: fish(
    {
      unit: 0.85,
      profile: 'tuna',
      depth: 0.125,
      width: 0.085,
      tail: 'fork',
      tailSize: 0.17,
      dorsal: [{ from: 0.42, to: 0.56, height: 0.09, lean: 0.03 }],
      eye: { r: 0.022, z: 0.1, y: 0.015 },
      look: { belly: 0.8, markings: 'spots', scale: 0.05 },
    },
    {
      skin: { base: 'fish-scales', color: '#8f9aa0', color2: '#b5685a', scale: 0.8 },
      markings: { base: 'fish-scales', color: '#2c3236' },
    },
  ),
  swordfish: fish(
    {
      unit: 2.6,
      profile: 'tuna',
      depth: 0.115,
      width: 0.085,
      tail: 'lunate',
      tailSize: 0.22,
      horn: 0.36,
      dorsal: [{ from: 0.26, to: 0.4, height: 0.16, lean: 0.08 }],
      pectoral: 0.16,
      pelvic: undefined,
      eye: { r: 0.026, z: 0.13, y: 0.015 },
      look: { belly: 0.9 },
    },
    {
      skin: { base: 'skin', color: '#33455f', color2: '#24334a', rough: 0.28 },
      belly: { base: 'skin', color: '#d5dade' },
      horns: { base: 'horn', color: '#3a4552' },
      fins: { base: 'membrane', color: '#2c3a52' },
    },
  ),
  shark: SHARK,
  'tiger shark': like(SHARK, {
    body: { look: { belly: 1, markings: 'bands', scale: 0.09 } },
    materials: { markings: { base: 'skin', color: '#3a454d' } },
  }),
  whale: WHALE,
  'blue whale': like(WHALE, {
    body: { unit: 25, depth: 0.1, width: 0.1, pectoral: 0.13, tailSize: 0.14 },
    materials: {
      skin: { color: '#4f7496', color2: '#3f6080' },
      belly: { color: '#a5b9c9' },
      fins: { color: '#47698a' },
    },
  }),
  'sperm whale': like(WHALE, {
    body: { unit: 15, depth: 0.14, width: 0.115, pectoral: 0.12 },
    materials: { skin: { base: 'hide', color: '#4a4a4c', color2: '#5f5e60' }, belly: { base: 'inherit' } },
  }),
  dolphin: DOLPHIN,
  orca: like(DOLPHIN, {
    body: {
      unit: 6.5,
      depth: 0.13,
      width: 0.12,
      mouth: 'grin',
      dorsal: [{ from: 0.4, to: 0.53, height: 0.2, lean: 0.07 }],
      look: { belly: 0.9, markings: 'orca' },
    },
    materials: {
      skin: { color: '#15171a', color2: '#1f2226', color3: '#08090a', scale: 4 },
      belly: { color: '#f5f5f3' },
      markings: { base: 'skin', color: '#f5f5f3' },
      fins: { color: '#131518', color2: '#1d2024', scale: 4 },
    },
  }),
  narwhal: like(DOLPHIN, {
    body: {
      unit: 4,
      mouth: 'grin',
      horn: 0.5,
      dorsal: [{ from: 0.5, to: 0.68, height: 0.012, lean: 0.01 }],
      depth: 0.125,
      width: 0.12,
      look: { belly: 0.9, markings: 'mottle', scale: 0.06 },
    },
    materials: {
      skin: { color: '#8d98a0', color2: '#6d7880', scale: 3 },
      markings: { base: 'skin', color: '#5a646c' },
      horns: { base: 'horn', color: '#e8dcc0', color2: '#b5a27c' },
    },
  }),
  beluga: like(DOLPHIN, {
    body: {
      unit: 4,
      mouth: 'grin',
      dorsal: [],
      depth: 0.135,
      width: 0.13,
    },
    materials: {
      skin: { color: '#f2f4f5', color2: '#dde2e5', color3: '#b3bcc2', scale: 3 },
      belly: { base: 'inherit' },
      fins: { color: '#e8ecee', color2: '#d5dbdf' },
    },
  }),
  manta: fish(
    {
      unit: 2.2,
      profile: 'flat',
      depth: 0.09,
      width: 0.34,
      tail: 'fork',
      tailSize: 0.02,
      dorsal: [],
      anal: undefined,
      pectoral: 0.85,
      pectoralAt: 0.42,
      pelvic: undefined,
      eye: { z: 0.12, y: 0.02, r: 0.02 },
      look: { belly: 1 },
    },
    {
      skin: { base: 'skin', color: '#2f3842', color2: '#232b33', rough: 0.35 },
      belly: { base: 'skin', color: '#eef0f0' },
      fins: { base: 'skin', color: '#2c3540', color2: '#232b33', rough: 0.35 },
    },
  ),
};

interface Soft {
  body: SoftSpecies;
  materials: Materials;
}

const soft = (kind: SoftSpecies['kind'], unit: number, materials: Materials, look: SoftSpecies['look'] = {}): Soft => ({
  body: { plan: 'soft', unit, kind, look },
  materials,
});

export const SOFT: Readonly<Record<string, Soft>> = {
  octopus: soft(
    'octopus',
    0.9,
    {
      skin: {
        base: 'skin',
        color: '#c4452c',
        color2: '#e07a4a',
        color3: '#6d1d12',
        rough: 0.3,
        clearcoat: 0.4,
        scale: 1.5,
      },
      belly: { base: 'skin', color: '#f2c9b0', rough: 0.35 },
      eyes: { base: 'eye', color: '#f0c23a', color2: '#c48a14', color3: '#33210a' },
    },
    { markings: 'mottle', scale: 0.12 },
  ),
  squid: soft(
    'squid',
    1.0,
    {
      skin: { base: 'skin', color: '#d98a7a', color2: '#eab5a5', color3: '#8f4438', rough: 0.25, clearcoat: 0.5 },
      fins: { base: 'skin', color: '#dd9585', rough: 0.3 },
      eyes: { base: 'eye', color: '#d9c27a', color2: '#8f7a3a' },
      sclera: { base: 'plain', color: '#f0ece0', rough: 0.15 },
    },
    { markings: 'spots', scale: 0.05 },
  ),
  jellyfish: soft('jellyfish', 0.3, {
    skin: {
      base: 'jelly',
      color: '#e88fc4',
      color2: '#f5c4e3',
      transmission: 0.5,
      rough: 0.12,
      emissive: '#c44a9a',
      emissiveStrength: 0.12,
    },
    legs: { base: 'membrane', color: '#f0a9d4', color2: '#f7d0e8' },
  }),
  starfish: soft('starfish', 0.22, {
    skin: { base: 'hide', color: '#e8743a', color2: '#f09a5a', color3: '#a5431a', scale: 0.3 },
    markings: { base: 'hide', color: '#f7cfa0' },
  }),
};
