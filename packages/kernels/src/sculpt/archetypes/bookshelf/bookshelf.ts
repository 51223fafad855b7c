import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildCase } from './case.ts';
import { bookshelfPalettes } from './palettes.ts';
import { buildScreen, buildWineRack } from './racks.ts';
import { buildCubes, buildLadder, buildRack } from './shelves.ts';

const KINDS = ['case', 'ladder', 'cube', 'rack', 'wine', 'screen'] as const;

/** Bookcases full of books, ladder shelves, cube shelves, storage racks, wine racks, folding screens. */
export const bookshelf: Archetype = {
  name: 'bookshelf',
  kind: 'furniture',
  size: { height: 1.8 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'case', about: 'Kind of shelf.' },
    shelves: { type: 'number', min: 2, max: 7, default: 5, about: 'Rows of shelves.', vary: [4, 6] },
    width: { type: 'number', min: 0.4, max: 2.4, default: 0.95, unit: 'm', about: 'Outer width.', vary: [0.8, 1.15] },
    books: { type: 'flag', default: true, about: 'Whether books stand in it.' },
    back: { type: 'flag', default: true, about: 'Whether it has a back.' },
  },
  slots: {
    wood: {
      material: { base: 'oak', color: '#8a5c34' },
      words: ['wood', 'shelf', 'frame', 'board', 'case'],
      main: true,
    },
    back: { material: { base: 'planks', color: '#6f4a2a' }, words: ['back', 'panel'] },
    metal: { material: { base: 'iron', color: '#33312f' }, words: ['metal', 'bracket', 'post'] },
    paper: { material: { base: 'paper', color: '#f0e8d6' }, words: ['paper', 'screen'] },
    decoration: { material: { base: 'ceramic', color: '#5f8f94' }, words: ['vase', 'pot', 'ornament'] },
    plant: { material: { base: 'leaf', color: '#4c7a3a' }, words: ['plant', 'leaf'] },
  },
  palettes: bookshelfPalettes,
  presets: {
    bookshelf: {},
    'library shelf': {
      params: { width: 1.6, shelves: 6 },
      materials: { wood: { base: 'dark-wood', color: '#54341e' }, back: { base: 'dark-wood', color: '#3d2615' } },
    },
    'ladder shelf': { params: { kind: 'ladder', width: 0.7 } },
    'cube shelf': {
      open: ['wood'],
      params: { kind: 'cube' },
      materials: { wood: { base: 'paint', color: '#ece9e2' } },
    },
    'shelving unit': { params: { kind: 'rack', width: 1.1 } },
    'wine rack': { params: { kind: 'wine' } },
    'room divider': { params: { kind: 'screen' } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('bookshelf');
    const kind = read.word(params, 'kind');
    const plan = {
      w: read.num(params, 'width'),
      n: Math.round(read.num(params, 'shelves')),
      books: read.flag(params, 'books'),
      back: read.flag(params, 'back'),
      taste,
    };
    if (kind === 'ladder') buildLadder(b, plan);
    else if (kind === 'cube') buildCubes(b, plan);
    else if (kind === 'rack') buildRack(b, plan);
    else if (kind === 'wine') buildWineRack(b, plan);
    else if (kind === 'screen') buildScreen(b);
    else buildCase(b, plan);
    const top = Math.max(0.8, 0.14 + plan.n * 0.34);
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: plan.w * 0.9 } } };
  },
};
