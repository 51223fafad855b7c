import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Wools with stripes, silks of ties, cottons of bandanas. */
export const scarfPalettes: readonly PaletteGroup[] = [
  {
    lead: 'cloth',
    when: { kind: ['scarf'] },
    of: colorways({
      red: { weight: 2 },
      forest: { cloth: '#2f5a3c', stripe: '#e8dcc0' },
      navy: { cloth: '#2a3c66', stripe: '#c8483c' },
      camel: { cloth: '#b88a56', stripe: '#5a3a22' },
      grey: { cloth: '#7c8088', stripe: '#f0ece4' },
      mustard: { cloth: '#d09a2c', stripe: '#6a4a1c' },
      plum: { cloth: '#6a2c5a', stripe: '#d8a8c8' },
    }),
  },
  {
    lead: 'cloth',
    of: colorways({
      crimson: { weight: 2 },
      navy: { cloth: '#1f2c52', stripe: '#c8a03c' },
      emerald: { cloth: '#1c5a44', stripe: '#e0dcc8' },
      black: { cloth: '#1c1b20', stripe: '#6a6a72' },
      royal: { cloth: '#2a4a9c', stripe: '#e8e8ee' },
      burgundy: { cloth: '#5a1828', stripe: '#d8a878' },
    }),
  },
];
