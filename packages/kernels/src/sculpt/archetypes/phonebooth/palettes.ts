import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Paints. */
export const phoneboothPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['red'] },
    of: colorways({
      usual: { weight: 2 },
      green: { body: '#1f5a3c' },
      blue: { body: '#1f3f7a' },
      black: { body: '#222427' },
      cream: { body: '#e8dcc0' },
      grey: { body: '#6a7076' },
      yellow: { body: '#e0aa1c' },
    }),
  },
];
