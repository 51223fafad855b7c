import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildBulldozer } from './bulldozer.ts';
import { buildCrane } from './crane.ts';
import { buildExcavator } from './excavator.ts';
import { buildForklift } from './forklift.ts';
import { constructionVehiclePalettes } from './palettes.ts';
import { buildLoader, buildRoller } from './wheeled.ts';

const BUILD = {
  excavator: buildExcavator,
  bulldozer: buildBulldozer,
  loader: buildLoader,
  roller: buildRoller,
  forklift: buildForklift,
  crane: buildCrane,
} as const;

/** Machines of the building site, each with its cab, hydraulics and running gear. */
export const constructionVehicle: Archetype = {
  name: 'construction vehicle',
  kind: 'vehicle',
  size: { length: 7 },
  params: {
    kind: {
      type: 'choice',
      of: Object.keys(BUILD),
      default: 'excavator',
      about: 'Excavator, bulldozer, wheel loader, road roller, forklift or tower crane.',
    },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#e6a313', rough: 0.32, clearcoat: 0.7 },
      words: ['body', 'paint', 'machine', 'digger', 'cab'],
      main: true,
    },
    arm: {
      material: { base: 'paint', color: '#e6a313', rough: 0.34, clearcoat: 0.6 },
      words: ['arm', 'boom', 'mast', 'jib'],
    },
    tool: {
      material: { base: 'steel', color: '#6e6c69', rough: 0.5, wear: 0.4 },
      words: ['bucket', 'blade', 'drum', 'fork', 'hook', 'claw'],
    },
    tracks: { material: { base: 'cast-iron', color: '#2c2b2a', rough: 0.7 }, words: ['track', 'tread', 'chain'] },
    ...VEHICLE_SLOTS,
    wheels: { material: { base: 'paint', color: '#3a3c3f', rough: 0.5 }, words: ['wheel', 'rim', 'roller'] },
    windows: { ...VEHICLE_SLOTS.windows, material: { base: 'glass', color: '#24313a', rough: 0.06, transmission: 0 } },
    frame: { material: { base: 'paint', color: '#26282b', rough: 0.5 }, words: ['frame', 'counterweight', 'chassis'] },
    pistons: {
      material: { base: 'chrome', color: '#d9dcdf', rough: 0.12, metal: 1 },
      words: ['piston', 'ram', 'hydraulic'],
    },
  },
  palettes: constructionVehiclePalettes,
  presets: {
    'construction vehicle': {},
    excavator: { params: { kind: 'excavator' }, size: { height: 4.2 } },
    bulldozer: { params: { kind: 'bulldozer' } },
    'wheel loader': { params: { kind: 'loader' } },
    'road roller': { open: ['body'], params: { kind: 'roller' }, materials: { body: { color: '#e8a01c' } } },
    forklift: {
      open: ['body', 'arm'],
      params: { kind: 'forklift' },
      materials: { body: { color: '#d8641c' }, arm: { base: 'paint', color: '#2c2e31' } },
    },
    'tower crane': { params: { kind: 'crane' }, size: { height: 24 } },
  },
  build({ params, materials, rng }) {
    const b = createBench({ ...materials, arm: settled(materials) });
    const top = BUILD[read.word(params, 'kind') as keyof typeof BUILD](b, rng.fork('construction'));
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 1 } } };
  },
};

/** The arm takes the body's colour unless it was given its own. */
function settled(materials: Readonly<Record<string, Archetype['slots'][string]['material']>>) {
  const own = constructionVehicle.slots.arm.material;
  return materials.arm.color === own.color ? { ...materials.arm, color: materials.body.color } : materials.arm;
}
