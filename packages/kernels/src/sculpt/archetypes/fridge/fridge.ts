import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { buildCooler, buildFridge } from './cold.ts';
import { buildGrill, buildOven, buildStove } from './oven.ts';
import { buildVending } from './vending.ts';
import { buildDishwasher, buildMicrowave, buildWasher } from './wash.ts';

const STEEL = { base: 'steel', color: '#b9bdc2', rough: 0.28 };
const both = (body: Partial<MaterialSpec>): Record<string, Partial<MaterialSpec>> => ({ body, door: body });

/** White goods: refrigerators, washing machines, dishwashers, cookers, ovens, microwaves, vending machines, grills, cool boxes. */
export const fridge: Archetype = {
  name: 'fridge',
  kind: 'machine',
  size: { height: 1.75 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'fridge',
        'side by side',
        'retro',
        'mini',
        'washer',
        'dishwasher',
        'stove',
        'oven',
        'toaster oven',
        'microwave',
        'vending',
        'grill',
        'cooler',
      ],
      default: 'fridge',
      about: 'Kind of appliance.',
    },
  },
  slots: {
    body: {
      material: { base: 'enamel', color: '#e9ebec', rough: 0.25, clearcoat: 0.4 },
      words: ['body', 'housing', 'fridge', 'case', 'side'],
      main: true,
    },
    door: {
      material: { base: 'enamel', color: '#e9ebec', rough: 0.25, clearcoat: 0.4 },
      words: ['door', 'lid', 'drawer'],
    },
    panel: { material: { base: 'plastic', color: '#d7dadd', rough: 0.35 }, words: ['panel', 'top'] },
    handle: { material: { base: 'chrome', color: '#d8dbde' }, words: ['handle', 'grip'] },
    metal: {
      material: { base: 'steel', color: '#c2c6ca', rough: 0.22 },
      words: ['metal', 'shelf', 'rack', 'badge', 'frame'],
    },
    trim: { material: { base: 'plastic', color: '#26282c', rough: 0.45 }, words: ['trim', 'vent'] },
    knobs: { material: { base: 'plastic', color: '#2a2c30', rough: 0.35 }, words: ['knob', 'dial'] },
    accent: { material: { base: 'plastic', color: '#e8e6e0' }, words: ['button', 'key', 'mark'] },
    rubber: { material: { base: 'rubber', color: '#1c1d20' }, words: ['foot', 'seal', 'wheel'] },
    cord: { material: { base: 'rubber', color: '#26272a' }, words: ['cord', 'cable'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['retro'] },
      of: colorways({
        mint: {},
        red: both({ color: '#b3241f' }),
        cream: both({ color: '#efe4c6' }),
        'sky blue': both({ color: '#7fb0cc' }),
        pink: both({ color: '#e6aab2' }),
        black: both({ color: '#1d1e21' }),
        yellow: both({ color: '#e6c04a' }),
      }),
    },
    {
      lead: 'body',
      when: { kind: ['vending', 'cooler'] },
      of: colorways({
        red: both({ color: '#b8221e' }),
        blue: both({ color: '#1f4f9a' }),
        black: both({ color: '#202226' }),
        teal: both({ color: '#1f7f80' }),
        white: {},
      }),
    },
    {
      lead: 'body',
      when: { kind: ['stove', 'oven'] },
      of: colorways({
        white: {},
        steel: both(STEEL),
        black: both({ color: '#1f2024' }),
        red: both({ color: '#a3221e' }),
        cream: both({ color: '#eee3c8' }),
        'racing green': both({ color: '#24463a' }),
      }),
    },
    {
      lead: 'body',
      of: colorways({
        white: { weight: 2 },
        steel: both(STEEL),
        black: both({ color: '#232529' }),
        graphite: both({ base: 'steel', color: '#6a6d72', rough: 0.35 }),
        cream: both({ color: '#efe6d2' }),
        'sage green': both({ color: '#a8b8a0' }),
      }),
    },
  ],
  presets: {
    fridge: { size: { height: 1.75 } },
    'double fridge': { params: { kind: 'side by side' }, size: { height: 1.78 } },
    'retro fridge': {
      params: { kind: 'retro' },
      materials: { body: { color: '#8ac8b8' }, door: { color: '#8ac8b8' } },
      open: ['body', 'door'],
      size: { height: 1.54 },
    },
    'mini fridge': { params: { kind: 'mini' }, size: { height: 0.53 } },
    'washing machine': { params: { kind: 'washer' }, size: { height: 0.87 } },
    dishwasher: { params: { kind: 'dishwasher' }, size: { height: 0.87 } },
    stove: { params: { kind: 'stove' }, size: { height: 0.96 } },
    oven: { params: { kind: 'oven' }, size: { height: 0.6 } },
    'toaster oven': {
      params: { kind: 'toaster oven' },
      materials: { body: STEEL, door: STEEL },
      size: { height: 0.25 },
    },
    microwave: {
      params: { kind: 'microwave' },
      materials: { handle: { base: 'plastic', color: '#b8bcc0' } },
      size: { height: 0.29 },
    },
    'vending machine': {
      params: { kind: 'vending' },
      materials: { body: { color: '#b8221e' }, door: { color: '#b8221e' }, panel: { color: '#2a2c30' } },
      open: ['body', 'door'],
      size: { height: 1.82 },
    },
    barbecue: {
      params: { kind: 'grill' },
      materials: {
        body: { color: '#1d1e20' },
        door: { color: '#1d1e20' },
        handle: { base: 'wood', color: '#8a5a30' },
        accent: { color: '#c8281c' },
      },
      size: { height: 0.92 },
    },
    cooler: {
      params: { kind: 'cooler' },
      materials: { body: { base: 'plastic', color: '#2f68b0' }, door: { base: 'plastic', color: '#f0f0ec' } },
      size: { height: 0.42 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(follow(materials, fridge.slots, ['door']));
    const kind = read.word(params, 'kind');
    if (kind === 'washer') buildWasher(b);
    else if (kind === 'dishwasher') buildDishwasher(b);
    else if (kind === 'stove') buildStove(b);
    else if (kind === 'oven' || kind === 'toaster oven') buildOven(b, kind !== 'oven');
    else if (kind === 'microwave') buildMicrowave(b);
    else if (kind === 'vending') buildVending(b, rng);
    else if (kind === 'grill') buildGrill(b);
    else if (kind === 'cooler') buildCooler(b);
    else
      buildFridge(
        b,
        kind === 'side by side' ? 'side' : kind === 'retro' ? 'retro' : kind === 'mini' ? 'mini' : 'top',
        rng,
      );
    return {
      parts: proportioned(b.parts, rng),
      sockets: { top: { at: [0, kind === 'microwave' ? 0.29 : 1, 0], dir: [0, 1, 0], size: 0.3 } },
    };
  },
};
