import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

/** Cabinets. */
export const tvPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['crt'] },
    of: colorways({
      cream: {},
      teal: { body: '#3f8a86' },
      red: { body: '#b0362c' },
      'mustard yellow': { body: '#d29c2c', wood: '#5a3218' },
      white: { body: '#e6e4dc', wood: '#a8743c' },
      black: { body: '#242426', wood: '#5f3a20' },
      'mint green': { body: '#a4c8b0', wood: '#96602c' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['projector'] },
    of: tones(
      'body',
      { green: '#4f6b58', grey: '#70757a', black: '#26282c', 'sand beige': '#c4b494', blue: '#41597a' },
      { base: 'paint', rough: 0.45, clearcoat: 0.3 },
    ),
  },
  {
    lead: 'body',
    when: { kind: ['flat'] },
    of: colorways({
      black: { weight: 2 },
      silver: { body: '#a8abb0', metal: '#c4c7ca' },
      white: { body: '#e8e8e6', trim: '#d0d0ce' },
      'walnut frame': { body: { base: 'wood', color: '#6a4426' }, metal: { base: 'brass', color: '#b08d4c' } },
      graphite: { body: '#4a4d52' },
    }),
  },
];
