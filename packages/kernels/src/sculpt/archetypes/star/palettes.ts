import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Plain badges in bright plastic, hearts in reds. */
export const starPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['star'] },
    of: colorways({
      usual: { weight: 3 },
      red: { body: '#d0281f', rim: '#a01a14' },
      blue: { body: '#2a6ad0', rim: '#1c4a9a' },
      silver: { body: { base: 'silver', color: '#d8d8d8' }, rim: { base: 'silver', color: '#b4b4b6' } },
      violet: { body: '#8a4ac0', rim: '#64308e' },
      green: { body: '#3aa050', rim: '#28783a' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['heart'] },
    of: colorways({
      usual: { weight: 2 },
      pink: { body: '#f0789a', rim: '#d0567a' },
      gold: { body: { base: 'gold', color: '#e0b040' }, rim: { base: 'gold', color: '#c08a2c' } },
      violet: { body: '#9a4ac0', rim: '#70308e' },
      crimson: { body: '#8a1020', rim: '#660a16' },
    }),
  },
];
