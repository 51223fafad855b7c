import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildCoach } from './coach.ts';
import { busPalettes } from './palettes.ts';
import { buildSchool } from './school.ts';

/** Buses: city bus, coach and double decker from one body, and the bonneted school bus. */
export const bus: Archetype = {
  name: 'bus',
  kind: 'vehicle',
  size: { length: 11 },
  params: {
    kind: {
      type: 'choice',
      of: ['city', 'school', 'double', 'coach'],
      default: 'city',
      about: 'City bus, school bus, double decker or travel coach.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#c8322a', rough: 0.28, clearcoat: 1 },
      words: ['body', 'bus', 'paint', 'side'],
      main: true,
    },
    roof: {
      material: { base: 'paint', color: '#f1f1ee', rough: 0.35, clearcoat: 0.5 },
      words: ['roof', 'stripe', 'band'],
    },
    ...VEHICLE_SLOTS,
    windows: { ...VEHICLE_SLOTS.windows, material: { base: 'glass', color: '#1f2a31', rough: 0.06, transmission: 0 } },
    doors: { material: { base: 'paint', color: '#25282c', rough: 0.4 }, words: ['door'] },
    sign: {
      material: { base: 'lamp', color: '#e8a020', emissive: '#f0a018', emissiveStrength: 0.9 },
      words: ['sign', 'destination', 'display'],
    },
  },
  palettes: busPalettes,
  presets: {
    bus: {},
    'city bus': { params: { kind: 'city' }, size: { height: 3.1 } },
    'school bus': {
      params: { kind: 'school' },
      materials: {
        body: { color: '#eda812' },
        roof: { color: '#f4f3ee' },
        wheels: { base: 'paint', color: '#f1f1ee' },
      },
    },
    'double decker bus': {
      params: { kind: 'double' },
      materials: { body: { color: '#bd141c' }, roof: { color: '#f0eee8' } },
      size: { height: 4.4 },
    },
    'coach bus': {
      open: ['body', 'roof'],
      params: { kind: 'coach' },
      materials: { body: { color: '#eceef0' }, roof: { color: '#1c6a9c' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('bus');
    const top = kind === 'school' ? buildSchool(b, taste) : buildCoach(b, kind, taste);
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 2.2 } } };
  },
};
