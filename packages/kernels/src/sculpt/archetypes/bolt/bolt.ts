import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { type Bench, createBench, isSaid, read, solid } from '../../kits/joinery/index.ts';
import { buildEye, buildHexBolt, buildNutAndBolt } from './bolts.ts';
import { buildNut, buildWasher, buildWing } from './nuts.ts';
import { buildHinge, buildNail, buildScrew, buildSpring } from './others.ts';

const KINDS: Readonly<Record<string, (b: Bench) => void>> = {
  bolt: buildHexBolt,
  nut: buildNut,
  set: buildNutAndBolt,
  'eye bolt': buildEye,
  'wing nut': buildWing,
  washer: buildWasher,
  screw: buildScrew,
  nail: buildNail,
  spring: buildSpring,
  hinge: buildHinge,
};

/** What holds other things together, upright: bolt with its helical thread, nut, washer, screw, nail, spring, hinge. */
export const bolt: Archetype = {
  name: 'bolt',
  kind: 'tool',
  size: { height: 0.05 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'bolt', about: 'Kind of fastener.' },
  },
  slots: {
    metal: {
      material: { base: 'steel', color: '#adb0b5', rough: 0.26, wear: 0.1 },
      words: ['head', 'metal', 'bolt', 'shaft'],
      main: true,
    },
    thread: { material: { base: 'steel', color: '#92969c', rough: 0.3 }, words: ['thread', 'coil'] },
    trim: { material: { base: 'steel', color: '#6f747a', rough: 0.34 }, words: ['washer', 'mark', 'pin', 'drive'] },
  },
  palettes: [
    {
      lead: 'metal',
      of: colorways({
        zinc: { weight: 2 },
        'yellow zinc': { metal: '#c0a45c', thread: '#a88e4a', trim: '#8a7440' },
        black: { metal: { color: '#36383c', rough: 0.42 }, thread: { color: '#2d2f33', rough: 0.42 }, trim: '#595d63' },
        blued: { metal: { color: '#4a566a', rough: 0.3 }, thread: { color: '#3f4a5c' }, trim: '#6c788c' },
        stainless: {
          metal: { base: 'chrome', color: '#cfd2d5', rough: 0.16 },
          thread: { base: 'chrome', color: '#bfc2c6', rough: 0.2 },
        },
        rusty: { metal: { base: 'rust' }, thread: { base: 'rust' }, trim: { base: 'rust' } },
        brass: {
          metal: { base: 'brass', color: '#c79c4a' },
          thread: { base: 'brass', color: '#b0873c' },
          trim: { base: 'brass', color: '#97722e' },
        },
      }),
    },
  ],
  presets: {
    bolt: { size: { height: 0.055 } },
    nut: { params: { kind: 'nut' }, size: { height: 0.016 } },
    'nut and bolt': { params: { kind: 'set' }, size: { height: 0.06 } },
    'eye bolt': { params: { kind: 'eye bolt' }, size: { height: 0.09 } },
    'wing nut': { params: { kind: 'wing nut' }, size: { height: 0.03 } },
    washer: { params: { kind: 'washer' }, size: { height: 0.034 } },
    screw: { params: { kind: 'screw' }, size: { height: 0.055 } },
    nail: { params: { kind: 'nail' }, size: { height: 0.08 } },
    spring: { params: { kind: 'spring' }, size: { height: 0.06 } },
    hinge: {
      params: { kind: 'hinge' },
      materials: { metal: { base: 'brass', color: '#c79c4a' }, thread: { base: 'brass', color: '#b98f42' } },
      size: { height: 0.08 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    // what is said of the bolt is said of its thread
    const said = isSaid(materials, bolt.slots, 'metal');
    const kept = isSaid(materials, bolt.slots, 'thread');
    const b = createBench(said && !kept ? { ...materials, thread: materials.metal } : materials);
    KINDS[read.word(params, 'kind')](b);
    // longer and shorter of one size
    const scale: Vec3 = [1, rng.fork('length').range(0.94, 1.08), 1];
    const round = ['washer', 'nut', 'eye bolt', 'wing nut'].includes(read.word(params, 'kind'));
    const even = scale[1];
    return {
      parts: b.parts.map((part) => ({
        ...part,
        shape: solid.at(part.shape, [{ scale: round ? [even, even, even] : scale }]),
      })),
    };
  },
};
