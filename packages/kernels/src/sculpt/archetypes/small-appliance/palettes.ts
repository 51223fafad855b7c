import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Enamels of kitchens, plastics of bathrooms. */
export const appliancePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['sewing machine'] },
    of: colorways({
      usual: { weight: 3 },
      green: { body: '#1f4034' },
      blue: { body: '#1c2f55' },
      burgundy: { body: '#521620' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['hair dryer', 'toothbrush'] },
    of: colorways({
      usual: {},
      pink: { body: '#e28aa4', accent: '#f4e6d8' },
      black: { body: '#1e1f23', accent: '#c89a5a' },
      lilac: { body: '#a88fc8', accent: '#f0c860' },
      teal: { body: '#2a8f90', accent: '#f2a03c' },
      red: { body: '#b8242a', accent: '#e8e6e0' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['vacuum'] },
    of: colorways({
      red: {},
      blue: { body: '#1f58a0', accent: '#f0b428' },
      graphite: { body: '#34373c', accent: '#e8702a' },
      teal: { body: '#1f8a86', accent: '#f2e04a' },
      purple: { body: '#5b3a8c', accent: '#e8c83c' },
    }),
  },
  {
    lead: 'body',
    of: colorways({
      red: { weight: 2 },
      mint: { body: '#8fcbb8' },
      cream: { body: '#efe4c8' },
      black: { body: '#1d1e21' },
      'sky blue': { body: '#86b4cf' },
      white: { body: '#eeeeea' },
      silver: { body: { base: 'steel', color: '#b9bcc0', rough: 0.3 } },
    }),
  },
];
