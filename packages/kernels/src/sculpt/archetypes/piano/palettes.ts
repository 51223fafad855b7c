import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Lacquer and veneers. */
export const pianoPalettes: readonly PaletteGroup[] = [
  {
    lead: 'case',
    of: colorways({
      usual: { weight: 3 },
      white: { case: '#f1eee8', seat: '#e8e2d6' },
      walnut: { case: { base: 'wood', color: '#5c3a22' } },
      mahogany: { case: { base: 'wood', color: '#5a2216' } },
      cherry: { case: { base: 'wood', color: '#8a4a2a' } },
      red: { case: '#8a1418' },
    }),
  },
];
