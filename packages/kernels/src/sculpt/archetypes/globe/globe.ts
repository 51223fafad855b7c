import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildArmillary, buildOrrery } from './armillary.ts';
import { buildCompass, buildSundial } from './dial.ts';
import { buildSextant } from './sextant.ts';
import { buildGlobe } from './sphere.ts';

/** Instruments of earth and sky: globes, compasses, sextants, sundials, armillary spheres, orreries. */
export const globe: Archetype = {
  name: 'globe',
  kind: 'thing',
  size: { height: 0.38 },
  params: {
    kind: {
      type: 'choice',
      of: ['globe', 'moon', 'star', 'compass', 'sextant', 'sundial', 'armillary', 'orrery'],
      default: 'globe',
      about: 'Kind of instrument.',
    },
  },
  slots: {
    sea: {
      material: { base: 'paint', color: '#2f6f9f', rough: 0.3, clearcoat: 0.6 },
      words: ['sea', 'ocean', 'globe', 'water', 'sphere'],
      main: true,
    },
    land: { material: { base: 'paint', color: '#c9b06a', rough: 0.5 }, words: ['land', 'continent'] },
    metal: {
      material: { base: 'brass', color: '#cfa048', rough: 0.22 },
      words: ['ring', 'metal', 'meridian', 'case', 'frame', 'arm'],
    },
    stand: {
      material: { base: 'wood', color: '#5f351b', color2: '#3f210e', rough: 0.3, clearcoat: 0.5, relief: 0.5 },
      words: ['stand', 'base', 'foot'],
    },
    face: { material: { base: 'enamel', color: '#efe6cc' }, words: ['face', 'dial', 'card'] },
    needle: { material: { base: 'paint', color: '#c0281c' }, words: ['needle', 'hand', 'gnomon'] },
    glass: { material: { base: 'glass', color: '#eef4f2', transmission: 0.95 }, words: ['glass', 'lens'] },
  },
  palettes: [
    {
      lead: 'sea',
      when: { kind: ['globe'] },
      of: colorways({
        atlas: { weight: 2 },
        antique: { sea: '#c8b184', land: '#8a6234' },
        modern: {
          sea: '#2a8cc0',
          land: '#6fae54',
          stand: { base: 'plastic', color: '#26282c' },
          metal: { base: 'chrome', color: '#d6d9dc' },
        },
        black: { sea: '#1e2226', land: { base: 'gold', color: '#d0a24a' } },
        teal: { sea: '#2f7f7a', land: '#e3d3a0' },
      }),
    },
  ],
  presets: {
    globe: { size: { height: 0.4 } },
    'moon globe': {
      params: { kind: 'moon' },
      materials: { sea: { base: 'stone', color: '#b4b2ac', clearcoat: 0 }, land: { base: 'stone', color: '#8f8d88' } },
      size: { height: 0.4 },
    },
    'star globe': {
      params: { kind: 'star' },
      materials: { sea: { color: '#182a52' }, land: { base: 'gold', color: '#e0b850' } },
      size: { height: 0.4 },
    },
    compass: { params: { kind: 'compass' }, size: { width: 0.082 } },
    sextant: { params: { kind: 'sextant' }, size: { height: 0.26 } },
    sundial: {
      params: { kind: 'sundial' },
      materials: {
        stand: { base: 'stone', color: '#a5a198', clearcoat: 0 },
        face: { base: 'bronze', color: '#8a6a38' },
        needle: { base: 'bronze', color: '#7a5c30' },
        metal: { base: 'bronze', color: '#c8a45c' },
      },
      size: { height: 0.95 },
    },
    'armillary sphere': { params: { kind: 'armillary' }, size: { height: 0.45 } },
    orrery: { params: { kind: 'orrery' }, size: { height: 0.3 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'compass') buildCompass(b, rng);
    else if (kind === 'sundial') buildSundial(b);
    else if (kind === 'sextant') buildSextant(b);
    else if (kind === 'armillary') buildArmillary(b);
    else if (kind === 'orrery') buildOrrery(b, rng);
    else buildGlobe(b, kind, rng);
    return { parts: proportioned(b.parts, rng) };
  },
};
