import type { PaletteGroup } from '../../dsl/archetype.ts';

/** Metals of smiths. */
export const armorPalettes: readonly PaletteGroup[] = [
  {
    lead: 'top',
    of: [
      { name: 'polished', weight: 4, slots: { top: { base: 'steel', color: '#b9bdc3', rough: 0.28 } } },
      {
        name: 'dark',
        weight: 2,
        slots: {
          top: { base: 'steel', color: '#4a4d54', rough: 0.35 },
          plume: { color: '#26282e', color2: '#3a3d46' },
        },
      },
      {
        name: 'gilded',
        weight: 2,
        slots: {
          top: { base: 'steel', color: '#c8c4ba', rough: 0.25 },
          trim: { base: 'gold' },
          plume: { color: '#2a4aa8', color2: '#4a6ac8' },
        },
      },
      {
        name: 'bronze',
        weight: 1,
        slots: {
          top: { base: 'bronze', color: '#9a6f3a', rough: 0.32 },
          plume: { color: '#e8e2d4', color2: '#ffffff' },
        },
      },
      {
        name: 'worn',
        weight: 2,
        slots: { top: { base: 'iron', color: '#8a8782', wear: 0.55 }, trim: { base: 'iron', color: '#6a6864' } },
      },
    ],
  },
];
