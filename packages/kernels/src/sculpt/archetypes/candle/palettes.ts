import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Wax. */
export const candlePalettes: readonly PaletteGroup[] = [
  {
    lead: 'wax',
    of: colorways({
      usual: { weight: 2 },
      white: { wax: '#f8f6f0' },
      red: { wax: '#a8201f' },
      sage: { wax: '#9ab08a' },
      rose: { wax: '#d8a0a0' },
      navy: { wax: '#2a3a5a' },
      terracotta: { wax: '#c06a48' },
      black: { wax: '#24222a' },
      honey: { wax: '#dda84a' },
    }),
  },
];
