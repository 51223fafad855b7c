import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Frames of painted tin, and paper. */
export const lanternPalettes: readonly PaletteGroup[] = [
  {
    lead: 'frame',
    when: { kind: ['paper'] },
    of: colorways({
      usual: { weight: 2 },
      white: { frame: '#f6f2e8' },
      orange: { frame: '#ef8a24' },
      blue: { frame: '#4a7ac0' },
      pink: { frame: '#ec8aa6' },
      yellow: { frame: '#f4cc3c' },
    }),
  },
  {
    lead: 'frame',
    of: colorways({
      usual: {},
      black: { frame: '#232427' },
      'bottle green': { frame: '#1f5040' },
      navy: { frame: '#22335a' },
      brass: { frame: { base: 'brass', color: '#c09a48' } },
      copper: { frame: { base: 'copper', color: '#b5653a' } },
      cream: { frame: '#ece4d0' },
    }),
  },
];
