import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildGondola } from './gondola.ts';
import { buildFishing, buildSpeed } from './motor.ts';
import { buildCanoe, buildRowing } from './paddled.ts';
import { boatPalettes } from './palettes.ts';
import { buildRaft } from './raft.ts';
import { buildSail } from './sail.ts';

const BUILD = {
  rowing: buildRowing,
  canoe: buildCanoe,
  kayak: buildCanoe,
  speed: buildSpeed,
  fishing: buildFishing,
  raft: buildRaft,
  gondola: buildGondola,
  sail: buildSail,
} as const;

/** Small craft: rowed, paddled, poled, sailed and driven by engines. */
export const boat: Archetype = {
  name: 'boat',
  kind: 'vehicle',
  size: { length: 4 },
  params: {
    kind: { type: 'choice', of: Object.keys(BUILD), default: 'rowing', about: 'What sort of boat.' },
  },
  slots: {
    hull: {
      material: { base: 'paint', color: '#2c6a8c', rough: 0.35, clearcoat: 0.6 },
      words: ['hull', 'boat', 'body', 'side'],
      main: true,
    },
    deck: { material: { base: 'planks', color: '#b98a55' }, words: ['deck', 'seat', 'bench', 'floor', 'inside'] },
    trim: { material: { base: 'wood', color: '#8a5a30' }, words: ['trim', 'rail', 'gunwale', 'mast'] },
    oars: { material: { base: 'wood', color: '#c79a62' }, words: ['oar', 'paddle', 'pole'] },
    metal: {
      material: { base: 'chrome', color: '#cfd3d7', rough: 0.18 },
      words: ['metal', 'anchor', 'railing', 'propeller'],
    },
    engine: { material: { base: 'plastic', color: '#23262a', rough: 0.35 }, words: ['engine', 'motor', 'outboard'] },
    seats: { material: { base: 'leather', color: '#f0ebe0', scale: 0.5 }, words: ['cushion', 'upholstery'] },
    cabin: {
      material: { base: 'paint', color: '#f1f2ee', rough: 0.35, clearcoat: 0.4 },
      words: ['cabin', 'wheelhouse', 'house', 'stripe'],
    },
    windows: {
      material: { base: 'glass', color: '#2a3c48', rough: 0.06, transmission: 0 },
      words: ['window', 'windscreen', 'glass'],
    },
    ropes: { material: { base: 'rope', color: '#b59a68' }, words: ['rope', 'net', 'line'] },
    sails: { material: { base: 'canvas', color: '#f4f1e8' }, words: ['sail', 'canopy'] },
    buoys: {
      material: { base: 'plastic', color: '#e8601c', rough: 0.3 },
      words: ['buoy', 'life ring', 'fender', 'flag'],
    },
  },
  palettes: boatPalettes,
  presets: {
    boat: {},
    'rowing boat': { params: { kind: 'rowing' } },
    canoe: { open: ['hull'], params: { kind: 'canoe' }, materials: { hull: { base: 'wood', color: '#9a5a2a' } } },
    kayak: {
      open: ['hull'],
      params: { kind: 'kayak' },
      materials: {
        hull: { base: 'plastic', color: '#e06a1c', rough: 0.25 },
        oars: { base: 'plastic', color: '#202226' },
      },
    },
    speedboat: {
      open: ['hull'],
      params: { kind: 'speed' },
      materials: { hull: { color: '#f2f3f4' }, cabin: { color: '#b5181d' } },
    },
    'fishing boat': { open: ['hull'], params: { kind: 'fishing' }, materials: { hull: { color: '#1f5a8a' } } },
    raft: {
      params: { kind: 'raft' },
      materials: { hull: { base: 'bark', color: '#7a5836' }, sails: { color: '#d9c9a0' } },
    },
    gondola: {
      params: { kind: 'gondola' },
      materials: {
        hull: { color: '#131417', clearcoat: 1 },
        seats: { base: 'velvet', color: '#9a1620' },
        metal: { base: 'brass', color: '#d1a850' },
      },
    },
    sailboat: {
      open: ['hull'],
      params: { kind: 'sail' },
      materials: { hull: { color: '#f2f3f2' }, cabin: { color: '#24508c' } },
      size: { height: 10 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind') as keyof typeof BUILD;
    const deck = BUILD[kind](b, rng.fork('boat'), kind);
    return { parts: b.parts, sockets: { seat: { at: [0, deck, 0], dir: [0, 1, 0], size: 0.5 } } };
  },
};
