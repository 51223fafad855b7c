import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { buildGrindstone, buildHorseshoe } from './farrier.ts';
import { buildAnvil } from './london.ts';
import { buildVise } from './vise.ts';

/** A smithy's furniture: anvil with horn (on its stump), bench vise, grindstone with crank, horseshoe. */
export const anvil: Archetype = {
  name: 'anvil',
  kind: 'tool',
  size: { length: 0.6 },
  params: {
    kind: {
      type: 'choice',
      of: ['anvil', 'vise', 'grindstone', 'horseshoe'],
      default: 'anvil',
      about: 'Kind of thing.',
    },
    stand: { type: 'flag', default: false, about: 'The anvil stands on a banded stump.', vary: 0.4 },
    hammer: { type: 'flag', default: false, about: 'A hammer lies on the anvil.', vary: 0.25 },
  },
  slots: {
    iron: {
      material: { base: 'iron', color: '#5b5f65', wear: 0.3 },
      words: ['anvil', 'horn', 'body', 'iron', 'base'],
      main: true,
    },
    face: {
      material: { base: 'brushed-steel', color: '#a9adb3', rough: 0.3, wear: 0.2 },
      words: ['face', 'top', 'jaw', 'steel'],
    },
    wood: {
      material: { base: 'wood', color: '#a5763f', color2: '#7c5426', rough: 0.6 },
      words: ['stump', 'wood', 'handle', 'stand'],
    },
    bark: { material: { base: 'bark', color: '#6a4c30' }, words: ['bark'] },
    trim: { material: { base: 'iron', color: '#3c3f44', wear: 0.3 }, words: ['band', 'nail', 'bolt', 'trim'] },
    stone: { material: { base: 'stone', color: '#a39a8c' }, words: ['stone', 'wheel'] },
  },
  palettes: [
    {
      lead: 'iron',
      when: { kind: ['anvil', 'horseshoe', 'grindstone'] },
      of: colorways({
        iron: { weight: 2 },
        black: { iron: { base: 'cast-iron', color: '#3a3c40' } },
        old: { iron: { base: 'iron', color: '#6c5a4c', wear: 0.7 } },
        steel: { iron: { base: 'steel', color: '#85898f', rough: 0.4, wear: 0.3 } },
      }),
    },
    {
      lead: 'iron',
      when: { kind: ['vise'] },
      of: colorways({
        blue: { iron: { base: 'paint', color: '#1f4e8c', rough: 0.35 } },
        green: { iron: { base: 'paint', color: '#2f6b46', rough: 0.35 } },
        red: { iron: { base: 'paint', color: '#a3231c', rough: 0.35 } },
        iron: {},
      }),
    },
  ],
  presets: {
    anvil: { size: { width: 0.62 } },
    'stump anvil': { params: { stand: true }, size: { height: 0.75 } },
    vise: {
      params: { kind: 'vise' },
      materials: { iron: { base: 'paint', color: '#1f4e8c', rough: 0.35 } },
      open: ['iron'],
      size: { height: 0.2 },
    },
    grindstone: { params: { kind: 'grindstone' }, size: { height: 0.95 } },
    horseshoe: {
      params: { kind: 'horseshoe' },
      materials: { iron: { base: 'steel', color: '#83878d', rough: 0.38, wear: 0.35 } },
      open: ['iron'],
      size: { height: 0.135 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'vise') buildVise(b);
    else if (kind === 'grindstone') buildGrindstone(b);
    else if (kind === 'horseshoe') buildHorseshoe(b);
    else {
      const top = buildAnvil(b, read.flag(params, 'stand'), read.flag(params, 'hammer'));
      return {
        parts: proportioned(b.parts, rng, 0.03),
        sockets: { top: { at: [-0.04, top, 0], dir: [0, 1, 0], size: 0.11 } },
      };
    }
    return { parts: proportioned(b.parts, rng, 0.03) };
  },
};
