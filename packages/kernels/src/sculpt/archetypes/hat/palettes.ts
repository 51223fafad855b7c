import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const felt = (hat: string, band: string, trim: string): Record<string, string> => ({ hat, band, trim });

/** Felts, straws and cottons with the ribbon that suits. */
export const hatPalettes: readonly PaletteGroup[] = [
  {
    lead: 'hat',
    when: { kind: ['fedora'] },
    of: colorways({
      brown: {},
      charcoal: felt('#3c3c40', '#17171a', '#2c2c30'),
      sand: felt('#bfa67c', '#4a2c1c', '#a88e64'),
      navy: felt('#26324c', '#8a1c28', '#1d2740'),
      olive: felt('#5c6040', '#2a2418', '#4a4e32'),
      black: felt('#1c1c1f', '#8a1c28', '#141416'),
      burgundy: felt('#5c1f2a', '#1c1416', '#4a1822'),
      'pale grey': felt('#a4a4a2', '#2a2c34', '#8c8c8a'),
    }),
  },
  {
    lead: 'hat',
    when: { kind: ['cap'] },
    of: colorways({
      blue: {},
      red: felt('#b3202a', '#94181f', '#f0efe8'),
      black: felt('#1f1f22', '#2c2c30', '#d8d6d0'),
      green: felt('#2a6a44', '#1f5434', '#f0efe8'),
      navy: felt('#22305a', '#b3202a', '#f0efe8'),
      sand: felt('#c4ae84', '#6a4a30', '#8a6c48'),
      grey: felt('#7c8086', '#4a4e54', '#e6e4de'),
    }),
  },
  {
    lead: 'hat',
    when: { kind: ['beanie', 'beret', 'bucket'] },
    of: colorways({
      usual: {},
      navy: felt('#2a3858', '#212d48', '#212d48'),
      mustard: felt('#cc9a2e', '#b08222', '#b08222'),
      'forest green': felt('#2f5440', '#254434', '#254434'),
      grey: felt('#85888c', '#6c6f73', '#6c6f73'),
      cream: felt('#e6dcc6', '#d0c4a8', '#d0c4a8'),
      rust: felt('#a8522e', '#8a4022', '#8a4022'),
      black: felt('#222224', '#1a1a1c', '#1a1a1c'),
    }),
  },
  {
    lead: 'hat',
    when: { kind: ['cowboy'] },
    of: colorways({
      tan: {},
      black: { hat: '#211c1a', band: '#3a2418', trim: '#171412' },
      cream: { hat: '#dccba6', band: '#5a3420', trim: '#c4b088' },
      chocolate: { hat: '#4c2c1a', band: '#26160e', trim: '#38200f' },
      grey: { hat: '#7c7670', band: '#2c2420', trim: '#66605a' },
      'red brown': { hat: '#8a4226', band: '#3a1c10', trim: '#6a301a' },
    }),
  },
  {
    lead: 'hat',
    when: { kind: ['wizard'] },
    of: colorways({
      'midnight blue': {},
      violet: felt('#4a2470', '#d6a83c', '#e0b84c'),
      grey: felt('#6c6a68', '#3a3430', '#8a8884'),
      green: felt('#27523a', '#c9a04a', '#d8b85c'),
      crimson: felt('#6f1a28', '#d6a83c', '#e0b84c'),
    }),
  },
];
