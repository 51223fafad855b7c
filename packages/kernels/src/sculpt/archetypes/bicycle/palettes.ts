import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Frames and saddles. */
export const bicyclePalettes: readonly PaletteGroup[] = [
  {
    lead: 'frame',
    when: { kind: ['city'] },
    of: colorways({
      'teal and tan': {},
      'cream and brown': { frame: '#e6dabe', saddle: '#6a3c20' },
      'black and honey': { frame: '#1a1a1c', saddle: '#a8703a' },
      'red and black': { frame: '#b0242a', saddle: '#1f1c1b' },
      'mint and brown': { frame: '#98ccb4', saddle: '#7a4524' },
      'navy and tan': { frame: '#22386a', saddle: '#a06c3e' },
      'mustard and brown': { frame: '#d6a02a', saddle: '#5a3420' },
      'rose and cream': { frame: '#d8a09c', saddle: '#8a5a38' },
      'british green': { frame: '#1f4a38', saddle: '#8a5a30' },
    }),
  },
  {
    lead: 'frame',
    when: { kind: ['kids', 'tricycle'] },
    of: colorways({
      usual: {},
      blue: { frame: '#2a6fd0' },
      red: { frame: '#cc2a2c' },
      turquoise: { frame: '#2fb0a8' },
      lilac: { frame: '#a07ad0' },
      yellow: { frame: '#eab82a' },
      green: { frame: '#4aa83f' },
    }),
  },
  {
    lead: 'frame',
    when: { kind: ['mountain', 'road', 'bmx'] },
    of: colorways({
      usual: {},
      black: { frame: '#1c1d20' },
      white: { frame: '#e8e9ea' },
      'acid green': { frame: '#8fc02a' },
      blue: { frame: '#1f5ab8' },
      yellow: { frame: '#e6b81c' },
      red: { frame: '#b5161d' },
      sage: { frame: '#8a9c8a' },
    }),
  },
];
