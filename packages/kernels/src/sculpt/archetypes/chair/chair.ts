import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, follow, read } from '../../kits/joinery/index.ts';
import { addBack } from './back.ts';
import { addUnderframe } from './legs.ts';
import { chairPalettes } from './palettes.ts';
import { CHAIR_DESIGNS, planChair } from './plan.ts';
import { addArms, addRockers, addSeat } from './seat.ts';
import { buildStool } from './stool.ts';

/** Wooden seats for one: dining chairs in six designs of the trade, armchair, rocking chair, stool and bar stool. */
export const chair: Archetype = {
  name: 'chair',
  kind: 'furniture',
  size: { height: 0.9 },
  params: {
    style: {
      type: 'choice',
      of: ['dining', 'armchair', 'rocking', 'stool', 'bar stool'],
      default: 'dining',
      about: 'Kind of seat.',
    },
    design: {
      type: 'choice',
      of: ['any', ...CHAIR_DESIGNS],
      default: 'any',
      about: 'Design of the trade; any lets the seed choose.',
    },
    seatHeight: {
      type: 'number',
      min: 0.25,
      max: 0.85,
      default: 0.45,
      unit: 'm',
      about: 'Top of the seat above the ground.',
    },
    arms: { type: 'flag', default: false, about: 'Armrests.' },
    cushion: { type: 'flag', default: false, about: 'A cushion on a wooden seat.' },
  },
  slots: {
    frame: {
      material: { base: 'wood', color: '#8a5a33', rough: 0.45 },
      words: ['frame', 'leg', 'wood', 'arm'],
      main: true,
    },
    back: { material: { base: 'wood', color: '#8a5a33', rough: 0.45 }, words: ['back', 'backrest', 'slat', 'spindle'] },
    seat: {
      material: { base: 'fabric', color: '#b9a98c' },
      words: ['seat', 'cushion', 'upholstery', 'fabric', 'padding'],
    },
    metal: { material: { base: 'steel', color: '#8f8c86', rough: 0.4 }, words: ['metal', 'foot', 'nail', 'ring'] },
  },
  palettes: chairPalettes,
  presets: {
    chair: { size: { height: 0.95 } },
    'dining chair': { size: { height: 0.95 } },
    'kitchen chair': { params: { design: 'farmhouse' }, size: { height: 0.92 } },
    'wooden chair': { params: { design: 'mission' }, size: { height: 0.98 } },
    'windsor chair': { params: { design: 'windsor' }, size: { height: 0.95 } },
    'rocking chair': { params: { style: 'rocking' }, size: { height: 1.1 } },
    stool: { params: { style: 'stool' }, size: { height: 0.46 } },
    'bar stool': { params: { style: 'bar stool', seatHeight: 0.74 }, size: { height: 0.76 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(follow(materials, chair.slots, ['back']));
    const style = read.word(params, 'style');
    if (style === 'stool' || style === 'bar stool') {
      const seatH = style === 'stool' ? read.num(params, 'seatHeight') : Math.max(0.65, read.num(params, 'seatHeight'));
      buildStool(b, seatH, read.flag(params, 'cushion'), rng);
      return { parts: b.parts, sockets: { seat: { at: [0, seatH, 0], dir: [0, 1, 0], size: 0.3 } } };
    }
    const plan = planChair(params, rng);
    addUnderframe(b, plan, plan.rockers ? 0.05 : 0.005);
    addSeat(b, plan);
    addBack(b, plan);
    if (plan.arms) addArms(b, plan);
    if (plan.rockers) addRockers(b, plan);
    return { parts: b.parts, sockets: { seat: { at: [0, plan.seatH, 0], dir: [0, 1, 0], size: 0.4 } } };
  },
};
