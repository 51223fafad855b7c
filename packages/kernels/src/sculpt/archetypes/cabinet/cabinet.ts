import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { addCarcass, type CabinetPlan } from './carcass.ts';
import { addFronts, type Cell } from './fronts.ts';
import { cabinetPalettes } from './palettes.ts';
import { buildSafe } from './safe.ts';

const KINDS = [
  'cupboard',
  'wardrobe',
  'dresser',
  'sideboard',
  'filing',
  'locker',
  'display',
  'tv',
  'kitchen',
  'apothecary',
  'safe',
  'bedside',
] as const;
type Kind = (typeof KINDS)[number];

const slots: Archetype['slots'] = {
  wood: { material: { base: 'oak', color: '#94673c' }, words: ['wood', 'body', 'case', 'frame', 'side'], main: true },
  doors: { material: { base: 'oak', color: '#94673c' }, words: ['door', 'drawer', 'front'] },
  top: { material: { base: 'oak', color: '#94673c' }, words: ['top', 'worktop'] },
  metal: { material: { base: 'brass', color: '#b8924a' }, words: ['handle', 'knob', 'hinge', 'lock', 'metal'] },
  legs: { material: { base: 'oak', color: '#7a5230' }, words: ['leg', 'foot', 'plinth'] },
  glass: {
    material: { base: 'glass', color: '#e3ece9', transmission: 0.85, rough: 0.05 },
    words: ['glass', 'pane', 'mirror'],
  },
  contents: { material: { base: 'porcelain', color: '#e9e6df' }, words: ['dish', 'plate', 'shelf', 'contents'] },
};

/** Rows from the bottom up: [height share, cells from the left]. */
const LAYOUTS: Readonly<Record<Kind, readonly (readonly [number, readonly Cell[]])[]>> = {
  cupboard: [
    [0.36, ['left', 'right']],
    [0.14, ['drawer', 'drawer']],
    [0.5, ['left', 'right']],
  ],
  wardrobe: [
    [0.17, ['drawer', 'drawer']],
    [0.83, ['left', 'right']],
  ],
  dresser: [
    [0.27, ['drawer']],
    [0.27, ['drawer']],
    [0.25, ['drawer']],
    [0.21, ['drawer', 'drawer']],
  ],
  sideboard: [
    [0.68, ['left', 'drawer', 'right']],
    [0.32, ['drawer', 'drawer', 'drawer']],
  ],
  filing: [
    [0.25, ['drawer']],
    [0.25, ['drawer']],
    [0.25, ['drawer']],
    [0.25, ['drawer']],
  ],
  locker: [[1, ['left', 'left', 'left']]],
  display: [
    [0.26, ['left', 'right']],
    [0.74, ['glass', 'glass']],
  ],
  tv: [[1, ['left', 'open', 'open', 'right']]],
  kitchen: [
    [0.76, ['left', 'right', 'left']],
    [0.24, ['drawer', 'drawer', 'drawer']],
  ],
  apothecary: [0, 1, 2, 3, 4].map(() => [0.2, ['drawer', 'drawer', 'drawer', 'drawer', 'drawer']] as const),
  safe: [],
  bedside: [
    [0.6, ['left']],
    [0.4, ['drawer']],
  ],
};
const SIZES: Readonly<Record<Kind, readonly [w: number, h: number, d: number]>> = {
  cupboard: [1, 1.8, 0.46],
  wardrobe: [1.25, 2, 0.58],
  dresser: [1, 0.98, 0.48],
  sideboard: [1.6, 0.82, 0.45],
  filing: [0.46, 1.32, 0.6],
  locker: [0.92, 1.8, 0.45],
  display: [0.95, 1.85, 0.4],
  tv: [1.7, 0.5, 0.42],
  kitchen: [1.4, 0.9, 0.58],
  apothecary: [1, 1.05, 0.36],
  safe: [0.62, 0.72, 0.56],
  bedside: [0.48, 0.58, 0.4],
};
const STEEL = { base: 'paint', color: '#8c9296', rough: 0.45 };
const metalCase = { wood: STEEL, doors: STEEL, top: STEEL, legs: STEEL, metal: { base: 'chrome', color: '#d5d7d9' } };

