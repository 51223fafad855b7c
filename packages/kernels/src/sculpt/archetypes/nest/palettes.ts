import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Eggs of different birds, twigs of different trees. */
export const nestPalettes: readonly PaletteGroup[] = [
  {
    lead: 'egg',
    of: colorways({
      robin: { weight: 2 },
      speckled: { egg: '#d8cdb4' },
      white: { egg: '#f2eee4', twig: '#5f4a34' },
      sage: { egg: '#a8b89a', twig: '#7a5f3c' },
      rose: { egg: '#d8b4a4' },
      cream: { egg: '#e8dcc0', twig: '#8a6a44' },
    }),
  },
];
