import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Stone, and what keeps the rain off. */
export const wellPalettes: readonly PaletteGroup[] = [
  {
    lead: 'stone',
    of: colorways({
      usual: {},
      sandstone: { stone: { base: 'sandstone', color: '#c4a878' }, roof: '#8a4a30' },
      brick: { stone: { base: 'brick', color: '#96503a' }, roof: '#4a4e54' },
      mossy: { stone: '#767a68', roof: { base: 'thatch', color: '#a8884c' } },
      pale: { stone: '#bdb8ac', roof: '#6a3a2c', wood: '#5a3a22' },
      dark: { stone: '#5f5c58', roof: '#3f5a48' },
    }),
  },
];
