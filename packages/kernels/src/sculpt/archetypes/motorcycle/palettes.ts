import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Tanks and saddles. */
export const motorcyclePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['vespa'] },
    of: colorways({
      'mint and tan': {},
      'cream and brown': { body: '#e8dcc0', seat: '#5a3420' },
      'red and black': { body: '#b3202a', seat: '#1f1c1b' },
      'sky and cream': { body: '#8fb8d0', seat: '#e6dac2' },
      'yellow and black': { body: '#e6b42c', seat: '#1f1c1b' },
      'olive and tan': { body: '#6f7a4c', seat: '#96683c' },
      'white and red': { body: '#ecebe6', seat: '#9a2a26' },
      'navy and tan': { body: '#22345c', seat: '#a06c3e' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['sport', 'dirt'] },
    of: colorways({
      usual: { weight: 2 },
      red: { body: '#b8141c' },
      'lime green': { body: '#5fae1c' },
      black: { body: '#17181b' },
      white: { body: '#e8e9ea' },
      yellow: { body: '#e8b81c' },
      orange: { body: '#e0641a' },
      'royal blue': { body: '#1546b0' },
    }),
  },
  {
    lead: 'body',
    of: colorways({
      'deep red': {},
      black: { body: '#141416', seat: '#4a2a1a' },
      'midnight blue': { body: '#1c2c50', seat: '#1f1c1b' },
      'cream and brown': { body: '#e0d4b8', seat: '#6a3e22' },
      'british green': { body: '#17402f', seat: '#7a4a28' },
      'burnt orange': { body: '#b8561c', seat: '#1f1c1b' },
      silver: { body: '#a4a9ae', seat: '#1f1c1b' },
      turquoise: { body: '#3f9a98', seat: '#e6dac2' },
    }),
  },
];
