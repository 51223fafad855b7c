import type { ArthropodSpecies, SerpentSpecies } from '../spec.ts';
import { like, type Materials } from './types.ts';

interface Serpent {
  body: SerpentSpecies;
  materials: Materials;
}
interface Bug {
  body: ArthropodSpecies;
  materials: Materials;
}

const SNAKE: Serpent = {
  body: {
    plan: 'serpent',
    unit: 1.5,
    pose: 'raised',
    r: 0.021,
    head: { length: 0.07, width: 0.028, height: 0.02 },
    eye: 0.0085,
    look: { belly: 0.7, markings: 'saddle', scale: 0.045 },
  },
  materials: {
    skin: { base: 'scales', color: '#5f8a3a', color2: '#456b28', scale: 0.4 },
    belly: { base: 'scales', color: '#e0dca0' },
    markings: { base: 'scales', color: '#33501d', color2: '#263d15' },
    eyes: { base: 'eye', color: '#f2b01d', color2: '#c4740c', color3: '#331c04' },
    mouth: { base: 'flesh', color: '#b51d2c' },
  },
};

export const SERPENTS: Readonly<Record<string, Serpent>> = {
  snake: SNAKE,
  python: like(SNAKE, {
    body: { unit: 4, r: 0.026, look: { markings: 'giraffe', scale: 0.04 } },
    materials: {
      skin: { color: '#b5925a', color2: '#8f6f3f', scale: 1 },
      markings: { color: '#4a3218', color2: '#33220f' },
      belly: { color: '#e8dcb5' },
    },
  }),
  cobra: like(SNAKE, {
    body: { unit: 2, pose: 'cobra', r: 0.019, look: { belly: 1, markings: 'bands', scale: 0.06 } },
    materials: {
      skin: { color: '#6d5a3a', color2: '#4f4028', scale: 0.5 },
      belly: { color: '#e3cf95' },
      markings: { color: '#4a3c25' },
    },
  }),
  rattlesnake: like(SNAKE, {
    body: { unit: 1.3, r: 0.027, rattle: true, head: { length: 0.075, width: 0.036, height: 0.022 } },
    materials: {
      skin: { color: '#b59a70', color2: '#8f754d' },
      markings: { color: '#5f4628', color2: '#4a3520' },
      horns: { base: 'horn', color: '#c9b07a' },
    },
  }),
  viper: like(SNAKE, {
    body: { unit: 0.9, r: 0.027, head: { length: 0.075, width: 0.038, height: 0.023 } },
    materials: {
      skin: { color: '#3fa53a', color2: '#2a7d28', scale: 0.25 },
      markings: { color: '#1f6b22' },
      eyes: { color: '#f0d43a' },
    },
  }),
  'sea serpent': like(SNAKE, {
    body: {
      unit: 12,
      pose: 'humps',
      r: 0.032,
      head: { length: 0.085, width: 0.034, height: 0.03 },
      eye: 0.0105,
      crest: true,
      look: { belly: 0.7, markings: 'mottle', scale: 0.1 },
    },
    materials: {
      skin: { color: '#1f7a85', color2: '#155a66', scale: 4 },
      belly: { color: '#c9dcb5' },
      markings: { color: '#14505c' },
      fins: { base: 'membrane', color: '#e0862a', color2: '#b55a14' },
      horns: { base: 'horn', color: '#e3d9b5' },
    },
  }),
  worm: {
    body: {
      plan: 'serpent',
      unit: 0.14,
      pose: 'worm',
      r: 0.042,
      head: { length: 0.05, width: 0.04, height: 0.04 },
      eye: 0.01,
      look: { markings: 'bands', scale: 0.05 },
    },
    materials: {
      skin: { base: 'flesh', color: '#d98f85', color2: '#c4736b', rough: 0.3 },
      markings: { base: 'flesh', color: '#b5655f' },
    },
  },
  caterpillar: {
    body: {
      plan: 'serpent',
      unit: 0.07,
      pose: 'caterpillar',
      r: 0.085,
      head: { length: 0.1, width: 0.1, height: 0.1 },
      eye: 0.03,
      look: { markings: 'bands', scale: 0.12 },
    },
    materials: {
      skin: { base: 'skin', color: '#7dc43a', color2: '#5f9f28', color3: '#3a6b14', rough: 0.4 },
      markings: { base: 'skin', color: '#f2d43a' },
      feet: { base: 'skin', color: '#e8742a' },
      horns: { base: 'chitin', color: '#241f1a' },
    },
  },
  snail: {
    body: {
      plan: 'serpent',
      unit: 0.06,
      pose: 'snail',
      r: 0.09,
      head: { length: 0.1, width: 0.1, height: 0.1 },
      eye: 0.03,
    },
    materials: {
      skin: { base: 'skin', color: '#c9b48f', color2: '#a58f6a', rough: 0.25, clearcoat: 0.4, scale: 0.3 },
      shell: { base: 'horn', color: '#a5652f', color2: '#e0b57a', color3: '#5f3414', rough: 0.25 },
    },
  },
  slug: {
    body: {
      plan: 'serpent',
      unit: 0.09,
      pose: 'worm',
      r: 0.09,
      head: { length: 0.1, width: 0.1, height: 0.1 },
      eye: 0.03,
    },
    materials: { skin: { base: 'skin', color: '#8f7a4a', color2: '#6b5a33', rough: 0.2, clearcoat: 0.6 } },
  },
};

