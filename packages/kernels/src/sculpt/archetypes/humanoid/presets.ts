import type { Preset } from '../../dsl/archetype.ts';
import { OUTFITS } from './outfits/index.ts';

/** People by name: plain ones, and whoever wears an outfit by the outfit's name. */
export const HUMAN_PRESETS: Readonly<Record<string, Preset>> = {
  person: { size: { height: 1.75 } },
  man: { params: { sex: 'male' }, size: { height: 1.78 } },
  woman: { params: { sex: 'female' }, size: { height: 1.68 } },
  ...Object.fromEntries(Object.keys(OUTFITS).map((outfit) => [outfit, { params: { outfit } }])),
};
