import type { MaterialSpec } from '../../../texture/index.ts';
import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

const metal = (base: string, color: string): Record<string, Partial<MaterialSpec>> => ({
  band: { base, color },
  setting: { base, color },
});
const gem = (color: string): Partial<MaterialSpec> => ({ color, color2: color, color3: color });

/** Metals that rings are made of, and stones. */
export const ringPalettes: readonly PaletteGroup[] = [
  {
    lead: 'band',
    of: colorways({
      gold: { weight: 2 },
      'white gold': metal('silver', '#dcdad4'),
      'rose gold': metal('copper', '#d8a088'),
      platinum: metal('silver', '#d4d6d8'),
    }),
  },
  {
    lead: 'stone',
    when: { kind: ['solitaire', 'halo', 'heart', 'snake'] },
    of: colorways({
      diamond: { weight: 2 },
      sapphire: { stone: gem('#1f46c0') },
      ruby: { stone: gem('#c4122f') },
      emerald: { stone: gem('#0f9d58') },
      amethyst: { stone: gem('#7a3fc0') },
      aquamarine: { stone: gem('#7fd4e0') },
    }),
  },
];
