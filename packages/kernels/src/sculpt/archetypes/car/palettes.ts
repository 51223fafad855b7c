import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const BLACK = '#1d1c1b';
const TAN = '#9a6238';
const CREAM = '#cfc0a2';

/** Paint and leather as they are ordered together. */
export const carPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { body: ['classic'] },
    of: colorways({
      red: { body: '#a8141c', seats: CREAM, wheels: { base: 'paint', color: '#a8141c' } },
      'bottle green': { body: '#1f4034', seats: TAN, wheels: { base: 'paint', color: '#d9cfb4' } },
      burgundy: { body: '#5a1420', seats: CREAM, wheels: { base: 'paint', color: '#d9cfb4' } },
      'sea green': { body: '#7fb6ad', seats: '#e6dcc6', wheels: { base: 'paint', color: '#f0ead8' } },
      black: { body: '#141416', seats: '#6a2a1e', wheels: { base: 'paint', color: '#8a1a1e' } },
      cream: { body: '#e6d8b4', seats: '#7a3b22', wheels: { base: 'paint', color: '#7a2a1e' } },
      'sky blue': { body: '#8fb4cc', seats: '#f0e8d6', wheels: { base: 'paint', color: '#f0ead8' } },
      'midnight blue': { body: '#1c2a4a', seats: TAN, wheels: { base: 'paint', color: '#cfc6ae' } },
    }),
  },
  {
    lead: 'body',
    when: { body: ['sports', 'coupe'] },
    of: colorways({
      red: { weight: 2 },
      yellow: { body: '#e8b50e', seats: BLACK },
      'racing blue': { body: '#12407f', seats: TAN },
      silver: { body: '#a5aab0', seats: '#8a1c1c' },
      orange: { body: '#d65a14', seats: BLACK },
      black: { body: '#131417', seats: '#8a1c1c' },
      white: { body: '#e9eae8', seats: BLACK },
      'racing green': { body: '#12402e', seats: TAN },
      'lime green': { body: '#7fae1c', seats: BLACK },
    }),
  },
  {
    lead: 'body',
    when: { body: ['suv', 'pickup', 'van'] },
    of: colorways({
      'forest green': { body: '#2c3f33', seats: TAN },
      'slate blue': { body: '#3a5068', seats: CREAM },
      white: { body: '#e4e5e3', seats: BLACK },
      sand: { body: '#b8a582', seats: '#5a3a26' },
      red: { body: '#8f1a1c', seats: BLACK },
      graphite: { body: '#3f4449', seats: BLACK },
      black: { body: '#15171a', seats: TAN },
      copper: { body: '#8f4a22', seats: BLACK },
      'ice blue': { body: '#9db4c0', seats: '#3a3c40' },
    }),
  },
  {
    lead: 'body',
    of: colorways({
      red: { weight: 2 },
      silver: { body: '#a9aeb3', seats: BLACK },
      'deep blue': { body: '#16366b', seats: CREAM },
      white: { body: '#e9eae8', seats: TAN },
      'racing green': { body: '#143f2f', seats: TAN },
      black: { body: '#131417', seats: '#6a2a1e' },
      graphite: { body: '#464c53', seats: BLACK },
      'sky blue': { body: '#6f9fbf', seats: '#e0d6c4' },
      champagne: { body: '#b9a888', seats: '#5a3a26' },
      orange: { body: '#c8561c', seats: BLACK },
      mustard: { body: '#d3a020', seats: '#2a2826' },
    }),
  },
];
