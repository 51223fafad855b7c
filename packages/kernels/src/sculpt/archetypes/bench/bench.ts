import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { benchPalettes } from './palettes.ts';
import { buildGardenBench, buildParkBench } from './park.ts';
import { buildPew, buildPicnic } from './plank-benches.ts';
import { buildLog, buildStone, buildUpholstered } from './solid-benches.ts';

const KINDS = ['park', 'garden', 'picnic', 'pew', 'stone', 'log', 'upholstered', 'swing'] as const;

/** Benches: iron-sided park bench, garden bench, picnic bench, pew, stone and log bench, upholstered bench, porch swing. */
export const bench: Archetype = {
  name: 'bench',
  kind: 'furniture',
  size: { length: 1.6 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'park', about: 'Kind of bench.' },
    length: { type: 'number', min: 0.5, max: 3, default: 1.6, unit: 'm', about: 'Length of the seat.' },
    back: { type: 'flag', default: true, about: 'Whether it has a back.' },
    arms: { type: 'flag', default: true, about: 'Whether it has arms.' },
  },
  slots: {
    wood: {
      material: { base: 'oak', color: '#9a6a3c' },
      words: ['wood', 'slat', 'seat', 'back', 'plank', 'top'],
      main: true,
    },
    frame: { material: { base: 'cast-iron', color: '#26302c' }, words: ['frame', 'leg', 'arm', 'iron', 'side'] },
    metal: { material: { base: 'steel', color: '#8d8a84' }, words: ['bolt', 'metal', 'chain'] },
    cushion: { material: { base: 'velvet', color: '#5a6f78' }, words: ['cushion', 'upholstery', 'padding'] },
  },
  palettes: benchPalettes,
  presets: {
    bench: {},
    'garden bench': {
      open: ['wood'],
      params: { kind: 'garden' },
      materials: { wood: { base: 'oak', color: '#a8764a' } },
    },
    'park bench': {},
    'church pew': {
      open: ['wood'],
      params: { kind: 'pew', length: 2.2 },
      materials: { wood: { base: 'dark-wood', color: '#5f3c22' } },
    },
    'picnic bench': { params: { kind: 'picnic', length: 1.8 } },
    'stone bench': {
      params: { kind: 'stone' },
      materials: { wood: { base: 'stone', color: '#9b968c' }, frame: { base: 'stone', color: '#8e897f' } },
    },
    'log bench': { params: { kind: 'log' } },
    'piano bench': {
      params: { kind: 'upholstered', length: 0.8 },
      materials: { cushion: { base: 'leather', color: '#1d1a19' }, wood: { base: 'dark-wood', color: '#2a1a12' } },
    },
    ottoman: { params: { kind: 'upholstered', length: 0.6 } },
    'bedroom bench': { params: { kind: 'upholstered', length: 1.2 } },
    'hall bench': { params: { kind: 'pew', length: 1.3 } },
    'swing bench': { params: { kind: 'swing' } },
    settle: { params: { kind: 'pew', length: 1.4 } },
  },
  build({ params, materials, rng }) {
    const taste = rng.fork('bench');
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const l = read.num(params, 'length');
    const back = read.flag(params, 'back');
    const arms = read.flag(params, 'arms');
    if (kind === 'garden') buildGardenBench(b, l, back, arms, taste, false);
    else if (kind === 'swing') buildGardenBench(b, l, true, true, taste, true);
    else if (kind === 'picnic') buildPicnic(b, l);
    else if (kind === 'pew') buildPew(b, l, taste);
    else if (kind === 'stone') buildStone(b, l, taste);
    else if (kind === 'log') buildLog(b, l, taste);
    else if (kind === 'upholstered') buildUpholstered(b, l, taste);
    else buildParkBench(b, l, back, arms, taste);
    const y = kind === 'picnic' ? 0.75 : kind === 'swing' ? 0.62 : 0.45;
    return { parts: b.parts, sockets: { seat: { at: [0, y, 0.05], dir: [0, 1, 0], size: l * 0.8 } } };
  },
};
