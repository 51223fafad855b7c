import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Metals. */
export const bellPalettes: readonly PaletteGroup[] = [
  {
    lead: 'bell',
    of: colorways({
      usual: { weight: 2 },
      bronze: { bell: { base: 'bronze', color: '#9a6f3c' } },
      silver: { bell: { base: 'silver', color: '#d6d6d4' } },
      copper: { bell: { base: 'copper', color: '#b5683e' } },
      iron: { bell: { base: 'iron', color: '#55565a' } },
    }),
  },
];
