import type { SpineLine } from './spine.ts';

/** Whether a trunk stands rather than lies. */
export function isUpright({ hips, chest }: Pick<SpineLine, 'hips' | 'chest'>): boolean {
  return chest[1] - hips[1] > Math.abs(chest[2] - hips[2]);
}
