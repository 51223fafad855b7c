import type { Preset } from '../../dsl/archetype.ts';

type Materials = NonNullable<Preset['materials']>;

const leather = (color: string): object => ({ base: 'leather', color, scale: 0.25, relief: 0.45 });
const smooth = (color: string): object => ({ base: 'leather', color, scale: 0.2, relief: 0.2, rough: 0.4 });

const vinyl = (color: string): object => ({ base: 'plastic', color, rough: 0.42 });

/** Leather footwear: upper, its overlays, the lining, the sole. */
const hide = (upper: string, trim: string, lining: string, sole = '#1e1e20', more: Materials = {}): Materials => ({
  upper: leather(upper),
  trim: leather(trim),
  lining: { base: 'fabric', color: lining, scale: 0.3 },
  sole: { base: 'rubber', color: sole },
  laces: { base: 'fabric', color: '#2a2420', scale: 0.2 },
  metal: { base: 'brass', color: '#b58f4a' },
  ...more,
});

const calf = (upper: string, trim: string, sole = '#241a14', more: Materials = {}): Materials => ({
  ...hide(upper, trim, '#a87e52', sole),
  upper: smooth(upper),
  trim: smooth(trim),
  sole: { base: 'leather', color: sole, scale: 0.1, relief: 0.3 },
  laces: { base: 'fabric', color: '#17171a', scale: 0.2 },
  ...more,
});

