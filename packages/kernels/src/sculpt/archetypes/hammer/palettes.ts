import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Grips. */
export const hammerPalettes: readonly PaletteGroup[] = [
  {
    lead: 'grip',
    of: colorways({
      usual: {},
      black: { grip: '#1f2022' },
      yellow: { grip: '#e2b01c' },
      blue: { grip: '#2358a8' },
      orange: { grip: '#e0641c' },
      green: { grip: '#2f7a48' },
    }),
  },
];
