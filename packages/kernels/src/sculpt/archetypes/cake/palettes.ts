import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const icing = (color: string, color2: string, color3: string): object => ({ color, color2, color3 });
const CHOCOLATE = { base: 'chocolate', color: '#4a2412', color2: '#643620', color3: '#241006', rough: 0.14 };
const DARK = { color: '#5a3219', color2: '#42210f', color3: '#2a1308' };

/** What the confectioner offers. */
export const cakePalettes: readonly PaletteGroup[] = [
  {
    lead: 'icing',
    when: { kind: ['layer', 'slice'], tiers: [1, 2, 3] },
    of: colorways({
      'white and pink': {},
      'vanilla and chocolate': { icing: icing('#f8efdc', '#fffaf0', '#e2d2b4'), glaze: CHOCOLATE },
      chocolate: {
        icing: { base: 'chocolate', color: '#5a3018', color2: '#74452a', color3: '#2e160a', rough: 0.38 },
        glaze: CHOCOLATE,
        sponge: DARK,
      },
      'mint and chocolate': { icing: icing('#c4e6d4', '#e0f4ea', '#98c4ae'), glaze: CHOCOLATE, sponge: DARK },
      lemon: { icing: icing('#fbf0c4', '#fff9e2', '#e0cc88'), glaze: icing('#f2c838', '#f8e07c', '#c89c18') },
      'sky blue': {
        icing: icing('#f4f7fa', '#ffffff', '#d4dfe8'),
        glaze: icing('#7fb8e4', '#b0d8f4', '#4f8cbc'),
        flower: '#9ccbea',
      },
      lavender: {
        icing: icing('#ece2f4', '#faf4ff', '#cbb8dc'),
        glaze: icing('#a884d0', '#ccb2e8', '#7c5aa8'),
        flower: '#c4a4e4',
      },
      'red velvet': {
        icing: icing('#fbf5ec', '#ffffff', '#e4d8c8'),
        glaze: icing('#a81c28', '#cc4650', '#74101a'),
        sponge: { color: '#8a1f22', color2: '#6a1418', color3: '#4a0c10' },
      },
      caramel: { icing: icing('#f2dfba', '#faf0da', '#d4b684'), glaze: icing('#b86e28', '#d89a58', '#804814') },
      blush: {
        icing: icing('#f4cfcc', '#fbe6e2', '#d8a4a2'),
        glaze: icing('#faf4ec', '#ffffff', '#e2d6c8'),
        flower: '#fbf4ec',
      },
    }),
  },
  {
    lead: 'filling',
    when: { kind: ['pie', 'tart'] },
    of: colorways({
      cherry: {},
      blueberry: { filling: icing('#3a2c6a', '#5a4a90', '#221846') },
      apple: { filling: icing('#d0983c', '#e8be74', '#966420') },
      blackberry: { filling: icing('#4a1838', '#6e3058', '#2a0c20') },
      apricot: { filling: icing('#e8962c', '#f4bc68', '#b06814') },
    }),
  },
  {
    lead: 'glaze',
    when: { kind: ['bundt', 'cheese', 'pudding', 'eclair'] },
    of: colorways({
      usual: { weight: 2 },
      raspberry: { glaze: icing('#c02848', '#dc5c74', '#84142c') },
      chocolate: { glaze: CHOCOLATE },
      lemon: { glaze: icing('#f4d860', '#fbea9c', '#d0ac2c') },
      caramel: { glaze: icing('#b06824', '#d09450', '#7a4412') },
    }),
  },
];
