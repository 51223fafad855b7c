import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildGalleon } from './galleon.ts';
import { buildCargo, buildCruise } from './liner.ts';
import { shipPalettes } from './palettes.ts';
import { buildViking } from './viking.ts';
import { buildWarship } from './warship.ts';

const KINDS = ['sail', 'pirate', 'viking', 'cargo', 'cruise', 'war'];

/** Ships: tall ships under sail, longships, container ships, cruise liners, warships. */
export const ship: Archetype = {
  name: 'ship',
  kind: 'vehicle',
  size: { length: 30 },
  params: {
    kind: {
      type: 'choice',
      of: KINDS,
      default: 'sail',
      about: 'Tall ship, pirate ship, longship, container ship, cruise liner or warship.',
    },
  },
  slots: {
    hull: { material: { base: 'planks', color: '#7a4c28' }, words: ['hull', 'ship', 'body', 'side'], main: true },
    deck: { material: { base: 'planks', color: '#b38a58' }, words: ['deck', 'floor'] },
    sails: { material: { base: 'canvas', color: '#efe6cf' }, words: ['sail'] },
    masts: { material: { base: 'wood', color: '#5d3a1e' }, words: ['mast', 'yard', 'oar', 'bowsprit'] },
    trim: {
      material: { base: 'paint', color: '#c99a3a', rough: 0.35 },
      words: ['trim', 'stripe', 'ornament', 'figurehead', 'railing'],
    },
    flag: { material: { base: 'fabric', color: '#a8201c' }, words: ['flag', 'pennant', 'banner'] },
    cannons: { material: { base: 'cast-iron', color: '#2b2b2d' }, words: ['cannon', 'gun', 'anchor', 'turret'] },
    ropes: { material: { base: 'rope', color: '#8a744c' }, words: ['rope', 'rigging', 'net'] },
    windows: {
      material: { base: 'glass', color: '#2a3a44', rough: 0.08, transmission: 0 },
      words: ['window', 'porthole', 'lantern'],
    },
    tower: {
      material: { base: 'paint', color: '#f0f1f0', rough: 0.35, clearcoat: 0.4 },
      words: ['tower', 'bridge', 'cabin', 'superstructure', 'chimney', 'funnel'],
    },
    cargo: {
      material: { base: 'paint', color: '#b5482c', rough: 0.5 },
      words: ['cargo', 'container', 'shield', 'lifeboat'],
    },
  },
  palettes: shipPalettes,
  presets: {
    ship: {},
    'sailing ship': { params: { kind: 'sail' } },
    'pirate ship': {
      params: { kind: 'pirate' },
      materials: { hull: { color: '#4a3020' }, sails: { color: '#2b2a2c' }, flag: { color: '#17171a' } },
    },
    'viking ship': {
      open: ['sails'],
      params: { kind: 'viking' },
      materials: { sails: { base: 'canvas', color: '#e9dfc4' } },
    },
    'cargo ship': {
      open: ['hull'],
      params: { kind: 'cargo' },
      materials: { hull: { base: 'paint', color: '#1c3a66', rough: 0.45 }, deck: { base: 'paint', color: '#6a5a4c' } },
    },
    'cruise ship': {
      params: { kind: 'cruise' },
      materials: {
        hull: { base: 'paint', color: '#f4f5f6', rough: 0.3, clearcoat: 0.5 },
        trim: { color: '#1c6fb0' },
        cargo: { color: '#e8701c' },
      },
    },
    battleship: {
      params: { kind: 'war' },
      materials: {
        hull: { base: 'paint', color: '#7d868e', rough: 0.5 },
        deck: { base: 'paint', color: '#5a6066' },
        tower: { color: '#8b949b' },
        cannons: { base: 'paint', color: '#757e86', rough: 0.5 },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('ship');
    const deck =
      kind === 'viking'
        ? buildViking(b, taste)
        : kind === 'cargo'
          ? buildCargo(b, taste)
          : kind === 'cruise'
            ? buildCruise(b, taste)
            : kind === 'war'
              ? buildWarship(b, taste)
              : buildGalleon(b, kind === 'pirate', taste);
    return { parts: b.parts, sockets: { top: { at: [0, deck, 0], dir: [0, 1, 0], size: 2 } } };
  },
};
