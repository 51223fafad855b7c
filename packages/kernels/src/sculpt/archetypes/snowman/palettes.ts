import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Scarves with the hats that go along. */
export const snowmanPalettes: readonly PaletteGroup[] = [
  {
    lead: 'scarf',
    of: colorways({
      'red and black': {},
      'green and brown': { scarf: '#2f6a44', hat: '#4a3222', band: '#c9a24e' },
      'blue and navy': { scarf: '#2f62b0', hat: '#22304f', band: '#d8d4c8' },
      'mustard and charcoal': { scarf: '#d09a2c', hat: '#3a3c40', band: '#8a1c28' },
      'violet and black': { scarf: '#6a3f94', hat: '#1d1c20', band: '#6a3f94' },
      'orange and teal': { scarf: '#e0701c', hat: '#1f5f64', band: '#e8dcc0' },
    }),
  },
];
