import type { PaletteGroup } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';

/** Glazes of the bowl or plate. */
export const dishPalettes: readonly PaletteGroup[] = [
  {
    lead: 'bowl',
    when: { kind: ['ramen', 'rice'] },
    of: tones('bowl', { red: '#a8302a', black: '#24262a', blue: '#2f4f86', white: '#f2efe8', celadon: '#8ab0a0' }),
  },
  {
    lead: 'bowl',
    when: { kind: ['fries'] },
    of: tones('bowl', { red: '#d0242a', yellow: '#f2c01c', kraft: '#c49a64', blue: '#2f6ab0' }),
  },
  {
    lead: 'bowl',
    of: tones('bowl', { white: '#f4f2ec', cream: '#ece2cc', blue: '#5f86b0', sage: '#9cb09a', charcoal: '#44484e' }),
  },
];
