import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Yellow nearly always. */
export const rubberduckPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: colorways({
      usual: { weight: 2 },
      pink: { body: '#f08ab0' },
      blue: { body: '#5aaae0' },
      mint: { body: '#8ad8b0' },
      white: { body: '#f4f2ec' },
      black: { body: '#26262a' },
    }),
  },
];
