import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { buildCapsule } from './capsule.ts';
import { buildLauncher, buildMissile } from './launcher.ts';
import { rocketPalettes } from './palettes.ts';
import { buildRetro } from './retro.ts';
import { buildShuttle } from './shuttle.ts';

const BUILD = {
  retro: buildRetro,
  launcher: buildLauncher,
  shuttle: buildShuttle,
  missile: buildMissile,
  capsule: buildCapsule,
} as const;

/** What stands on its tail and flies to space: the storybook rocket, a launcher, the shuttle on its tank, a missile, a capsule. */
export const rocket: Archetype = {
  name: 'rocket',
  kind: 'vehicle',
  size: { height: 8 },
  params: {
    kind: {
      type: 'choice',
      of: Object.keys(BUILD),
      default: 'retro',
      about: 'Storybook rocket, launcher, shuttle with tank and boosters, missile or capsule.',
    },
    flame: { type: 'flag', default: false, about: 'Fire below the engine.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#eef0f2', rough: 0.28, clearcoat: 0.8 },
      words: ['body', 'hull', 'rocket', 'stage', 'tank'],
      main: true,
    },
    fins: {
      material: { base: 'paint', color: '#c8201c', rough: 0.26, clearcoat: 1 },
      words: ['fin', 'nose', 'nose cone', 'cone', 'tip', 'wing'],
    },
    windows: {
      material: { base: 'glass', color: '#3f86b8', rough: 0.06, transmission: 0 },
      words: ['window', 'porthole', 'glass'],
    },
    metal: {
      material: { base: 'steel', color: '#a9adb1', rough: 0.3 },
      words: ['metal', 'engine', 'nozzle', 'leg', 'rivet'],
    },
    trim: { material: { base: 'paint', color: '#1d1f22', rough: 0.45 }, words: ['trim', 'band', 'stripe', 'tile'] },
    boosters: { material: { base: 'paint', color: '#f0f0ec', rough: 0.4, clearcoat: 0.3 }, words: ['booster'] },
    flame: {
      material: { base: 'lamp', color: '#ff9a2c', emissive: '#ff7a10', emissiveStrength: 1.6 },
      words: ['flame', 'fire', 'thruster'],
    },
  },
  palettes: rocketPalettes,
  presets: {
    rocket: {},
    'rocket ship': { params: { kind: 'retro' }, size: { height: 8 } },
    'launch rocket': { params: { kind: 'launcher' }, size: { height: 48 } },
    'space shuttle': {
      params: { kind: 'shuttle' },
      materials: { fins: { color: '#c8602a', clearcoat: 0, rough: 0.8 } },
      size: { height: 47 },
    },
    missile: {
      open: ['body'],
      params: { kind: 'missile' },
      materials: { body: { color: '#6d7560', clearcoat: 0, rough: 0.5 } },
      size: { height: 5 },
    },
    'space capsule': {
      params: { kind: 'capsule' },
      materials: {
        body: { base: 'aluminium', color: '#9a9ca0', clearcoat: 0, rough: 0.5 },
        trim: { color: '#4a3b2e' },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(follow(materials, rocket.slots, ['boosters']));
    const top = BUILD[read.word(params, 'kind') as keyof typeof BUILD](
      b,
      rng.fork('rocket'),
      read.flag(params, 'flame'),
    );
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 0.5 } } };
  },
};
