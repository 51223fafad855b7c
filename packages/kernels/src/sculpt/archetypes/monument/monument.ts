import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, read, suited } from '../../kits/joinery/index.ts';
import { famous } from './famous.ts';
import { addIronTower } from './iron-tower.ts';
import { memorials } from './memorials.ts';

const BUILD: Readonly<Record<string, (b: Bench) => void>> = {
  obelisk: (b) => memorials.addObelisk(b, false),
  washington: (b) => memorials.addObelisk(b, true),
  column: memorials.addColumn,
  wall: memorials.addWall,
  iron: addIronTower,
  henge: famous.addHenge,
  arch: famous.addArch,
  atomium: famous.addAtomium,
  needle: famous.addNeedle,
};

/** What is put up to be remembered: memorial obelisks, victory columns, walls of names; towers and arches that cities are known by. */
export const monument: Archetype = {
  name: 'monument',
  kind: 'building',
  size: { height: 12 },
  params: {
    kind: {
      type: 'choice',
      of: Object.keys(BUILD),
      default: 'obelisk',
      about: 'Which monument.',
      vary: { obelisk: 3, column: 2 },
    },
  },
  slots: {
    stone: {
      material: { base: 'granite', color: '#b4aea4' },
      words: ['stone', 'shaft', 'obelisk', 'column', 'wall', 'monument'],
      main: true,
    },
    base: { material: { base: 'cut-stone', color: '#a29a8c' }, words: ['base', 'plinth', 'step', 'pedestal'] },
    bronze: {
      material: { base: 'bronze', color: '#6f5a38' },
      words: ['bronze', 'plaque', 'wreath', 'figure', 'letter', 'statue'],
    },
    gold: { material: { base: 'gold', color: '#d8a83c' }, words: ['gold', 'tip', 'globe'] },
    chain: { material: { base: 'cast-iron', color: '#2a2b2d' }, words: ['chain', 'fence', 'iron', 'bollard'] },
    grass: { material: { base: 'grass', color: '#5f8a3c' }, words: ['grass', 'lawn', 'ground'] },
    glass: { material: { base: 'paint', color: '#2f4a5c', rough: 0.12 }, words: ['glass', 'window'] },
  },
  palettes: [
    {
      lead: 'stone',
      when: { kind: ['obelisk', 'column', 'wall'] },
      of: colorways({
        granite: { weight: 2 },
        marble: { stone: { base: 'marble', color: '#ece8e0' }, base: '#b8b2a6' },
        sandstone: { stone: { base: 'sandstone', color: '#d0b48a' }, base: { base: 'sandstone', color: '#b89a70' } },
        dark: {
          stone: { base: 'granite', color: '#3a3c40' },
          base: '#7a7874',
          bronze: { base: 'gold', color: '#c8a04c' },
        },
        rose: { stone: { base: 'granite', color: '#b08a80' }, base: '#94867c' },
      }),
    },
  ],
  presets: {
    monument: { openParams: ['kind'] },
    'washington monument': { params: { kind: 'washington' }, size: { height: 11.4 } },
    'victory column': { params: { kind: 'column' }, size: { height: 18 } },
    'war memorial': { params: { kind: 'wall' }, size: { width: 7 } },
    'eiffel tower': { params: { kind: 'iron' }, size: { height: 3.3 } },
    stonehenge: { params: { kind: 'henge' }, size: { width: 30 } },
    'gateway arch': { params: { kind: 'arch' }, size: { height: 1.96 } },
    atomium: { params: { kind: 'atomium' }, size: { height: 1.16 } },
    'tv tower': { params: { kind: 'needle' }, size: { height: 3.66 } },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const own: Readonly<Record<string, Parameters<typeof suited>[2]>> = {
      washington: { stone: { base: 'marble', color: '#e4dfd4' } },
      iron: { stone: { base: 'paint', color: '#6f5540', rough: 0.55 } },
      henge: { stone: { base: 'stone', color: '#8c887e' } },
      arch: { stone: { base: 'brushed-steel', color: '#c4c8cc' } },
      atomium: { stone: { base: 'chrome', color: '#d2d6da' } },
      needle: { stone: { base: 'concrete', color: '#c2c0ba' } },
    };
    const b = createBench(suited(materials, monument.slots, own[kind] ?? {}));
    BUILD[kind](b);
    return { parts: proportioned(b.parts, rng, 0.01) };
  },
};
