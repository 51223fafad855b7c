import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Hulls with their markings and drives. */
export const spaceshipPalettes: readonly PaletteGroup[] = [
  {
    lead: 'hull',
    of: colorways({
      usual: {},
      'white and blue': {
        hull: '#eceef0',
        panels: '#9aa6b4',
        stripes: '#1f56a8',
        glow: { base: 'lamp', color: '#7ad8ff', emissive: '#5ac8ff' },
      },
      gunmetal: {
        hull: '#4a5058',
        panels: '#33383e',
        stripes: '#e0a020',
        glow: { base: 'lamp', color: '#ffb45a', emissive: '#ff9a30' },
      },
      red: { hull: '#a8241f', panels: '#5a2a28', stripes: '#f0e8d8' },
      desert: { hull: '#c8b088', panels: '#8a7656', stripes: '#5a3a24' },
      black: {
        hull: '#25272b',
        panels: '#3a3d42',
        stripes: '#c8281f',
        glow: { base: 'lamp', color: '#ff6a5a', emissive: '#ff4a3a' },
      },
      teal: { hull: '#2f7a80', panels: '#1f5056', stripes: '#f2e6c8' },
    }),
  },
];
