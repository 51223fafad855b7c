import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Golds, enamels and ribbons. */
export const coinPalettes: readonly PaletteGroup[] = [
  {
    lead: 'metal',
    when: { kind: ['card', 'chip'] },
    of: colorways({
      usual: {},
      black: { metal: '#1d1e22', enamel: '#3a3c44' },
      green: { metal: '#1c6a48', enamel: '#2f9a6a' },
      violet: { metal: '#4a2a8a', enamel: '#7a4fc0' },
    }),
  },
  {
    lead: 'metal',
    when: { kind: ['coin', 'pile', 'stack', 'nugget'] },
    of: colorways({
      gold: { weight: 3 },
      'pale gold': { metal: '#e2c27a', rim: '#e2c27a', relief: '#e2c27a' },
      'red gold': { metal: '#d09a58', rim: '#d09a58', relief: '#d09a58' },
    }),
  },
  {
    lead: 'ribbon',
    when: { kind: ['medal', 'order'] },
    of: colorways({
      red: {},
      blue: { ribbon: '#1f4a8a' },
      green: { ribbon: '#2a6a44' },
      violet: { ribbon: '#4a2a72', second: '#e0c060' },
    }),
  },
  {
    lead: 'enamel',
    when: { kind: ['shield badge'] },
    of: colorways({ blue: {}, black: { enamel: '#1c1d20' }, red: { enamel: '#8a1c22' } }),
  },
];
