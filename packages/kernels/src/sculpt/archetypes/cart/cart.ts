import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildToyWagon, buildWheelchair } from './chairs.ts';
import { buildSleigh } from './gliders.ts';
import { buildRickshaw, buildShopping, buildStroller } from './pushed.ts';
import { buildCarriage, buildCart, buildChariot, buildWagon } from './wagons.ts';

/** What is drawn, pushed or glides: carts, covered wagons, coaches, chariots, sleighs, rickshaws, prams, shopping carts, wheelchairs. */
export const cart: Archetype = {
  name: 'cart',
  kind: 'vehicle',
  size: { length: 2.4 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'cart',
        'wagon',
        'carriage',
        'chariot',
        'sleigh',
        'sled',
        'rickshaw',
        'stroller',
        'shopping',
        'wheelchair',
        'toy wagon',
      ],
      default: 'cart',
      about: 'Kind of cart.',
    },
    loaded: { type: 'flag', default: false, about: 'Whether a cart carries hay.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#8a1f1c', rough: 0.25, clearcoat: 0.7 },
      words: ['body', 'side', 'cart', 'frame', 'tray', 'bassinet'],
      main: true,
    },
    wood: {
      material: { base: 'wood', color: '#8a5c34', color2: '#5f3c1e', wear: 0.2 },
      words: ['wood', 'plank', 'shaft', 'board'],
    },
    wheels: { material: { base: 'wood', color: '#7a4a26', color2: '#553116' }, words: ['wheel', 'spoke', 'rim'] },
    tyres: { material: { base: 'rubber', color: '#1b1c1e' }, words: ['tyre', 'tire'] },
    metal: {
      material: { base: 'iron', color: '#4a4b4e', rough: 0.5 },
      words: ['metal', 'iron', 'band', 'wire', 'basket'],
    },
    chrome: { material: { base: 'steel', color: '#c8cacd', rough: 0.2 }, words: ['chrome', 'hub'] },
    cushion: { material: { base: 'leather', color: '#5a2a1c' }, words: ['seat', 'cushion', 'blanket'] },
    canopy: { material: { base: 'canvas', color: '#e6dcc2' }, words: ['canopy', 'canvas', 'hood', 'cover', 'roof'] },
    accent: {
      material: { base: 'gold', color: '#d0a244', rough: 0.28 },
      words: ['trim', 'ornament', 'handle', 'runner'],
    },
    windows: {
      material: { base: 'tinted-glass', color: '#2c3a42', transmission: 0, rough: 0.06 },
      words: ['window', 'glass'],
    },
    door: { material: { base: 'paint', color: '#6f1614', rough: 0.25, clearcoat: 0.7 }, words: ['door'] },
    grips: { material: { base: 'rubber', color: '#1d1e20' }, words: ['grip', 'arm rest'] },
  },
  palettes: [
    {
      lead: 'wood',
      when: { kind: ['cart', 'wagon'] },
      of: colorways({
        oak: {},
        weathered: { wood: { base: 'wood', color: '#8d8478', color2: '#6a6259', wear: 0.5 } },
        dark: { wood: { base: 'wood', color: '#4f331e', color2: '#372212', wear: 0.2 } },
        pine: { wood: { base: 'wood', color: '#b98d55', color2: '#8f6636', wear: 0.15 } },
        'red paint': { wood: { base: 'paint', color: '#8e2b20', wear: 0.35 } },
        'green paint': { wood: { base: 'paint', color: '#3d5b3a', wear: 0.35 } },
        'blue paint': { wood: { base: 'paint', color: '#35567a', wear: 0.35 } },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['carriage', 'sleigh', 'rickshaw'] },
      of: colorways({
        red: {},
        black: { body: '#1a1a1d', door: '#26262a', wheels: { base: 'paint', color: '#a3221c' } },
        green: { body: '#1f4a34', door: '#17392a' },
        blue: { body: '#1f3a6a', door: '#182d54' },
        cream: { body: '#e8dcc0', door: '#d8caa8', cushion: '#7a2a2a' },
        white: { body: '#f0eee8', door: '#e2dfd6', cushion: '#2f4f7a' },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['stroller', 'wheelchair'] },
      of: colorways({
        navy: { body: '#24344f', canopy: '#24344f' },
        grey: { body: '#7d848a', canopy: '#7d848a' },
        beige: { body: '#d8c8a8', canopy: '#d8c8a8' },
        red: { body: '#a8282c', canopy: '#a8282c' },
        sage: { body: '#8fa68a', canopy: '#8fa68a' },
      }),
    },
  ],
  presets: {
    cart: {},
    'hay wagon': { params: { kind: 'cart', loaded: true } },
    'covered wagon': { params: { kind: 'wagon' } },
    carriage: { params: { kind: 'carriage' }, size: { height: 2.2 } },
    chariot: { params: { kind: 'chariot' } },
    sleigh: { params: { kind: 'sleigh' } },
    sled: { params: { kind: 'sled' } },
    rickshaw: { params: { kind: 'rickshaw' }, materials: { wheels: { base: 'steel', color: '#c8cacd' } } },
    stroller: {
      params: { kind: 'stroller' },
      materials: {
        body: { base: 'fabric', color: '#24344f', clearcoat: 0 },
        canopy: { base: 'fabric', color: '#24344f' },
        metal: { base: 'chrome', color: '#d8dadd' },
        wheels: { base: 'chrome', color: '#d8dadd' },
        cushion: { base: 'fabric', color: '#f0eadc' },
        accent: { base: 'leather', color: '#8a5430' },
      },
      open: ['body', 'canopy'],
      size: { height: 1.15 },
    },
    'shopping cart': {
      params: { kind: 'shopping' },
      materials: {
        metal: { base: 'chrome', color: '#d2d5d8' },
        accent: { base: 'plastic', color: '#c8281c' },
        wheels: { base: 'plastic', color: '#b8bcc0' },
      },
      size: { height: 1.02 },
    },
    wheelchair: {
      params: { kind: 'wheelchair' },
      materials: {
        body: { base: 'paint', color: '#2a5a9a' },
        metal: { base: 'chrome', color: '#d8dadd' },
        wheels: { base: 'aluminium', color: '#b8bcc0' },
        cushion: { base: 'fabric', color: '#22242a' },
        accent: { base: 'plastic', color: '#26282c' },
      },
      open: ['body'],
      size: { height: 0.97 },
    },
    'toy wagon': {
      params: { kind: 'toy wagon' },
      materials: {
        body: { color: '#c0201c' },
        wheels: { base: 'paint', color: '#f0efe8' },
        accent: { base: 'paint', color: '#f4f2ea' },
      },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'wagon') buildWagon(b);
    else if (kind === 'carriage') buildCarriage(b);
    else if (kind === 'chariot') buildChariot(b);
    else if (kind === 'sleigh' || kind === 'sled') buildSleigh(b, kind === 'sled');
    else if (kind === 'rickshaw') buildRickshaw(b);
    else if (kind === 'stroller') buildStroller(b);
    else if (kind === 'shopping') buildShopping(b);
    else if (kind === 'wheelchair') buildWheelchair(b);
    else if (kind === 'toy wagon') buildToyWagon(b);
    else buildCart(b, read.flag(params, 'loaded'), rng);
    const seat: Record<string, [number, number, number]> = {
      carriage: [0, 1.44, 0.9],
      chariot: [0, 0.53, 0],
      sleigh: [0, 0.68, -0.5],
      rickshaw: [0, 0.91, -0.34],
      wheelchair: [0, 0.56, 0.06],
      wagon: [0, 1.32, 1.5],
    };
    return {
      parts: proportioned(b.parts, rng),
      sockets: { seat: { at: seat[kind] ?? [0, 0.6, 0], dir: [0, 1, 0], size: 0.5 } },
    };
  },
};
