import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildGasStation, buildHall } from './halls.ts';
import { buildInn } from './inn.ts';
import { shopPalettes } from './palettes.ts';
import { buildKiosk, buildStall, buildStand } from './stalls.ts';
import { buildStorefront } from './storefront.ts';

const WOODEN = { walls: { base: 'wood', color: '#a87c4a' }, awning: { color: '#b8302a' } };

/** Where things are sold: street shop, cafe, inn, market stall, stand, kiosk, supermarket, filling station. */
export const shop: Archetype = {
  name: 'shop',
  kind: 'building',
  size: { height: 8 },
  params: {
    kind: {
      type: 'choice',
      of: ['shop', 'cafe', 'inn', 'stall', 'stand', 'kiosk', 'market', 'gas'],
      default: 'shop',
      about: 'Kind of shop.',
    },
    sign: { type: 'text', default: '', max: 16, about: 'Word on the sign.' },
    goods: {
      type: 'choice',
      of: ['jars', 'bread', 'books', 'bottles', 'flowers', 'fruit'],
      default: 'jars',
      about: 'What lies in the window.',
    },
    storeys: {
      type: 'number',
      min: 1,
      max: 3,
      default: 2,
      about: 'Storeys of a street shop.',
      vary: { 1: 1, 2: 4, 3: 2 },
    },
    awning: { type: 'flag', default: true, about: 'A striped awning over the window.', vary: 0.85 },
  },
  slots: {
    walls: { material: { base: 'brick', color: '#96523c' }, words: ['wall', 'shop', 'facade', 'counter'], main: true },
    shopfront: { material: { base: 'paint', color: '#23493a', rough: 0.4 }, words: ['shopfront', 'front', 'fascia'] },
    awning: { material: { base: 'canvas', color: '#2f6a4c' }, words: ['awning', 'canopy', 'parasol', 'umbrella'] },
    sign: { material: { base: 'paint', color: '#1c3a2e', rough: 0.4 }, words: ['sign', 'board'] },
    letters: { material: { base: 'paint', color: '#f2e0a8' }, words: ['letter', 'text', 'emblem'] },
    trim: { material: { base: 'paint', color: '#ece6d6', rough: 0.5 }, words: ['trim', 'frame', 'cornice'] },
    door: { material: { base: 'paint', color: '#23493a', rough: 0.4 }, words: ['door'] },
    glass: { material: { base: 'glass', color: '#dfe9e8', transmission: 0.86 }, words: ['window', 'glass'] },
    windows: {
      material: { base: 'glass', color: '#26333a', rough: 0.1, transmission: 0 },
      words: ['upper window', 'pane'],
    },
    roof: { material: { base: 'roof-tile', color: '#7d4a36' }, words: ['roof'] },
    base: { material: { base: 'stone', color: '#9d978b' }, words: ['base', 'pavement', 'step', 'yard'] },
    timber: { material: { base: 'oak', color: '#5a3e28' }, words: ['timber', 'beam', 'post', 'crate'] },
    metal: { material: { base: 'iron', color: '#2f2f31' }, words: ['metal', 'bracket', 'table'] },
    plants: { material: { base: 'foliage', color: '#3f6e30' }, words: ['plant', 'tree'] },
    glow: { material: { base: 'lamp', color: '#ffe2a4', color2: '#ffcf7a' }, words: ['light', 'lantern', 'lamp'] },
  },
  palettes: shopPalettes,
  presets: {
    shop: { size: { height: 8 } },
    store: { size: { height: 8 } },
    bakery: { params: { sign: 'BAKERY', goods: 'bread' }, size: { height: 8 } },
    bookshop: { params: { sign: 'BOOKS', goods: 'books' }, size: { height: 8 } },
    'flower shop': { params: { sign: 'FLOWERS', goods: 'flowers' }, size: { height: 8 } },
    pharmacy: { params: { sign: 'PHARMACY', goods: 'bottles' }, size: { height: 8 } },
    cafe: { params: { kind: 'cafe', sign: 'CAFE', goods: 'bread' }, size: { height: 8 } },
    restaurant: { params: { kind: 'cafe', sign: 'RESTAURANT', goods: 'bottles' }, size: { height: 8 } },
    inn: {
      params: { kind: 'inn' },
      open: ['walls', 'roof', 'timber'],
      materials: {
        walls: { base: 'plaster', color: '#e6d9bc' },
        door: { base: 'planks', color: '#6b4426' },
        sign: { base: 'wood', color: '#7a5430' },
        trim: { base: 'oak', color: '#4a3220' },
        base: { base: 'cut-stone', color: '#8f8878' },
      },
      size: { height: 10 },
    },
    'market stall': {
      params: { kind: 'stall', goods: 'fruit' },
      open: ['walls', 'awning'],
      materials: { ...WOODEN, timber: { base: 'wood', color: '#8a6440' } },
      size: { height: 2.5 },
    },
    'lemonade stand': {
      params: { kind: 'stand', sign: 'LEMONADE' },
      materials: {
        walls: { base: 'planks', color: '#e8d9b0' },
        awning: { color: '#e8c030' },
        trim: { base: 'wood', color: '#b08a54' },
        sign: { base: 'paint', color: '#f4e7b0' },
        letters: { base: 'paint', color: '#c0392b' },
      },
      size: { height: 2.4 },
    },
    'hot dog stand': {
      params: { kind: 'stand', sign: 'HOT-DOGS' },
      materials: {
        walls: { base: 'paint', color: '#c8281e' },
        awning: { color: '#d8a020' },
        sign: { base: 'paint', color: '#f4e7c0' },
        letters: { base: 'paint', color: '#c0281e' },
      },
      size: { height: 2.4 },
    },
    kiosk: {
      params: { kind: 'kiosk', sign: 'NEWS' },
      open: ['walls', 'awning'],
      materials: {
        walls: { base: 'paint', color: '#2f5a44' },
        awning: { color: '#b8302a' },
        trim: { base: 'paint', color: '#d8c48a' },
        roof: { base: 'copper', color: '#5f9a86' },
        glass: { base: 'glass', color: '#2a3438', transmission: 0 },
      },
      size: { height: 4.2 },
    },
    supermarket: {
      params: { kind: 'market', sign: 'MARKET' },
      materials: {
        walls: { base: 'plaster', color: '#dcd6c8' },
        shopfront: { base: 'paint', color: '#c0281e' },
        sign: { base: 'paint', color: '#a81e16' },
        letters: { base: 'paint', color: '#f6f2e8' },
        roof: { base: 'concrete', color: '#77787a' },
        metal: { base: 'steel', color: '#a4a9ae' },
        base: { base: 'concrete', color: '#8d8b86' },
      },
      size: { height: 6 },
    },
    'gas station': {
      params: { kind: 'gas', sign: 'GAS' },
      materials: {
        walls: { base: 'plaster', color: '#e2ddd0' },
        shopfront: { base: 'paint', color: '#c8281e' },
        sign: { base: 'paint', color: '#a81e16' },
        letters: { base: 'paint', color: '#f6f2e8' },
        awning: { base: 'paint', color: '#e8b020' },
        metal: { base: 'steel', color: '#a4a9ae' },
        base: { base: 'concrete', color: '#8d8b86' },
      },
      size: { height: 6.5 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('shop');
    const kind = read.word(params, 'kind');
    const sign = read.word(params, 'sign');
    if (kind === 'inn') buildInn(b, taste);
    else if (kind === 'stall') buildStall(b, sign, taste);
    else if (kind === 'stand') buildStand(b, sign);
    else if (kind === 'kiosk') buildKiosk(b, sign, taste);
    else if (kind === 'market') buildHall(b, sign, taste);
    else if (kind === 'gas') buildGasStation(b, sign, taste);
    else
      buildStorefront(
        b,
        {
          sign: sign || 'SHOP',
          goods: read.word(params, 'goods'),
          storeys: Math.round(read.num(params, 'storeys')),
          awning: read.flag(params, 'awning'),
          terrace: kind === 'cafe',
        },
        taste,
      );
    return { parts: b.parts };
  },
};
