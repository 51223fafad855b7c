import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Decks with their stripes and wheels. */
export const skateboardPalettes: readonly PaletteGroup[] = [
  {
    lead: 'deck',
    of: colorways({
      usual: {},
      'black and red': { deck: '#26262a', stripes: '#d8281e', wheels: '#f4f0e8' },
      teal: { deck: '#1f8a8c', stripes: '#f2c23c', wheels: '#f4f0e8' },
      orange: { deck: '#e8752a', stripes: '#fff4e0', wheels: '#2a9a98' },
      violet: { deck: '#5a3a9a', stripes: '#f07ab0', wheels: '#e8e0f4' },
      'maple and blue': { deck: '#d8ac70', stripes: '#24569a', wheels: '#2a62b0' },
      mint: { deck: '#a4dcc4', stripes: '#f0806a', wheels: '#f6f2e8' },
      white: { deck: '#f0ede4', stripes: '#1f1f22', wheels: '#d8281e' },
    }),
  },
];
