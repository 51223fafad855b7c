import type { Vec2 } from '../../../math/index.ts';
import type { Preset } from '../../dsl/archetype.ts';

/** One kind of bottle. */
export interface BottleKind {
  h: number;
  outer: readonly Vec2[];
  cap: 'cork' | 'foil' | 'crown' | 'screw' | 'flip' | 'atomiser' | 'pump' | 'trigger' | 'teat' | 'valve' | 'none';
  /** From and to, shares of the height; 0, 0 for none. */
  label: Vec2;
  /** Sides of a faceted body, 0 = round; how flat it is front to back. */
  flat?: number;
  ribs?: readonly number[];
  opaque?: boolean;
  level: number;
}

const WINE: readonly Vec2[] = [
  [0.1, 0.0],
  [0.122, 0.012],
  [0.125, 0.06],
  [0.125, 0.56],
  [0.115, 0.64],
  [0.07, 0.72],
  [0.048, 0.77],
  [0.046, 0.93],
  [0.052, 0.935],
  [0.052, 0.965],
  [0.047, 0.97],
  [0.047, 1],
];
const TUBE: readonly Vec2[] = [
  [0.16, 0],
  [0.19, 0.015],
  [0.195, 0.05],
  [0.195, 0.7],
  [0.185, 0.76],
  [0.1, 0.83],
  [0.085, 0.85],
  [0.085, 0.9],
];

