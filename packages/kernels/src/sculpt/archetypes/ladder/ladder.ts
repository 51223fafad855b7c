import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, follow, read } from '../../kits/joinery/index.ts';
import { buildScaffold, buildStep } from './step.ts';
import { buildRopeLadder, buildStraight } from './straight.ts';

const KINDS: Readonly<Record<string, (b: Bench, rungs: number) => void>> = {
  straight: buildStraight,
  step: buildStep,
  rope: buildRopeLadder,
  scaffold: buildScaffold,
};

/** What one climbs: straight ladder, step ladder, rope ladder, a bay of scaffolding. */
export const ladder: Archetype = {
  name: 'ladder',
  kind: 'tool',
  size: { height: 2.5 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'straight', about: 'Kind of ladder.' },
    rungs: { type: 'number', min: 3, max: 16, default: 8, about: 'Rungs or steps.', vary: [7, 9] },
  },
  slots: {
    rail: {
      material: { base: 'wood', color: '#b98346', color2: '#8f5f2b', rough: 0.55, wear: 0.2 },
      words: ['rail', 'ladder', 'frame', 'side'],
      main: true,
    },
    rung: {
      material: { base: 'wood', color: '#c8955a', color2: '#9c6c34', rough: 0.5, wear: 0.2 },
      words: ['rung', 'step', 'plank', 'tread'],
    },
    metal: {
      material: { base: 'steel', color: '#8b8f95', rough: 0.34, wear: 0.2 },
      words: ['rod', 'hinge', 'bolt', 'brace', 'bracket'],
    },
    foot: { material: { base: 'rubber', color: '#202226' }, words: ['foot', 'cap', 'shoe'] },
    rope: { material: { base: 'rope', color: '#c3a76c' }, words: ['rope', 'cord', 'lashing'] },
  },
  palettes: [
    {
      lead: 'rail',
      when: { kind: ['straight', 'step'] },
      of: colorways({
        ash: { weight: 2 },
        oak: { rail: { base: 'oak', color: '#8d633a' }, rung: { base: 'oak', color: '#9c7144' } },
        aluminium: { rail: { base: 'aluminium', color: '#c4c7ca' }, rung: { base: 'aluminium', color: '#cfd2d5' } },
        'red paint': { rail: { base: 'paint', color: '#a3261e', wear: 0.4 } },
        weathered: {
          rail: { base: 'wood', color: '#8c8376', wear: 0.6 },
          rung: { base: 'wood', color: '#968c7e', wear: 0.6 },
        },
      }),
    },
  ],
  presets: {
    ladder: { size: { height: 2.2 } },
    'step ladder': { params: { kind: 'step', rungs: 5 }, size: { height: 1.5 } },
    'rope ladder': { params: { kind: 'rope' }, size: { height: 2.2 } },
    scaffolding: {
      params: { kind: 'scaffold' },
      materials: { rail: { base: 'steel', color: '#9da1a6' }, rung: { base: 'planks', color: '#b5854e' } },
      size: { height: 4 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(follow(materials, ladder.slots, ['rung']));
    const kind = read.word(params, 'kind');
    KINDS[kind](b, Math.round(read.num(params, 'rungs')));
    return {
      parts: proportioned(b.parts, rng, 0.03),
      sockets: kind === 'rope' ? { hook: { at: [0, 2.2, 0], dir: [0, 1, 0], size: 0.4 } } : {},
    };
  },
};
