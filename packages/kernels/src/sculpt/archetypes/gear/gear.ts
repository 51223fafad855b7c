import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { type Bench, createBench, isSaid, read, solid } from '../../kits/joinery/index.ts';
import { buildBevel, buildPlanetary, buildTrain, buildWorm } from './pairs.ts';
import { buildBearing, buildPulley, buildSprocket } from './round.ts';
import { addGear } from './spur.ts';

/** How a design is asked for: teeth of its (first) gear, spokes of its web. */
export interface GearPlan {
  teeth: number;
  spokes: number;
}

const KINDS: Readonly<Record<string, (b: Bench, plan: GearPlan) => void>> = {
  spur: (b, { teeth, spokes }) =>
    addGear(b, '', { r: 0.05, teeth, spokes, w: 0.016, at: [0, 0.05 * (1 + 2 / teeth), 0], marks: true }),
  train: buildTrain,
  planetary: buildPlanetary,
  bevel: buildBevel,
  worm: buildWorm,
  sprocket: buildSprocket,
  pulley: buildPulley,
  bearing: buildBearing,
};

/** Wheels that drive each other, standing on their rim, axis along z: involute gears, trains, sprocket, pulley, ball bearing. */
export const gear: Archetype = {
  name: 'gear',
  kind: 'machine',
  size: { length: 0.1 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'spur', about: 'Kind of wheel.' },
    teeth: { type: 'number', min: 8, max: 60, default: 20, about: 'Number of teeth.', vary: [14, 28] },
    spokes: {
      type: 'number',
      min: 0,
      max: 12,
      default: 5,
      about: 'Spokes; 0 is a solid web.',
      vary: { 0: 1, 4: 1, 5: 3, 6: 2 },
    },
  },
  slots: {
    metal: {
      material: { base: 'steel', color: '#9a9ea4', rough: 0.3, wear: 0.15 },
      words: ['gear', 'cog', 'tooth', 'rim', 'wheel', 'metal'],
      main: true,
    },
    web: { material: { base: 'steel', color: '#84888e', rough: 0.36, wear: 0.15 }, words: ['spoke', 'web', 'hub'] },
    bolt: { material: { base: 'steel', color: '#5c6066', rough: 0.34 }, words: ['bolt', 'screw', 'axle', 'shaft'] },
    accent: { material: { base: 'brass', color: '#c79a44' }, words: ['bushing', 'ring', 'cage', 'ball', 'plate'] },
  },
  palettes: [
    {
      lead: 'metal',
      of: colorways({
        steel: { weight: 2 },
        brass: {
          metal: { base: 'brass', color: '#c59a48' },
          web: { base: 'brass', color: '#b0863a' },
          accent: { base: 'copper', color: '#b87048' },
        },
        'cast iron': { metal: { base: 'cast-iron', color: '#4a4d52' }, web: { base: 'cast-iron', color: '#3f4247' } },
        bronze: { metal: { base: 'bronze', color: '#9a7040' }, web: { base: 'bronze', color: '#865f34' } },
        copper: {
          metal: { base: 'copper', color: '#b9714c' },
          web: { base: 'copper', color: '#a2603e' },
          accent: { base: 'steel', color: '#b6b9bd' },
        },
      }),
    },
  ],
  presets: {
    gear: { size: { height: 0.11 } },
    gears: { params: { kind: 'train' }, size: { height: 0.16 } },
    'planetary gear': { params: { kind: 'planetary' }, size: { height: 0.13 } },
    'bevel gear': { params: { kind: 'bevel' }, size: { height: 0.06 } },
    'worm gear': { params: { kind: 'worm' }, size: { height: 0.125 } },
    sprocket: { params: { kind: 'sprocket' }, size: { height: 0.095 } },
    pulley: { params: { kind: 'pulley', spokes: 5 }, size: { height: 0.17 } },
    bearing: {
      params: { kind: 'bearing' },
      materials: { metal: { base: 'chrome', color: '#cfd2d6', rough: 0.1 } },
      size: { height: 0.08 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    // what is said of the gear is said of its spokes
    const said = isSaid(materials, gear.slots, 'metal');
    const kept = isSaid(materials, gear.slots, 'web');
    const b = createBench(said && !kept ? { ...materials, web: materials.metal } : materials);
    const plan = { teeth: Math.round(read.num(params, 'teeth')), spokes: Math.round(read.num(params, 'spokes')) };
    KINDS[read.word(params, 'kind')](b, plan);
    // wider or narrower, never out of round
    const scale: Vec3 = [1, 1, rng.fork('width').range(0.86, 1.16)];
    const upright = read.word(params, 'kind') !== 'bevel';
    const parts = b.parts.map((part) => ({
      ...part,
      shape: solid.at(part.shape, [{ scale: upright ? scale : [scale[2], 1, scale[2]] }]),
    }));
    return { parts };
  },
};
