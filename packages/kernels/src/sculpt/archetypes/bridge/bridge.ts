import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildCovered } from './covered-bridge.ts';
import { buildDraw } from './drawbridge.ts';
import { buildOverpass } from './overpass.ts';
import { bridgePalettes } from './palettes.ts';
import { buildPier } from './pier.ts';
import { buildRope } from './rope-bridge.ts';
import { buildSuspension } from './steel-bridges.ts';
import { buildAqueduct, buildArch } from './stone-bridges.ts';
import { buildTruss } from './truss-bridge.ts';
import { buildJapanese } from './wooden-bridges.ts';

const WOOD = { base: 'wood', color: '#8a6440' };

/** Bridges: stone arches, suspension, rope, drawbridge, truss, garden, covered, viaduct, overpass, pier. They span along X. */
export const bridge: Archetype = {
  name: 'bridge',
  kind: 'building',
  size: { length: 20 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'arch',
        'suspension',
        'towers',
        'rope',
        'draw',
        'truss',
        'japanese',
        'covered',
        'aqueduct',
        'overpass',
        'pier',
      ],
      default: 'arch',
      about: 'Kind of bridge; towers is a suspension bridge with towers of stone.',
    },
    spans: {
      type: 'number',
      min: 1,
      max: 5,
      default: 2,
      about: 'Arches of a stone bridge.',
      vary: { 1: 2, 2: 3, 3: 3 },
    },
    tiers: { type: 'number', min: 1, max: 3, default: 2, about: 'Arcades over each other of an aqueduct.' },
    open: { type: 'number', min: 0, max: 70, default: 0, unit: '°', about: 'How far a drawbridge is raised.' },
    lamps: { type: 'flag', default: false, about: 'Street lamps on a stone bridge.', vary: 0.4 },
  },
  slots: {
    body: {
      material: { base: 'cut-stone', color: '#a89c86' },
      words: ['bridge', 'stone', 'arch', 'tower', 'truss', 'beam', 'wall'],
      main: true,
    },
    trim: { material: { base: 'stone', color: '#c2b8a2' }, words: ['trim', 'keystone', 'coping', 'cap'] },
    deck: { material: { base: 'cobble', color: '#7c766c' }, words: ['deck', 'road', 'plank', 'roadway', 'paving'] },
    rail: { material: { base: 'wood', color: '#6b4a2e' }, words: ['rail', 'railing', 'post', 'handrail'] },
    cable: { material: { base: 'rope', color: '#b89a64' }, words: ['cable', 'rope', 'hanger'] },
    base: { material: { base: 'cut-stone', color: '#8f8878' }, words: ['pier', 'abutment', 'pillar', 'base', 'cliff'] },
    metal: { material: { base: 'iron', color: '#3a3836' }, words: ['metal', 'chain', 'lamp', 'iron'] },
    roof: { material: { base: 'shingles', color: '#6b5440' }, words: ['roof'] },
  },
  palettes: bridgePalettes,
  presets: {
    bridge: { size: { height: 5 } },
    'stone bridge': { size: { height: 5 } },
    'arch bridge': { params: { spans: 1 } },
    'suspension bridge': {
      params: { kind: 'suspension' },
      open: ['body'],
      materials: {
        body: { base: 'paint', color: '#7d8a92', rough: 0.5 },
        cable: { base: 'steel', color: '#8a9096' },
        deck: { base: 'concrete', color: '#4a4b4d' },
        base: { base: 'concrete', color: '#a8a49a' },
        trim: { base: 'concrete', color: '#bdb9ae' },
        rail: { base: 'paint', color: '#8d989e' },
      },
      size: { height: 14 },
    },
    'golden gate bridge': {
      params: { kind: 'suspension' },
      materials: {
        body: { base: 'paint', color: '#c0402c', rough: 0.5 },
        cable: { base: 'paint', color: '#b83a28', rough: 0.5 },
        deck: { base: 'concrete', color: '#4a4b4d' },
        base: { base: 'concrete', color: '#a8a49a' },
        trim: { base: 'concrete', color: '#bdb9ae' },
        rail: { base: 'paint', color: '#c0402c' },
      },
      size: { height: 14 },
    },
    'brooklyn bridge': {
      params: { kind: 'towers' },
      materials: {
        body: { base: 'paint', color: '#8a7d68', rough: 0.5 },
        cable: { base: 'steel', color: '#8f8a80' },
        deck: { base: 'concrete', color: '#4f4d4a' },
        base: { base: 'cut-stone', color: '#b39b78' },
        trim: { base: 'stone', color: '#c7b290' },
        rail: { base: 'paint', color: '#6e6454' },
      },
      size: { height: 12.5 },
    },
    'rope bridge': {
      params: { kind: 'rope' },
      materials: {
        body: WOOD,
        deck: { base: 'wood', color: '#94704a' },
        rail: { base: 'wood', color: '#6e4f34' },
        base: { base: 'stone', color: '#857c70' },
      },
      size: { height: 4 },
    },
    drawbridge: {
      params: { kind: 'draw' },
      materials: { deck: { base: 'wood', color: '#7c5836' }, rail: { base: 'wood', color: '#5e4128' } },
      size: { height: 9 },
    },
    'truss bridge': {
      params: { kind: 'truss' },
      open: ['body'],
      materials: {
        body: { base: 'paint', color: '#5e6b66', rough: 0.6, wear: 0.4 },
        deck: { base: 'wood', color: '#5c4836' },
        rail: { base: 'paint', color: '#4e5a56' },
        metal: { base: 'steel', color: '#7a7470' },
      },
      size: { height: 6 },
    },
    'japanese bridge': {
      params: { kind: 'japanese' },
      materials: {
        body: { base: 'paint', color: '#b02a1c', rough: 0.45 },
        rail: { base: 'paint', color: '#c2301f', rough: 0.45 },
        deck: { base: 'wood', color: '#94653e' },
        metal: { base: 'gold', color: '#d8a83c' },
        base: { base: 'granite', color: '#9a968e' },
      },
      size: { height: 2.9 },
    },
    'garden bridge': {
      params: { kind: 'japanese' },
      materials: {
        body: WOOD,
        rail: WOOD,
        deck: { base: 'wood', color: '#a07a4c' },
        metal: { base: 'wood', color: '#6b4a2e' },
      },
      size: { height: 2.9 },
    },
    'covered bridge': {
      params: { kind: 'covered' },
      open: ['body'],
      materials: {
        body: { base: 'planks', color: '#9a3024' },
        trim: { base: 'paint', color: '#efe9dc' },
        deck: { base: 'planks', color: '#86684a' },
        base: { base: 'cobble', color: '#8f897c' },
      },
      size: { height: 7 },
    },
    aqueduct: { params: { kind: 'aqueduct', spans: 3, tiers: 2 }, size: { height: 11 } },
    viaduct: {
      params: { kind: 'aqueduct', spans: 3, tiers: 1 },
      materials: { body: { base: 'brick', color: '#93553f' } },
    },
    overpass: {
      params: { kind: 'overpass' },
      materials: {
        body: { base: 'concrete', color: '#aaa79f' },
        trim: { base: 'concrete', color: '#bcb8ae' },
        base: { base: 'concrete', color: '#97948c' },
        deck: { base: 'concrete', color: '#3f4042' },
        rail: { base: 'steel', color: '#9a9fa4' },
      },
      size: { height: 6 },
    },
    pier: {
      params: { kind: 'pier' },
      materials: {
        body: { base: 'wood', color: '#6e5640' },
        deck: { base: 'wood', color: '#97805f' },
        rail: { base: 'wood', color: '#7a6046' },
      },
      size: { height: 4.2 },
    },
    'wooden bridge': {
      params: { kind: 'japanese' },
      materials: {
        body: WOOD,
        rail: WOOD,
        deck: { base: 'wood', color: '#a07a4c' },
        metal: { base: 'wood', color: '#6b4a2e' },
      },
      size: { height: 2.9 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('bridge');
    const kind = read.word(params, 'kind');
    const spans = Math.round(read.num(params, 'spans'));
    if (kind === 'suspension') buildSuspension(b, false);
    else if (kind === 'towers') buildSuspension(b, true);
    else if (kind === 'rope') buildRope(b, taste);
    else if (kind === 'draw') buildDraw(b, read.num(params, 'open'), taste);
    else if (kind === 'truss') buildTruss(b);
    else if (kind === 'japanese') buildJapanese(b);
    else if (kind === 'covered') buildCovered(b);
    else if (kind === 'aqueduct') buildAqueduct(b, spans, Math.round(read.num(params, 'tiers')), taste);
    else if (kind === 'overpass') buildOverpass(b);
    else if (kind === 'pier') buildPier(b, taste);
    else buildArch(b, spans, read.flag(params, 'lamps'), taste);
    return { parts: b.parts };
  },
};
