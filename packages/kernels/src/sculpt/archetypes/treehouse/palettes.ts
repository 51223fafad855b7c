import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Woods, roofs and leaves that go together. */
export const treehousePalettes: readonly PaletteGroup[] = [
  {
    lead: 'roof',
    of: colorways({
      red: { weight: 2 },
      teal: { roof: '#2f6a6a', trim: '#f0e4c8' },
      thatch: { roof: { base: 'thatch', color: '#b8954c' } },
      slate: { roof: '#4a4f58', trim: '#d8c8a8' },
      moss: { roof: '#5a6a32', leaf: '#6f8f34' },
      autumn: { roof: '#5a3424', leaf: '#c8762c', trim: '#f0d8a0' },
    }),
  },
];
