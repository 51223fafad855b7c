import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Leathers of gloves, leathers of boxing gloves, wools of mittens and socks, cottons of oven mitts. */
export const glovePalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    when: { kind: ['mitten', 'sock', 'oven'] },
    of: colorways({
      red: { weight: 2 },
      navy: { body: '#2a3c66', cuff: '#e8e0d0' },
      forest: { body: '#2f5a3c', cuff: '#e0d6c0' },
      mustard: { body: '#d09a2c', cuff: '#f0e8d8' },
      grey: { body: '#8a8d92', cuff: '#c8483c' },
      lilac: { body: '#9a84b8', cuff: '#f0eaf2' },
    }),
  },
  {
    lead: 'body',
    when: { kind: ['boxing'] },
    of: colorways({
      red: { weight: 3 },
      blue: { body: '#1f4a9a' },
      black: { body: '#1c1c1e', cuff: '#c8a03c' },
      green: { body: '#2a6a3c' },
      pink: { body: '#d8688f' },
    }),
  },
  {
    lead: 'body',
    of: colorways({
      saddle: { weight: 2 },
      black: { body: '#221e1c', cuff: '#161412', thread: '#4a4440' },
      tan: { body: '#b88a56', cuff: '#9a6c3c' },
      oxblood: { body: '#5a1f22', cuff: '#401618', thread: '#c89a7a' },
      olive: { body: '#555a36', cuff: '#3f4428' },
      slate: { body: '#4c5662', cuff: '#39424c', thread: '#b8c0c8' },
    }),
  },
];