const six = (
  r: number,
  reach: number,
  knee: number,
  zs: readonly [number, number, number],
): ArthropodSpecies['legs'] => [
  { z: zs[0], footZ: zs[0] + 0.26, footX: reach, knee, r },
  { z: zs[1], footZ: zs[1] - 0.02, footX: reach * 1.12, knee, r },
  { z: zs[2], footZ: zs[2] - 0.34, footX: reach * 1.1, knee: knee * 1.1, r },
];

const BEETLE: Bug = {
  body: {
    plan: 'arthropod',
    unit: 0.05,
    segments: [
      { name: 'head', slot: 'face', y: 0.2, z: 0.43, r: [0.12, 0.09, 0.11] },
      { name: 'thorax', slot: 'face', y: 0.23, z: 0.27, r: [0.2, 0.13, 0.12] },
      { name: 'abdomen', slot: 'shell', y: 0.25, z: -0.1, r: [0.27, 0.21, 0.36] },
      { name: 'underside', slot: 'tail', y: 0.18, z: -0.06, r: [0.23, 0.12, 0.36] },
    ],
    legs: six(0.022, 0.42, 0.22, [0.26, 0.1, -0.08]),
    eyes: [{ x: 0.085, y: 0.24, z: 0.48, r: 0.042, compound: true }],
    antennae: { length: 0.26, curl: 0.25 },
    elytra: true,
  },
  materials: {
    skin: { base: 'chitin', color: '#1f3a5f', color2: '#2f6a9a' },
    shell: { base: 'chitin', color: '#1f5a3a', color2: '#4fae5a' },
    face: { base: 'chitin', color: '#173a28', color2: '#2f7d4a' },
    tail: { base: 'chitin', color: '#17201c' },
    legs: { base: 'chitin', color: '#17201c', color2: '#2a3a33' },
    eyes: { base: 'chitin', color: '#14100f', color2: '#3a2c28' },
    horns: { base: 'chitin', color: '#1d1714' },
    markings: { base: 'chitin', color: '#1a1614' },
  },
};

const ANT: Bug = like(BEETLE, {
  body: {
    unit: 0.02,
    elytra: false,
    segments: [
      { name: 'head', slot: 'skin', y: 0.27, z: 0.36, r: [0.13, 0.115, 0.13] },
      { name: 'thorax', slot: 'skin', y: 0.26, z: 0.14, r: [0.075, 0.085, 0.13], k: 0.03 },
      { name: 'thorax', slot: 'skin', y: 0.24, z: -0.02, r: [0.06, 0.06, 0.08], k: 0.03 },
      { name: 'waist', slot: 'skin', y: 0.22, z: -0.12, r: [0.035, 0.055, 0.045] },
      { name: 'abdomen', slot: 'skin', y: 0.27, z: -0.32, r: [0.15, 0.14, 0.2] },
    ],
    legs: six(0.017, 0.4, 0.32, [0.16, 0.09, 0.01]),
    eyes: [{ x: 0.095, y: 0.31, z: 0.41, r: 0.042, compound: true }],
    antennae: { length: 0.34, curl: 0.42 },
    mandibles: 0.12,
  },
  materials: {
    skin: { base: 'chitin', color: '#7d2f17', color2: '#b5562a' },
    legs: { base: 'chitin', color: '#5f2412', color2: '#8f3f1d' },
    horns: { base: 'chitin', color: '#4a1c0e' },
  },
});

