import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Macarons in all the colours of their shop. */
export const cookiePalettes: readonly PaletteGroup[] = [
  {
    lead: 'dough',
    when: { kind: ['macaron'] },
    of: colorways({
      usual: {},
      pistachio: { dough: '#a8c484', cream: '#e8f0d0' },
      raspberry: { dough: '#d85a80', cream: '#f6d0dc' },
      lemon: { dough: '#f0dc70', cream: '#fbf6d8' },
      lavender: { dough: '#b8a0d0', cream: '#efe6f6' },
      coffee: { dough: '#a07850', cream: '#e8d4b8' },
      blue: { dough: '#90bcdc', cream: '#eef4f8' },
      vanilla: { dough: '#efe2c0', cream: '#fbf6e8' },
    }),
  },
  {
    lead: 'dough',
    of: colorways({
      usual: {},
      golden: { dough: '#d8a860' },
      dark: { dough: '#8a5a34' },
      cocoa: { dough: '#5a3620' },
      pale: { dough: '#e2bc80' },
      caramel: { dough: '#b87438' },
    }),
  },
];
