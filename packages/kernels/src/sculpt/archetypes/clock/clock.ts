import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildAlarm, buildDigital, buildWall } from './small.ts';
import { buildCuckoo, buildGrandfather } from './tall.ts';

/** Clocks with a dial that shows a real time: wall, grandfather, twin-bell alarm, cuckoo, digital. */
export const clock: Archetype = {
  name: 'clock',
  kind: 'furniture',
  size: { height: 0.3 },
  params: {
    kind: {
      type: 'choice',
      of: ['wall', 'grandfather', 'alarm', 'cuckoo', 'digital'],
      default: 'wall',
      about: 'Kind of clock.',
    },
    hour: { type: 'number', min: 0, max: 12, default: 10, about: 'Hour shown.' },
    minute: { type: 'number', min: 0, max: 59, default: 9, about: 'Minute shown.' },
  },
  slots: {
    case: {
      material: { base: 'wood', color: '#7a4724', color2: '#5a3016', rough: 0.3, clearcoat: 0.5 },
      words: ['case', 'frame', 'body', 'clock'],
      main: true,
    },
    dial: { material: { base: 'enamel', color: '#f4f0e4', rough: 0.35 }, words: ['dial', 'face'] },
    ink: { material: { base: 'plain', color: '#1c1a18' }, words: ['numeral', 'number', 'ink'] },
    hands: { material: { base: 'steel', color: '#202226', rough: 0.4 }, words: ['hand'] },
    metal: { material: { base: 'brass', color: '#c9a04a' }, words: ['metal', 'bell', 'pendulum', 'weight'] },
    trim: { material: { base: 'wood', color: '#4a2a14', color2: '#321a0a' }, words: ['trim', 'carving', 'button'] },
    accent: { material: { base: 'paint', color: '#b3201c', rough: 0.4 }, words: ['second hand', 'bird', 'accent'] },
    glass: { material: { base: 'glass', color: '#eaf0ee', transmission: 0.92 }, words: ['glass', 'door'] },
  },
  presets: {
    clock: { size: { height: 0.3 } },
    'grandfather clock': {
      params: { kind: 'grandfather' },
      materials: { accent: { base: 'gold', color: '#d8b050' } },
      size: { height: 2.25 },
    },
    'alarm clock': {
      params: { kind: 'alarm' },
      materials: {
        case: { base: 'paint', color: '#b3201c', rough: 0.25, clearcoat: 1 },
        metal: { base: 'chrome', color: '#dfe2e5' },
        trim: { base: 'steel', color: '#6a6d72' },
      },
      size: { height: 0.16 },
    },
    'cuckoo clock': { params: { kind: 'cuckoo' }, size: { height: 0.66 } },
    'digital clock': {
      params: { kind: 'digital' },
      materials: {
        case: { base: 'plastic', color: '#26282d', clearcoat: 0, rough: 0.45 },
        trim: { base: 'plastic', color: '#3a3d44' },
      },
      size: { width: 0.2 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const time = [Math.floor(read.num(params, 'hour')) % 12, Math.floor(read.num(params, 'minute'))] as const;
    if (kind === 'grandfather') buildGrandfather(b, time, rng);
    else if (kind === 'alarm') buildAlarm(b, time);
    else if (kind === 'cuckoo') buildCuckoo(b, time);
    else if (kind === 'digital') buildDigital(b, time);
    else buildWall(b, time, rng);
    return { parts: b.parts };
  },
};
