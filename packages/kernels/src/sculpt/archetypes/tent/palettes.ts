import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Canvas and nylon. */
export const tentPalettes: readonly PaletteGroup[] = [
  {
    lead: 'canvas',
    of: colorways({
      usual: {},
      'forest green': { canvas: '#3f5f3c', accent: '#24382a' },
      navy: { canvas: '#2a4468', accent: '#d8dcd8' },
      orange: { canvas: '#e07a2c', accent: '#5a6068' },
      red: { canvas: '#b8362a', accent: '#f0e6d0' },
      cream: { canvas: '#ece2c8', accent: '#a8845a' },
      teal: { canvas: '#2f8a86', accent: '#f0d060' },
    }),
  },
];
