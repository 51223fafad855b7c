import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

const willow = (color: string, color2: string): { color: string; color2: string } => ({ color, color2 });

/** Willow peeled, boiled, stained and painted; the checks of its lining. */
export const basketPalettes: readonly PaletteGroup[] = [
  {
    lead: 'wicker',
    of: colorways({
      'honey willow': { weight: 2 },
      'buff willow': { wicker: willow('#c99a62', '#a87844'), trim: willow('#b07c42', '#8a5c2c') },
      'dark willow': { wicker: willow('#6b4526', '#4a2e18'), trim: willow('#4a2f1a', '#33200f') },
      'pale rush': { wicker: willow('#d8c08a', '#b89c62'), trim: willow('#b8945a', '#94703c') },
      'two tone': { wicker: willow('#d0aa70', '#b08a50'), trim: willow('#5a3a20', '#402812') },
      'white wash': { wicker: willow('#ddd6c8', '#c2b8a4'), trim: willow('#cfc6b4', '#b0a48c') },
      grey: { wicker: willow('#8f8678', '#6e665a'), trim: willow('#6e665a', '#544c42') },
    }),
  },
  {
    lead: 'check',
    of: tones('check', {
      red: '#c22a2a',
      blue: '#2f5f9f',
      green: '#3a7a4a',
      yellow: '#e0a82c',
      navy: '#2a3a5c',
      rose: '#d86a84',
    }),
  },
];
