import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { addIroningBoard } from './ironing.ts';
import { addLegs } from './legs.ts';
import { tablePalettes } from './palettes.ts';
import { planTable, TABLE_STYLES } from './plan.ts';
import { addDrawers, addShelf, addTop } from './top.ts';

/** Tables: dining, round, coffee, side and writing desk, each in several designs of top and legs. */
export const table: Archetype = {
  name: 'table',
  kind: 'furniture',
  size: { length: 1.6 },
  params: {
    style: {
      type: 'choice',
      of: [...TABLE_STYLES, 'ironing'],
      default: 'dining',
      about: 'Kind of table.',
      vary: { dining: 4, round: 2 },
    },
    legs: {
      type: 'choice',
      of: ['any', 'square', 'taper', 'turned', 'trestle', 'pedestal', 'hairpin', 'tripod'],
      default: 'any',
      about: 'Kind of legs.',
    },
    length: {
      type: 'number',
      min: 0.6,
      max: 1.6,
      default: 1,
      about: 'Length relative to the usual.',
      vary: [0.9, 1.12],
    },
  },
  slots: {
    top: {
      material: { base: 'wood', color: '#9a6b3f', rough: 0.4 },
      words: ['top', 'tabletop', 'surface', 'plank', 'wood'],
      main: true,
    },
    frame: { material: { base: 'wood', color: '#8a5d35', rough: 0.45 }, words: ['frame', 'apron', 'shelf'] },
    legs: { material: { base: 'wood', color: '#8a5d35', rough: 0.45 }, words: ['leg', 'foot', 'base', 'column'] },
    metal: { material: { base: 'steel', color: '#2b2b2c', rough: 0.45 }, words: ['handle', 'knob', 'metal'] },
    glass: { material: { base: 'glass', color: '#bcd3cf', rough: 0.05, transmission: 0.8 }, words: ['glass'] },
  },
  palettes: tablePalettes,
  presets: {
    table: { size: { height: 0.75, width: 1.8 } },
    'dining table': { size: { height: 0.75, width: 1.8 } },
    'kitchen table': { params: { legs: 'turned', length: 0.85 }, size: { height: 0.75, width: 1.5 } },
    'trestle table': { params: { legs: 'trestle' }, size: { height: 0.75, width: 1.8 } },
    'round table': { params: { style: 'round' }, size: { height: 0.75, width: 1.15 } },
    'coffee table': { params: { style: 'coffee' }, size: { height: 0.42, width: 1.15 } },
    'side table': { params: { style: 'side' }, size: { height: 0.58, width: 0.5 } },
    'bedside table': { params: { style: 'side', legs: 'taper' }, size: { height: 0.58, width: 0.5 } },
    nightstand: { params: { style: 'side', legs: 'taper' }, size: { height: 0.58, width: 0.5 } },
    desk: { params: { style: 'desk' }, size: { height: 0.75, width: 1.4 } },
    'ironing board': {
      params: { style: 'ironing' },
      open: ['top'],
      materials: { top: { base: 'fabric', color: '#5f8fb0' }, legs: { base: 'paint', color: '#e8e8e6' } },
      size: { height: 0.9, width: 1.3 },
    },
    'writing desk': { params: { style: 'desk', legs: 'square' }, size: { height: 0.75, width: 1.4 } },
  },
  build({ params, materials, rng }) {
    if (read.word(params, 'style') === 'ironing') {
      const bench = createBench(materials);
      return { parts: bench.parts, sockets: { top: addIroningBoard(bench) } };
    }
    const b = createBench(follow(materials, table.slots, ['frame', 'legs']));
    const p = planTable(params, rng);
    addTop(b, p);
    addLegs(b, p);
    addShelf(b, p);
    addDrawers(b, p);
    return { parts: b.parts, sockets: { top: { at: [0, p.h, 0], dir: [0, 1, 0], size: Math.min(p.w, p.d) } } };
  },
};
