import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture, Socket } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { buildClamp } from './clamp.ts';
import { buildDrill } from './drill.ts';
import { buildLevel, buildTape } from './measuring.ts';
import { wrenchPalettes } from './palettes.ts';
import { buildPliers } from './pliers.ts';
import { buildScrewdriver } from './screwdriver.ts';
import { buildAdjustable, buildHexKey, buildSpanner } from './spanner.ts';

/** Where a tool is held: a point and the thickness there. The drill points forward, all others up. */
interface Grip {
  at: Vec3;
  size: number;
}

const KINDS: Readonly<Record<string, (b: Bench) => Grip | undefined>> = {
  spanner: buildSpanner,
  adjustable: buildAdjustable,
  'hex key': buildHexKey,
  pliers: (b) => buildPliers(b, 'combination'),
  needle: (b) => buildPliers(b, 'needle'),
  cutter: (b) => buildPliers(b, 'cutter'),
  screwdriver: (b) => buildScrewdriver(b, 'cross'),
  'flat screwdriver': (b) => buildScrewdriver(b, 'slot'),
  chisel: (b) => buildScrewdriver(b, 'chisel'),
  awl: (b) => buildScrewdriver(b, 'awl'),
  drill: buildDrill,
  clamp: buildClamp,
  tape: buildTape,
  level: buildLevel,
};

/** Hand tools of a workshop, working end up: wrenches, pliers, screwdrivers, a cordless drill, clamp, tape measure, spirit level. */
export const wrench: Archetype = {
  name: 'wrench',
  kind: 'tool',
  size: { length: 0.25 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'spanner', about: 'Kind of tool.' },
  },
  slots: {
    metal: {
      material: { base: 'steel', color: '#b6b9bd', rough: 0.26, wear: 0.15 },
      words: ['jaw', 'metal', 'head', 'shank', 'screw', 'chuck', 'hook'],
      main: true,
    },
    tip: {
      material: { base: 'steel', color: '#6e7278', rough: 0.34, wear: 0.2 },
      words: ['tip', 'bit', 'blade', 'worm'],
    },
    grip: { material: { base: 'plastic', color: '#c8231c', rough: 0.38 }, words: ['grip', 'handle', 'body', 'case'] },
    trim: { material: { base: 'rubber', color: '#1d1e21', rough: 0.7 }, words: ['trim', 'rubber', 'inlay', 'bumper'] },
    mark: { material: { base: 'plastic', color: '#f1efe8', rough: 0.45 }, words: ['mark', 'label', 'number', 'scale'] },
    vial: { material: { base: 'plastic', color: '#b9e01e', rough: 0.08, clearcoat: 1 }, words: ['vial', 'bubble'] },
  },
  palettes: wrenchPalettes,
  presets: {
    wrench: { size: { height: 0.25 } },
    'adjustable wrench': { params: { kind: 'adjustable' }, size: { height: 0.25 } },
    'hex key': {
      params: { kind: 'hex key' },
      materials: { metal: { base: 'steel', color: '#2f3135', rough: 0.4 } },
      size: { height: 0.11 },
    },
    pliers: { params: { kind: 'pliers' }, size: { height: 0.19 } },
    'needle-nose pliers': { params: { kind: 'needle' }, size: { height: 0.21 } },
    'wire cutters': { params: { kind: 'cutter' }, size: { height: 0.165 } },
    screwdriver: { params: { kind: 'screwdriver' }, size: { height: 0.22 } },
    'flat screwdriver': { params: { kind: 'flat screwdriver' }, size: { height: 0.22 } },
    chisel: {
      params: { kind: 'chisel' },
      materials: {
        grip: { base: 'wood', color: '#b98348', color2: '#935f2c', rough: 0.4 },
        trim: { base: 'brass', color: '#c59a44' },
      },
      size: { height: 0.26 },
    },
    awl: {
      params: { kind: 'awl' },
      materials: {
        grip: { base: 'wood', color: '#8d5930', color2: '#6a3f1e', rough: 0.4 },
        trim: { base: 'brass', color: '#c59a44' },
      },
      size: { height: 0.15 },
    },
    drill: {
      params: { kind: 'drill' },
      materials: { grip: { color: '#f0b41c' }, trim: { color: '#1b1c1f' } },
      open: ['grip'],
      size: { height: 0.24 },
    },
    clamp: {
      params: { kind: 'clamp' },
      materials: {
        grip: { base: 'paint', color: '#1f4e8c', rough: 0.35 },
        metal: { color: '#9b9ea3' },
      },
      open: ['grip'],
      size: { height: 0.24 },
    },
    'tape measure': {
      params: { kind: 'tape' },
      materials: { grip: { color: '#f2c414' }, tip: { base: 'enamel', color: '#f4d028', rough: 0.3 } },
      open: ['grip'],
      size: { height: 0.075 },
    },
    'spirit level': {
      params: { kind: 'level' },
      materials: { grip: { base: 'paint', color: '#e8b81a', rough: 0.3 } },
      open: ['grip'],
      size: { height: 0.06 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    // what is said of the whole colours the body where the metal is the lesser part
    const changed = materials.metal.color !== wrench.slots.metal.material.color && materials.metal.base === 'steel';
    const bodied = ['drill', 'tape', 'level', 'screwdriver', 'flat screwdriver'].includes(kind);
    const b = createBench(
      changed && bodied ? { ...materials, grip: { ...materials.grip, color: materials.metal.color } } : materials,
    );
    const grip = KINDS[kind](b);
    const dir: Vec3 = [0, 1, 0];
    const sockets: Record<string, Socket> = grip ? { handle: { ...grip, dir } } : {};
    return { parts: proportioned(b.parts, rng, 0.02), sockets };
  },
};
