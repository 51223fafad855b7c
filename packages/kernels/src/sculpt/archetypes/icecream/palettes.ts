import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const STRAWBERRY = { color: '#f6b3c2', color2: '#fbd0d8', color3: '#d8768e' };
const VANILLA = { color: '#f7ebcf', color2: '#fdf6e4', color3: '#dcc088' };
const CHOCOLATE = { color: '#6e4428', color2: '#85593a', color3: '#3e2212' };
const PISTACHIO = { color: '#c4d28c', color2: '#dce6b4', color3: '#8c9c54' };
const MINT = { color: '#a8dcc4', color2: '#d0f0e2', color3: '#5a3a28' };
const MANGO = { color: '#f6b84a', color2: '#fbd68c', color3: '#d88a1c' };
const BLUEBERRY = { color: '#9a8cc8', color2: '#c0b6e2', color3: '#5c4c94' };
const CARAMEL = { color: '#d8a466', color2: '#ecc894', color3: '#a06a30' };
const LEMON = { color: '#f8e88c', color2: '#fdf4c0', color3: '#dcc44c' };
const RASPBERRY = { color: '#d8486a', color2: '#ea8098', color3: '#9c2444' };
const ice = (color: string, color2: string, color3: string): object => ({ base: 'ice', color, color2, color3 });

/** Flavours that go together. */
export const icecreamPalettes: readonly PaletteGroup[] = [
  {
    lead: 'scoop',
    when: { kind: ['popsicle'] },
    of: colorways({
      cherry: {},
      orange: { scoop: ice('#f08a24', '#f8b468', '#c8640c') },
      lime: { scoop: ice('#8fcc3c', '#b8e47c', '#649c1c') },
      blueberry: { scoop: ice('#5a5ac8', '#8c8ce4', '#36369c') },
      raspberry: { scoop: ice('#c82c6c', '#e4689c', '#981448') },
      lemon: { scoop: ice('#f4d83c', '#faea88', '#ccac14') },
      'blue ice': { scoop: ice('#3ca4e8', '#84ccf6', '#1878b8') },
    }),
  },
  {
    lead: 'scoop',
    of: colorways({
      'strawberry, vanilla, chocolate': {},
      'vanilla, strawberry, pistachio': { scoop: VANILLA, second: STRAWBERRY, third: PISTACHIO },
      'chocolate, vanilla, caramel': { scoop: CHOCOLATE, second: VANILLA, third: CARAMEL },
      'pistachio, chocolate, vanilla': { scoop: PISTACHIO, second: CHOCOLATE, third: VANILLA },
      'mint, chocolate, vanilla': { scoop: MINT, second: CHOCOLATE, third: VANILLA },
      'mango, raspberry, lemon': { scoop: MANGO, second: RASPBERRY, third: LEMON },
      'blueberry, vanilla, raspberry': { scoop: BLUEBERRY, second: VANILLA, third: RASPBERRY },
      'caramel, chocolate, vanilla': { scoop: CARAMEL, second: CHOCOLATE, third: VANILLA },
      'lemon, raspberry, blueberry': { scoop: LEMON, second: RASPBERRY, third: BLUEBERRY },
      'raspberry, lemon, mango': { scoop: RASPBERRY, second: LEMON, third: MANGO },
    }),
  },
];
