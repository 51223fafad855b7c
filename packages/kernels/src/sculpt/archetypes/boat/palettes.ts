import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Hulls, the bright ones of small boats last. */
export const boatPalettes: readonly PaletteGroup[] = [
  {
    lead: 'hull',
    of: colorways({
      usual: {},
      'red and white': { hull: '#b3261f', cabin: '#f4f2ec' },
      'bottle green': { hull: '#1f4f3c' },
      navy: { hull: '#20304e', trim: '#c79a62' },
      white: { hull: '#f0eee6' },
      mustard: { hull: '#d8a02c' },
      black: { hull: '#202225', trim: '#b98a55' },
      turquoise: { hull: '#2a9a98' },
      coral: { hull: '#e0664a' },
    }),
  },
];
