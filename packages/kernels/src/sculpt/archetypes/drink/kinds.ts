import type { Vec2 } from '../../../math/index.ts';
import { COCKTAIL_OUTLINE } from '../../kits/vessel.ts';

/** One kind of drink and what it is served in. */
export interface DrinkKind {
  h: number;
  outer: readonly Vec2[];
  wall: number;
  glass: boolean;
  stem?: number;
  level: number;
  color: string;
  extras: readonly Extra[];
}

/** What may be put in, on and beside a drink. */
export type Extra =
  | 'straw'
  | 'ice'
  | 'foam'
  | 'handle'
  | 'saucer'
  | 'slice'
  | 'umbrella'
  | 'cream'
  | 'cherry'
  | 'pearls'
  | 'mint'
  | 'sleeve'
  | 'lid'
  | 'latte'
  | 'olive';

const TALL: readonly Vec2[] = [
  [0.2, 0],
  [0.215, 0.015],
  [0.235, 0.5],
  [0.26, 1],
];
/** A round-bellied coffee cup: its profile is smoothed. */
export const CUP: readonly Vec2[] = [
  [0.4, 0],
  [0.42, 0.04],
  [0.54, 0.24],
  [0.62, 0.6],
  [0.64, 1],
];
const PAPER: readonly Vec2[] = [
  [0.26, 0],
  [0.265, 0.01],
  [0.36, 1],
];

/** Drinks by kind. */
export const DRINKS: Readonly<Record<string, DrinkKind>> = {
  coffee: {
    h: 0.07,
    outer: CUP,
    wall: 0.045,
    glass: false,
    level: 0.86,
    color: '#4a2814',
    extras: ['handle', 'saucer', 'latte'],
  },
  tea: { h: 0.065, outer: CUP, wall: 0.04, glass: false, level: 0.85, color: '#9a4e16', extras: ['handle', 'saucer'] },
  takeaway: {
    h: 0.12,
    outer: PAPER,
    wall: 0.014,
    glass: false,
    level: 0.9,
    color: '#4a2814',
    extras: ['sleeve', 'lid'],
  },
  beer: {
    h: 0.15,
    outer: [
      [0.27, 0],
      [0.3, 0.02],
      [0.3, 0.08],
      [0.285, 0.5],
      [0.285, 1],
    ],
    wall: 0.03,
    glass: true,
    level: 0.84,
    color: '#e6a323',
    extras: ['foam', 'handle'],
  },
  cocktail: {
    h: 0.17,
    outer: COCKTAIL_OUTLINE,
    wall: 0.009,
    glass: true,
    stem: 0.57,
    level: 0.93,
    color: '#e8584a',
    extras: ['slice', 'umbrella'],
  },
  martini: {
    h: 0.17,
    outer: COCKTAIL_OUTLINE,
    wall: 0.009,
    glass: true,
    stem: 0.57,
    level: 0.93,
    color: '#dfe6c8',
    extras: ['olive'],
  },
  tropical: {
    h: 0.19,
    outer: [
      [0.19, 0],
      [0.195, 0.012],
      [0.07, 0.04],
      [0.05, 0.09],
      [0.1, 0.16],
      [0.19, 0.34],
      [0.17, 0.56],
      [0.17, 0.7],
      [0.22, 0.97],
      [0.225, 1],
    ],
    wall: 0.011,
    glass: true,
    stem: 0.14,
    level: 0.9,
    color: '#f6d87a',
    extras: ['straw', 'slice', 'umbrella', 'cherry'],
  },
  mojito: {
    h: 0.15,
    outer: TALL,
    wall: 0.016,
    glass: true,
    level: 0.9,
    color: '#d8e8b0',
    extras: ['ice', 'straw', 'mint', 'slice'],
  },
  juice: { h: 0.14, outer: TALL, wall: 0.016, glass: true, level: 0.88, color: '#f39a1e', extras: ['straw', 'slice'] },
  soda: {
    h: 0.15,
    outer: TALL,
    wall: 0.016,
    glass: true,
    level: 0.9,
    color: '#3a160a',
    extras: ['ice', 'straw', 'slice'],
  },
  water: { h: 0.13, outer: TALL, wall: 0.016, glass: true, level: 0.82, color: '#cfe6ee', extras: ['ice'] },
  milk: { h: 0.13, outer: TALL, wall: 0.016, glass: true, level: 0.86, color: '#f8f6ef', extras: [] },
  whiskey: {
    h: 0.09,
    outer: [
      [0.4, 0],
      [0.43, 0.02],
      [0.44, 0.5],
      [0.45, 1],
    ],
    wall: 0.03,
    glass: true,
    level: 0.46,
    color: '#b8661c',
    extras: ['ice'],
  },
  wine: {
    h: 0.2,
    outer: [
      [0.17, 0],
      [0.175, 0.012],
      [0.06, 0.035],
      [0.02, 0.08],
      [0.018, 0.36],
      [0.03, 0.43],
      [0.13, 0.52],
      [0.19, 0.66],
      [0.19, 0.8],
      [0.155, 1],
    ],
    wall: 0.009,
    glass: true,
    stem: 0.45,
    level: 0.7,
    color: '#6a1024',
    extras: [],
  },
  milkshake: {
    h: 0.17,
    outer: [
      [0.18, 0],
      [0.2, 0.015],
      [0.11, 0.07],
      [0.13, 0.12],
      [0.19, 0.4],
      [0.24, 0.97],
      [0.245, 1],
    ],
    wall: 0.014,
    glass: true,
    stem: 0.12,
    level: 0.96,
    color: '#f4b4c6',
    extras: ['cream', 'cherry', 'straw'],
  },
  boba: { h: 0.15, outer: PAPER, wall: 0.01, glass: true, level: 0.9, color: '#d2a878', extras: ['pearls', 'straw'] },
};
