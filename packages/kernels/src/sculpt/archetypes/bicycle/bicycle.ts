import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addCycleWheel, VEHICLE_SLOTS } from '../../kits/vehicle/index.ts';
import { buildPenny, buildTricycle, buildUnicycle } from './curious.ts';
import { addBasket, addGuards, addLamps } from './extras.ts';
import { addFrame } from './frame.ts';
import { bicyclePalettes } from './palettes.ts';
import { PLANS } from './plan.ts';
import { addBars, addDrive, addSaddle } from './running.ts';

const CURIOUS = { 'penny-farthing': buildPenny, tricycle: buildTricycle, unicycle: buildUnicycle } as const;

/** Bicycles of tubes: frame, fork, wheels of wire spokes, drive, bars and saddle in five riding styles, and three curiosities. */
export const bicycle: Archetype = {
  name: 'bicycle',
  kind: 'vehicle',
  size: { length: 1.75 },
  params: {
    kind: {
      type: 'choice',
      of: [...Object.keys(PLANS), ...Object.keys(CURIOUS)],
      default: 'city',
      about: 'What sort of bicycle.',
    },
    basket: { type: 'flag', default: false, about: 'A basket on the handlebar.', vary: 0.35 },
  },
  slots: {
    frame: {
      material: { base: 'paint', color: '#2f7f86', rough: 0.25, clearcoat: 1 },
      words: ['frame', 'body', 'fork', 'bicycle'],
      main: true,
    },
    wheels: { material: { base: 'aluminium', color: '#c9ccd0', rough: 0.3 }, words: ['wheel', 'rim', 'spoke'] },
    tyres: { ...VEHICLE_SLOTS.tyres, material: { base: 'rubber', color: '#1b1b1c' } },
    chrome: {
      material: { base: 'chrome', color: '#dfe2e5', rough: 0.14, metal: 1 },
      words: ['chrome', 'handlebar', 'pedal', 'crank'],
    },
    chain: { material: { base: 'steel', color: '#5d5c5a', rough: 0.4 }, words: ['chain', 'gear'] },
    saddle: { material: { base: 'leather', color: '#7a4524', scale: 0.4 }, words: ['saddle', 'seat', 'grip'] },
    basket: { material: { base: 'wicker', color: '#b98a4e' }, words: ['basket'] },
    lights: VEHICLE_SLOTS.lights,
    'tail lamps': VEHICLE_SLOTS['tail lamps'],
    trim: { material: { base: 'plastic', color: '#1b1c1e', rough: 0.5 }, words: ['trim', 'cable', 'brake'] },
  },
  palettes: bicyclePalettes,
  presets: {
    bicycle: {},
    'city bike': { params: { kind: 'city', basket: true }, size: { height: 1.1 } },
    'mountain bike': {
      open: ['frame', 'saddle'],
      params: { kind: 'mountain' },
      materials: {
        frame: { color: '#c7541c' },
        wheels: { base: 'paint', color: '#1d1e20' },
        chrome: { base: 'paint', color: '#1d1e20' },
        saddle: { color: '#1b1a1a' },
      },
    },
    'road bike': {
      open: ['frame', 'saddle'],
      params: { kind: 'road' },
      materials: {
        frame: { color: '#b5161d' },
        wheels: { base: 'paint', color: '#202124' },
        saddle: { color: '#1b1a1a' },
      },
    },
    bmx: {
      open: ['frame', 'saddle'],
      params: { kind: 'bmx' },
      materials: { frame: { color: '#2a2c8c' }, saddle: { color: '#1b1a1a' } },
    },
    'kids bike': {
      open: ['frame'],
      params: { kind: 'kids', basket: true },
      materials: {
        frame: { color: '#e04b86' },
        tyres: { color: '#f1efe8' },
        saddle: { base: 'plastic', color: '#ffffff' },
      },
    },
    'penny farthing': { params: { kind: 'penny-farthing' }, materials: { frame: { base: 'iron', color: '#23211f' } } },
    tricycle: {
      open: ['frame', 'saddle'],
      params: { kind: 'tricycle' },
      materials: { frame: { color: '#c4181f' }, saddle: { base: 'paint', color: '#f2c21c' } },
    },
    unicycle: {
      params: { kind: 'unicycle' },
      materials: { frame: { base: 'chrome', color: '#d8dadd' }, saddle: { color: '#a3161c' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('bicycle');
    let seat: Vec3;
    if (kind in CURIOUS) seat = CURIOUS[kind as keyof typeof CURIOUS](b, taste);
    else {
      const p = { ...PLANS[kind], saddle: PLANS[kind].saddle + taste.range(-0.02, 0.03) };
      const knobs = kind === 'mountain' || kind === 'bmx';
      addCycleWheel(b, 'front', { r: p.r, w: p.tyre, face: 'wire', spokes: p.spokes, hub: 0.035, knobs }, [
        0,
        p.r,
        p.front,
      ]);
      addCycleWheel(b, 'rear', { r: p.r, w: p.tyre, face: 'wire', spokes: p.spokes, hub: 0.045, knobs }, [
        0,
        p.r,
        p.rear,
      ]);
      addFrame(b, p, taste);
      addDrive(b, p);
      addBars(b, p, taste);
      seat = addSaddle(b, p);
      if (p.guards) addGuards(b, p);
      if (p.lamps) addLamps(b, p);
      if (read.flag(params, 'basket')) addBasket(b, p);
    }
    return { parts: b.parts, sockets: { seat: { at: seat, dir: [0, 1, 0], size: 0.2 } } };
  },
};
