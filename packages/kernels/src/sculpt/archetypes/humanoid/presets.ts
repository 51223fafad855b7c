import type { Preset } from '../../dsl/archetype.ts';
import { OUTFITS } from './outfits/index.ts';

/** Outfits whose names are words for clothes and not for who wears them. */
const CLOTHES = new Set(['casual', 'dress', 'business', 'tuxedo', 'swimwear']);

/** People by name: plain ones, and whoever wears an outfit by the outfit's name. */
export const HUMAN_PRESETS: Readonly<Record<string, Preset>> = {
  person: { size: { height: 1.75 } },
  man: { params: { sex: 'male' }, size: { height: 1.78 } },
  woman: { params: { sex: 'female' }, size: { height: 1.68 } },
  ...Object.fromEntries(
    Object.keys(OUTFITS)
      .filter((outfit) => !CLOTHES.has(outfit))
      .map((outfit) => [outfit, { params: { outfit } }]),
  ),
};
