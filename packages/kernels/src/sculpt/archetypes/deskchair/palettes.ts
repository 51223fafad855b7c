import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const hide = (color: string): { base: string; color: string } => ({ base: 'leather', color });
const accented = (seat: string, accent: string): Record<string, object> => ({
  upholstery: hide(seat),
  accent: hide(accent),
});

/** Covers and frames of offices, boardrooms and gaming rooms. */
export const deskchairPalettes: readonly PaletteGroup[] = [
  {
    lead: 'upholstery',
    when: { kind: ['gaming'] },
    of: colorways({
      'black and red': accented('#17181b', '#c4202a'),
      'black and blue': accented('#17181b', '#2a6fd0'),
      'white and black': { ...accented('#e6e6e4', '#26282c'), frame: '#d0d2d4' },
      'black and green': accented('#17181b', '#4fae3a'),
      'pink and white': { ...accented('#e0a0b4', '#f4f0ee'), frame: '#e8e6e4' },
      'grey and orange': accented('#3c4046', '#e8741c'),
      'navy and white': accented('#22304a', '#e6e6e2'),
      'black and violet': accented('#1a191e', '#7a48c0'),
    }),
  },
  {
    lead: 'upholstery',
    when: { kind: ['executive'] },
    of: colorways({
      black: { upholstery: hide('#1d1a18') },
      brown: { upholstery: hide('#5a3420'), metal: { base: 'brass', color: '#b8924a' } },
      oxblood: { upholstery: hide('#5a1c1c') },
      cream: { upholstery: hide('#d9cdb6') },
      cognac: { upholstery: hide('#96592e') },
      grey: { upholstery: hide('#5c5f63') },
    }),
  },
  {
    lead: 'upholstery',
    of: colorways({
      'slate and red': {},
      black: { upholstery: '#232426', accent: '#3a3c40' },
      'teal on white': { upholstery: '#2f7376', accent: '#e0e0dc', frame: '#dcdedf' },
      grey: { upholstery: '#83888c', accent: '#4c5054' },
      'mustard on black': { upholstery: '#cc9a2c', accent: '#2a2c2e' },
      'forest green': { upholstery: '#35523f', accent: '#c9b27a' },
      'red on black': { upholstery: '#a32a2a', accent: '#26282a' },
      'blue on white': { upholstery: '#3a62a0', accent: '#e6e6e2', frame: '#dcdedf' },
      'sand on white': { upholstery: '#c9b896', accent: '#7a5c3c', frame: '#e2e0da' },
    }),
  },
];