const BEE: Bug = like(BEETLE, {
  body: {
    unit: 0.03,
    elytra: false,
    segments: [
      { name: 'head', slot: 'face', y: 0.33, z: 0.38, r: [0.14, 0.135, 0.1] },
      { name: 'thorax', slot: 'face', y: 0.36, z: 0.17, r: [0.17, 0.17, 0.16] },
      { name: 'abdomen', slot: 'skin', y: 0.33, z: -0.2, r: [0.2, 0.19, 0.3], k: 0.05 },
    ],
    legs: six(0.018, 0.26, 0.2, [0.22, 0.14, 0.05]),
    eyes: [{ x: 0.105, y: 0.36, z: 0.43, r: 0.07, compound: true }],
    antennae: { length: 0.24, curl: 0.3 },
    wings: { kind: 'bee', span: 0.62, z: 0.14, lift: 34 },
    look: { markings: 'bands', scale: 0.145 },
  },
  materials: {
    skin: { base: 'fur', color: '#f2b51d', color2: '#e09a10', scale: 0.08 },
    markings: { base: 'fur', color: '#1d1712' },
    face: { base: 'fur', color: '#c98f2a', color2: '#8f6318', scale: 0.08 },
    legs: { base: 'chitin', color: '#241a12' },
    wings: {
      base: 'membrane',
      color: '#dfe8ee',
      color2: '#f5f9fb',
      color3: '#8fa5b0',
      transmission: 0.55,
      rough: 0.12,
    },
  },
});

const BUTTERFLY: Bug = like(BEE, {
  body: {
    unit: 0.06,
    segments: [
      { name: 'head', slot: 'skin', y: 0.3, z: 0.32, r: [0.06, 0.06, 0.06] },
      { name: 'thorax', slot: 'skin', y: 0.3, z: 0.17, r: [0.07, 0.075, 0.12] },
      { name: 'abdomen', slot: 'skin', y: 0.27, z: -0.18, r: [0.05, 0.055, 0.26] },
    ],
    legs: six(0.01, 0.2, 0.14, [0.2, 0.15, 0.08]),
    eyes: [{ x: 0.048, y: 0.32, z: 0.35, r: 0.03, compound: true }],
    antennae: { length: 0.42, curl: 0.1 },
    wings: { kind: 'butterfly', span: 1.0, z: 0.2, lift: 30 },
    look: { markings: undefined },
  },
  materials: {
    skin: { base: 'fur', color: '#241c17', scale: 0.05 },
    markings: { base: 'plain', color: '#17110d' },
    wings: { base: 'membrane', color: '#f0801a', color2: '#f7a53a', color3: '#b5520c', rough: 0.6 },
  },
});

