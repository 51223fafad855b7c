import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Light sides and dark ones. */
export const chesspiecePalettes: readonly PaletteGroup[] = [
  {
    lead: 'piece',
    when: { kind: ['board'] },
    of: colorways({
      usual: { weight: 2 },
      ebony: { piece: '#ecd8ae', dark: '#1f1512', board: '#3a2416' },
      'red and ivory': {
        piece: { base: 'bone', color: '#f0e6d0' },
        dark: { base: 'wood', color: '#7a1f18' },
        board: '#5a2a18',
      },
      marble: {
        piece: { base: 'marble', color: '#efece6' },
        dark: { base: 'marble', color: '#2a2a2e' },
        board: '#4a3a30',
      },
    }),
  },
  {
    lead: 'piece',
    of: colorways({
      boxwood: {},
      ebony: { piece: '#2c1a11' },
      white: { piece: { base: 'plastic', color: '#efece4' } },
      black: { piece: { base: 'plastic', color: '#1c1c1f' } },
      'white marble': { piece: { base: 'marble', color: '#efece6' } },
      'black marble': { piece: { base: 'marble', color: '#2b2b30' } },
      rosewood: { piece: '#6a2c1c' },
      glass: { piece: { base: 'glass', color: '#dfeef0' } },
      brass: { piece: { base: 'brass', color: '#c9a04a' } },
    }),
  },
];
