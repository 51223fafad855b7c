import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Hafts, grips and plumage. */
export const spearPalettes: readonly PaletteGroup[] = [
  {
    lead: 'tassel',
    of: colorways({
      red: {},
      blue: { tassel: '#24468f' },
      green: { tassel: '#2a6a40' },
      black: { tassel: '#232226' },
      gold: { tassel: '#d0a02c' },
    }),
  },
  {
    lead: 'shaft',
    when: { kind: ['spear', 'halberd', 'pike', 'harpoon'] },
    of: colorways({
      oak: {},
      ash: { shaft: '#b58d58' },
      'dark wood': { shaft: '#42291a' },
      reddish: { shaft: '#743c22' },
    }),
  },
];
