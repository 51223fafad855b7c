import type { FloatImage } from '../image/index.ts';
import { findAxis } from './axis.ts';
import type { Outline } from './shape.ts';

/** Overlap of an outline with its mirror image from which on it is seen from the front: heads, figures and casks are from .84, things seen at a slant below .8. */
const EVEN = 0.84;

/** Whether an outline is so even on both sides of an upright axis that what it is of is seen from the front, or from behind. */
export function isFrontView({ alpha, distance }: Pick<Outline, 'alpha' | 'distance'>): boolean {
  return mirrorOverlap(alpha, findAxis(alpha, distance).x) >= EVEN;
}

/** Intersection over union of an opacity and its mirror image about an upright axis, pixels from the left. */
function mirrorOverlap({ width, data }: FloatImage, axis: number): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const x = i % width;
    const u = Math.round(2 * axis - 1 - x);
    // What has its mirror image outside the picture counts on both sides.
    const other = u >= 0 && u < width ? data[i - x + u] : 0;
    both += Math.min(data[i], other);
    either += u >= 0 && u < width ? Math.max(data[i], other) : 2 * data[i];
  }
  return both / Math.max(1e-9, either);
}
