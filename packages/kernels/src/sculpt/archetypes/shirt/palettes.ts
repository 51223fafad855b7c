import type { PaletteGroup } from '../../dsl/archetype.ts';

const cloth = (name: string, weight: number, top: string, trim: string) => ({
  name,
  weight,
  slots: { top: { color: top }, trim: { color: trim } },
});

/** What hangs in wardrobes. */
export const shirtPalettes: readonly PaletteGroup[] = [
  {
    lead: 'top',
    of: [
      cloth('blue', 3, '#3f6ea8', '#33598a'),
      cloth('white', 3, '#ecebe6', '#dcdad2'),
      cloth('black', 3, '#232428', '#2f3036'),
      cloth('red', 2, '#b0383a', '#8e2a2e'),
      cloth('green', 2, '#4a7a56', '#3a6246'),
      cloth('mustard', 1, '#d0a03c', '#ac822c'),
      cloth('grey', 2, '#8a8e94', '#74787e'),
    ],
  },
];
