import type { PaletteGroup } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';

/** Colours that read well as letters. */
export const textPalettes: readonly PaletteGroup[] = [
  {
    lead: 'letters',
    of: tones('letters', {
      red: '#d8362f',
      blue: '#2457b8',
      mustard: '#dfa51f',
      teal: '#1f8a88',
      charcoal: '#2a2c30',
      coral: '#ef7358',
      'leaf green': '#3f8f3f',
      white: '#f0eee8',
      violet: '#6a42a8',
      orange: '#e8761c',
    }),
  },
];
