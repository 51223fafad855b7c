import type { Archetype } from '../../dsl/archetype.ts';
import { createBench } from '../../kits/joinery/index.ts';
import { armchairPalettes } from './palettes.ts';
import { planSofa, SOFA_DESIGNS } from './plan.ts';
import { addFeet, addPillows, addUpholstery } from './upholstery.ts';

/** Upholstered seats from armchair to four-seat sofa: modern, mid-century, chesterfield, wingback, club and lounge. */
export const armchair: Archetype = {
  name: 'armchair',
  kind: 'furniture',
  size: { height: 0.95 },
  params: {
    places: { type: 'number', min: 1, max: 4, default: 1, about: 'How many sit side by side.' },
    design: {
      type: 'choice',
      of: ['any', ...SOFA_DESIGNS],
      default: 'any',
      about: 'Design of the trade; any lets the seed choose.',
    },
  },
  slots: {
    upholstery: {
      material: { base: 'fabric', color: '#5b7f86' },
      words: ['upholstery', 'fabric', 'cushion', 'seat', 'back', 'arm'],
      main: true,
    },
    pillows: { material: { base: 'fabric', color: '#d9a441' }, words: ['pillow', 'throw pillow'] },
    frame: { material: { base: 'wood', color: '#6b4426', rough: 0.42 }, words: ['leg', 'foot', 'frame', 'wood'] },
    metal: { material: { base: 'brass', color: '#b48b46', rough: 0.3 }, words: ['nail', 'metal', 'stud'] },
  },
  palettes: armchairPalettes,
  presets: {
    armchair: { size: { height: 0.85 } },
    'easy chair': { params: { design: 'club' }, size: { height: 0.85 } },
    'club chair': {
      open: ['upholstery'],
      params: { design: 'club' },
      materials: { upholstery: { base: 'leather', color: '#6a3b20' } },
      size: { height: 0.82 },
    },
    'wing chair': { params: { design: 'wingback' }, size: { height: 1.06 } },
    'lounge chair': { params: { design: 'midcentury' }, size: { height: 0.8 } },
    sofa: { params: { places: 3 }, size: { height: 0.82, width: 2.2 } },
    couch: { params: { places: 3 }, size: { height: 0.82, width: 2.2 } },
    settee: { params: { places: 2 }, size: { height: 0.82, width: 1.6 } },
    loveseat: { params: { places: 2 }, size: { height: 0.82, width: 1.6 } },
    chesterfield: {
      open: ['upholstery'],
      params: { places: 3, design: 'chesterfield' },
      materials: { upholstery: { base: 'leather', color: '#5a2d18' } },
      size: { height: 0.76, width: 2.25 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const p = planSofa(params, rng);
    addUpholstery(b, p);
    addFeet(b, p);
    addPillows(b, p);
    return {
      parts: b.parts,
      sockets: { seat: { at: [0, p.seatH + 0.02, 0.05], dir: [0, 1, 0], size: p.w - 2 * p.armW } },
    };
  },
};
