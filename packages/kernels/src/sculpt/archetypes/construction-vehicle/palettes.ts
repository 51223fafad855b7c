import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Yellow above all, and the colours of rental firms. */
export const constructionVehiclePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: colorways({
      usual: { weight: 3 },
      orange: { body: '#e0601c', arm: '#e0601c' },
      red: { body: '#b8241c', arm: '#b8241c' },
      green: { body: '#3a8a3c', arm: '#3a8a3c' },
      white: { body: '#e6e6e2', arm: '#e6e6e2' },
      blue: { body: '#2a5aa0', arm: '#2a5aa0' },
    }),
  },
];
