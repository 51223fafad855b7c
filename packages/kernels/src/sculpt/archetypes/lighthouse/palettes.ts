import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Day marks. */
export const lighthousePalettes: readonly PaletteGroup[] = [
  {
    lead: 'stripe',
    of: colorways({
      usual: { weight: 2 },
      blue: { stripe: '#24508a', roof: '#22406e' },
      black: { stripe: '#2a2a2c', roof: '#26282c' },
      green: { stripe: '#2f6a4a', roof: '#2a5a40' },
      orange: { stripe: '#d8642a', roof: '#b84a1e' },
      ochre: { stripe: '#c8963c', roof: '#6a3a28' },
    }),
  },
];
