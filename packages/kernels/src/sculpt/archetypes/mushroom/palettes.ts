import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Caps of toadstools, as they are and as they are told of. */
export const mushroomPalettes: readonly PaletteGroup[] = [
  {
    lead: 'cap',
    when: { kind: ['toadstool'] },
    of: colorways({
      usual: { weight: 3 },
      orange: { cap: '#e0701c' },
      brown: { cap: '#8a5a34' },
      pink: { cap: '#d86a8a' },
      violet: { cap: '#6a4aa0' },
      blue: { cap: '#3a6ab0' },
    }),
  },
];
