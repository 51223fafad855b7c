import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Leathers with their buckles. */
export const beltPalettes: readonly PaletteGroup[] = [
  {
    lead: 'strap',
    of: colorways({
      brown: { weight: 2 },
      black: { strap: '#1f1b1a', thread: '#3a3634', buckle: { base: 'steel', color: '#c8cacc' } },
      tan: { strap: '#b0783c', thread: '#f0dcb4' },
      oxblood: { strap: '#5a1c20', thread: '#c89080' },
      olive: { strap: '#4f5434', thread: '#a8a878', buckle: { base: 'steel', color: '#a8aaa8' } },
      cream: { strap: '#d8c8a8', thread: '#fff8e8' },
    }),
  },
];
