import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildBarn, buildSilo } from './barns.ts';
import { buildCoop } from './coop.ts';
import { buildGreenhouse } from './greenhouse.ts';
import { buildGarage, buildHangar, buildWarehouse } from './halls.ts';
import { barnPalettes } from './palettes.ts';
import { buildShed } from './shed.ts';
import { buildStable } from './stable.ts';

const WOOD = { base: 'planks', color: '#94714a' };
const GREY = { base: 'paint', color: '#c4c8ca', rough: 0.5 };

/** What farms and yards have: barn, silo, stable, shed, greenhouse, hen house, garage, hangar, warehouse. */
export const barn: Archetype = {
  name: 'barn',
  kind: 'building',
  size: { height: 9 },
  params: {
    kind: {
      type: 'choice',
      of: ['barn', 'silo', 'stable', 'shed', 'greenhouse', 'coop', 'garage', 'hangar', 'warehouse'],
      default: 'barn',
      about: 'Kind of farm or yard building.',
    },
    gambrel: { type: 'flag', default: true, about: 'A barn with a roof of two slopes each side.', vary: 0.75 },
    silo: { type: 'flag', default: false, about: 'A silo beside the barn.', vary: 0.35 },
    stalls: { type: 'number', min: 2, max: 5, default: 3, about: 'Boxes of a stable.', vary: { 2: 1, 3: 3, 4: 1 } },
  },
  slots: {
    walls: { material: { base: 'planks', color: '#9c2c20' }, words: ['wall', 'barn', 'board', 'siding'], main: true },
    roof: { material: { base: 'shingles', color: '#5a5550' }, words: ['roof', 'shingle'] },
    trim: { material: { base: 'paint', color: '#efeae0', rough: 0.55 }, words: ['trim', 'frame', 'corner', 'board'] },
    door: { material: { base: 'planks', color: '#8a261c' }, words: ['door', 'hatch'] },
    windows: { material: { base: 'glass', color: '#26333a', rough: 0.1, transmission: 0 }, words: ['window', 'pane'] },
    base: { material: { base: 'stone', color: '#9a948a' }, words: ['base', 'foundation', 'ramp', 'floor'] },
    metal: {
      material: { base: 'steel', color: '#8f959a', rough: 0.5 },
      words: ['metal', 'vane', 'dome', 'hinge', 'ladder'],
    },
    silo: { material: { base: 'steel', color: '#b9bec2', rough: 0.45 }, words: ['silo'] },
    glass: { material: { base: 'glass', color: '#dcebe8', transmission: 0.88 }, words: ['glass', 'glazing'] },
    plants: { material: { base: 'leaf', color: '#4f8a38' }, words: ['plant', 'flower', 'leaf'] },
  },
  palettes: barnPalettes,
  presets: {
    barn: { size: { height: 10.5 } },
    'red barn': { materials: { walls: { color: '#a8281e' }, door: { color: '#942218' } }, size: { height: 10.5 } },
    silo: { params: { kind: 'silo' }, materials: { walls: { base: 'steel', color: '#b9bec2' } }, size: { height: 14 } },
    stable: {
      params: { kind: 'stable' },
      open: ['walls'],
      materials: {
        walls: WOOD,
        door: { base: 'planks', color: '#b08c5c' },
        trim: { base: 'wood', color: '#6e5032' },
        metal: { base: 'iron', color: '#33312f' },
      },
      size: { height: 4.5 },
    },
    shed: {
      params: { kind: 'shed' },
      open: ['walls'],
      materials: {
        walls: WOOD,
        door: { base: 'wood', color: '#80603c' },
        trim: { base: 'wood', color: '#6b4c30' },
        metal: { base: 'iron', color: '#33312f' },
      },
      size: { height: 2.6 },
    },
    greenhouse: {
      params: { kind: 'greenhouse' },
      open: ['trim'],
      materials: {
        walls: { base: 'glass', color: '#dcebe8', transmission: 0.88 },
        trim: { base: 'paint', color: '#eef0ea' },
        door: { base: 'paint', color: '#eef0ea' },
      },
      size: { height: 3.6 },
    },
    conservatory: {
      params: { kind: 'greenhouse' },
      materials: {
        walls: { base: 'glass', color: '#dcebe8', transmission: 0.88 },
        trim: { base: 'paint', color: '#34503f' },
        door: { base: 'paint', color: '#34503f' },
      },
      size: { height: 3.6 },
    },
    'chicken coop': {
      params: { kind: 'coop' },
      open: ['walls'],
      materials: {
        walls: { base: 'planks', color: '#b58a54' },
        door: { base: 'wood', color: '#7c5a38' },
        trim: { base: 'paint', color: '#efeae0' },
      },
      size: { height: 1.8 },
    },
    garage: {
      params: { kind: 'garage' },
      open: ['walls', 'door', 'roof'],
      materials: {
        walls: { base: 'plaster', color: '#e6dcc6' },
        door: { base: 'paint', color: '#f1efe8' },
        roof: { base: 'roof-tile', color: '#8c4630' },
      },
      size: { height: 4 },
    },
    hangar: {
      params: { kind: 'hangar' },
      materials: {
        walls: { base: 'aluminium', color: '#aab2b8' },
        door: { base: 'paint', color: '#6a7a86' },
        trim: GREY,
        base: { base: 'concrete', color: '#a09d96' },
      },
      size: { height: 10.5 },
    },
    'quonset hut': {
      params: { kind: 'hangar' },
      materials: {
        walls: { base: 'steel', color: '#7c8470' },
        door: { base: 'paint', color: '#5a6248' },
        trim: { base: 'paint', color: '#6a7258' },
        base: { base: 'concrete', color: '#a09d96' },
      },
      size: { height: 10.5 },
    },
    warehouse: {
      params: { kind: 'warehouse' },
      open: ['walls', 'door'],
      materials: {
        walls: { base: 'paint', color: '#8c9aa4' },
        door: { base: 'paint', color: '#d8dadb' },
        roof: { base: 'steel', color: '#8a9095' },
        base: { base: 'concrete', color: '#a09d96' },
      },
      size: { height: 8 },
    },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const b = createBench(
      kind === 'silo'
        ? { ...materials, silo: materials.walls }
        : kind === 'greenhouse'
          ? { ...materials, glass: materials.walls }
          : materials,
    );
    const taste = rng.fork('barn');
    if (kind === 'silo') buildSilo(b, [0, 0, 0], 2.3, taste.range(10.6, 12));
    else if (kind === 'stable') buildStable(b, Math.round(read.num(params, 'stalls')), taste);
    else if (kind === 'shed') buildShed(b, taste);
    else if (kind === 'greenhouse') buildGreenhouse(b, taste);
    else if (kind === 'coop') buildCoop(b);
    else if (kind === 'garage') buildGarage(b);
    else if (kind === 'hangar') buildHangar(b);
    else if (kind === 'warehouse') buildWarehouse(b);
    else {
      buildBarn(b, read.flag(params, 'gambrel'), taste);
      if (read.flag(params, 'silo')) buildSilo(b, [7.4, 0, -3], 1.9, 8.6, 'silo ');
    }
    return { parts: b.parts };
  },
};
