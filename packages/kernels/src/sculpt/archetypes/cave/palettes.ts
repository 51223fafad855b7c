import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Rocks of caves. */
export const cavePalettes: readonly PaletteGroup[] = [
  {
    lead: 'rock',
    of: colorways({
      grey: { weight: 2 },
      sandstone: { rock: { base: 'sandstone', color: '#b08a5c' } },
      basalt: { rock: '#4a4a50' },
      'red rock': { rock: '#8a5844' },
      limestone: { rock: '#a8a294' },
      mossy: { rock: '#6e7460', moss: '#5c8034' },
    }),
  },
];
