import type { Budget } from '../_read/budget.ts';
import { refuse } from './expect.ts';
import type { PrimitiveArrays } from './read-draco.ts';

/** Sets of four influences beyond this are not looked at. */
const SETS_MAX = 4;

/** Joints and weights; of more than four influences per vertex the four strongest. Nothing where there are none. */
export function readInfluences(
  arrays: PrimitiveArrays,
  vertices: number,
  budget: Budget,
): { joints?: Uint16Array; weights?: Float32Array } {
  const sets: { joints: Uint32Array; weights: Float32Array }[] = [];
  for (let s = 0; s < SETS_MAX && arrays.has(`JOINTS_${s}`) && arrays.has(`WEIGHTS_${s}`); s++) {
    const joints = arrays.integers(`JOINTS_${s}`, 4);
    const weights = arrays.floats(`WEIGHTS_${s}`, [4]).values;
    if (joints.length !== weights.length || weights.length !== 4 * vertices)
      throw refuse('Joints and weights do not have the same number of entries.');
    sets.push({ joints, weights });
  }
  if (sets.length === 0) return {};
  budget.spend(24 * vertices);
  if (sets.length === 1) return { joints: Uint16Array.from(sets[0].joints), weights: sets[0].weights };
  const joints = new Uint16Array(4 * vertices);
  const weights = new Float32Array(4 * vertices);
  for (let v = 0; v < vertices; v++) {
    for (const set of sets) {
      for (let k = 4 * v; k < 4 * v + 4; k++) {
        // Insertion from the strong end; the weakest one falls off.
        let [joint, weight] = [set.joints[k], set.weights[k]];
        for (let o = 4 * v; o < 4 * v + 4; o++) {
          if (!(weight > weights[o])) continue;
          [joint, joints[o]] = [joints[o], joint];
          [weight, weights[o]] = [weights[o], weight];
        }
      }
    }
  }
  return { joints, weights };
}
