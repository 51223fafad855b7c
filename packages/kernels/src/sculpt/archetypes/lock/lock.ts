import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildChainLock, buildHeart } from './fancy.ts';
import { buildCombination, buildOld, buildPadlock } from './padlock.ts';

const KINDS = {
  padlock: buildPadlock,
  old: buildOld,
  combination: buildCombination,
  heart: buildHeart,
  chain: buildChainLock,
} as const;

/** Locks, shackle up: laminated padlock, antique padlock, combination dial, heart, chain with its lock. */
export const lock: Archetype = {
  name: 'lock',
  kind: 'tool',
  size: { height: 0.08 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'padlock', about: 'Kind of lock.' },
    open: { type: 'flag', default: false, about: 'The shackle is drawn out and swung aside.' },
  },
  slots: {
    body: {
      material: { base: 'brass', color: '#c79a44', wear: 0.2 },
      words: ['body', 'lock', 'padlock', 'case', 'plate'],
      main: true,
    },
    shackle: { material: { base: 'steel', color: '#c3c6ca', rough: 0.16 }, words: ['shackle', 'bow', 'ring', 'steel'] },
    trim: { material: { base: 'steel', color: '#85898f', rough: 0.3 }, words: ['trim', 'rivet', 'keyhole', 'chain'] },
    dark: { material: { base: 'plastic', color: '#17181b', rough: 0.4 }, words: ['dial', 'cover', 'slot'] },
    mark: { material: { base: 'paint', color: '#f2f0ea', rough: 0.4 }, words: ['number', 'mark', 'lettering'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['padlock'] },
      of: colorways({
        brass: { weight: 3 },
        steel: { body: { base: 'brushed-steel', color: '#b3b6ba' } },
        red: { body: { base: 'enamel', color: '#b3221c' } },
        blue: { body: { base: 'enamel', color: '#1f4f9c' } },
        black: { body: { base: 'enamel', color: '#1d1f23' } },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['old'] },
      of: colorways({
        iron: { weight: 2 },
        bronze: { body: { base: 'bronze', color: '#8d6438' }, trim: { base: 'brass', color: '#c09444' } },
        rust: { body: { base: 'rust' }, shackle: { base: 'rust' } },
        brass: { body: { base: 'brass', color: '#a8803a', wear: 0.6 } },
      }),
    },
    {
      lead: 'body',
      when: { kind: ['heart'] },
      of: colorways({
        brass: { weight: 2 },
        red: { body: { base: 'enamel', color: '#c01f2c' } },
        gold: { body: { base: 'gold', color: '#e3b64f' } },
        rose: { body: { base: 'copper', color: '#d69a86' } },
      }),
    },
  ],
  presets: {
    padlock: { size: { height: 0.082 } },
    'old padlock': {
      params: { kind: 'old' },
      materials: {
        body: { base: 'iron', color: '#565452', wear: 0.5 },
        shackle: { base: 'iron', color: '#4c4b4a' },
        trim: { base: 'brass', color: '#a8803c', wear: 0.4 },
      },
      open: ['body'],
      size: { height: 0.115 },
    },
    'combination lock': {
      params: { kind: 'combination' },
      materials: { body: { base: 'brushed-steel', color: '#b9bcc0', wear: 0.05 } },
      size: { height: 0.08 },
    },
    'heart lock': {
      params: { kind: 'heart' },
      materials: { body: { base: 'brass', color: '#c79a44' } },
      open: ['body'],
      size: { height: 0.08 },
    },
    'chain lock': { params: { kind: 'chain' }, size: { height: 0.16 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    KINDS[read.word(params, 'kind') as keyof typeof KINDS](b, read.flag(params, 'open'));
    return {
      parts: proportioned(b.parts, rng, 0.03),
      sockets: { handle: { at: [0, 0.03, 0], dir: [0, 1, 0], size: 0.03 } },
    };
  },
};
