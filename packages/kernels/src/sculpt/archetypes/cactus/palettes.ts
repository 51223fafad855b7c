import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const glazed = (color: string): { color: string; rough: number } => ({ color, rough: 0.3 });

/** Pots and flowers. */
export const cactusPalettes: readonly PaletteGroup[] = [
  {
    lead: 'pot',
    of: colorways({
      terracotta: {},
      white: { pot: glazed('#ebe7de') },
      teal: { pot: glazed('#2f7376') },
      charcoal: { pot: glazed('#3a3c40') },
      mustard: { pot: glazed('#d19a2a') },
      blush: { pot: glazed('#d9a79a') },
      cobalt: { pot: glazed('#2a4f94') },
    }),
  },
  {
    lead: 'flowers',
    of: colorways({
      pink: {},
      yellow: { flowers: { color: '#f2c52e', color2: '#fbe79a' } },
      red: { flowers: { color: '#d3262c', color2: '#f07a6a' } },
      white: { flowers: { color: '#f4f0e4', color2: '#f0e0b0' } },
      orange: { flowers: { color: '#ee7a24', color2: '#f8c07a' } },
    }),
  },
  {
    lead: 'body',
    of: colorways({
      green: { weight: 2 },
      'blue green': { body: { color: '#4c8066', color2: '#86b09a', color3: '#5c9078' } },
      'dark green': { body: { color: '#3a6e34', color2: '#6c9a4c', color3: '#4a8040' } },
      yellowish: { body: { color: '#6f943c', color2: '#a5bd60', color3: '#80a54a' } },
    }),
  },
];
