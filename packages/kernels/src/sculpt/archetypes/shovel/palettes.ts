import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const PLASTIC = { base: 'plastic', rough: 0.35 } as const;

/** Woods of shafts, paints of sticks, colours of plastic heads. */
export const shovelPalettes: readonly PaletteGroup[] = [
  {
    lead: 'head',
    when: { kind: ['scoop', 'leaf rake', 'plunger', 'roller', 'push broom'] },
    of: colorways({
      blue: { head: '#1f5fb0' },
      red: { head: '#c3251c' },
      green: { head: '#2f7d3a' },
      orange: { head: '#e8661a' },
      black: { head: '#26282c' },
    }),
  },
  {
    lead: 'handle',
    when: { kind: ['broom', 'mop'] },
    of: colorways({
      red: { handle: '#a8261f' },
      blue: { handle: '#2c6db0', band: '#2c6db0' },
      green: { handle: '#2f7d4a', band: '#2f7d4a' },
      natural: { handle: { base: 'wood', color: '#c3945a' } },
      yellow: { handle: '#e0a81c', band: '#3a3a3a' },
    }),
  },
  {
    lead: 'handle',
    when: { kind: ['besom'] },
    of: colorways({
      bark: {},
      hazel: { handle: { base: 'wood', color: '#8a5c34' }, head: '#b18a4e' },
      ebony: { handle: { base: 'dark-wood', color: '#3a2a20' }, head: '#6e5430', band: '#8a3a2c' },
      willow: { handle: { base: 'wood', color: '#a88450' }, head: '#8c6a3a' },
    }),
  },
  {
    lead: 'handle',
    when: {
      kind: ['shovel', 'spade', 'rake', 'pitchfork', 'garden fork', 'trowel', 'scoop', 'leaf rake', 'push broom'],
    },
    of: colorways({
      ash: { weight: 2 },
      walnut: { handle: '#6b4526', grip: '#5c3a20' },
      beech: { handle: '#d2a670', grip: '#c6965c' },
      'yellow fibreglass': { handle: { ...PLASTIC, color: '#e8b41c' }, grip: { ...PLASTIC, color: '#26282c' } },
      'red paint': { handle: { base: 'paint', color: '#9c2a22', wear: 0.3 } },
    }),
  },
];
