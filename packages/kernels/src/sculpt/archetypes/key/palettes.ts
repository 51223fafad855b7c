import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Metals. */
export const keyPalettes: readonly PaletteGroup[] = [
  {
    lead: 'metal',
    when: { kind: ['old', 'ring'] },
    of: colorways({
      brass: { weight: 2 },
      iron: { metal: { base: 'iron', color: '#5a5754' } },
      silver: { metal: { base: 'silver', color: '#cfcfca' } },
      copper: { metal: { base: 'copper', color: '#b0704a' } },
      gold: { metal: { base: 'gold', color: '#dcae42' } },
    }),
  },
];
