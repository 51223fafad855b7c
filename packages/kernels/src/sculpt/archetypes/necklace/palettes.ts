import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Metals of chains and colours of stones and beads. */
export const necklacePalettes: readonly PaletteGroup[] = [
  {
    lead: 'metal',
    of: colorways({
      gold: { weight: 2 },
      silver: { metal: { base: 'silver', color: '#dcdcda' } },
      'rose gold': { metal: { base: 'copper', color: '#d8a088' } },
      brass: { metal: { base: 'brass', color: '#b8923c' } },
    }),
  },
  {
    lead: 'stone',
    of: colorways({
      ruby: { weight: 2 },
      sapphire: { stone: '#1f46c0' },
      emerald: { stone: '#0f9d58' },
      amethyst: { stone: '#7a3fc0' },
      aquamarine: { stone: '#3fb4d0' },
      amber: { stone: '#e08a1c' },
    }),
  },
];
