import { FANTASY_OUTFITS } from './fantasy.ts';
import { PLAIN_OUTFITS } from './plain.ts';
import type { Outfit } from './types.ts';

/** Every set of clothes by name. */
export const OUTFITS: Readonly<Record<string, Outfit>> = { ...PLAIN_OUTFITS, ...FANTASY_OUTFITS };
