import type { Archetype, Socket } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, follow, read, tone } from '../../kits/joinery/index.ts';
import { buildClosed, buildOpen, type Plan } from './canopy.ts';
import { buildFan, buildFeatherFan } from './fan.ts';
import { umbrellaPalettes } from './palettes.ts';

const slots: Archetype['slots'] = {
  canopy: {
    material: { base: 'fabric', color: '#24365e', scale: 0.2 },
    words: ['canopy', 'cloth', 'umbrella', 'leaf', 'panel'],
    main: true,
  },
  second: {
    material: { base: 'fabric', color: '#24365e', scale: 0.2 },
    words: ['stripe', 'frill', 'band', 'tassel', 'lace'],
  },
  handle: { material: { base: 'wood', color: '#7a4a28' }, words: ['handle', 'grip', 'pole', 'stick'] },
  metal: { material: { base: 'steel', color: '#a8aab0' }, words: ['rib', 'shaft', 'metal'] },
  trim: { material: { base: 'plastic', color: '#22252b', rough: 0.4 }, words: ['tip', 'cap', 'edge', 'trim'] },
};

/** Umbrellas, parasols and hand fans. */
export const umbrella: Archetype = {
  name: 'umbrella',
  kind: 'clothing',
  size: { height: 0.86 },
  params: {
    kind: {
      type: 'choice',
      of: ['umbrella', 'beach', 'paper', 'fan', 'feather fan'],
      default: 'umbrella',
      about: 'What it is.',
    },
    open: { type: 'flag', default: true, about: 'Whether it is open.' },
    striped: { type: 'flag', default: false, about: 'Every other panel in a second colour.', vary: 0.2 },
    frill: { type: 'flag', default: false, about: 'A valance along the hem.' },
    handle: {
      type: 'choice',
      of: ['hook', 'straight'],
      default: 'hook',
      about: 'Shape of the handle.',
      vary: { hook: 3, straight: 1 },
    },
  },
  slots,
  palettes: umbrellaPalettes,
  presets: {
    umbrella: { openParams: ['striped', 'handle'], size: { height: 0.92 } },
    'closed umbrella': { params: { open: false }, openParams: ['handle'], size: { height: 0.86 } },
    'golf umbrella': {
      params: { striped: true, handle: 'straight' },
      materials: { canopy: { color: '#1f6a44' }, second: { color: '#f2efe6' } },
      size: { height: 0.92 },
    },
    'kids umbrella': {
      params: { striped: true },
      materials: {
        canopy: { color: '#e0402c' },
        second: { color: '#f0c030' },
        handle: { base: 'plastic', color: '#f0c030' },
      },
      size: { height: 0.7 },
    },
    'transparent umbrella': {
      materials: {
        canopy: { base: 'glass', color: '#e6f0f4' },
        second: { base: 'glass', color: '#e6f0f4' },
        handle: { base: 'plastic', color: '#f2f2f0' },
      },
      size: { height: 0.92 },
    },
    'lace parasol': {
      open: ['canopy'],
      params: { frill: true, handle: 'straight' },
      materials: {
        canopy: { base: 'silk', color: '#f2ebe0' },
        second: { base: 'fabric', color: '#e6d8c4', scale: 0.15 },
        handle: { base: 'bone', color: '#efe4d0' },
      },
      size: { height: 0.92 },
    },
    'beach umbrella': {
      params: { kind: 'beach', striped: true },
      materials: {
        canopy: { color: '#d8382c' },
        second: { color: '#f4f0e6' },
        handle: { base: 'wood', color: '#c9a06a' },
      },
      size: { height: 2.25 },
    },
    'patio umbrella': {
      open: ['canopy'],
      params: { kind: 'beach', frill: true, striped: false },
      materials: { canopy: { color: '#c8b48c' }, second: { color: '#b8a47c' } },
      size: { height: 2.25 },
    },
    'paper umbrella': {
      open: ['canopy'],
      params: { kind: 'paper', striped: false, handle: 'straight' },
      materials: {
        canopy: { base: 'paper', color: '#b8281e' },
        second: { base: 'paper', color: '#f0e8d8' },
        metal: { base: 'wood', color: '#c9a06a' },
        trim: { base: 'wood', color: '#2a1c16' },
        handle: { base: 'wood', color: '#4a2a1a' },
      },
      size: { height: 0.85 },
    },
    'hand fan': {
      open: ['canopy'],
      params: { kind: 'fan' },
      materials: {
        canopy: { base: 'paper', color: '#c8302c' },
        second: { base: 'paint', color: '#f4e8e0' },
        handle: { base: 'wood', color: '#5a3420' },
        trim: { base: 'gold', color: '#d8aa3c' },
        metal: { base: 'brass', color: '#c2a05a' },
      },
      size: { height: 0.245 },
    },
    'feather fan': {
      open: ['canopy'],
      params: { kind: 'feather fan' },
      materials: {
        canopy: { base: 'feathers', color: '#2a2c40' },
        second: { base: 'feathers', color: '#39406a' },
        handle: { base: 'wood', color: '#4a2a1a' },
        metal: { base: 'gold', color: '#d8aa3c' },
        trim: { base: 'crystal', color: '#a8d0e8' },
      },
      size: { height: 0.42 },
    },
  },
  build({ params, materials, rng }) {
    const striped = read.flag(params, 'striped');
    const own = follow(materials, slots, striped ? [] : ['second']);
    const kind = read.word(params, 'kind');
    // stripes of one colour are none
    const second =
      striped && materials.second.color === slots.second.material.color
        ? { ...own.second, color: '#f2efe6' }
        : own.second;
    const b = createBench({
      ...own,
      second,
      thread: { base: 'fabric', color: tone(own.canopy.color ?? '#808080', 1.5), scale: 0.2 },
    });
    const held = (y: number, size: number): Record<string, Socket> => ({
      handle: { at: [0, y, 0], dir: [0, 1, 0], size },
    });
    if (kind === 'fan') buildFan(b);
    else if (kind === 'feather fan') buildFeatherFan(b);
    else {
      const plan = planOf(kind, params);
      if (read.flag(params, 'open')) buildOpen(b, plan);
      else buildClosed(b, plan);
    }
    const grip =
      kind === 'fan'
        ? 0.03
        : kind === 'feather fan'
          ? 0.06
          : kind === 'beach'
            ? 0.9
            : read.flag(params, 'open')
              ? 0.2
              : 0.76;
    return { parts: proportioned(b.parts, rng, 0.02), sockets: held(grip, 0.024) };
  },
};

function planOf(kind: string, params: Parameters<Archetype['build']>[0]['params']): Plan {
  const plan: Plan = {
    r: 0.5,
    rise: 0.22,
    ribs: 8,
    shaft: 0.84,
    hem: read.flag(params, 'frill') ? 'frill' : 'arcs',
    striped: read.flag(params, 'striped'),
    crook: read.word(params, 'handle') === 'hook' ? 'hook' : 'straight',
  };
  if (kind === 'beach') return { ...plan, r: 1.05, rise: 0.42, shaft: 2.1, crook: 'pole' };
  if (kind === 'paper') return { ...plan, r: 0.45, rise: 0.16, ribs: 16, shaft: 0.78 };
  return plan;
}
