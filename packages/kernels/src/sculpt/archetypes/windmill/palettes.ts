import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Walls and caps of mills. */
export const windmillPalettes: readonly PaletteGroup[] = [
  {
    lead: 'walls',
    of: colorways({
      usual: {},
      white: { walls: { base: 'plaster', color: '#f0ece2' }, roof: { base: 'shingles', color: '#4a3a30' } },
      brick: { walls: { base: 'brick', color: '#9a523a' }, roof: { base: 'shingles', color: '#3f4448' } },
      'green boards': { walls: { base: 'planks', color: '#3f5f4c' }, roof: { base: 'thatch', color: '#9a7c48' } },
      stone: { walls: { base: 'stone', color: '#a39a88' }, roof: { base: 'shingles', color: '#6a3f30' } },
      'black boards': { walls: { base: 'planks', color: '#2c2b2c' }, roof: { base: 'thatch', color: '#94784a' } },
    }),
  },
];
