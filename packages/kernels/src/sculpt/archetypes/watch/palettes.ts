import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const gold = { base: 'gold', color: '#d8aa3c', rough: 0.16 };

/** Straps, cases and dials. */
export const watchPalettes: readonly PaletteGroup[] = [
  {
    lead: 'strap',
    when: { kind: ['wrist'] },
    of: colorways({
      'steel and brown': {},
      'gold and black': { case: gold, bezel: gold, strap: '#1d1c1e' },
      'steel and navy': { strap: '#1f2a4a', dial: '#1f2a4a', ink: '#f0efe8', hands: '#f0efe8' },
      'gold and tan': { case: gold, bezel: gold, strap: '#a86f3c' },
      'steel and black': { strap: '#1c1c1e', dial: '#17181b', ink: '#f0efe8', hands: '#f0efe8' },
    }),
  },
  {
    lead: 'strap',
    when: { kind: ['smart', 'sport', 'digital'] },
    of: colorways({
      usual: {},
      white: { strap: '#f0f0ee' },
      blue: { strap: '#1f4a8a' },
      red: { strap: '#b3202a' },
      sage: { strap: '#8a9c84' },
    }),
  },
];
