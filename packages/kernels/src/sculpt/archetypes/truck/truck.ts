import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { addBox, addDump, addFlatbed } from './bodies.ts';
import { addCab } from './cab.ts';
import { addChassis } from './chassis.ts';
import { addFire } from './fire.ts';
import { truckPalettes } from './palettes.ts';
import { addMixer, addTanker } from './round-bodies.ts';
import { buildSemi } from './semi.ts';
import { addGarbage, addTow } from './service.ts';

const BODIES = {
  box: addBox,
  dump: addDump,
  fire: addFire,
  tow: addTow,
  garbage: addGarbage,
  mixer: addMixer,
  tanker: addTanker,
  flatbed: addFlatbed,
} as const;

/** Lorries: a cab over the engine with one of many bodies behind it, or a bonneted tractor with a trailer. */
export const truck: Archetype = {
  name: 'truck',
  kind: 'vehicle',
  size: { length: 8 },
  params: {
    kind: { type: 'choice', of: [...Object.keys(BODIES), 'semi'], default: 'box', about: 'What the truck is for.' },
  },
  slots: {
    cab: {
      material: { base: 'paint', color: '#2158a8', rough: 0.28, clearcoat: 1 },
      words: ['cab', 'truck', 'paint', 'hood', 'door'],
      main: true,
    },
    bed: {
      material: { base: 'paint', color: '#e9eaec', rough: 0.4, clearcoat: 0.3 },
      words: ['bed', 'trailer', 'box', 'container', 'drum', 'body', 'load', 'tipper', 'cargo'],
    },
    ...VEHICLE_SLOTS,
    windows: { ...VEHICLE_SLOTS.windows, material: { base: 'glass', color: '#1d262c', rough: 0.06, transmission: 0 } },
    frame: { material: { base: 'paint', color: '#25272a', rough: 0.55 }, words: ['frame', 'chassis', 'axle'] },
    ladder: {
      material: { base: 'aluminium', color: '#c3c7cb', rough: 0.35 },
      words: ['ladder', 'rail', 'hose', 'crane'],
    },
    beacon: {
      material: { base: 'lamp', color: '#e8901c', emissive: '#e07a10', emissiveStrength: 0.9 },
      words: ['beacon', 'siren', 'warning light'],
    },
  },
  palettes: truckPalettes,
  presets: {
    truck: {},
    'box truck': { params: { kind: 'box' }, size: { height: 3.4 } },
    'dump truck': { params: { kind: 'dump' }, materials: { cab: { color: '#e8a41a' }, bed: { color: '#e8a41a' } } },
    'fire truck': {
      params: { kind: 'fire' },
      materials: {
        cab: { color: '#c01a1c' },
        bed: { color: '#c01a1c', clearcoat: 1, rough: 0.28 },
        beacon: { color: '#2a58e0', emissive: '#2050ff' },
      },
      size: { height: 3.5 },
    },
    'tow truck': {
      open: ['cab'],
      params: { kind: 'tow' },
      materials: { cab: { color: '#d8a01c' }, bed: { color: '#23262a' }, ladder: { base: 'paint', color: '#d8a01c' } },
    },
    'garbage truck': {
      params: { kind: 'garbage' },
      materials: { cab: { color: '#f0f1ee' }, bed: { color: '#2f8a3c' } },
    },
    'cement mixer truck': {
      open: ['cab'],
      params: { kind: 'mixer' },
      materials: { cab: { color: '#c9501a' }, bed: { color: '#e6e3da' } },
    },
    'tanker truck': {
      open: ['cab'],
      params: { kind: 'tanker' },
      materials: {
        cab: { color: '#a81c20' },
        bed: { base: 'brushed-steel', color: '#c4c8cc', rough: 0.3, clearcoat: 0 },
      },
    },
    'flatbed truck': {
      open: ['cab'],
      params: { kind: 'flatbed' },
      materials: { cab: { color: '#3a6a4a' }, bed: { base: 'planks', color: '#8a6844', clearcoat: 0 } },
    },
    'semi truck': { open: ['cab'], params: { kind: 'semi' }, materials: { cab: { color: '#a3161c' } } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('truck');
    if (kind === 'semi') return buildSemi(b, taste);
    const heavy = kind === 'dump' || kind === 'mixer' || kind === 'garbage' || kind === 'tanker';
    const c = addChassis(b, kind === 'fire' || heavy ? 8.2 : 7.4, heavy, taste);
    const roof = ['fire', 'tow', 'garbage'].includes(kind) ? 'beacons' : kind === 'box' ? 'deflector' : 'lamps';
    addCab(b, c, taste, roof);
    const top = BODIES[kind as keyof typeof BODIES](b, c, taste);
    return { parts: b.parts, sockets: { top: { at: [0, top, (c.back + c.load) / 2], dir: [0, 1, 0], size: 1.8 } } };
  },
};
