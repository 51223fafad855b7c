import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Bone, fresh and old. */
export const skullPalettes: readonly PaletteGroup[] = [
  {
    lead: 'bone',
    of: colorways({
      usual: { weight: 2 },
      bleached: { bone: '#f0ece2' },
      aged: { bone: '#b8996a' },
      dark: { bone: '#6a5844' },
      grey: { bone: '#b4b0a8' },
    }),
  },
];
