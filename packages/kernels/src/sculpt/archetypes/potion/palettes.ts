import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Brews that mean nothing in particular. */
export const potionPalettes: readonly PaletteGroup[] = [
  {
    lead: 'liquid',
    of: colorways({
      usual: {},
      blue: { liquid: '#2a62d8', bubbles: '#cfe0ff' },
      green: { liquid: '#2fa848', bubbles: '#d8ffd8' },
      violet: { liquid: '#7a2fc0', bubbles: '#ecd8ff' },
      gold: { liquid: '#e0a81c', bubbles: '#fff0c0' },
      pink: { liquid: '#e0509a', bubbles: '#ffd8ec' },
      turquoise: { liquid: '#1fb0b0', bubbles: '#d0fff8' },
      orange: { liquid: '#e8701c', bubbles: '#ffe4c8' },
    }),
  },
];
