import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const alu = (color: string): object => ({ base: 'aluminium', color });

/** Bodies and leathers. */
export const cameraPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['instant'] },
    of: colorways({
      white: {},
      black: { body: '#26272a', accent: '#d0281e' },
      teal: { body: '#7fbcb4', accent: '#e8734a' },
      pink: { body: '#e6a8b0', accent: '#b03a54' },
      yellow: { body: '#e6b83a', accent: '#2a5a8a' },
      blue: { body: '#5a86b8', accent: '#f0c23a' },
      red: { body: '#b8322c', accent: '#f0ece0' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['photo'] },
    of: colorways({
      black: { weight: 2 },
      'silver and black': { body: alu('#c9cbcd'), leather: '#1d1c1c' },
      'silver and brown': { body: alu('#c9cbcd'), leather: '#5a3420', strap: '#5a3420' },
      'silver and green': { body: alu('#c4c6c6'), leather: '#2c4a3a', strap: '#8a5c34' },
      'black and tan': { body: '#26262a', leather: '#96643a', strap: '#96643a' },
      'champagne and red': { body: alu('#d3c6aa'), leather: '#7a2024', strap: '#2a2422' },
      graphite: { body: '#4a4d52', leather: '#242528', strap: '#26262a' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['security', 'film'] },
    of: colorways({ usual: {}, grey: { body: '#8a8e92' }, black: { body: '#26282c' } }),
  },
];
