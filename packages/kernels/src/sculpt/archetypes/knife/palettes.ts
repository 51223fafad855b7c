import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Handles. */
export const knifePalettes: readonly PaletteGroup[] = [
  {
    lead: 'handle',
    when: { kind: ['chef', 'bread', 'cleaver', 'table'] },
    of: colorways({
      usual: {},
      black: { handle: { base: 'plastic', color: '#1c1c1f', rough: 0.35 } },
      oak: { handle: { base: 'wood', color: '#a8743c' } },
      cherry: { handle: { base: 'wood', color: '#7a3a20' } },
      ivory: { handle: { base: 'plastic', color: '#e6dcc4', rough: 0.3 } },
    }),
  },
  {
    lead: 'handle',
    when: { kind: ['pocket', 'utility'] },
    of: colorways({
      usual: { weight: 2 },
      blue: { handle: '#1f56a8' },
      green: { handle: '#2a7a44' },
      black: { handle: '#1e1f22' },
      orange: { handle: '#e0701c' },
    }),
  },
];
