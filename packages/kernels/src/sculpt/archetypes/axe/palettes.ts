import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Heads and hafts. */
export const axePalettes: readonly PaletteGroup[] = [
  {
    lead: 'handle',
    of: colorways({
      hickory: {},
      walnut: { handle: '#5c3820', binding: '#2a1a12' },
      ash: { handle: '#cdab78', binding: '#6b4024' },
      ebony: { handle: '#2c2320', binding: '#6a2a1e' },
      'red paint': { handle: { base: 'paint', color: '#9a2420', wear: 0.4 }, binding: '#26201c' },
      cherry: { handle: '#84462a', binding: '#2f3a34' },
    }),
  },
  {
    lead: 'head',
    of: colorways({
      iron: { weight: 2 },
      blackened: { head: '#35373b', edge: '#c4c8cd' },
      'bright steel': { head: { base: 'brushed-steel', color: '#aab0b8' }, edge: '#e2e6ea' },
      blued: { head: '#4a5666', edge: '#cdd3da' },
      bronze: { head: { base: 'bronze', color: '#9a7040' }, edge: { base: 'bronze', color: '#d0a468' } },
    }),
  },
];
