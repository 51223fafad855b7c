import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Woods of handles, paints of frames and housings. */
export const sawPalettes: readonly PaletteGroup[] = [
  {
    lead: 'handle',
    when: { kind: ['hand'] },
    of: colorways({
      walnut: {},
      beech: { handle: '#c8945a' },
      apple: { handle: '#7c4426' },
      rosewood: { handle: '#53281a' },
      'yellow plastic': { handle: { base: 'plastic', color: '#efb81a' }, metal: { base: 'steel', color: '#b4b7bb' } },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['chain'] },
    of: colorways({
      orange: { weight: 2 },
      red: { body: '#c3201a' },
      yellow: { body: '#efb81a' },
      green: { body: '#3c7a2c' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['circular', 'hacksaw', 'bow'] },
    of: colorways({
      teal: { body: '#14707a' },
      red: { body: '#c3201a' },
      yellow: { body: '#efb81a' },
      blue: { body: '#1c4f9c' },
      orange: { body: '#e8581a' },
    }),
  },
];