/** Bottles by kind. */
export const BOTTLES: Readonly<Record<string, BottleKind>> = {
  wine: { h: 0.3, outer: WINE, cap: 'foil', label: [0.2, 0.5], level: 0.66 },
  champagne: {
    h: 0.32,
    outer: [
      [0.11, 0],
      [0.138, 0.015],
      [0.14, 0.06],
      [0.14, 0.38],
      [0.128, 0.5],
      [0.085, 0.66],
      [0.055, 0.8],
      [0.05, 0.95],
      [0.056, 0.955],
      [0.056, 0.99],
      [0.05, 1],
    ],
    cap: 'foil',
    label: [0.14, 0.36],
    level: 0.66,
  },
  beer: {
    h: 0.23,
    outer: [
      [0.11, 0],
      [0.132, 0.012],
      [0.135, 0.05],
      [0.135, 0.5],
      [0.125, 0.58],
      [0.08, 0.7],
      [0.058, 0.8],
      [0.055, 0.95],
      [0.062, 0.955],
      [0.062, 0.98],
      [0.055, 1],
    ],
    cap: 'crown',
    label: [0.14, 0.44],
    level: 0.74,
  },
  soda: {
    h: 0.2,
    outer: [
      [0.13, 0],
      [0.145, 0.015],
      [0.15, 0.1],
      [0.128, 0.3],
      [0.15, 0.5],
      [0.14, 0.62],
      [0.085, 0.76],
      [0.062, 0.86],
      [0.06, 0.96],
      [0.068, 0.965],
      [0.068, 0.99],
      [0.06, 1],
    ],
    cap: 'crown',
    label: [0.38, 0.54],
    level: 0.78,
  },
  water: {
    h: 0.24,
    outer: [
      [0.11, 0],
      [0.135, 0.02],
      [0.14, 0.08],
      [0.132, 0.28],
      [0.14, 0.32],
      [0.132, 0.48],
      [0.14, 0.62],
      [0.125, 0.74],
      [0.07, 0.86],
      [0.058, 0.89],
      [0.058, 0.94],
    ],
    cap: 'screw',
    label: [0.4, 0.6],
    ribs: [0.14, 0.2, 0.26, 0.68],
    level: 0.8,
  },
  milk: {
    h: 0.24,
    outer: [
      [0.15, 0],
      [0.17, 0.02],
      [0.175, 0.1],
      [0.175, 0.52],
      [0.15, 0.66],
      [0.1, 0.8],
      [0.095, 0.9],
      [0.115, 0.93],
      [0.115, 0.985],
      [0.105, 1],
    ],
    cap: 'none',
    label: [0, 0],
    level: 0.86,
  },
  whiskey: {
    h: 0.26,
    outer: [
      [0.15, 0],
      [0.175, 0.015],
      [0.18, 0.05],
      [0.18, 0.58],
      [0.16, 0.66],
      [0.075, 0.73],
      [0.058, 0.77],
      [0.056, 0.9],
      [0.064, 0.905],
      [0.064, 0.93],
    ],
    cap: 'cork',
    label: [0.14, 0.46],
    flat: 0.62,
    level: 0.6,
  },
  perfume: {
    h: 0.085,
    outer: [
      [0.34, 0],
      [0.38, 0.03],
      [0.39, 0.1],
      [0.39, 0.52],
      [0.35, 0.6],
      [0.13, 0.64],
      [0.12, 0.7],
    ],
    cap: 'atomiser',
    label: [0, 0],
    flat: 0.55,
    level: 0.5,
  },
  flask: {
    h: 0.14,
    outer: [
      [0.3, 0],
      [0.33, 0.02],
      [0.34, 0.1],
      [0.34, 0.7],
      [0.31, 0.78],
      [0.12, 0.84],
      [0.1, 0.88],
    ],
    cap: 'screw',
    label: [0, 0],
    flat: 0.36,
    opaque: true,
    level: 0,
  },
  thermos: {
    h: 0.28,
    outer: [
      [0.13, 0],
      [0.138, 0.01],
      [0.14, 0.04],
      [0.14, 0.7],
      [0.125, 0.76],
      [0.105, 0.78],
      [0.105, 0.8],
    ],
    cap: 'flip',
    label: [0, 0],
    opaque: true,
    level: 0,
  },
  ketchup: { h: 0.2, outer: TUBE, cap: 'flip', label: [0.2, 0.58], flat: 0.7, opaque: true, level: 0 },
  pills: {
    h: 0.09,
    outer: [
      [0.24, 0],
      [0.27, 0.02],
      [0.28, 0.06],
      [0.28, 0.72],
      [0.25, 0.76],
      [0.25, 0.8],
    ],
    cap: 'screw',
    label: [0.16, 0.62],
    level: 0.45,
  },
  spray: {
    h: 0.24,
    outer: [
      [0.15, 0],
      [0.18, 0.02],
      [0.185, 0.08],
      [0.185, 0.36],
      [0.15, 0.5],
      [0.1, 0.6],
      [0.085, 0.68],
      [0.085, 0.72],
    ],
    cap: 'trigger',
    label: [0.12, 0.36],
    flat: 0.75,
    level: 0.42,
  },
  soap: {
    h: 0.19,
    outer: [
      [0.18, 0],
      [0.2, 0.02],
      [0.2, 0.62],
      [0.18, 0.68],
      [0.085, 0.71],
      [0.085, 0.74],
    ],
    cap: 'pump',
    label: [0.16, 0.5],
    level: 0.55,
  },
  baby: {
    h: 0.17,
    outer: [
      [0.16, 0],
      [0.185, 0.02],
      [0.19, 0.1],
      [0.165, 0.34],
      [0.19, 0.56],
      [0.185, 0.66],
      [0.16, 0.7],
      [0.16, 0.74],
    ],
    cap: 'teat',
    label: [0, 0],
    level: 0.5,
  },
  polish: {
    h: 0.075,
    outer: [
      [0.18, 0],
      [0.21, 0.02],
      [0.22, 0.1],
      [0.22, 0.42],
      [0.18, 0.5],
      [0.1, 0.54],
      [0.1, 0.58],
    ],
    cap: 'flip',
    label: [0, 0],
    level: 0.45,
  },
  gas: {
    h: 0.55,
    outer: [
      [0.2, 0],
      [0.21, 0.02],
      [0.22, 0.1],
      [0.23, 0.2],
      [0.23, 0.62],
      [0.2, 0.74],
      [0.1, 0.82],
      [0.06, 0.84],
      [0.06, 0.88],
    ],
    cap: 'valve',
    label: [0, 0],
    opaque: true,
    level: 0,
  },
};

