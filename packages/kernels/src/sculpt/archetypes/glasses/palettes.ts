import type { MaterialSpec } from '../../../texture/index.ts';
import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const one = (color: string): Record<string, Partial<MaterialSpec>> => ({ frame: { color }, temple: { color } });

/** Frames as opticians stock them. */
export const glassesPalettes: readonly PaletteGroup[] = [
  {
    lead: 'frame',
    when: { kind: ['ski', 'swim'] },
    of: colorways({
      usual: {},
      black: { frame: '#1d1f23' },
      red: { frame: '#b3202a' },
      teal: { frame: '#1f8a8c' },
      lime: { frame: '#9fc81f' },
    }),
  },
  {
    lead: 'frame',
    when: { kind: ['spectacles', 'shield', 'smart', 'disguise'] },
    of: colorways({
      usual: { weight: 2 },
      tortoise: { ...one('#5a3418'), weight: 2 },
      navy: one('#1f2a4c'),
      crimson: one('#8a1c28'),
      olive: one('#4a5234'),
      crystal: one('#c9cdc8'),
      teal: one('#1c6468'),
    }),
  },
];
