import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Pots, and flowers where there are any. */
export const pottedPlantPalettes: readonly PaletteGroup[] = [
  {
    lead: 'pot',
    of: colorways({
      usual: { weight: 2 },
      white: { pot: { base: 'ceramic', color: '#f2f0ea' }, saucer: { base: 'ceramic', color: '#f2f0ea' } },
      charcoal: { pot: { base: 'ceramic', color: '#3a3b3e' }, saucer: { base: 'ceramic', color: '#3a3b3e' } },
      teal: { pot: { base: 'ceramic', color: '#2a7a80' }, saucer: { base: 'ceramic', color: '#2a7a80' } },
      mustard: { pot: { base: 'ceramic', color: '#d2a03a' }, saucer: { base: 'ceramic', color: '#d2a03a' } },
      blush: { pot: { base: 'ceramic', color: '#ddb0a4' }, saucer: { base: 'ceramic', color: '#ddb0a4' } },
      concrete: { pot: { base: 'concrete', color: '#a4a29e' }, saucer: { base: 'concrete', color: '#a4a29e' } },
      basket: { pot: { base: 'wicker', color: '#b88a52' }, saucer: { base: 'wicker', color: '#b88a52' } },
    }),
  },
  {
    lead: 'flowers',
    when: { kind: ['flower'] },
    of: colorways({
      usual: {},
      red: { flowers: '#c8241f' },
      white: { flowers: '#f6f2ec' },
      yellow: { flowers: '#f0c22c' },
      violet: { flowers: '#7a4ab0' },
      coral: { flowers: '#f0745a' },
    }),
  },
];
