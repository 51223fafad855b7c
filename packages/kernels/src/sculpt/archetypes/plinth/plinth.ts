import type { Archetype } from '../../dsl/archetype.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addGround, GROUNDS, type Ground } from './ground.ts';
import { plinthPalettes } from './palettes.ts';
import { addPedestal } from './pedestal.ts';

/**
 * What a figure is shown on: a square stone plinth, a round pedestal, a turned wooden base, or a slab of ground for a diorama. The
 * layout widens it to what stands on it.
 */
export const plinth: Archetype = {
  name: 'plinth',
  kind: 'thing',
  size: { height: 0.8 },
  params: {
    kind: {
      type: 'choice',
      of: ['plinth', 'pedestal', 'base', 'slab'],
      default: 'plinth',
      about: 'square and moulded, round and tall, a low turned base, or a slab of ground',
    },
    ground: {
      type: 'choice',
      of: ['none', ...GROUNDS],
      default: 'none',
      about: 'what lies on top of a base; a slab is of it',
    },
    width: { type: 'number', min: 0.05, max: 20, default: 0.6, unit: 'm', about: 'across the top' },
    label: { type: 'flag', default: false, about: 'a brass plate in front' },
  },
  slots: {
    body: {
      material: { base: 'marble', color: '#d9d4ca' },
      words: ['plinth', 'pedestal', 'base', 'stand', 'podium'],
      main: true,
    },
    ground: { material: { base: 'grass' }, words: ['ground', 'grass', 'snow', 'sand', 'earth', 'water'] },
    trim: { material: { base: 'brass' }, words: ['plate', 'label', 'trim'] },
  },
  palettes: plinthPalettes,
  presets: {
    plinth: { size: { height: 0.4 } },
    pedestal: { params: { kind: 'pedestal' }, size: { height: 0.9 } },
    'display base': {
      params: { kind: 'base', label: true },
      materials: { body: { base: 'dark-wood' } },
      size: { height: 0.06 },
    },
    'grass base': {
      params: { kind: 'base', ground: 'grass' },
      materials: { body: { base: 'dark-wood' } },
      size: { height: 0.08 },
    },
    diorama: { params: { kind: 'slab', ground: 'grass' }, size: { height: 0.12 } },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const w = read.num(params, 'width');
    const b = createBench(materials);
    const asked = read.word(params, 'ground');
    const ground = (kind === 'slab' && asked === 'none' ? 'grass' : asked) as Ground | 'none';
    const top =
      kind === 'slab'
        ? addGround(b, ground as Ground, { w, y: 0, round: false }, rng)
        : addPedestal(b, kind, w, read.flag(params, 'label'));
    const free =
      kind !== 'slab' && ground !== 'none'
        ? addGround(b, ground, { w: 0.94 * w, y: top, round: kind !== 'plinth' }, rng)
        : top;
    return { parts: b.parts, sockets: { top: { at: [0, free, 0], dir: [0, 1, 0], size: 0.9 * w } } };
  },
};
