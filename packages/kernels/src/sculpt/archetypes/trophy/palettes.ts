import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Gold, and what comes after it. */
export const trophyPalettes: readonly PaletteGroup[] = [
  {
    lead: 'metal',
    of: colorways({
      usual: { weight: 3 },
      silver: { metal: { base: 'silver', color: '#d8d8d6' }, plate: { base: 'silver', color: '#c8c8c6' } },
      bronze: { metal: { base: 'bronze', color: '#a8703c' }, plate: { base: 'bronze', color: '#b98a54' } },
      'rose gold': { metal: { base: 'copper', color: '#d89a80' } },
    }),
  },
  {
    lead: 'base',
    of: colorways({
      usual: { weight: 2 },
      'white marble': { base: '#e8e4dc' },
      walnut: { base: { base: 'wood', color: '#4f3020' } },
      'green marble': { base: '#34503f' },
    }),
  },
];
