import type { PackItem } from './pack.ts';
import { collectPieces } from './pieces.ts';

/** Charts that fill their hulls worse than this get fewer texels, down to a share of what they would have. */
const HULL_FILL = 0.8;
const SHARE_MIN = 0.5;

/**
 * Weights with regard to what texels cost: a part whose charts are stars, combs and branches takes much more of the atlas than it
 * shows, so it gets texels in proportion to how well its charts fill their hulls, and compact parts share what that frees. Even
 * within a part. Cost: linear in the faces.
 */
export function spareTexels(items: readonly PackItem[]): PackItem[] {
  return items.map((item) => {
    const weight = item.weight ?? 1;
    let area = 0;
    let hull = 0;
    for (const piece of collectPieces(item.unwrapped, 0, weight)) {
      area += piece.area;
      hull += piece.hull;
    }
    const share = Math.min(1, Math.max(SHARE_MIN, area / Math.max(hull, 1e-18) / HULL_FILL));
    return share < 1 ? { ...item, weight: weight * share } : item;
  });
}
