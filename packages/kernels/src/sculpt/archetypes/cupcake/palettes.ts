import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const cream = (color: string, color2: string): { color: string; color2: string } => ({ color, color2 });
const CHOCOLATE = { base: 'chocolate', color: '#5a3018', color2: '#6f4024' };
const DARK = { color: '#4a2a18', color2: '#3a1f10' };

/** What a pastry shop has in its window. */
export const cupcakePalettes: readonly PaletteGroup[] = [
  {
    lead: 'cream',
    of: colorways({
      strawberry: {},
      vanilla: { cream: cream('#f6ead0', '#fff8ea'), case: '#c8323c' },
      chocolate: { cream: CHOCOLATE, cake: DARK, case: '#d8b04c' },
      mint: { cream: cream('#a8dcc0', '#d3f0e0'), cake: DARK, case: '#5a3a26' },
      lavender: { cream: cream('#c4a8e0', '#e2d3f2'), case: '#7a5ab0' },
      lemon: { cream: cream('#f6dc74', '#fbeeb4'), case: '#f2f0ea' },
      'red velvet': {
        cream: cream('#f8f2e6', '#ffffff'),
        cake: { color: '#8a1f22', color2: '#6a1418' },
        case: '#3a2018',
      },
      'sky blue': { cream: cream('#9ccbea', '#cfe7f6'), case: '#f2c84a' },
      peach: { cream: cream('#f6b98c', '#fbdcc0'), case: '#3f9a94' },
      caramel: { cream: cream('#d9a05c', '#ecc894'), case: '#6a3c20' },
    }),
  },
];