/** Cabinets: wardrobes, dressers, sideboards, cupboards, filing cabinets, lockers, display cases, kitchen units, safes. */
export const cabinet: Archetype = {
  name: 'cabinet',
  kind: 'furniture',
  size: { height: 1.2 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'cupboard', about: 'Kind of cabinet.' },
    style: {
      type: 'choice',
      of: ['any', 'classic', 'shaker', 'modern'],
      default: 'any',
      about: 'Design; any lets the seed choose.',
    },
    drawers: { type: 'number', min: 0, max: 8, default: 0, about: 'Rows of drawers; 0 leaves it to the kind.' },
    doors: { type: 'number', min: 0, max: 6, default: 0, about: 'Doors side by side; 0 leaves it to the kind.' },
  },
  slots,
  palettes: cabinetPalettes,
  presets: {
    cabinet: {},
    wardrobe: { params: { kind: 'wardrobe' } },
    dresser: { params: { kind: 'dresser' } },
    sideboard: { params: { kind: 'sideboard' } },
    'kitchen cabinet': {
      open: ['wood', 'doors', 'top'],
      params: { kind: 'kitchen' },
      materials: {
        top: { base: 'marble', color: '#dedad2' },
        wood: { base: 'paint', color: '#6f8378' },
        doors: { base: 'paint', color: '#6f8378' },
      },
    },
    drawer: { params: { kind: 'bedside' } },
    'filing cabinet': { open: ['wood', 'doors'], params: { kind: 'filing', style: 'modern' }, materials: metalCase },
    'metal cabinet': { open: ['wood', 'doors'], params: { kind: 'locker', style: 'modern' }, materials: metalCase },
    locker: {
      open: ['wood', 'doors'],
      params: { kind: 'locker', style: 'modern' },
      materials: { ...metalCase, doors: { base: 'paint', color: '#3f6f9a', rough: 0.45 } },
    },
    'medicine cabinet': {
      params: { kind: 'bedside' },
      materials: { wood: { base: 'paint', color: '#eceae4' }, doors: { base: 'paint', color: '#eceae4' } },
    },
    'display case': { params: { kind: 'display' } },
    'china cabinet': {
      params: { kind: 'display', style: 'classic' },
      materials: {
        wood: { base: 'dark-wood', color: '#5c3820' },
        doors: { base: 'dark-wood', color: '#5c3820' },
        top: { base: 'dark-wood', color: '#5c3820' },
      },
    },
    'tv stand': { params: { kind: 'tv', style: 'modern' } },
    'apothecary cabinet': { params: { kind: 'apothecary', style: 'classic' } },
    'card catalog': { params: { kind: 'apothecary', style: 'shaker' } },
    'narnia wardrobe': {
      params: { kind: 'wardrobe', style: 'classic' },
      materials: { wood: { base: 'dark-wood', color: '#5c3820' }, doors: { base: 'dark-wood', color: '#5c3820' } },
    },
    'tool chest': {
      params: { kind: 'filing', style: 'modern', drawers: 6 },
      materials: { metal: { base: 'chrome', color: '#d5d7d9' } },
    },
    highboy: { params: { kind: 'dresser', style: 'classic', drawers: 6 } },
    tallboy: { params: { kind: 'dresser', drawers: 6 } },
    commode: { params: { kind: 'dresser', style: 'classic', drawers: 3 } },
    'wine cabinet': { params: { kind: 'display' } },
    'gun cabinet': { params: { kind: 'display', style: 'classic' } },
    'curio cabinet': { params: { kind: 'display', style: 'classic' } },
    safe: {
      params: { kind: 'safe' },
      materials: { wood: { base: 'paint', color: '#3a4046', rough: 0.4 }, metal: { base: 'steel', color: '#c3c6c9' } },
    },
    'gun safe': { params: { kind: 'safe' } },
    'server rack': { params: { kind: 'locker', style: 'modern', doors: 1 } },
  },
  build({ params, materials, rng }) {
    const taste = rng.fork('cabinet');
    const b = createBench(follow(materials, slots, ['doors', 'top', 'legs']));
    const kind = read.word(params, 'kind') as Kind;
    const [w, h, d] = SIZES[kind];
    const sockets = {
      top: {
        at: [0, h + 0.01, 0] as [number, number, number],
        dir: [0, 1, 0] as [number, number, number],
        size: w * 0.9,
      },
    };
    if (kind === 'safe') {
      buildSafe(b, w, h, d);
      return { parts: b.parts, sockets };
    }
    const asked = read.word(params, 'style');
    const style = asked === 'any' ? taste.pick(['classic', 'shaker', 'modern']) : asked;
    const k = taste.range(0.97, 1.04);
    const plan: CabinetPlan = { kind, style, w: w * k, h, d, taste };
    const rows = [...LAYOUTS[kind].map(([share, cells]) => ({ share, cells: [...cells] }))];
    const drawers = Math.round(read.num(params, 'drawers'));
    if (drawers > 0 && !rows.some((r) => r.cells.includes('left'))) {
      const cells = rows[0].cells;
      rows.length = 0;
      for (let i = 0; i < drawers; i++) rows.push({ share: 1 / drawers, cells: [...cells] });
    }
    const doors = Math.round(read.num(params, 'doors'));
    if (doors > 0) {
      for (const row of rows)
        if (row.cells.some((c) => c === 'left' || c === 'glass')) {
          const glass = row.cells.includes('glass');
          row.cells = Array.from({ length: doors }, (_, i): Cell => (glass ? 'glass' : i % 2 ? 'right' : 'left'));
        }
    }
    const inside = addCarcass(b, plan);
    addFronts(b, plan, inside, rows);
    return { parts: b.parts, sockets };
  },
};
