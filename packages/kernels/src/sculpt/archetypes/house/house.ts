import type { Archetype } from '../../dsl/archetype.ts';
import { gableTiles } from '../../kits/building/gable.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildModern } from './modern.ts';
import { housePalettes } from './palettes.ts';
import { HOUSE_STYLES, planHouse, wallTop } from './plan.ts';
import { addPorch } from './porch.ts';
import { addGableTrim, addHippedRoof } from './roof.ts';
import { addChimney, addDormer } from './rooftop.ts';
import { addWalls, addWing } from './walls.ts';

const RAD = Math.PI / 180;

/** Houses: cottage, family house, town house, farmhouse, modern villa. Walls with real niches, framed windows, tiled roofs. */
export const house: Archetype = {
  name: 'house',
  kind: 'building',
  size: { height: 7 },
  params: {
    style: {
      type: 'choice',
      of: HOUSE_STYLES,
      default: 'family',
      about: 'Kind of house.',
      vary: { family: 5, cottage: 2, farmhouse: 2, townhouse: 1, modern: 1 },
    },
    roof: { type: 'choice', of: ['any', 'gabled', 'hipped'], default: 'any', about: 'Shape of the roof.' },
    storeys: { type: 'number', min: 0, max: 4, default: 0, about: 'Storeys under the eaves; 0 leaves it to the kind.' },
    chimney: { type: 'choice', of: ['any', 'yes', 'no'], default: 'any', about: 'A chimney.' },
    porch: { type: 'choice', of: ['any', 'yes', 'no'], default: 'any', about: 'A roof over the door.' },
  },
  slots: {
    walls: { material: { base: 'plaster', color: '#e6dcc6' }, words: ['wall', 'facade', 'house', 'brick'], main: true },
    roof: { material: { base: 'roof-tile', color: '#8c4630' }, words: ['roof', 'roof tile', 'tile'] },
    door: { material: { base: 'paint', color: '#24505a', rough: 0.4 }, words: ['door'] },
    windows: {
      material: { base: 'glass', color: '#1d2a33', rough: 0.08, transmission: 0 },
      words: ['window', 'glass pane'],
    },
    trim: {
      material: { base: 'paint', color: '#f1eee6', rough: 0.5 },
      words: ['trim', 'frame', 'window frame', 'porch'],
    },
    shutters: { material: { base: 'paint', color: '#3f6f62', rough: 0.5 }, words: ['shutter'] },
    stone: { material: { base: 'stone', color: '#a09a8c' }, words: ['stone', 'plinth', 'step', 'sill', 'foundation'] },
    chimney: { material: { base: 'brick', color: '#93503a' }, words: ['chimney'] },
    timber: { material: { base: 'wood', color: '#4a3423' }, words: ['timber', 'beam'] },
    cladding: { material: { base: 'wood', color: '#a9743f' }, words: ['cladding', 'boards', 'siding'] },
    metal: { material: { base: 'steel', color: '#3b3d3f', rough: 0.5 }, words: ['gutter', 'pipe', 'metal', 'knob'] },
    glass: { material: { base: 'glass', color: '#cfe0e2', transmission: 0.8 }, words: ['railing', 'rail'] },
    plants: { material: { base: 'leaf', color: '#45702f' }, words: ['plant', 'shrub', 'flower', 'bush'] },
  },
  palettes: housePalettes,
  presets: {
    house: { size: { height: 8.5, width: 10 } },
    home: { size: { height: 8.5, width: 10 } },
    'family house': { params: { style: 'family' }, size: { height: 8.5, width: 10 } },
    'brick house': {
      params: { style: 'family' },
      materials: { walls: { base: 'brick', color: '#9a4f38' } },
      size: { height: 8.5, width: 10 },
    },
    cottage: { params: { style: 'cottage' }, size: { height: 6.2, width: 8 } },
    'thatched cottage': {
      params: { style: 'cottage' },
      materials: { roof: { base: 'thatch', color: '#b3924f' } },
      size: { height: 6.2, width: 8 },
    },
    cabin: {
      params: { style: 'cottage' },
      materials: { walls: { base: 'wood', color: '#7b5232' }, roof: { base: 'shingles', color: '#54473a' } },
      size: { height: 6, width: 8 },
    },
    bungalow: { params: { style: 'family', storeys: 1, roof: 'hipped' }, size: { height: 5.5, width: 10 } },
    farmhouse: { params: { style: 'farmhouse' }, size: { height: 8.5, width: 10.5 } },
    townhouse: {
      open: ['walls', 'roof'],
      params: { style: 'townhouse' },
      materials: { walls: { base: 'brick', color: '#8a4a37' }, roof: { base: 'slate', color: '#4a515a' } },
      size: { height: 9.5, width: 7.5 },
    },
    mansion: {
      open: ['walls', 'roof'],
      params: { style: 'townhouse', storeys: 3 },
      materials: { walls: { base: 'cut-stone', color: '#d2c6aa' }, roof: { base: 'slate', color: '#4a515a' } },
      size: { height: 13, width: 11 },
    },
    'modern house': {
      open: ['walls', 'roof', 'trim'],
      params: { style: 'modern' },
      materials: {
        walls: { color: '#eceae6' },
        trim: { color: '#26282b' },
        roof: { base: 'concrete', color: '#57595b' },
      },
      size: { height: 8, width: 13 },
    },
    villa: {
      open: ['walls', 'roof', 'trim'],
      params: { style: 'modern' },
      materials: {
        walls: { color: '#eceae6' },
        trim: { color: '#26282b' },
        roof: { base: 'concrete', color: '#57595b' },
      },
      size: { height: 8, width: 13 },
    },
  },
  build({ params, materials, rng }) {
    const modern = read.word(params, 'style') === 'modern';
    const tiled = modern && materials.roof.base === house.slots.roof.material.base;
    const b = createBench(tiled ? { ...materials, roof: { base: 'concrete', color: '#57595b' } } : materials);
    if (modern) {
      buildModern(b, rng);
      return { parts: b.parts };
    }
    const p = planHouse(params, rng);
    const top = wallTop(p);
    addWalls(b, p);
    const ridge = top + (p.d / 2) * Math.tan(p.pitch * RAD);
    if (p.roof === 'gabled') {
      const g = { a: p.w / 2, c: p.d / 2, y: top, pitch: p.pitch, eaves: p.eaves, verge: 0.3 };
      b.add('roof tiles', 'roof', gableTiles(g));
      addGableTrim(b, g, 'roof', (of) => of);
    } else addHippedRoof(b, p);
    if (p.wing) addWing(b, p);
    if (p.porch) addPorch(b, p);
    const dormers = p.wing ? [p.w * 0.28] : p.dormers === 1 ? [p.porch ? p.w * 0.2 : 0] : [-p.w * 0.25, p.w * 0.25];
    dormers.slice(0, p.dormers).forEach((x, i) => {
      addDormer(b, p, x, `dormer ${i + 1}`);
    });
    if (p.chimney)
      addChimney(
        b,
        p.w / 2 - 0.75,
        p.roof === 'hipped' ? -0.4 : -0.55,
        top - 0.5,
        ridge + 0.95 - (p.roof === 'hipped' ? 0.4 : 0),
        p.style === 'cottage' ? 0.78 : 0.95,
      );
    return { parts: b.parts };
  },
};