/** Nouns of shoes. */
export const shoePresets: Readonly<Record<string, Preset>> = {
  sneaker: {},
  'canvas shoe': {
    open: ['upper'],
    params: { kind: 'canvas' },
    materials: {
      upper: { base: 'canvas', color: '#1f2a4a', scale: 0.3 },
      accent: { base: 'rubber', color: '#b8201c' },
      trim: { base: 'rubber', color: '#1d2030' },
      lining: { base: 'canvas', color: '#e6e0d0', scale: 0.3 },
    },
  },
  'high-top': {
    open: ['upper'],
    params: { kind: 'high-top' },
    materials: {
      upper: { base: 'canvas', color: '#1c1c20', scale: 0.3 },
      accent: { base: 'rubber', color: '#b8201c' },
      trim: { base: 'rubber', color: '#1d2030' },
      lining: { base: 'canvas', color: '#2c2c30', scale: 0.3 },
    },
  },
  boot: { open: ['upper'], params: { kind: 'boot' }, materials: hide('#6b4326', '#4f301a', '#2e2620') },
  'combat boot': {
    params: { kind: 'boot', shaft: 0.25 },
    materials: hide('#1f1f22', '#28282c', '#1a1a1c', '#17171a', { metal: { base: 'steel', color: '#70747a' } }),
  },
  'work boot': {
    params: { kind: 'boot', shaft: 0.18 },
    materials: hide('#c48a3c', '#b37a30', '#5a3c22', '#c9a878', {
      laces: { base: 'fabric', color: '#e0b860', scale: 0.2 },
    }),
  },
  'hiking boot': {
    open: ['upper'],
    params: { kind: 'boot', shaft: 0.165 },
    materials: hide('#6e5a40', '#4a4038', '#b8502a', '#232426', {
      laces: { base: 'fabric', color: '#c8452c', scale: 0.2 },
      metal: { base: 'steel', color: '#4c4f54' },
    }),
  },
  'cowboy boot': { open: ['upper'], params: { kind: 'cowboy' }, materials: calf('#8a5430', '#6a3a1e', '#3a2214') },
  'riding boot': {
    open: ['upper'],
    params: { kind: 'tall', shaft: 0.4, heel: 0.024, straps: 1 },
    materials: calf('#3a2216', '#4f3020'),
  },
  'pirate boot': {
    params: { kind: 'tall', shaft: 0.38, heel: 0.03, cuff: true, straps: 1, toe: 'square' },
    materials: hide('#4a3222', '#5f4029', '#2c2018'),
  },
  'thigh boot': {
    open: ['upper'],
    params: { kind: 'tall', shaft: 0.58, heel: 0.08, toe: 'pointed' },
    materials: calf('#1c1c1f', '#1c1c1f'),
  },
  'elf boot': {
    params: { kind: 'tall', shaft: 0.24, heel: 0.012, cuff: true, toe: 'pointed' },
    materials: { ...hide('#2f7a3c', '#245c2e', '#3c3020'), upper: { base: 'fabric', color: '#2f7a3c', scale: 0.3 } },
  },
  'snow boot': {
    open: ['upper'],
    params: { kind: 'fur', shaft: 0.24, heel: 0.02 },
    materials: { ...hide('#8a6038', '#efe6d4', '#efe6d4', '#3a3028'), trim: { base: 'wool', color: '#efe6d4' } },
  },
  'santa boot': {
    params: { kind: 'fur', shaft: 0.3, heel: 0.024, straps: 1 },
    materials: {
      ...hide('#1c1c1e', '#f2efe8', '#2a2a2c'),
      upper: smooth('#1c1c1e'),
      trim: { base: 'wool', color: '#f2efe8' },
    },
  },
  'rubber boot': {
    open: ['upper'],
    params: { kind: 'rubber' },
    materials: {
      upper: { base: 'rubber', color: '#e0b020', rough: 0.3, clearcoat: 0.4 },
      trim: { base: 'rubber', color: '#c8940f', rough: 0.35 },
      sole: { base: 'rubber', color: '#4a3a1c' },
      accent: { base: 'rubber', color: '#f2ead0' },
      lining: { base: 'fabric', color: '#7a5a20' },
    },
  },
  'oxford shoe': { open: ['upper'], params: { kind: 'oxford' }, materials: calf('#1b1a1b', '#241a14') },
  loafer: { open: ['upper'], params: { kind: 'loafer' }, materials: calf('#5a2c1a', '#4c2414') },
  'high heel': {
    open: ['upper'],
    params: { kind: 'stiletto', heel: 0.1, toe: 'pointed' },
    materials: {
      ...calf('#b3121d', '#b3121d', '#17171a'),
      upper: { base: 'leather', color: '#b3121d', scale: 0.05, relief: 0.15, rough: 0.22, clearcoat: 0.6 },
    },
  },
  'glass slipper': {
    params: { kind: 'stiletto', heel: 0.07, toe: 'pointed' },
    materials: {
      ...calf('#cfe6f2', '#cfe6f2', '#cfe6f2'),
      upper: { base: 'glass', color: '#d4ebf6' },
      sole: { base: 'glass', color: '#bcdcec' },
      lining: { base: 'plastic', color: '#e6f4fa', rough: 0.2 },
    },
  },
  'platform shoe': {
    open: ['upper'],
    params: { kind: 'block', heel: 0.1 },
    materials: calf('#7a2a5a', '#5a1c42', '#3a1a2c'),
  },
  'wedge heel': {
    open: ['upper'],
    params: { kind: 'wedge', heel: 0.075 },
    materials: { ...calf('#c49a6c', '#c8a468'), trim: { base: 'rope', color: '#c8a468' } },
  },
  'mary jane': {
    open: ['upper'],
    params: { kind: 'block', heel: 0.03 },
    materials: {
      ...calf('#1a1a1c', '#1a1a1c'),
      upper: { base: 'leather', color: '#1a1a1c', scale: 0.05, relief: 0.15, rough: 0.22, clearcoat: 0.6 },
    },
  },
  'ballet shoe': {
    open: ['upper'],
    params: { kind: 'flat', heel: 0.006 },
    materials: {
      ...calf('#e8a9bd', '#d890a8', '#a87e62'),
      upper: { base: 'silk', color: '#e8a9bd' },
      accent: { base: 'silk', color: '#d88aa4' },
      lining: { base: 'fabric', color: '#f2dfd6' },
    },
  },
  sandal: {
    open: ['upper'],
    params: { kind: 'sandal' },
    materials: { ...hide('#7a4a28', '#5a3218', '#b08558', '#2a2018'), midsole: { base: 'wood', color: '#b98d5c' } },
  },
  'gladiator sandal': {
    params: { kind: 'gladiator' },
    materials: { ...hide('#6b3f22', '#4f2c16', '#a87a4a', '#3a2416'), midsole: leather('#7a4c28') },
  },
  'flip flop': {
    open: ['upper'],
    params: { kind: 'flip-flop' },
    materials: {
      upper: { base: 'rubber', color: '#1f7a8c' },
      sole: { base: 'rubber', color: '#f2efe6' },
      accent: { base: 'rubber', color: '#f0b429' },
      lining: { base: 'rubber', color: '#2f9fb0' },
    },
  },
  'pool slide': {
    open: ['upper'],
    params: { kind: 'slide' },
    materials: {
      upper: { base: 'rubber', color: '#1e2024' },
      sole: { base: 'rubber', color: '#1e2024' },
      accent: { base: 'rubber', color: '#f2f2ee' },
      lining: { base: 'rubber', color: '#2a2d33' },
    },
  },
  slipper: {
    open: ['upper'],
    params: { kind: 'slipper' },
    materials: {
      upper: { base: 'fabric', color: '#8a3c44', scale: 0.4 },
      trim: { base: 'wool', color: '#efe6d8' },
      lining: { base: 'wool', color: '#efe6d8' },
      sole: { base: 'rubber', color: '#4a3a30' },
      accent: { base: 'fabric', color: '#d9b878', scale: 0.2 },
    },
  },
  'bunny slipper': {
    params: { kind: 'bunny' },
    materials: {
      upper: { base: 'wool', color: '#f0b8c8' },
      trim: { base: 'wool', color: '#f8f0ea' },
      lining: { base: 'wool', color: '#f8f0ea' },
      sole: { base: 'fabric', color: '#c98fa2' },
      accent: { base: 'fabric', color: '#e0708c', scale: 0.3 },
    },
  },
  clog: {
    open: ['upper'],
    params: { kind: 'clog' },
    materials: {
      upper: { base: 'wood', color: '#d8b070', grain: [0, 0, 1] },
      accent: { base: 'paint', color: '#b8281e' },
      trim: { base: 'paint', color: '#2a5a8a' },
      metal: { base: 'paint', color: '#f0c84a' },
      lining: { base: 'wood', color: '#c49c5e', grain: [0, 0, 1] },
    },
  },
  'foam clog': {
    open: ['upper'],
    params: { kind: 'foam' },
    materials: {
      upper: { base: 'rubber', color: '#3f9a4a', rough: 0.6 },
      sole: { base: 'rubber', color: '#2f7a3a' },
      lining: { base: 'rubber', color: '#245c2c' },
      metal: { base: 'plastic', color: '#f2f0ea' },
    },
  },
  geta: {
    params: { kind: 'geta' },
    materials: {
      upper: { base: 'wood', color: '#a8744a' },
      accent: { base: 'velvet', color: '#8a1c28' },
      lining: { base: 'wicker', color: '#c9ad7a', scale: 0.3 },
    },
  },
  'ice skate': {
    open: ['upper'],
    params: { kind: 'ice skate' },
    materials: {
      upper: vinyl('#f2f1ee'),
      trim: vinyl('#e4e2de'),
      sole: smooth('#5a3a22'),
      accent: { base: 'fabric', color: '#e8e4dc', scale: 0.3 },
      lining: { base: 'velvet', color: '#cfd3da' },
      metal: { base: 'chrome', color: '#d2d6da' },
    },
  },
  'roller skate': {
    open: ['upper'],
    params: { kind: 'roller skate' },
    materials: {
      upper: vinyl('#f4f1ea'),
      trim: vinyl('#e0607c'),
      sole: { base: 'rubber', color: '#3a3c42' },
      accent: { base: 'plastic', color: '#2fa6b8', rough: 0.35 },
      lining: { base: 'velvet', color: '#e0607c' },
      laces: { base: 'fabric', color: '#e0607c', scale: 0.2 },
      metal: { base: 'aluminium', color: '#c3c5c8' },
    },
  },
  'inline skate': {
    open: ['upper'],
    params: { kind: 'inline' },
    materials: {
      upper: { base: 'plastic', color: '#26282c', rough: 0.45 },
      trim: { base: 'plastic', color: '#3a3d44', rough: 0.4 },
      accent: { base: 'plastic', color: '#9fd01f', rough: 0.35 },
      lining: { base: 'fabric', color: '#3a3d44', scale: 0.3 },
      metal: { base: 'aluminium', color: '#a8acb2' },
    },
  },
};