/** Colours that tell the kinds apart. */
export function looksOf(kind: string): Preset['materials'] {
  const tinted = (color: string): Record<string, unknown> => ({ color });
  const plastic = (color: string): Record<string, unknown> => ({ base: 'plastic', color, transmission: 0, rough: 0.3 });
  const metal = (color: string): Record<string, unknown> => ({
    base: 'brushed-steel',
    color,
    transmission: 0,
    rough: 0.3,
  });
  const all: Readonly<Record<string, Record<string, Record<string, unknown>>>> = {
    wine: { body: tinted('#33573c') },
    champagne: { body: tinted('#3a5a34'), cap: { base: 'gold', color: '#d8b04c' }, liquid: tinted('#d8b868') },
    beer: {
      body: tinted('#7a4818'),
      cap: { base: 'gold', color: '#d8b44c' },
      liquid: tinted('#c8842c'),
      label: { color: '#e8d8a0' },
    },
    soda: {
      body: tinted('#d8ece4'),
      cap: { base: 'paint', color: '#c8201c' },
      liquid: tinted('#2c1208'),
      label: { base: 'paint', color: '#c8201c' },
      print: tinted('#f6f2ea'),
    },
    water: {
      cap: { base: 'plastic', color: '#2f7ac8' },
      liquid: tinted('#bfe0ee'),
      label: { color: '#dceefa' },
      print: tinted('#2f7ac8'),
    },
    milk: { liquid: { base: 'cream', color: '#f8f6f0', transmission: 0 } },
    whiskey: { cap: { base: 'bark', color: '#b48a5c' }, liquid: tinted('#b8641c') },
    perfume: {
      body: tinted('#f2dfe6'),
      cap: { base: 'gold', color: '#d8b04c', rough: 0.2 },
      liquid: tinted('#f0b8c4'),
    },
    flask: { body: metal('#c4c6c8'), cap: { base: 'steel', color: '#b4b6b8' } },
    thermos: { body: metal('#3f6a6a'), cap: { base: 'steel', color: '#c4c6c8' } },
    ketchup: { body: plastic('#c4241a'), cap: { base: 'plastic', color: '#f4f2ee' }, label: tinted('#f6efe0') },
    pills: {
      body: { ...plastic('#e0801c'), transmission: 0.5 },
      cap: { base: 'plastic', color: '#f6f5f2' },
      liquid: { base: 'plain', color: '#f4f2ec', transmission: 0 },
      label: tinted('#fbfaf6'),
    },
    spray: {
      body: { ...plastic('#4aa8d8'), transmission: 0.4 },
      cap: { base: 'plastic', color: '#f2f2f0' },
      liquid: tinted('#2f8ac8'),
    },
    soap: {
      body: { ...plastic('#f2e6d8'), transmission: 0.3 },
      cap: { base: 'plastic', color: '#2c2a2a' },
      liquid: tinted('#e8b87a'),
    },
    baby: {
      body: { ...plastic('#eef4f6'), transmission: 0.6 },
      cap: { base: 'plastic', color: '#6ab4d8' },
      liquid: { base: 'cream', color: '#fbf9f2', transmission: 0 },
    },
    polish: {
      body: tinted('#f4d8de'),
      cap: { base: 'plastic', color: '#1c1a1c', rough: 0.2 },
      liquid: { base: 'paint', color: '#c8203a', transmission: 0 },
    },
    gas: {
      body: { base: 'paint', color: '#b8342c', transmission: 0, rough: 0.4 },
      cap: { base: 'brass', color: '#c8a04c' },
    },
  };
  return all[kind] as Preset['materials'];
}
