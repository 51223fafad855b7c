import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Glazes with their bands, and what is put in. */
export const vasePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { body: ['auto', 'bottle', 'baluster', 'cylinder', 'tulip', 'bowl'] },
    of: colorways({
      'blue and gold': {},
      celadon: { body: '#9fbfa5', trim: '#6f8f78' },
      'white and cobalt': { body: '#ece9e0', trim: '#24468f' },
      'terracotta and black': { body: { color: '#b9643c', rough: 0.8 }, trim: '#2b1b16' },
      'black and gold': { body: '#1d1d20', trim: '#d8b04c' },
      oxblood: { body: '#7a1c1c', trim: '#d8b04c' },
      'mustard and cream': { body: '#cf9a2c', trim: '#efe6d0' },
      'blush and white': { body: '#dba99c', trim: '#f4efe6' },
      'teal and copper': { body: '#2a6f70', trim: '#b8754a' },
      'sand and umber': { body: { color: '#d2bf9c', rough: 0.7 }, trim: '#6f4f34' },
    }),
  },
  {
    lead: 'flowers',
    of: colorways({
      pink: {},
      white: { flowers: { color: '#f4f0e6', color2: '#e6dcc0' } },
      yellow: { flowers: { color: '#f0c22e', color2: '#f8e07a' } },
      red: { flowers: { color: '#c4202c', color2: '#e0505a' } },
      lilac: { flowers: { color: '#9a72c8', color2: '#cbb2e6' } },
      peach: { flowers: { color: '#f0a07a', color2: '#f8d0b4' } },
    }),
  },
];
