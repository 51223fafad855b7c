import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildAirliner } from './airliner.ts';
import { buildFighter } from './fighter.ts';
import { buildLight, LIGHT_KINDS } from './light.ts';
import { airplanePalettes } from './palettes.ts';
import { buildPaper } from './paper.ts';

const KINDS = ['airliner', 'jet', 'fighter', ...LIGHT_KINDS, 'paper'];

/** Fixed-wing aircraft from airliners to gliders: lofted bodies, ribbed wings with flaps of their own, engines, gear. */
export const airplane: Archetype = {
  name: 'airplane',
  kind: 'vehicle',
  size: { length: 33 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'airliner', about: 'What sort of airplane.' },
    gear: { type: 'flag', default: true, about: 'Wheels down. Without them the belly lies on the ground.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#eef0f2', rough: 0.3, clearcoat: 0.8 },
      words: ['body', 'fuselage', 'paint', 'hull', 'airplane'],
      main: true,
    },
    wings: { material: { base: 'paint', color: '#c3c8ce', rough: 0.38, clearcoat: 0.3 }, words: ['wing', 'flap'] },
    tail: {
      material: { base: 'paint', color: '#1c4f9c', rough: 0.3, clearcoat: 0.8 },
      words: ['tail', 'fin', 'stripe', 'rudder'],
    },
    engines: {
      material: { base: 'paint', color: '#dfe3e8', rough: 0.3, clearcoat: 0.6 },
      words: ['engine', 'turbine', 'nacelle', 'cowling'],
    },
    propeller: { material: { base: 'plastic', color: '#1b1c1e', rough: 0.4 }, words: ['propeller', 'rotor'] },
    ...VEHICLE_SLOTS,
    windows: {
      ...VEHICLE_SLOTS.windows,
      material: { base: 'glass', color: '#20282f', rough: 0.08, transmission: 0 },
      words: [...VEHICLE_SLOTS.windows.words, 'cockpit', 'canopy'],
    },
    seats: { material: { base: 'leather', color: '#6d4328' }, words: ['seat', 'leather', 'interior'] },
  },
  palettes: airplanePalettes,
  presets: {
    airplane: {},
    airliner: { params: { kind: 'airliner' }, size: { height: 11.6 } },
    'private jet': {
      open: ['tail', 'engines', 'body'],
      params: { kind: 'jet' },
      materials: { tail: { color: '#b08a3c' } },
    },
    'fighter jet': {
      open: ['body', 'wings', 'tail'],
      params: { kind: 'fighter' },
      materials: {
        body: { color: '#7d848b', rough: 0.5, clearcoat: 0 },
        wings: { color: '#737a81', rough: 0.5 },
        tail: { color: '#7d848b', rough: 0.5 },
      },
    },
    biplane: {
      open: ['body', 'wings', 'tail'],
      params: { kind: 'biplane' },
      materials: {
        body: { color: '#b5231c' },
        wings: { color: '#d8b23a' },
        tail: { color: '#d8b23a' },
        propeller: { base: 'wood', color: '#8a5a2c' },
      },
    },
    'propeller plane': {
      open: ['body', 'wings', 'tail'],
      params: { kind: 'propeller' },
      materials: { tail: { color: '#b5231c' }, wings: { color: '#eef0f2' } },
    },
    seaplane: {
      open: ['body', 'wings', 'tail'],
      params: { kind: 'seaplane' },
      materials: { body: { color: '#f0c02c' }, tail: { color: '#20242c' }, wings: { color: '#f0c02c' } },
    },
    warplane: {
      open: ['body', 'wings', 'tail'],
      params: { kind: 'warbird' },
      materials: {
        body: { color: '#5a6044', rough: 0.55, clearcoat: 0 },
        wings: { color: '#5a6044', rough: 0.55 },
        tail: { color: '#5a6044', rough: 0.55 },
      },
    },
    glider: {
      open: ['tail'],
      params: { kind: 'glider' },
      materials: { wings: { color: '#f4f5f6' }, tail: { color: '#c8201c' } },
    },
    'paper plane': {
      open: ['body'],
      params: { kind: 'paper' },
      materials: { body: { base: 'paper', color: '#f3f1ea', rough: 0.9, clearcoat: 0 } },
      size: { depth: 0.3 },
    },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const b = createBench(follow(materials, airplane.slots, ['wings', 'tail', 'engines']));
    const gear = read.flag(params, 'gear');
    const taste = rng.fork('airplane');
    if (kind === 'paper') return buildPaper(b, taste);
    if (kind === 'airliner' || kind === 'jet') return buildAirliner(b, kind === 'jet', gear, taste);
    if (kind === 'fighter') return buildFighter(b, gear, taste);
    return buildLight(b, kind, gear, taste);
  },
};
