import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Shirts, trousers and hats of the wardrobe's last use. */
export const scarecrowPalettes: readonly PaletteGroup[] = [
  {
    lead: 'shirt',
    of: colorways({
      'red check': { weight: 2 },
      blue: { shirt: '#3f6a9a', trousers: '#5a4630', hat: '#6a4a2c' },
      green: { shirt: '#4f7a3c', trousers: '#3a4a6a' },
      mustard: { shirt: '#c8902c', trousers: '#4a5a3a', hat: '#3f2f26' },
      purple: { shirt: '#6a3f7a', trousers: '#3c3a44', hat: '#2c2830' },
      brown: { shirt: '#8a6a48', trousers: '#2f4258' },
    }),
  },
];
