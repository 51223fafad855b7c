import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Frames and sands. */
export const hourglassPalettes: readonly PaletteGroup[] = [
  {
    lead: 'frame',
    of: colorways({
      usual: {},
      oak: { frame: '#b98a50' },
      black: { frame: '#26201c' },
      white: { frame: { base: 'paint', color: '#f0ece4' } },
      brass: { frame: { base: 'brass', color: '#c9a04a' } },
      mahogany: { frame: '#5a2014' },
    }),
  },
  {
    lead: 'sand',
    of: colorways({
      usual: { weight: 2 },
      white: { sand: '#f2ede2' },
      rose: { sand: '#e0a0a0' },
      blue: { sand: '#5a8ac0' },
      black: { sand: '#33302e' },
      violet: { sand: '#8a6ab0' },
    }),
  },
];
