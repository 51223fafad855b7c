import type { PaletteGroup } from '../../dsl/archetype.ts';

const cloth = (name: string, weight: number, bottom: string, trim: string) => ({
  name,
  weight,
  slots: { bottom: { color: bottom }, trim: { color: trim } },
});

/** Cloth for legs. */
export const trousersPalettes: readonly PaletteGroup[] = [
  {
    lead: 'bottom',
    of: [
      cloth('olive', 2, '#5a5a42', '#4c4c38'),
      cloth('sand', 3, '#b89a70', '#a2865e'),
      cloth('navy', 3, '#2f3a56', '#283248'),
      cloth('black', 3, '#232427', '#2c2d31'),
      cloth('grey', 2, '#7c7f84', '#6a6d72'),
      cloth('rust', 1, '#9a5434', '#82452a'),
    ],
  },
];
