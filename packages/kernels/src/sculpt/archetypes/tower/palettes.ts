import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Roofs over their walls. */
export const towerPalettes: readonly PaletteGroup[] = [
  {
    lead: 'roof',
    of: colorways({
      usual: { weight: 2 },
      red: { roof: '#9a3a2c', flag: '#2a4a8a' },
      green: { roof: '#3f6a50' },
      violet: { roof: '#5a4080', flag: '#d8a830' },
      brown: { roof: '#6a4a38' },
      grey: { roof: '#4a4e54' },
      teal: { roof: '#2f6a70' },
    }),
  },
  {
    lead: 'walls',
    of: colorways({
      usual: { weight: 2 },
      sandstone: { walls: '#bfa678' },
      pale: { walls: '#c8c4ba' },
      dark: { walls: '#6a665f' },
      warm: { walls: '#a48a70' },
    }),
  },
];
