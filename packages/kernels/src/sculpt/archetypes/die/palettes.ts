import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Dice with pips that can be read. */
export const diePalettes: readonly PaletteGroup[] = [
  {
    lead: 'die',
    of: colorways({
      usual: {},
      red: { die: '#b81c1c', pips: '#f6f4ee' },
      black: { die: '#1d1d20', pips: '#f4f2ea' },
      blue: { die: '#1f4fa0', pips: '#f6f4ee' },
      green: { die: '#1f7a48', pips: '#f6f4ee' },
      purple: { die: '#5a2a8a', pips: '#e8c860' },
      teal: { die: '#1f8a8a', pips: '#f8f2dc' },
      bone: { die: { base: 'bone', color: '#e8dcc0' }, pips: '#3a2a1e' },
    }),
  },
];
