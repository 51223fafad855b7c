import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Woods, and fairies' favourites. */
export const wandPalettes: readonly PaletteGroup[] = [
  {
    lead: 'shaft',
    when: { kind: ['wizard'] },
    of: colorways({
      walnut: {},
      ebony: { shaft: '#262020', handle: '#17130f' },
      holly: { shaft: '#c9ac80', handle: '#8a6844' },
      cherry: { shaft: '#84402a', handle: '#5a2418' },
      ash: { shaft: '#a8997c', handle: '#6a5a44' },
    }),
  },
  {
    lead: 'shaft',
    when: { kind: ['star'] },
    of: colorways({
      pink: {},
      lilac: { shaft: '#cbb0e6', ribbon: '#8a6ac8' },
      mint: { shaft: '#b0e0cc', ribbon: '#5ab89a' },
      sky: { shaft: '#b0d4f0', ribbon: '#5a9ad8' },
      white: { shaft: '#f4f0e8', ribbon: '#e8c24a' },
    }),
  },
];
