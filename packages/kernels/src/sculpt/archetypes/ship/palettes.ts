import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Timber and sails of old ships, steel of new ones. */
export const shipPalettes: readonly PaletteGroup[] = [
  {
    lead: 'hull',
    when: { kind: ['sail'] },
    of: colorways({
      usual: {},
      'dark oak': { hull: '#4f301c', sails: '#e6d6b0' },
      'black and gold': { hull: '#2a231d', trim: '#d0a23c' },
      'red band': { hull: '#6e3422', trim: '#b8342a' },
      navy: { hull: '#2b3a52', trim: '#e0c070', flag: '#f0ece0' },
      weathered: { hull: '#8a7458', sails: '#d8ccae' },
    }),
  },
  {
    lead: 'hull',
    when: { kind: ['cargo'] },
    of: colorways({
      usual: {},
      red: { hull: '#8a2c24' },
      blue: { hull: '#1f4a7a', cargo: '#c8702a' },
      green: { hull: '#24584a', cargo: '#3a6aa0' },
      black: { hull: '#24272b', cargo: '#a83a2c' },
    }),
  },
  {
    lead: 'sails',
    when: { kind: ['viking'] },
    of: colorways({
      usual: {},
      red: { sails: '#a8322a' },
      blue: { sails: '#34567e' },
      ochre: { sails: '#c8963c' },
      black: { sails: '#33302e' },
    }),
  },
];
