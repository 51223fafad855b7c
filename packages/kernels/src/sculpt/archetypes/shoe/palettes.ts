import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways, tones } from '../../dsl/colorways.ts';

const trainer = (
  upper: string,
  trim: string,
  accent: string,
  lining: string,
  laces = '#f2f0ea',
): Record<string, string> => ({
  upper,
  trim,
  accent,
  lining,
  laces,
});
const hides = (upper: string, trim: string, laces: string): Record<string, string> => ({ upper, trim, laces });

/** Colours in which shoes are sold. */
export const shoePalettes: readonly PaletteGroup[] = [
  {
    lead: 'upper',
    when: { kind: ['sneaker'] },
    of: colorways({
      'white and red': {},
      'white and navy': trainer('#eceae6', '#22305a', '#2f6fb8', '#22305a'),
      'black and white': trainer('#232428', '#17171a', '#f0efe8', '#2e3036'),
      'grey and orange': trainer('#8f949b', '#4a4e56', '#f07820', '#3a3e46'),
      'teal and coral': trainer('#1f8a8c', '#14585e', '#f2745a', '#14585e'),
      'red and white': trainer('#b3202a', '#7a141c', '#f2f0ea', '#2a2224'),
      'olive and gum': { ...trainer('#6c7048', '#474c30', '#e0b860', '#3a3c28'), sole: '#a8764a' },
      'blue and lime': trainer('#2457b8', '#173a80', '#b8d820', '#16264a'),
    }),
  },
  {
    lead: 'upper',
    when: { kind: ['canvas', 'high-top'] },
    of: tones('upper', {
      black: '#1c1c20',
      red: '#a81f26',
      navy: '#1f2a4a',
      white: '#efece4',
      green: '#2a5a3c',
      mustard: '#d0982c',
      lilac: '#9c86b4',
      sky: '#6a9cc4',
    }),
  },
  {
    lead: 'upper',
    when: { kind: ['boot'] },
    of: colorways({
      brown: {},
      tan: hides('#b07a40', '#9a6832', '#d8b470'),
      black: hides('#1f1f22', '#28282c', '#1a1a1c'),
      oxblood: hides('#5a1c1f', '#4a1618', '#2a1414'),
      olive: hides('#565a3a', '#43472c', '#2c2c1e'),
    }),
  },
  {
    lead: 'upper',
    when: { kind: ['cowboy', 'tall', 'fur', 'oxford', 'loafer'] },
    of: colorways({
      usual: {},
      chestnut: hides('#6e3b20', '#582d17', '#3a2214'),
      black: hides('#1c1c1f', '#26262a', '#17171a'),
      cognac: hides('#a8622c', '#8a4c20', '#6a3a18'),
      oxblood: hides('#541a20', '#431419', '#2c1012'),
    }),
  },
  {
    lead: 'upper',
    when: { kind: ['rubber'] },
    of: colorways({
      yellow: {},
      green: { upper: '#2f6a3c', trim: '#24522e' },
      red: { upper: '#b8201c', trim: '#921814' },
      navy: { upper: '#22305a', trim: '#1a2546' },
      pink: { upper: '#e08aa8', trim: '#c46f8e' },
    }),
  },
  {
    lead: 'upper',
    when: { kind: ['stiletto', 'block', 'wedge'] },
    of: tones('upper', {
      usual: '#b3121d',
      black: '#17171a',
      nude: '#d9ac90',
      emerald: '#0f6a4a',
      navy: '#1f2a52',
      plum: '#5a1c46',
      blush: '#e6a8b0',
    }),
  },
  {
    lead: 'upper',
    when: { kind: ['flat', 'slipper', 'slide', 'flip-flop', 'foam'] },
    of: colorways({
      usual: {},
      navy: { upper: '#2a3a66' },
      grey: { upper: '#7c8086' },
      coral: { upper: '#e0705a' },
      sage: { upper: '#7f9a7c' },
    }),
  },
  {
    lead: 'upper',
    when: { kind: ['sandal', 'gladiator', 'clog', 'geta'] },
    of: colorways({ usual: {}, tan: { upper: '#b07a48' }, dark: { upper: '#4a2c1a' } }),
  },
  {
    lead: 'upper',
    when: { kind: ['ice skate', 'roller skate', 'inline'] },
    of: colorways({
      usual: {},
      black: { upper: '#1f1f22', trim: '#2c2c30', laces: '#e8e6e0' },
      sky: { upper: '#8fc0d8', trim: '#5a94b4' },
      rose: { upper: '#e8b4c0', trim: '#c87f92' },
    }),
  },
];
