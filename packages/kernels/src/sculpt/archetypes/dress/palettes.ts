import type { PaletteGroup } from '../../dsl/archetype.ts';

const silk = (name: string, weight: number, top: string, trim: string) => ({
  name,
  weight,
  slots: { top: { color: top }, trim: { color: trim } },
});

/** Silks. */
export const dressPalettes: readonly PaletteGroup[] = [
  {
    lead: 'top',
    of: [
      silk('raspberry', 3, '#b83a5e', '#8a2444'),
      silk('sky', 3, '#4a7ab8', '#e8ecf2'),
      silk('jade', 2, '#3f8a72', '#d8b45a'),
      silk('plum', 2, '#6a3f8a', '#c8a8e0'),
      silk('butter', 2, '#e6c05a', '#f6ecd0'),
      silk('blush', 2, '#e8a8b8', '#fbe8ec'),
      silk('ruby', 2, '#9a1c2c', '#d8b45a'),
    ],
  },
];
