import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

/** Stones, steel paints and barn paints that bridges have. */
export const bridgePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['suspension', 'truss'] },
    of: tones('body', {
      'grey green': '#6b7d78',
      'oxide red': '#9a4030',
      'sky grey': '#9aa8b0',
      'bottle green': '#33584a',
      ivory: '#cfc8b4',
      'navy grey': '#4a5a6a',
    }),
  },
  {
    lead: 'body',
    when: { kind: ['covered'] },
    of: tones('body', {
      'barn red': '#9a3024',
      white: '#e8e2d4',
      'weathered grey': '#8d857a',
      brown: '#7a5536',
      'dark green': '#3f5a44',
    }),
  },
  {
    lead: 'body',
    when: { kind: ['arch', 'aqueduct', 'draw'] },
    of: colorways({
      limestone: { weight: 2 },
      'grey granite': { body: '#8b8c8c', trim: '#a9aaa8', base: '#77787a' },
      sandstone: { body: '#c0a074', trim: '#d6bb90', base: '#a4875e' },
      'red sandstone': { body: '#a3705a', trim: '#bf8f78', base: '#8a5c4a' },
      brick: { body: { base: 'brick', color: '#96523c' }, trim: '#c4b69c', base: '#8f8878' },
      'dark slate': { body: '#686c70', trim: '#8d9294', base: '#5a5e62' },
    }),
  },
];
