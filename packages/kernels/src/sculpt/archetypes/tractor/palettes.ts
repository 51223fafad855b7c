import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** The liveries that one knows from the fields. */
export const tractorPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: colorways({
      usual: { weight: 2 },
      red: { body: '#b3201c', wheels: '#e6e2d8' },
      blue: { body: '#1f56a0', wheels: '#e8e6e0' },
      orange: { body: '#e0621a', wheels: '#f0ece2' },
      yellow: { body: '#e6b01c', wheels: '#3a3c40' },
      teal: { body: '#1f7a7c', wheels: '#d8342a' },
      grey: { body: '#8a9096', wheels: '#b3201c' },
    }),
  },
];
