import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Sealing waxes, ribbons and the woods of rods. */
export const scrollPalettes: readonly PaletteGroup[] = [
  {
    lead: 'seal',
    of: colorways({
      red: { weight: 2 },
      blue: { seal: '#1f3f8a', rod: '#5a3a22' },
      green: { seal: '#1f6a3c', rod: '#8a5a2c' },
      purple: { seal: '#5a2a7a', rod: '#3a2620' },
      gold: { seal: '#c8962c', rod: '#6a1f1c' },
      black: { seal: '#26222a', rod: '#2c2018' },
    }),
  },
];
