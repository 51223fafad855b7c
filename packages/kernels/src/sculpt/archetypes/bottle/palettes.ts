import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Glass and labels of wine. */
export const bottlePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['wine'] },
    of: colorways({
      usual: { weight: 2 },
      brown: { body: '#5a3a1c' },
      black: { body: '#1d2622' },
      rose: { body: '#e6d4cc', liquid: '#e08a8a' },
      'white wine': { body: '#b4c088', liquid: '#e8d890' },
    }),
  },
  {
    lead: 'label',
    when: { kind: ['wine'] },
    of: colorways({
      usual: {},
      'white and gold': { label: '#f6f4ee', print: '#a8863a', cap: '#b8923c' },
      black: { label: '#1f1e20', print: '#d8b860', cap: '#1c1b1d' },
      blue: { label: '#e8ecf0', print: '#2a4a7a', cap: '#2a4a7a' },
      green: { label: '#ece8d4', print: '#3a5a34', cap: '#34502e' },
    }),
  },
];
