import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Colours of toy shops: primaries, pastels, plain wood. */
export const blockPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['building', 'letter', 'rings', 'jigsaw', 'puzzle', 'tangram'] },
    of: colorways({
      primaries: { weight: 2 },
      pastel: { body: '#e89a8a', second: '#8ab4d8', third: '#f0d890', fourth: '#9ac8a0' },
      forest: { body: '#b8542c', second: '#2f5a50', third: '#d8a848', fourth: '#6a8a4a' },
      sorbet: { body: '#e86a8a', second: '#6ac0c8', third: '#f4c04a', fourth: '#9a7ac8' },
      nordic: { body: '#c8605a', second: '#3a5a78', third: '#e0c08a', fourth: '#7a9a8a' },
      bold: { body: '#e04a1a', second: '#1a4a9a', third: '#f4b41a', fourth: '#1a8a5a' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['brick', 'duplo'] },
    of: colorways({
      red: { weight: 2 },
      blue: { body: '#0f5fb4' },
      yellow: { body: '#f2c014' },
      green: { body: '#20964a' },
      white: { body: '#f0efea' },
      black: { body: '#1b1c1e' },
    }),
  },
];
