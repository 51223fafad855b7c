import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

/** Buns, and the flag on top. */
export const burgerPalettes: readonly PaletteGroup[] = [
  {
    lead: 'bun',
    of: colorways({
      usual: { weight: 2 },
      brioche: { bun: { color: '#b8692c', color2: '#8a421a', color3: '#f0d49c' } },
      pale: { bun: { color: '#d8a05c', color2: '#b0702e', color3: '#f4e4c0' } },
      wholegrain: { bun: { color: '#a06a38', color2: '#744420', color3: '#e0c490' } },
      'dark rye': { bun: { color: '#5c3a24', color2: '#3e2414', color3: '#b08a60' }, weight: 0.5 },
    }),
  },
  { lead: 'flag', of: tones('flag', { red: '#c8201c', blue: '#2457b8', green: '#2f8a44', yellow: '#e8b41c' }) },
];
