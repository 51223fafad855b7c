import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { buildCruiser } from './cruiser.ts';
import { buildFighter } from './fighter.ts';
import { spaceshipPalettes } from './palettes.ts';
import { buildPod, buildShuttle } from './shuttle.ts';
import { buildUfo } from './ufo.ts';

const BUILD = {
  fighter: buildFighter,
  cruiser: buildCruiser,
  shuttle: buildShuttle,
  ufo: buildUfo,
  pod: buildPod,
} as const;

/** Ships of science fiction: fighter with four engines, wedge of a cruiser, cargo shuttle, flying saucer, round pod. */
export const spaceship: Archetype = {
  name: 'spaceship',
  kind: 'vehicle',
  size: { length: 12 },
  params: {
    kind: {
      type: 'choice',
      of: Object.keys(BUILD),
      default: 'fighter',
      about: 'Fighter, cruiser, shuttle, flying saucer or pod.',
    },
    gear: { type: 'flag', default: true, about: 'Landing legs down.' },
  },
  slots: {
    hull: {
      material: { base: 'paint', color: '#c9cdd2', rough: 0.42, clearcoat: 0.3 },
      words: ['hull', 'body', 'spaceship', 'ship', 'armor'],
      main: true,
    },
    panels: { material: { base: 'paint', color: '#7d848d', rough: 0.5 }, words: ['panel', 'plate', 'plating'] },
    stripes: {
      material: { base: 'paint', color: '#b3341f', rough: 0.4, clearcoat: 0.4 },
      words: ['stripe', 'wing', 'marking'],
    },
    windows: {
      material: { base: 'glass', color: '#1a2a3a', rough: 0.05, transmission: 0 },
      words: ['window', 'cockpit', 'canopy', 'dome', 'glass'],
    },
    engines: { material: { base: 'steel', color: '#55595f', rough: 0.4 }, words: ['engine', 'thruster', 'nozzle'] },
    metal: {
      material: { base: 'steel', color: '#8d9197', rough: 0.35 },
      words: ['metal', 'leg', 'antenna', 'gun', 'laser', 'cannon'],
    },
    glow: {
      material: { base: 'lamp', color: '#6fd0ff', emissive: '#38b8ff', emissiveStrength: 1.6 },
      words: ['glow', 'light', 'lamp', 'beam'],
    },
  },
  palettes: spaceshipPalettes,
  presets: {
    spaceship: {},
    starfighter: { params: { kind: 'fighter' } },
    'star cruiser': {
      params: { kind: 'cruiser', gear: false },
      materials: { hull: { color: '#b4b9bf' }, panels: { color: '#8a9097' } },
    },
    'space shuttle craft': {
      open: ['stripes'],
      params: { kind: 'shuttle' },
      materials: { stripes: { color: '#d8861c' } },
    },
    ufo: {
      params: { kind: 'ufo' },
      materials: {
        hull: { base: 'chrome', color: '#b9c0c6', rough: 0.22, clearcoat: 0 },
        windows: { base: 'glass', color: '#5fd87a', emissive: '#1f6a34', emissiveStrength: 0.5 },
        glow: { color: '#8dff7a', emissive: '#58f048' },
      },
    },
    'space pod': {
      open: ['hull', 'stripes'],
      params: { kind: 'pod' },
      materials: { hull: { color: '#f0f1f2' }, stripes: { color: '#e0701c' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(follow(materials, spaceship.slots, []));
    const gear = read.flag(params, 'gear');
    const top = BUILD[read.word(params, 'kind') as keyof typeof BUILD](b, rng.fork('spaceship'), gear);
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 1 } } };
  },
};
