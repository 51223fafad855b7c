import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Hafts, and irons of the head. */
export const pickaxePalettes: readonly PaletteGroup[] = [
  {
    lead: 'head',
    when: { kind: ['crowbar'] },
    of: colorways({
      red: { weight: 2 },
      blue: { head: '#1f4f94' },
      black: { head: { base: 'steel', color: '#3a3c40', rough: 0.42 } },
      yellow: { head: '#dba418' },
    }),
  },
  {
    lead: 'handle',
    of: colorways({
      hickory: {},
      walnut: { handle: '#5c3820', binding: '#2a1a12' },
      ash: { handle: '#cdab78', binding: '#6b4024' },
      ebony: { handle: '#2c2320', binding: '#6a2a1e' },
      cherry: { handle: '#84462a', binding: '#2f3a34' },
    }),
  },
  {
    lead: 'head',
    of: colorways({
      iron: { weight: 2 },
      blackened: { head: '#3b3d42', edge: '#c4c8cd' },
      'bright steel': { head: { base: 'brushed-steel', color: '#aab0b8' }, edge: '#e2e6ea' },
      rusty: { head: { base: 'iron', color: '#6b5346', wear: 0.7 }, edge: '#b9b2a8' },
    }),
  },
];
