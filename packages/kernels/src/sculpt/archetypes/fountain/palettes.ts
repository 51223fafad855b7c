import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Stone. */
export const fountainPalettes: readonly PaletteGroup[] = [
  {
    lead: 'stone',
    of: colorways({
      usual: {},
      granite: { stone: { base: 'granite', color: '#8f8c88' }, trim: '#7c7974' },
      sandstone: { stone: { base: 'sandstone', color: '#d0b684' }, trim: '#b89a68' },
      weathered: { stone: { base: 'stone', color: '#8a877e' }, trim: '#76736a' },
      'white marble': { stone: '#efece6', trim: '#d8d4cc' },
    }),
  },
];
