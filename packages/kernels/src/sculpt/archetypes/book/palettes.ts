import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Bindings. */
export const bookPalettes: readonly PaletteGroup[] = [
  {
    lead: 'cover',
    when: { kind: ['closed', 'open', 'notebook', 'stack'] },
    of: colorways({
      usual: {},
      'navy and gold': { cover: '#22345c', ribbon: '#c9a24e' },
      'forest green': { cover: '#24503a', ribbon: '#8a1c28' },
      brown: { cover: '#5f3a22', ribbon: '#2f5a44' },
      black: { cover: '#232124', ribbon: '#b0202a' },
      violet: { cover: '#4c2a6a', ribbon: '#d8b04c' },
      teal: { cover: '#1f6468', ribbon: '#d87a3c' },
      tan: { cover: '#a8743c', ribbon: '#5a1c20' },
    }),
  },
  {
    lead: 'cover',
    when: { kind: ['spellbook'] },
    of: colorways({
      'brown, sapphire': {},
      'black, ruby': { cover: '#221e22', gem: '#c0182c' },
      'violet, emerald': { cover: '#3f2258', gem: '#18a060' },
      'green, amber': { cover: '#24422f', gem: '#e8961c' },
      'crimson, moonstone': { cover: '#5c1820', gem: '#cfe4f2' },
      'midnight, amethyst': { cover: '#1c2644', gem: '#9a4fd8' },
    }),
  },
];
