import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildAttack } from './attack.ts';
import { buildLight } from './light.ts';
import { helicopterPalettes } from './palettes.ts';

/** Helicopters: a light one on skids, a rescue transport on wheels, an attack helicopter with stub wings. */
export const helicopter: Archetype = {
  name: 'helicopter',
  kind: 'vehicle',
  size: { length: 11 },
  params: {
    kind: {
      type: 'choice',
      of: ['light', 'transport', 'attack'],
      default: 'light',
      about: 'Light on skids, larger transport, or attack helicopter.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#c8281e', rough: 0.26, clearcoat: 1 },
      words: ['body', 'fuselage', 'helicopter', 'cabin', 'hull'],
      main: true,
    },
    tail: {
      material: { base: 'paint', color: '#f0f1f2', rough: 0.3, clearcoat: 0.8 },
      words: ['tail', 'stripe', 'boom', 'fin'],
    },
    rotor: { material: { base: 'paint', color: '#2a2c2f', rough: 0.45 }, words: ['rotor', 'blade', 'propeller'] },
    skids: { material: { base: 'paint', color: '#33363a', rough: 0.4 }, words: ['skid', 'leg', 'gear'] },
    ...VEHICLE_SLOTS,
    windows: {
      ...VEHICLE_SLOTS.windows,
      material: { base: 'glass', color: '#25323a', rough: 0.05, transmission: 0 },
      words: [...VEHICLE_SLOTS.windows.words, 'cockpit', 'canopy'],
    },
  },
  palettes: helicopterPalettes,
  presets: {
    helicopter: {},
    'light helicopter': { params: { kind: 'light' }, size: { height: 3.1 } },
    'rescue helicopter': {
      params: { kind: 'transport' },
      materials: { body: { color: '#d8341c' }, tail: { color: '#f4f4f2' } },
    },
    'attack helicopter': {
      open: ['body', 'tail'],
      params: { kind: 'attack' },
      materials: {
        body: { color: '#4f5840', rough: 0.6, clearcoat: 0 },
        tail: { color: '#4f5840', rough: 0.6, clearcoat: 0 },
        skids: { color: '#3c4334' },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(follow(materials, helicopter.slots, []));
    const kind = read.word(params, 'kind');
    const taste = rng.fork('helicopter');
    if (kind === 'attack') buildAttack(b, taste);
    else buildLight(b, kind === 'transport', taste);
    return { parts: b.parts, sockets: { top: { at: [0, 3.1, 0.2], dir: [0, 1, 0], size: 0.6 } } };
  },
};
