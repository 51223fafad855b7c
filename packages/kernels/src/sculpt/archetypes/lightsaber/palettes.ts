import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

/** Crystals. */
export const lightsaberPalettes: readonly PaletteGroup[] = [
  {
    lead: 'blade',
    of: tones('blade', {
      blue: '#3f9ae8',
      green: '#3fd04a',
      red: '#e8281c',
      violet: '#a04af0',
      yellow: '#f0d02c',
      white: '#e8f0f6',
      cyan: '#3fe0e0',
      orange: '#f08a1c',
    }),
  },
  {
    lead: 'hilt',
    of: colorways({
      bright: { weight: 2 },
      dark: { hilt: '#5a5d62' },
      brass: { hilt: { base: 'brass', color: '#b08d4c' } },
    }),
  },
];
