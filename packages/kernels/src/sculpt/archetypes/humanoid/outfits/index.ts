import { BARE_OUTFITS } from './bare.ts';
import { COURT_OUTFITS } from './courts.ts';
import { FANTASY_OUTFITS } from './fantasy.ts';
import { JOB_OUTFITS } from './jobs.ts';
import { LEGEND_OUTFITS } from './legends.ts';
import { PLAIN_OUTFITS } from './plain.ts';
import type { Outfit } from './types.ts';

/** Every set of clothes by name. */
export const OUTFITS: Readonly<Record<string, Outfit>> = {
  ...PLAIN_OUTFITS,
  ...FANTASY_OUTFITS,
  ...JOB_OUTFITS,
  ...COURT_OUTFITS,
  ...LEGEND_OUTFITS,
  ...BARE_OUTFITS,
};
