import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const icing = (color: string, color2: string, color3: string): object => ({ color, color2, color3 });

/** Glazes. */
export const donutPalettes: readonly PaletteGroup[] = [
  {
    lead: 'icing',
    when: { kind: ['ring'] },
    of: colorways({
      strawberry: {},
      chocolate: {
        icing: { base: 'chocolate', color: '#4c2410', color2: '#6a3a1e', color3: '#2a1208', rough: 0.18 },
        drizzle: '#f4ead6',
      },
      vanilla: { icing: icing('#f6eedc', '#fffaf0', '#dccfb2') },
      mint: { icing: icing('#9ad8bc', '#c8eedc', '#68b094') },
      blueberry: { icing: icing('#8f9ae0', '#bcc4f2', '#6470b8'), drizzle: '#f4f0fa' },
      lemon: { icing: icing('#f4d95a', '#fbeca0', '#d0b02c') },
      caramel: { icing: icing('#d0924a', '#e6b87a', '#9a6428') },
      lavender: { icing: icing('#c4a4e4', '#e0ccf4', '#9a78c0') },
      matcha: { icing: icing('#a4b864', '#c8d892', '#7a8e40'), drizzle: '#f4ead6' },
    }),
  },
  {
    lead: 'filling',
    when: { kind: ['filled'] },
    of: colorways({
      raspberry: {},
      custard: { filling: icing('#f0cc5c', '#f8e094', '#cca030') },
      chocolate: { filling: icing('#4a2412', '#6a3a1e', '#2a1208') },
      blueberry: { filling: icing('#3a2a6a', '#5a4890', '#221644') },
    }),
  },
];
