import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Stone, wood, concrete. */
export const plinthPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['plinth', 'pedestal'] },
    of: colorways({
      usual: { weight: 2 },
      'black marble': { body: { base: 'marble', color: '#2c2c30' } },
      sandstone: { body: { base: 'sandstone', color: '#cdb48a' } },
      granite: { body: { base: 'granite', color: '#8c8a88' } },
      concrete: { body: { base: 'concrete', color: '#a8a6a2' } },
      'green marble': { body: { base: 'marble', color: '#3f5f50' } },
    }),
  },
];