const SPIDER: Bug = {
  body: {
    plan: 'arthropod',
    unit: 0.05,
    segments: [
      { name: 'head', slot: 'face', y: 0.3, z: 0.2, r: [0.17, 0.115, 0.2], k: 0.05 },
      { name: 'head', slot: 'face', y: 0.3, z: 0.36, r: [0.09, 0.085, 0.07], k: 0.05 },
      { name: 'abdomen', slot: 'skin', y: 0.36, z: -0.27, r: [0.26, 0.24, 0.31] },
    ],
    legs: [
      { z: 0.3, footZ: 0.86, footX: 0.46, knee: 0.66, r: 0.034 },
      { z: 0.23, footZ: 0.42, footX: 0.82, knee: 0.68, r: 0.032 },
      { z: 0.15, footZ: -0.1, footX: 0.82, knee: 0.64, r: 0.031 },
      { z: 0.08, footZ: -0.68, footX: 0.6, knee: 0.68, r: 0.033 },
    ],
    eyes: [
      { x: 0.036, y: 0.345, z: 0.415, r: 0.034 },
      { x: 0.082, y: 0.36, z: 0.375, r: 0.022 },
      { x: 0.06, y: 0.395, z: 0.34, r: 0.018 },
    ],
    mandibles: 0.13,
  },
  materials: {
    skin: { base: 'fur', color: '#3a2c25', color2: '#5a4538', color3: '#17110e', scale: 0.12 },
    face: { base: 'fur', color: '#2c211c', color2: '#4a382e', scale: 0.1 },
    legs: { base: 'fur', color: '#33261f', color2: '#52402f', scale: 0.08 },
    eyes: { base: 'eye', color: '#b5221d', color2: '#7d100c', color3: '#240404' },
    horns: { base: 'chitin', color: '#17110e' },
    markings: { base: 'fur', color: '#7d5a3a' },
  },
};

const SCORPION: Bug = {
  body: {
    plan: 'arthropod',
    unit: 0.1,
    segments: [
      { name: 'head', slot: 'skin', y: 0.13, z: 0.27, r: [0.12, 0.07, 0.13], k: 0.015 },
      ...[0.13, 0.04, -0.05, -0.14, -0.22].map((z, i) => ({
        name: 'body',
        slot: 'skin' as const,
        y: 0.14,
        z,
        r: [0.145 - i * 0.008, 0.085, 0.065] as const,
        k: 0.008,
      })),
    ],
    legs: [
      { z: 0.2, footZ: 0.4, footX: 0.4, knee: 0.26, r: 0.019 },
      { z: 0.12, footZ: 0.16, footX: 0.46, knee: 0.27, r: 0.019 },
      { z: 0.04, footZ: -0.1, footX: 0.46, knee: 0.27, r: 0.019 },
      { z: -0.05, footZ: -0.36, footX: 0.42, knee: 0.27, r: 0.02 },
    ],
    eyes: [{ x: 0.03, y: 0.195, z: 0.33, r: 0.018, compound: true }],
    pincers: { reach: 0.4, size: 0.15 },
    stinger: { length: 0.78, size: 0.058 },
  },
  materials: {
    skin: { base: 'chitin', color: '#8f5a24', color2: '#c4863a' },
    tail: { base: 'chitin', color: '#8f5a24', color2: '#c4863a' },
    claws: { base: 'chitin', color: '#7d4a1c', color2: '#b5752f' },
    legs: { base: 'chitin', color: '#a56f33', color2: '#c98f4a' },
    horns: { base: 'chitin', color: '#2a170c' },
    eyes: { base: 'chitin', color: '#0d0a09' },
  },
};

const CRAB: Bug = {
  body: {
    plan: 'arthropod',
    unit: 0.2,
    segments: [
      { name: 'body', slot: 'shell', y: 0.24, z: 0, r: [0.36, 0.13, 0.26], k: 0.05 },
      { name: 'body', slot: 'shell', y: 0.26, z: 0.08, r: [0.28, 0.12, 0.2], k: 0.05 },
      { name: 'underside', slot: 'belly', y: 0.2, z: 0.02, r: [0.3, 0.11, 0.22] },
    ],
    legs: [
      { z: 0.12, footZ: 0.24, footX: 0.72, knee: 0.4, r: 0.036 },
      { z: 0.04, footZ: 0.06, footX: 0.78, knee: 0.42, r: 0.037 },
      { z: -0.04, footZ: -0.12, footX: 0.76, knee: 0.41, r: 0.036 },
      { z: -0.12, footZ: -0.32, footX: 0.66, knee: 0.38, r: 0.033 },
    ],
    eyes: [{ x: 0.1, y: 0.43, z: 0.24, r: 0.05 }],
    pincers: { reach: 0.36, size: 0.2 },
  },
  materials: {
    skin: { base: 'chitin', color: '#d9431d', color2: '#f07a3a' },
    shell: { base: 'chitin', color: '#d9431d', color2: '#f07a3a', color3: '#7d1d0a', metal: 0 },
    belly: { base: 'chitin', color: '#f2d0a5', metal: 0 },
    claws: { base: 'chitin', color: '#d93f1a', color2: '#f59a5a', metal: 0 },
    legs: { base: 'chitin', color: '#c93a18', color2: '#f08a4a', metal: 0 },
    eyes: { base: 'eye', color: '#1d1613', color2: '#2c201a' },
    sclera: { base: 'plain', color: '#f4efe6', rough: 0.15 },
  },
};

