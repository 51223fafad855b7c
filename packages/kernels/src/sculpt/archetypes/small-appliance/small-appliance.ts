import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildDryer, buildFan } from './air.ts';
import { buildBlender, buildMixer } from './blender.ts';
import { buildBrush, buildCooker } from './cooker.ts';
import { buildIron } from './iron.ts';
import { appliancePalettes } from './palettes.ts';
import { buildSewing } from './sewing.ts';
import { buildVacuum } from './vacuum.ts';

const WHITE = { base: 'plastic', color: '#eeeeea', rough: 0.3, clearcoat: 0.4 };

/** Appliances with a flex: blender, stand mixer, cooker, fan, iron, hair dryer, vacuum cleaner, sewing machine, toothbrush. */
export const smallAppliance: Archetype = {
  name: 'small appliance',
  kind: 'machine',
  size: { height: 0.35 },
  params: {
    kind: {
      type: 'choice',
      of: ['blender', 'mixer', 'cooker', 'fan', 'iron', 'hair dryer', 'vacuum', 'sewing machine', 'toothbrush'],
      default: 'blender',
      about: 'Kind of appliance.',
    },
    blades: { type: 'number', min: 3, max: 6, default: 3, about: 'Blades of a fan.', vary: { 3: 3, 4: 1, 5: 1 } },
    vintage: { type: 'flag', default: true, about: 'Whether a sewing machine is of the old kind.' },
  },
  slots: {
    body: {
      material: { base: 'enamel', color: '#b8201f', rough: 0.18, clearcoat: 0.8 },
      words: ['body', 'case', 'housing', 'appliance'],
      main: true,
    },
    trim: { material: { base: 'plastic', color: '#1d1e21', rough: 0.4 }, words: ['trim', 'handle', 'lid', 'nozzle'] },
    metal: { material: { base: 'steel', color: '#c6c9cc', rough: 0.22 }, words: ['metal', 'cage', 'plate', 'wand'] },
    bowl: { material: { base: 'steel', color: '#d2d4d6', rough: 0.16 }, words: ['bowl'] },
    glass: {
      material: { base: 'glass', color: '#eef4f4', transmission: 0.9 },
      words: ['jar', 'glass', 'jug', 'window'],
    },
    blades: { material: { base: 'plastic', color: '#5f86a8', rough: 0.3 }, words: ['blade', 'propeller'] },
    accent: {
      material: { base: 'plastic', color: '#e8e4da', rough: 0.35 },
      words: ['button', 'key', 'accent', 'ornament'],
    },
    cord: { material: { base: 'rubber', color: '#26272a' }, words: ['cord', 'cable', 'plug'] },
    base: { material: { base: 'wood', color: '#7a4a26', color2: '#5a3218', clearcoat: 0.5 }, words: ['base', 'wood'] },
    lid: { material: { base: 'plastic', color: '#c9ccd0', rough: 0.3 }, words: ['panel', 'cover'] },
    knobs: { material: { base: 'plastic', color: '#26272a', rough: 0.35 }, words: ['knob', 'dial'] },
    rubber: { material: { base: 'rubber', color: '#1a1b1d' }, words: ['rubber', 'foot', 'hose', 'wheel'] },
  },
  palettes: appliancePalettes,
  presets: {
    blender: { size: { height: 0.41 } },
    mixer: { params: { kind: 'mixer' }, size: { height: 0.35 } },
    cooker: {
      params: { kind: 'cooker' },
      materials: { body: WHITE, lid: { color: '#e4e5e6' } },
      open: ['body'],
      size: { height: 0.24 },
    },
    fan: {
      params: { kind: 'fan' },
      open: ['body'],
      materials: { body: { base: 'enamel', color: '#8fb8b4' } },
      size: { height: 0.47 },
    },
    iron: {
      params: { kind: 'iron' },
      materials: {
        body: { base: 'plastic', color: '#3f78b8', clearcoat: 0.3 },
        glass: { base: 'glass', color: '#9fd0e8', transmission: 0 },
      },
      open: ['body'],
      size: { height: 0.15 },
    },
    'hair dryer': {
      params: { kind: 'hair dryer' },
      materials: {
        body: { base: 'plastic', color: '#e9e7e2', rough: 0.3, clearcoat: 0.5 },
        accent: { base: 'plastic', color: '#d8486a' },
      },
      open: ['body', 'accent'],
      size: { height: 0.24 },
    },
    vacuum: {
      params: { kind: 'vacuum' },
      materials: { body: { base: 'plastic', color: '#b8222a', clearcoat: 0.5 } },
      open: ['body'],
      size: { height: 0.82 },
    },
    'sewing machine': {
      params: { kind: 'sewing machine' },
      materials: {
        body: { base: 'paint', color: '#141416', rough: 0.15, clearcoat: 1 },
        accent: { base: 'gold', color: '#d8a840' },
      },
      open: ['body'],
      size: { height: 0.36 },
    },
    'modern sewing machine': {
      params: { kind: 'sewing machine', vintage: false },
      materials: { body: WHITE, accent: { base: 'plastic', color: '#3fa0b0' } },
      size: { height: 0.36 },
    },
    toothbrush: {
      params: { kind: 'toothbrush' },
      materials: {
        body: WHITE,
        trim: { base: 'plastic', color: '#f2f3f4' },
        accent: { base: 'plastic', color: '#2f8fd0' },
      },
      open: ['body', 'accent'],
      size: { height: 0.257 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'mixer') buildMixer(b);
    else if (kind === 'cooker') buildCooker(b);
    else if (kind === 'fan') buildFan(b, Math.round(read.num(params, 'blades')));
    else if (kind === 'iron') buildIron(b);
    else if (kind === 'hair dryer') buildDryer(b);
    else if (kind === 'vacuum') buildVacuum(b);
    else if (kind === 'sewing machine') buildSewing(b, read.flag(params, 'vintage'));
    else if (kind === 'toothbrush') buildBrush(b);
    else buildBlender(b, rng);
    return { parts: proportioned(b.parts, rng) };
  },
};
