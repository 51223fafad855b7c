import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Woods and fletchings. */
export const bowPalettes: readonly PaletteGroup[] = [
  {
    lead: 'limbs',
    of: colorways({
      yew: {},
      walnut: { limbs: '#4a2c1a' },
      ash: { limbs: '#b98d54' },
      reddish: { limbs: '#7a341c' },
      ebony: { limbs: '#2c2220' },
    }),
  },
  {
    lead: 'feathers',
    of: colorways({
      red: {},
      white: { feathers: '#ece8de' },
      green: { feathers: '#2f6a3c' },
      blue: { feathers: '#2a5a9a' },
      yellow: { feathers: '#d8a82c' },
    }),
  },
];
