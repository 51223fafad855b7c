import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Hulls with their trims. */
export const submarinePalettes: readonly PaletteGroup[] = [
  {
    lead: 'hull',
    of: colorways({
      usual: { weight: 2 },
      red: { hull: '#b8281e', trim: '#f2ead8' },
      navy: { hull: '#24385e', trim: '#d8b04c' },
      teal: { hull: '#1f7a7e', trim: '#e8e0cc' },
      orange: { hull: '#e0661c', trim: '#2a2c30' },
      white: { hull: '#ece8de', trim: '#b8281e' },
      copper: { hull: { base: 'copper', color: '#a8623c' }, trim: '#3a5a50' },
    }),
  },
];
