import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const gold = { base: 'gold', color: '#e3b64f', rough: 0.18 } as const;
const LACQUER = { base: 'wood', rough: 0.28, clearcoat: 0.8 } as const;

/** Silver, gold, black steel; handles of kitchen tools; lacquers of chopsticks. */
export const cutleryPalettes: readonly PaletteGroup[] = [
  {
    lead: 'metal',
    when: { kind: ['fork', 'spoon', 'table knife', 'set'] },
    of: colorways({
      steel: { weight: 3 },
      silver: { metal: { base: 'silver', color: '#e6e2da' }, handle: { base: 'silver', color: '#e6e2da' } },
      gold: { metal: gold, handle: gold, trim: gold },
      'black handles': { handle: { base: 'plastic', color: '#1d1e22', rough: 0.3 } },
      'wooden handles': {
        handle: { base: 'wood', color: '#7d4c28', rough: 0.4 },
        trim: { base: 'brass', color: '#c79c48' },
      },
      'ivory handles': { handle: { base: 'bone', color: '#eee4cc', rough: 0.3 } },
    }),
  },
  {
    lead: 'handle',
    when: { kind: ['ladle', 'spatula', 'tongs', 'masher', 'grater'] },
    of: colorways({
      black: { handle: { base: 'plastic', color: '#22242a' } },
      red: { handle: { base: 'plastic', color: '#c3251c' } },
      wood: { handle: { base: 'wood', color: '#a06a38' } },
      teal: { handle: { base: 'plastic', color: '#2a8f8f' } },
      steel: { handle: { base: 'steel', color: '#c9cbce' } },
    }),
  },
  {
    lead: 'metal',
    when: { kind: ['chopsticks'] },
    of: colorways({
      'red and black': {},
      bamboo: { metal: { base: 'wood', color: '#d3ac6c' }, handle: { base: 'wood', color: '#c89a56' } },
      black: { metal: { ...LACQUER, color: '#1f1a18' }, handle: { ...LACQUER, color: '#9a2420' } },
      ebony: { metal: { base: 'dark-wood', color: '#3a261c' }, handle: { base: 'dark-wood', color: '#2a1a12' } },
    }),
  },
];
