import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Handles: bright plastics, woods of garden shears. */
export const scissorsPalettes: readonly PaletteGroup[] = [
  {
    lead: 'handle',
    when: { kind: ['paper', 'safety', 'secateurs'] },
    of: colorways({
      red: { weight: 2 },
      orange: { handle: '#ee6a1a' },
      blue: { handle: '#1f5fb0' },
      black: { handle: '#232529', trim: '#7a7d82' },
      green: { handle: '#35883f' },
      purple: { handle: '#6a3f9c' },
      teal: { handle: '#158a8a' },
    }),
  },
  {
    lead: 'handle',
    when: { kind: ['tailor'] },
    of: colorways({
      black: { weight: 2 },
      oxblood: { handle: '#5c1518' },
      bronze: { handle: { base: 'bronze', color: '#a57a42' } },
      gold: { handle: { base: 'gold', color: '#e0b250' }, screw: { base: 'gold', color: '#e0b250' } },
    }),
  },
];
