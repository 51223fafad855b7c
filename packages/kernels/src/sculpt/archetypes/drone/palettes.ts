import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Shells. */
export const dronePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['camera', 'delivery'] },
    of: colorways({
      usual: {},
      graphite: { body: '#3c4046', arms: '#26282c' },
      'black and red': { body: '#222428', arms: '#b0242a' },
      'white and orange': { body: '#e9ebec', arms: '#e0701c' },
      blue: { body: '#2a5a9a', arms: '#26282c' },
      sand: { body: '#b5a684', arms: '#4a4438' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['military'] },
    of: colorways({
      grey: {},
      'dark grey': { body: '#5a6066' },
      sand: { body: '#b09c74' },
      olive: { body: '#646c4c' },
    }),
  },
];
