import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture, SlotSpec } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, solid, suited } from '../../kits/joinery/index.ts';
import { desk } from './desk.ts';
import { horse } from './horse.ts';
import { nursery } from './nursery.ts';
import { spinning } from './spinning.ts';

const paint = (color: string): MaterialSpec => ({ base: 'paint', color, rough: 0.3, clearcoat: 0.5 });

const SLOTS: Readonly<Record<string, SlotSpec>> = {
  body: { material: paint('#c8302a'), words: ['body', 'rocker', 'shell'], main: true },
  second: { material: paint('#2a62b0'), words: ['strap', 'stripe'] },
  third: { material: paint('#eebc2c'), words: ['ring', 'star'] },
  fourth: { material: paint('#3a9a4a'), words: ['wing', 'bead'] },
  wood: {
    material: { base: 'wood', color: '#d8ae72', color2: '#c0925a', clearcoat: 0.4 },
    words: ['wood', 'stick', 'horse'],
  },
  mane: { material: { base: 'hair', color: '#5a3018' }, words: ['mane', 'tail'] },
  string: { material: { base: 'rope', color: '#eeeade', scale: 0.15 }, words: ['string', 'cord', 'line'] },
  metal: { material: { base: 'chrome', color: '#c8ccd0' }, words: ['metal', 'spring', 'coil', 'ball'] },
};

const OWN: Readonly<Record<string, Readonly<Record<string, MaterialSpec>>>> = {
  kite: Object.fromEntries(
    Object.entries({ body: '#d8342c', second: '#f2c12e', third: '#2f72c4', fourth: '#3aa05a' }).map(([slot, color]) => [
      slot,
      { base: 'silk', color, scale: 0.5 },
    ]),
  ),
  pinwheel: Object.fromEntries(
    Object.entries({ body: '#e03a3a', second: '#2f86d8', third: '#f2c12e', fourth: '#3aa05a' }).map(([slot, color]) => [
      slot,
      { base: 'paper', color },
    ]),
  ),
  crane: { body: { base: 'paper', color: '#e04a4a' } },
  slinky: { body: { base: 'chrome', color: '#c8ccd0' } },
  bone: { body: { base: 'rubber', color: '#e8e0cc' } },
  rattle: { body: paint('#f09aa8'), second: paint('#8ac8e8'), third: paint('#f8f0e0'), fourth: paint('#f2ca5a') },
  pacifier: {
    body: { base: 'plastic', color: '#8ac8e8' },
    second: { base: 'plastic', color: '#f8f4ec' },
    third: { base: 'plastic', color: '#f2ca5a' },
  },
};

const BUILD: Readonly<Record<string, (b: Bench) => void>> = {
  top: spinning.buildTop,
  'rocking-horse': horse.buildRocking,
  'hobby-horse': horse.buildHobby,
  yoyo: spinning.buildYoyo,
  kite: spinning.buildKite,
  pinwheel: spinning.buildPinwheel,
  spinner: spinning.buildSpinner,
  rattle: nursery.buildRattle,
  pacifier: nursery.buildPacifier,
  slinky: desk.buildSlinky,
  cradle: desk.buildCradle,
  dreidel: desk.buildDreidel,
  jack: nursery.buildJack,
  pop: desk.buildPop,
  crane: desk.buildCrane,
  cup: nursery.buildCup,
  bone: nursery.buildBone,
  pull: nursery.buildPull,
};

/** Toys: rocking horse, spinning top, yo-yo, kite, pinwheel, rattle, slinky and others of nursery and desk. */
export const toy: Archetype = {
  name: 'toy',
  kind: 'thing',
  size: { height: 0.1 },
  params: { kind: { type: 'choice', of: Object.keys(BUILD), default: 'top', about: 'Which toy.' } },
  slots: SLOTS,
  palettes: [
    {
      lead: 'body',
      of: colorways({
        primaries: { weight: 2 },
        pastel: { body: '#e88a80', second: '#86b6dc', third: '#f2dc94', fourth: '#96c8a2' },
        candy: { body: '#e85a8c', second: '#58bcc8', third: '#f8c848', fourth: '#9a78cc' },
        nordic: { body: '#b8504a', second: '#36566e', third: '#dcc088', fourth: '#6e9484' },
        sunset: { body: '#e0641e', second: '#8a2a5a', third: '#f4ba2e', fourth: '#2a8a8a' },
        blue: { body: '#1f5aa8', second: '#d8402c', third: '#f0e6d0', fourth: '#e8a82a' },
      }),
    },
  ],
  presets: {
    'spinning top': { size: { height: 0.082 } },
    'rocking horse': { params: { kind: 'rocking-horse' }, size: { height: 0.9 } },
    'yo-yo': { params: { kind: 'yoyo' }, size: { height: 0.058 } },
    kite: { params: { kind: 'kite' }, size: { height: 1.03 } },
    pinwheel: { params: { kind: 'pinwheel' }, size: { height: 0.42 } },
    'fidget spinner': { params: { kind: 'spinner' }, size: { height: 0.08 } },
    slinky: { params: { kind: 'slinky' }, size: { height: 0.12 } },
    'jack in the box': { params: { kind: 'jack' }, size: { height: 0.36 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const own = suited(materials, SLOTS, OWN[kind]);
    const b = createBench({
      ...own,
      // a coil is all there is of a slinky, sheets all there is of a crane
      ...(kind === 'slinky' ? { metal: own.body } : {}),
      paper: own.body,
      saddle: { base: 'leather', color: '#6a3a1e', scale: 0.3 },
      dark: { base: 'paint', color: '#1c1a1a', rough: 0.25 },
    });
    BUILD[kind](b);
    const down: Readonly<Record<string, number>> = { top: 0, spinner: 0.0098 };
    const parts = b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, -(down[kind] ?? 0), 0]) }));
    const seat =
      kind === 'rocking-horse'
        ? { saddle: { at: [0, 0.6, -0.03] as const, dir: [0, 1, 0] as const, size: 0.2 } }
        : undefined;
    return { parts: proportioned(parts, rng, 0.01), sockets: seat };
  },
};
