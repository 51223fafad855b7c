import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Shells. */
export const drumPalettes: readonly PaletteGroup[] = [
  {
    lead: 'shell',
    of: colorways({
      usual: {},
      black: { shell: '#1b1b1e' },
      'white pearl': { shell: '#ece8e0' },
      blue: { shell: '#1f4c9a' },
      walnut: { shell: { base: 'wood', color: '#6a3f22' } },
      emerald: { shell: '#176a48' },
      champagne: { shell: '#cdb07a' },
      orange: { shell: '#d8641c' },
      'natural maple': { shell: { base: 'wood', color: '#d8b07a' } },
    }),
  },
];
