import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Walls with their roofs. */
export const churchPalettes: readonly PaletteGroup[] = [
  {
    lead: 'walls',
    of: colorways({
      usual: { weight: 2 },
      'red brick': { walls: { base: 'brick', color: '#9a4a34' }, roof: '#3f444c' },
      'white boards': { walls: { base: 'planks', color: '#f0eee8' }, roof: '#5a3a34', door: '#8a2420' },
      sandstone: { walls: { base: 'sandstone', color: '#cfb98a' }, roof: '#8a5038' },
      'grey stone': { walls: { base: 'cut-stone', color: '#9a978e' }, roof: '#3a4048' },
      'pale yellow': { walls: '#eedfae', roof: '#7a4632' },
    }),
  },
];
