import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

const leaves = (color: string, color2: string): { leaves: { color: string; color2: string } } => ({
  leaves: { color, color2 },
});

/** Greens of gardens, an autumn one, and colours of blossom. */
export const bushPalettes: readonly PaletteGroup[] = [
  {
    lead: 'leaves',
    of: colorways({
      green: { weight: 2, ...leaves('#3f7a34', '#6ba04a') },
      box: leaves('#2f6030', '#4f8a44'),
      fresh: leaves('#5f9a34', '#94c25c'),
      laurel: leaves('#2c5a34', '#5a8a4c'),
      olive: leaves('#6a7a3c', '#98a45c'),
      russet: { weight: 0.3, ...leaves('#a8542a', '#d08a3c') },
    }),
  },
  {
    lead: 'flowers',
    of: tones('flowers', { rose: '#e0507a', white: '#f8f4f0', yellow: '#f2c23a', red: '#c8242c', lilac: '#a878c8' }),
  },
];
