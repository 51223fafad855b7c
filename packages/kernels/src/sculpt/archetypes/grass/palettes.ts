import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const blades = (color: string, color2: string): { leaves: { color: string; color2: string } } => ({
  leaves: { color, color2 },
});

/** Meadows through the year; bamboo green and golden. */
export const grassPalettes: readonly PaletteGroup[] = [
  {
    lead: 'leaves',
    when: { kind: ['tuft', 'lawn', 'reed', 'fern', 'clover'] },
    of: colorways({
      summer: { weight: 2 },
      spring: blades('#6fae34', '#a0d058'),
      deep: blades('#3f7a34', '#66a04c'),
      dry: blades('#b0a050', '#d0c078'),
      blue: blades('#5a8a70', '#88b098'),
    }),
  },
  {
    lead: 'stalk',
    when: { kind: ['bamboo'] },
    of: colorways({
      green: {},
      golden: { stalk: { color: '#c8b050', color2: '#e0cc78' } },
      deep: { stalk: { color: '#4a7a3c', color2: '#6f9a54' } },
    }),
  },
];
