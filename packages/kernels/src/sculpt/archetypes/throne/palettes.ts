import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const SILVER = { base: 'silver', color: '#d8d8d2' };

/** Velvets, frames and stones. */
export const thronePalettes: readonly PaletteGroup[] = [
  {
    lead: 'cushion',
    of: colorways({
      'crimson and gold': {},
      'royal blue and gold': { cushion: '#22408a', carpet: '#1c3470', gem: '#b3142c' },
      'emerald and gold': { cushion: '#1f5a40', carpet: '#1a4a36', gem: '#e0b02c' },
      'purple and silver': { cushion: '#4a2470', carpet: '#3c1c5c', frame: SILVER, gem: '#8a4fc8' },
      'black and gold': { cushion: '#242226', carpet: '#5a141c', gem: '#b3142c' },
      'ivory and gold': { cushion: '#e6dcc6', carpet: '#8a1c28', wood: '#7a5230' },
      'teal and bronze': {
        cushion: '#1f6266',
        carpet: '#184c50',
        frame: { base: 'bronze', color: '#9a7040' },
        gem: '#e0902c',
      },
      'burgundy and dark wood': {
        cushion: '#5c1428',
        carpet: '#4a1020',
        frame: { base: 'dark-wood', color: '#4a2c1a' },
        gem: '#d9a93f',
      },
      'white and silver': { cushion: '#d6dbe4', carpet: '#3a4a6a', frame: SILVER, gem: '#3aa7e8' },
    }),
  },
  {
    lead: 'stone',
    of: colorways({
      marble: { weight: 2 },
      grey: { stone: '#8f8c86' },
      dark: { stone: '#4a4846' },
      sandstone: { stone: '#c9ae82' },
    }),
  },
  { lead: 'gem', of: colorways({ blue: {}, red: { gem: '#b3142c' }, green: { gem: '#0f8a52' } }) },
];
