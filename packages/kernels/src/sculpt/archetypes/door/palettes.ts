import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const PAINT = (color: string): { base: string; color: string; rough: number } => ({
  base: 'paint',
  color,
  rough: 0.38,
});

/** Front doors as streets have them. */
export const doorPalettes: readonly PaletteGroup[] = [
  {
    lead: 'leaf',
    when: { kind: ['boarded'] },
    of: colorways({
      oak: { weight: 2 },
      'dark oak': { leaf: '#5e4028' },
      'silver oak': { leaf: { base: 'wood', color: '#9a9082' } },
      'moss paint': { leaf: PAINT('#5a6b4a') },
      'cottage blue': { leaf: PAINT('#4a6f8a') },
    }),
  },
  {
    lead: 'leaf',
    of: colorways({
      oak: { weight: 2 },
      'racing green': { leaf: PAINT('#1f4a38'), trim: PAINT('#1a4030') },
      'pillar red': { leaf: PAINT('#a8241e'), trim: PAINT('#921e18') },
      navy: { leaf: PAINT('#22385a'), trim: PAINT('#1c3050') },
      black: { leaf: PAINT('#1f2022'), trim: PAINT('#191a1c') },
      white: { leaf: PAINT('#f0ece2'), trim: PAINT('#e6e2d8'), metal: { base: 'brushed-steel', color: '#b0b4b8' } },
      'sunny yellow': { leaf: PAINT('#d8a42c'), trim: PAINT('#c89424') },
      walnut: { leaf: '#5a3a24', trim: '#4a2e1c' },
      teal: { leaf: PAINT('#2f7a7a'), trim: PAINT('#276a6a') },
    }),
  },
];
