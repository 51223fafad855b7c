import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';
import { MANY_LEGGED } from './many-legged.ts';
import { partLimbs } from './part-limbs.ts';

/**
 * Takes from the legs of insects and spiders what mending drew over from other limbs that touch them: there the skin tears rather than that one drags the other. Other bodies stay
 * as they are. In place; the largest share first.
 */
export function partLegs(shares: Influences, skeleton: RigSkeleton, fixed: Uint8Array): void {
  if (!MANY_LEGGED.has(skeleton.type)) return;
  partLimbs(shares, skeleton, fixed);
  for (let u = 0; u < fixed.length; u++) if (!fixed[u]) orderShares(shares, KEPT * u);
}

/** The largest of a vertex's shares first, and none that are nothing. */
function orderShares({ joint, weight }: Influences, from: number): void {
  let end = from;
  for (let k = from; k < from + KEPT && joint[k] >= 0; k++) {
    const [j, w] = [joint[k], weight[k]];
    joint[k] = -1;
    weight[k] = 0;
    if (!(w > 0)) continue;
    let at = end++;
    for (; at > from && weight[at - 1] < w; at--) {
      weight[at] = weight[at - 1];
      joint[at] = joint[at - 1];
    }
    weight[at] = w;
    joint[at] = j;
  }
}
