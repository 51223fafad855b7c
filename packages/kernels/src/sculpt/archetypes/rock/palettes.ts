import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Stone. */
export const rockPalettes: readonly PaletteGroup[] = [
  {
    lead: 'stone',
    of: colorways({
      usual: { weight: 2 },
      sandstone: { stone: '#b99a6a' },
      basalt: { stone: '#4a4a4c' },
      'red rock': { stone: '#9a5a40' },
      granite: { stone: { base: 'granite', color: '#8f8a86' } },
      slate: { stone: '#5a626a' },
    }),
  },
];
