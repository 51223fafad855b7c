import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildAtm, buildSlot } from './coins.ts';
import { buildConsole, buildContraption } from './console.ts';
import { buildGumball, buildRegister } from './counter.ts';
import { buildConveyor, buildLathe, buildPrinter } from './works.ts';

/** Machines of works, shops and arcades: 3D printer, conveyor, lathe, slot machine, cash machine, gumball dispenser, till, console. */
export const machine: Archetype = {
  name: 'machine',
  kind: 'machine',
  size: { height: 1.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['contraption', 'printer', 'conveyor', 'lathe', 'slot', 'atm', 'gumball', 'register', 'console'],
      default: 'contraption',
      about: 'Kind of machine.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#3f6f6a', rough: 0.35, clearcoat: 0.4, wear: 0.15 },
      words: ['body', 'case', 'machine', 'housing', 'cabinet'],
      main: true,
    },
    panel: { material: { base: 'steel', color: '#b4b8bc', rough: 0.32 }, words: ['panel', 'front', 'plate'] },
    metal: {
      material: { base: 'steel', color: '#c4c7ca', rough: 0.2 },
      words: ['metal', 'rod', 'rail', 'lever', 'pipe'],
    },
    dark: { material: { base: 'plastic', color: '#1d1e21', rough: 0.45 }, words: ['trim', 'belt', 'tray'] },
    accent: { material: { base: 'paint', color: '#d8a22c', rough: 0.3 }, words: ['accent', 'stripe', 'button'] },
    knobs: { material: { base: 'plastic', color: '#26272b', rough: 0.3 }, words: ['knob', 'handle', 'dial'] },
    rubber: { material: { base: 'rubber', color: '#1a1b1d' }, words: ['foot', 'rubber', 'wheel'] },
    glass: { material: { base: 'glass', color: '#eaf2f4', transmission: 0.93 }, words: ['glass', 'globe', 'window'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['slot', 'gumball'] },
      of: colorways({
        red: { body: '#b3201e' },
        blue: { body: '#1f4a9a' },
        black: { body: '#1d1e22' },
        green: { body: '#1f6a44' },
        violet: { body: '#5a2f8a' },
      }),
    },
    {
      lead: 'body',
      of: colorways({
        green: {},
        grey: { body: '#7f868c' },
        blue: { body: '#2f5a8a' },
        orange: { body: '#d8702a', accent: '#e8e4da' },
        red: { body: '#a32a22' },
        cream: { body: '#ddd2b4', accent: '#b3402c' },
      }),
    },
  ],
  presets: {
    machine: { size: { height: 1.6 } },
    '3d printer': {
      params: { kind: 'printer' },
      materials: { body: { color: '#2a2c30' }, accent: { color: '#f07a2c' } },
      open: ['accent'],
      size: { height: 0.5 },
    },
    'conveyor belt': { params: { kind: 'conveyor' } },
    lathe: { params: { kind: 'lathe' }, size: { height: 1.3 } },
    'slot machine': {
      params: { kind: 'slot' },
      materials: { body: { color: '#b3201e' }, panel: { base: 'chrome', color: '#d8dadd' } },
      open: ['body'],
      size: { height: 0.72 },
    },
    atm: { params: { kind: 'atm' }, materials: { body: { color: '#2a5a9a' } }, open: ['body'], size: { height: 1.55 } },
    'gumball machine': {
      params: { kind: 'gumball' },
      materials: { body: { color: '#b3201e' } },
      open: ['body'],
      size: { height: 0.42 },
    },
    'cash register': {
      params: { kind: 'register' },
      materials: {
        body: { base: 'brass', color: '#b98a3c', clearcoat: 0, relief: 1 },
        accent: { base: 'gold', color: '#d8ac48' },
      },
      size: { height: 0.42 },
    },
    'control panel': { params: { kind: 'console' }, materials: { body: { color: '#8a9094' } }, size: { height: 1.25 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'printer') buildPrinter(b, materials.accent.color ?? '#f07a2c');
    else if (kind === 'conveyor') buildConveyor(b, rng);
    else if (kind === 'lathe') buildLathe(b);
    else if (kind === 'slot') buildSlot(b, rng);
    else if (kind === 'atm') buildAtm(b, rng);
    else if (kind === 'gumball') buildGumball(b, rng);
    else if (kind === 'register') buildRegister(b);
    else if (kind === 'console') buildConsole(b, rng);
    else buildContraption(b, rng);
    return { parts: proportioned(b.parts, rng) };
  },
};