export const BUGS: Readonly<Record<string, Bug>> = {
  beetle: BEETLE,
  scarab: like(BEETLE, {
    materials: {
      shell: { base: 'chitin', color: '#1a6b8a', color2: '#e0b52a', metal: 0.6 },
      face: { base: 'chitin', color: '#14506b', color2: '#c49a1d', metal: 0.6 },
    },
  }),
  'rhinoceros beetle': like(BEETLE, {
    body: { unit: 0.06, horn: 0.42 },
    materials: { shell: { color: '#3a1c0f', color2: '#6b3318' }, face: { color: '#241009', color2: '#4a2412' } },
  }),
  'stag beetle': like(BEETLE, {
    body: { unit: 0.07, mandibles: 0.36 },
    materials: { shell: { color: '#2a1410', color2: '#5a2418' }, face: { color: '#17100e', color2: '#33201a' } },
  }),
  ladybug: like(BEETLE, {
    body: {
      unit: 0.02,
      segments: [
        { name: 'head', slot: 'face', y: 0.2, z: 0.4, r: [0.13, 0.1, 0.1] },
        { name: 'thorax', slot: 'face', y: 0.24, z: 0.3, r: [0.23, 0.14, 0.12] },
        { name: 'abdomen', slot: 'shell', y: 0.22, z: -0.04, r: [0.38, 0.34, 0.4] },
        { name: 'underside', slot: 'tail', y: 0.14, z: -0.02, r: [0.32, 0.1, 0.34] },
      ],
      legs: six(0.024, 0.44, 0.16, [0.22, 0.06, -0.12]),
      look: { markings: 'spots', scale: 0.24 },
    },
    materials: {
      shell: { base: 'chitin', color: '#d3201a', color2: '#e8402a', color3: '#7d0c08', metal: 0 },
      face: { base: 'chitin', color: '#17120f', color2: '#2a221d', metal: 0 },
      markings: { base: 'chitin', color: '#120e0c' },
      tail: { base: 'chitin', color: '#120e0c' },
    },
  }),
  firefly: like(BEETLE, {
    body: { unit: 0.02 },
    materials: {
      shell: { color: '#2c221c', color2: '#4a3a2f', metal: 0 },
      face: { color: '#c4502a', color2: '#e0743a', metal: 0 },
      tail: { base: 'plain', color: '#e8f25a', emissive: '#d9f23a', emissiveStrength: 1.2 },
    },
  }),
  cockroach: like(BEETLE, {
    body: { unit: 0.04, antennae: { length: 0.6, curl: 0.2 } },
    materials: {
      shell: { color: '#5f3318', color2: '#8f5628', metal: 0 },
      face: { color: '#4a2612', color2: '#7d4a22', metal: 0 },
    },
  }),
  ant: ANT,
  bee: BEE,
  bumblebee: like(BEE, { materials: { face: { color: '#241c14', color2: '#3a2e20' } } }),
  wasp: like(ANT, {
    body: {
      unit: 0.03,
      wings: { kind: 'bee', span: 0.66, z: 0.12, lift: 32 },
      look: { markings: 'bands', scale: 0.12 },
    },
    materials: {
      skin: { base: 'chitin', color: '#f0c41d', color2: '#f7d84a', metal: 0 },
      markings: { base: 'chitin', color: '#15110d' },
      wings: { base: 'membrane', color: '#d9b98f', color2: '#efe0c9', transmission: 0.5 },
      legs: { base: 'chitin', color: '#c99a1d' },
    },
  }),
  fly: like(BEE, {
    body: {
      unit: 0.015,
      look: { markings: undefined },
      eyes: [{ x: 0.1, y: 0.37, z: 0.42, r: 0.088, compound: true }],
    },
    materials: {
      skin: { base: 'chitin', color: '#2a3a4a', color2: '#4a6b7d', metal: 0.3 },
      face: { base: 'chitin', color: '#33383c', color2: '#4a5258' },
      eyes: { base: 'chitin', color: '#8f1d17', color2: '#c43a2a' },
    },
  }),
  butterfly: BUTTERFLY,
  moth: like(BUTTERFLY, {
    body: {
      antennae: { length: 0.3, curl: 0.05 },
      segments: [
        { name: 'head', slot: 'skin', y: 0.3, z: 0.32, r: [0.075, 0.075, 0.07] },
        { name: 'thorax', slot: 'skin', y: 0.3, z: 0.17, r: [0.11, 0.11, 0.13] },
        { name: 'abdomen', slot: 'skin', y: 0.27, z: -0.16, r: [0.085, 0.085, 0.24] },
      ],
    },
    materials: {
      skin: { base: 'fur', color: '#c9b08a', color2: '#a58d68', scale: 0.05 },
      markings: { base: 'plain', color: '#5f4a33' },
      wings: { base: 'membrane', color: '#b59a72', color2: '#d9c49f', color3: '#6b5536', rough: 0.8 },
    },
  }),
  dragonfly: like(BEE, {
    body: {
      unit: 0.08,
      segments: [
        { name: 'head', slot: 'skin', y: 0.26, z: 0.46, r: [0.075, 0.065, 0.055] },
        { name: 'thorax', slot: 'skin', y: 0.26, z: 0.31, r: [0.075, 0.09, 0.12] },
        ...[0.14, 0.02, -0.1, -0.22, -0.34, -0.45].map((z, i) => ({
          name: 'abdomen',
          slot: 'skin' as const,
          y: 0.25 - i * 0.003,
          z,
          r: [0.033 - i * 0.002, 0.033 - i * 0.002, 0.08] as const,
          k: 0.006,
        })),
      ],
      legs: six(0.009, 0.18, 0.16, [0.36, 0.32, 0.27]),
      eyes: [{ x: 0.05, y: 0.285, z: 0.475, r: 0.055, compound: true }],
      antennae: undefined,
      wings: { kind: 'dragonfly', span: 0.62, z: 0.3, lift: 8 },
      look: { markings: 'bands', scale: 0.12 },
    },
    materials: {
      skin: { base: 'chitin', color: '#1f7ab5', color2: '#3fc4d9' },
      markings: { base: 'chitin', color: '#14405f' },
      eyes: { base: 'chitin', color: '#2a9f5a', color2: '#7de08f' },
      legs: { base: 'chitin', color: '#14191d' },
    },
  }),
  grasshopper: like(BEETLE, {
    body: {
      unit: 0.06,
      elytra: false,
      segments: [
        { name: 'head', slot: 'skin', y: 0.31, z: 0.42, r: [0.075, 0.12, 0.075], k: 0.03 },
        { name: 'thorax', slot: 'skin', y: 0.3, z: 0.27, r: [0.09, 0.115, 0.14], k: 0.03 },
        { name: 'abdomen', slot: 'skin', y: 0.26, z: -0.12, r: [0.075, 0.085, 0.34], k: 0.03 },
        { name: 'wing cases', slot: 'shell', y: 0.31, z: -0.14, r: [0.062, 0.085, 0.38] },
      ],
      legs: [
        { z: 0.33, footZ: 0.44, footX: 0.24, knee: 0.2, r: 0.015 },
        { z: 0.23, footZ: 0.2, footX: 0.26, knee: 0.2, r: 0.015 },
        { z: 0.08, footZ: -0.42, footX: 0.26, knee: 0.62, r: 0.034 },
      ],
      eyes: [{ x: 0.062, y: 0.37, z: 0.45, r: 0.04, compound: true }],
      antennae: { length: 0.34, curl: 0.1 },
    },
    materials: {
      skin: { base: 'chitin', color: '#6fae2c', color2: '#94c94a', metal: 0 },
      shell: { base: 'chitin', color: '#5a9424', color2: '#7db53a', metal: 0 },
      legs: { base: 'chitin', color: '#5f9a28', color2: '#a5c94a', metal: 0 },
      eyes: { base: 'chitin', color: '#5f2a17' },
    },
  }),
  mantis: like(BEETLE, {
    body: {
      unit: 0.09,
      elytra: false,
      segments: [
        { name: 'head', slot: 'skin', y: 0.66, z: 0.42, r: [0.085, 0.055, 0.045], k: 0.02 },
        { name: 'head', slot: 'skin', y: 0.62, z: 0.43, r: [0.035, 0.05, 0.035], k: 0.02 },
        { name: 'thorax', slot: 'skin', y: 0.57, z: 0.35, r: [0.045, 0.075, 0.05], k: 0.05 },
        { name: 'thorax', slot: 'skin', y: 0.44, z: 0.24, r: [0.042, 0.09, 0.06], k: 0.06 },
        { name: 'thorax', slot: 'skin', y: 0.34, z: 0.14, r: [0.05, 0.06, 0.07], k: 0.06 },
        { name: 'abdomen', slot: 'shell', y: 0.29, z: -0.16, r: [0.085, 0.075, 0.32] },
      ],
      legs: [
        { z: 0.15, footZ: 0.26, footX: 0.34, knee: 0.38, r: 0.012 },
        { z: 0.08, footZ: -0.28, footX: 0.36, knee: 0.4, r: 0.012 },
      ],
      eyes: [{ x: 0.075, y: 0.685, z: 0.43, r: 0.04, compound: true }],
      antennae: { length: 0.28, curl: 0 },
      raptorial: true,
    },
    materials: {
      skin: { base: 'chitin', color: '#7db52a', color2: '#a5d45a', metal: 0 },
      shell: { base: 'chitin', color: '#6fa526', color2: '#94c94a', metal: 0 },
      legs: { base: 'chitin', color: '#7db52a', color2: '#b5d96a', metal: 0 },
      eyes: { base: 'chitin', color: '#c9d96a', color2: '#8fa53a' },
    },
  }),
  spider: SPIDER,
  tarantula: like(SPIDER, {
    body: { unit: 0.12 },
    materials: {
      skin: { color: '#241c1a', color2: '#3a2c28', scale: 0.3 },
      face: { color: '#2c2220', color2: '#4a3a33', scale: 0.25 },
      legs: { color: '#2a1f1c', color2: '#d9752a', scale: 0.2 },
    },
  }),
  'black widow': like(SPIDER, {
    body: { unit: 0.03, look: { markings: 'hourglass' } },
    materials: {
      skin: { base: 'chitin', color: '#121113', color2: '#2a282c', metal: 0 },
      face: { base: 'chitin', color: '#121113', metal: 0 },
      legs: { base: 'chitin', color: '#17161a', color2: '#2f2d33', metal: 0 },
      markings: { base: 'chitin', color: '#d31d17' },
    },
  }),
  scorpion: SCORPION,
  lobster: like(SCORPION, {
    body: {
      unit: 0.4,
      stinger: undefined,
      pincers: { reach: 0.44, size: 0.2 },
      antennae: { length: 0.7, curl: 0.1 },
      segments: [
        { name: 'head', slot: 'skin', y: 0.15, z: 0.2, r: [0.12, 0.1, 0.2], k: 0.02 },
        ...[-0.02, -0.1, -0.18, -0.26, -0.33].map((z, i) => ({
          name: 'body',
          slot: 'skin' as const,
          y: 0.14 - i * 0.008,
          z,
          r: [0.105 - i * 0.008, 0.085 - i * 0.005, 0.055] as const,
          k: 0.006,
        })),
        { name: 'tail fan', slot: 'tail', y: 0.08, z: -0.42, r: [0.15, 0.02, 0.08] },
      ],
      eyes: [{ x: 0.05, y: 0.22, z: 0.36, r: 0.024, compound: true }],
    },
    materials: {
      skin: { color: '#c42a17', color2: '#e0562a', metal: 0 },
      tail: { color: '#c42a17', color2: '#e0562a', metal: 0 },
      claws: { color: '#c42a17', color2: '#e86a3a', metal: 0 },
      legs: { color: '#b52614', color2: '#d9502a', metal: 0 },
    },
  }),
  crab: CRAB,
};
