import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Cabs and what they draw. Fire engines and the like keep their colours. */
export const truckPalettes: readonly PaletteGroup[] = [
  {
    lead: 'cab',
    when: { kind: ['box', 'semi', 'flatbed', 'tanker'] },
    of: colorways({
      usual: {},
      red: { cab: '#a81c20' },
      white: { cab: '#e8e9ea' },
      green: { cab: '#22604a' },
      orange: { cab: '#d8641c' },
      black: { cab: '#1c1d20' },
      yellow: { cab: '#e2b01c' },
      blue: { cab: '#2158a8' },
      teal: { cab: '#1f7f86' },
    }),
  },
  {
    lead: 'cab',
    when: { kind: ['mixer', 'tow'] },
    of: colorways({
      usual: { weight: 2 },
      white: { cab: '#e8e9ea' },
      blue: { cab: '#2a5a9a' },
      red: { cab: '#a8201f' },
      green: { cab: '#2a6a48' },
    }),
  },
];
