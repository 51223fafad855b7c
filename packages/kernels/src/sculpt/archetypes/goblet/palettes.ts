import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Precious metals and their stones. */
export const gobletPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['goblet', 'chalice'] },
    of: colorways({
      usual: { weight: 2 },
      silver: {
        body: { base: 'silver', color: '#d6d6d4' },
        rim: { base: 'silver', color: '#e4e4e2' },
        gems: '#2450b8',
      },
      bronze: { body: { base: 'bronze', color: '#9a6a3a' }, rim: '#c08a4a', gems: '#1f7a4c' },
      pewter: { body: { base: 'steel', color: '#8c8e90' }, rim: { base: 'steel', color: '#a6a8aa' }, gems: '#6a2a8a' },
      'gold and emerald': { gems: '#178a54' },
      'gold and sapphire': { gems: '#1f4ac0' },
    }),
  },
];
