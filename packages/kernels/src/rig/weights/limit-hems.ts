import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';

/** Most that each of two legs may have of cloth between them below its thigh. */
const SHIN = 0.27;

/**
 * Lets cloth that hangs from one leg to the other follow thighs and shins, no feet, and both shins little: what they have more of goes to the thighs above
 * them. Wide skirts follow either shin little: who runs throws one back, and they do not fly up with it. `much` is how far a vertex is such cloth, `wide` how far it is
 * of a wide skirt, 0 to 1. Returns what does it for one vertex and two limbs.
 */
export function createHemLimit(
  { joint, weight }: Influences,
  { joints }: RigSkeleton,
  limbOf: Int32Array,
  much: Float32Array,
  wide: Float32Array,
): (vertex: number, a: number, b: number) => void {
  /** Joints from the root of its limb down: 0 for thighs. */
  const depth = joints.map((_, j) => {
    let n = 0;
    for (let p = joints[j].parent; p >= 0 && limbOf[j] >= 0 && limbOf[p] === limbOf[j]; p = joints[p].parent) n++;
    return n;
  });
  const give = (u: number, to: number, share: number): void => {
    let at = -1;
    for (let k = KEPT * u; k < KEPT * u + KEPT; k++) {
      if (joint[k] === to || joint[k] < 0) {
        at = k;
        break;
      }
      if (at < 0 || weight[k] < weight[at]) at = k;
    }
    if (joint[at] < 0) weight[at] = 0;
    // where there is no room what has least makes some
    joint[at] = to;
    weight[at] += share;
  };
  const lowOf = (u: number, limb: number): number => {
    let sum = 0;
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++)
      if (limbOf[joint[k]] === limb && depth[joint[k]] > 0) sum += weight[k];
    return sum;
  };
  return (u, a, b) => {
    for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
      const limb = limbOf[joint[k]];
      if ((limb !== a && limb !== b) || depth[joint[k]] < 2) continue;
      const lost = much[u] * weight[k];
      weight[k] -= lost;
      let shin = joint[k];
      while (depth[shin] > 1) shin = joints[shin].parent;
      give(u, shin, lost);
    }
    const [left, right] = [lowOf(u, a), lowOf(u, b)];
    const both = Math.max(0, Math.min(left, right) - SHIN);
    for (const [limb, low] of [
      [a, left],
      [b, right],
    ]) {
      const over = much[u] * Math.max(both, wide[u] * (low - SHIN));
      if (over <= 0) continue;
      let thigh = -1;
      for (let k = KEPT * u; k < KEPT * u + KEPT && joint[k] >= 0; k++) {
        if (limbOf[joint[k]] !== limb || depth[joint[k]] === 0) continue;
        weight[k] *= 1 - over / low;
        thigh = joint[k];
      }
      while (depth[thigh] > 0) thigh = joints[thigh].parent;
      give(u, thigh, over);
    }
  };
}
