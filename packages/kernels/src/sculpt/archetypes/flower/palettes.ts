import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Petals as they grow, and the paper about a bouquet. */
export const flowerPalettes: readonly PaletteGroup[] = [
  {
    lead: 'petals',
    when: { kind: ['rose', 'any'] },
    of: colorways({
      usual: {},
      pink: { petals: '#e8839e' },
      white: { petals: '#f6f2ec' },
      yellow: { petals: '#f2c838' },
      peach: { petals: '#f0a884' },
      crimson: { petals: '#8a1226' },
      lavender: { petals: '#b592d0' },
    }),
  },
  {
    lead: 'petals',
    when: { kind: ['tulip'] },
    of: colorways({
      usual: {},
      red: { petals: '#c8201f' },
      yellow: { petals: '#f2c22c' },
      purple: { petals: '#7a3a8a' },
      white: { petals: '#f6f2e8' },
      orange: { petals: '#ee7a24' },
      pink: { petals: '#ec8aa8' },
    }),
  },
  {
    lead: 'petals',
    when: { kind: ['gerbera', 'hibiscus', 'peony'] },
    of: colorways({
      usual: {},
      coral: { petals: '#f0694a' },
      pink: { petals: '#ea7ca0' },
      yellow: { petals: '#f2c030' },
      white: { petals: '#f6f2ec' },
      magenta: { petals: '#c02a78' },
    }),
  },
  {
    lead: 'wrap',
    when: { arrangement: ['bouquet'] },
    of: colorways({
      usual: {},
      white: { wrap: '#f6f2ea', ribbon: '#b8923c' },
      blush: { wrap: '#eccac4', ribbon: '#8a4a5a' },
      sage: { wrap: '#b8c4a4', ribbon: '#f2ece0' },
      black: { wrap: '#2a2a2c', ribbon: '#c8a04a' },
      blue: { wrap: '#a8bccc', ribbon: '#f4f0e8' },
    }),
  },
];
