import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Colours of makers' grips, and finishes of forged steel. */
export const wrenchPalettes: readonly PaletteGroup[] = [
  {
    lead: 'grip',
    when: { kind: ['chisel', 'awl'] },
    of: colorways({
      ash: {},
      walnut: { grip: '#5f3b22' },
      beech: { grip: '#d0a26a' },
      cherry: { grip: '#8a4a2c' },
    }),
  },
  {
    lead: 'grip',
    when: { kind: ['drill', 'tape'] },
    of: colorways({
      yellow: { grip: '#f0b41c' },
      teal: { grip: '#14707a' },
      red: { grip: '#c3201a' },
      blue: { grip: '#184f9e' },
      green: { grip: '#3d7a2a' },
      orange: { grip: '#e8661a' },
    }),
  },
  {
    lead: 'grip',
    of: colorways({
      red: { weight: 2 },
      blue: { grip: '#1c4f9c' },
      yellow: { grip: '#eeb41a' },
      green: { grip: '#2f7d3a' },
      orange: { grip: '#e2641c' },
      black: { grip: '#26282c', trim: '#b3201c' },
    }),
  },
  {
    lead: 'metal',
    when: { kind: ['spanner', 'adjustable', 'hex key'] },
    of: colorways({
      satin: { weight: 2 },
      chrome: { metal: { base: 'chrome', color: '#d3d6da', rough: 0.1 } },
      black: { metal: { base: 'steel', color: '#34363a', rough: 0.42 }, mark: '#b9bcc0' },
      old: { metal: { base: 'steel', color: '#8d867c', rough: 0.45, wear: 0.7 } },
    }),
  },
];
