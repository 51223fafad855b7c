import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildBank, buildCarBattery, buildCell, buildEnergyCell } from './cells.ts';
import { buildPlug, buildSocket, buildStrip } from './plugs.ts';

/** What holds and brings power: cells, car batteries, power banks, glowing cells, plugs, sockets, power strips. */
export const battery: Archetype = {
  name: 'battery',
  kind: 'machine',
  size: { height: 0.05 },
  params: {
    kind: {
      type: 'choice',
      of: ['cell', 'car', 'power bank', 'energy cell', 'plug', 'socket', 'strip'],
      default: 'cell',
      about: 'Kind.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#17181a', rough: 0.28, clearcoat: 0.7 },
      words: ['body', 'battery', 'wrap', 'case'],
      main: true,
    },
    accent: {
      material: { base: 'copper', color: '#c8804a', rough: 0.25 },
      words: ['top', 'label', 'accent', 'stripe'],
    },
    metal: {
      material: { base: 'steel', color: '#c9cccf', rough: 0.2 },
      words: ['metal', 'pole', 'contact', 'pin', 'terminal'],
    },
    cord: { material: { base: 'rubber', color: '#232427' }, words: ['cord', 'cable'] },
    trim: { material: { base: 'plastic', color: '#202226', rough: 0.4 }, words: ['trim', 'cap', 'socket'] },
    light: { material: { base: 'plastic', color: '#3ad8ff' }, words: ['light', 'glow', 'core'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['cell'] },
      of: colorways({
        copper: { weight: 2 },
        green: { body: '#1f8a3c', accent: { base: 'steel', color: '#c9ccd0' } },
        red: { body: '#c0241e', accent: { base: 'gold', color: '#d8b04a' } },
        blue: { body: '#1f4fa8', accent: { base: 'steel', color: '#c9ccd0' } },
        gold: { body: { base: 'gold', color: '#d0a23c' }, accent: { base: 'paint', color: '#17181a' } },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['power bank'] },
      of: colorways({
        black: {},
        white: { body: '#ececea' },
        blue: { body: { base: 'aluminium', color: '#4a78b0' } },
        rose: { body: { base: 'aluminium', color: '#d8a8a0' } },
        silver: { body: { base: 'aluminium', color: '#c4c7ca' } },
      }),
    },
    {
      lead: 'light',
      when: { kind: ['energy cell'] },
      of: colorways({
        cyan: {},
        green: { light: '#5aff6a' },
        orange: { light: '#ff9a2c' },
        violet: { light: '#b06aff' },
        red: { light: '#ff3a3a' },
      }),
    },
  ],
  presets: {
    battery: { size: { height: 0.0505 } },
    'car battery': { params: { kind: 'car' }, size: { height: 0.2 } },
    'power bank': { params: { kind: 'power bank' } },
    'energy cell': {
      params: { kind: 'energy cell' },
      materials: { body: { base: 'steel', color: '#8a8f96', clearcoat: 0 } },
      size: { height: 0.3 },
    },
    plug: { params: { kind: 'plug' } },
    socket: { params: { kind: 'socket' }, materials: { body: { base: 'plastic', color: '#f0f0ec' } } },
    'power strip': {
      params: { kind: 'strip' },
      materials: { body: { base: 'plastic', color: '#f0f0ec' }, cord: { color: '#e4e4e0' } },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'car') buildCarBattery(b);
    else if (kind === 'power bank') buildBank(b);
    else if (kind === 'energy cell') buildEnergyCell(b, materials.light.color ?? '#3ad8ff');
    else if (kind === 'plug') buildPlug(b);
    else if (kind === 'socket') buildSocket(b);
    else if (kind === 'strip') buildStrip(b);
    else buildCell(b);
    return { parts: proportioned(b.parts, rng) };
  },
};
