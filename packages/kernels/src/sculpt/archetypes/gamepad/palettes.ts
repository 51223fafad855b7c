import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Shells, with the colours of their buttons. */
export const gamepadPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: colorways({
      usual: { weight: 2 },
      white: { body: '#e9e9e7', trim: '#2a2c30', buttons: '#3a6ad0' },
      red: { body: '#b81f24', buttons: '#f2f0ea' },
      blue: { body: '#2453a8', buttons: '#f2c82c' },
      purple: { body: '#5a3a9a', buttons: '#e8e0f0' },
      mint: { body: '#9ad8c4', trim: '#3a4a48', buttons: '#f07a6a' },
      yellow: { body: '#efbd1e', trim: '#26282c', buttons: '#26282c' },
      grey: { body: '#b9b4aa', trim: '#4a4844', buttons: '#8a2a4a' },
    }),
  },
];
