import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Woods of bats, lacquers of rackets, rubbers of paddles. */
export const batPalettes: readonly PaletteGroup[] = [
  {
    lead: 'head',
    when: { kind: ['baseball'] },
    of: colorways({
      ash: { weight: 2 },
      maple: { head: '#b8743c', grip: '#26262a', trim: '#2a1a10' },
      black: { head: { base: 'paint', color: '#1c1d20', clearcoat: 0.7 }, trim: '#d8b45a' },
      cherry: { head: { base: 'paint', color: '#6e1c1e', clearcoat: 0.7 }, trim: '#e8d8b0' },
      walnut: { head: '#6a4226', grip: '#8a2a20', trim: '#e0c890' },
      'black and ash': { grip: '#1f3a6e', trim: '#1f3a6e' },
    }),
  },
  {
    lead: 'frame',
    when: { kind: ['tennis', 'badminton', 'squash'] },
    of: colorways({
      red: { weight: 2 },
      blue: { frame: '#1c4fa8', accent: '#f0f0ee' },
      black: { frame: '#1e1f22', accent: '#c8e03a', grip: '#26262a' },
      white: { frame: '#eceae4', accent: '#d03a2a', grip: '#2a3a5a' },
      green: { frame: '#1f6e4a', accent: '#f0d040' },
      orange: { frame: '#e0641a', accent: '#1e1f22' },
    }),
  },
];
