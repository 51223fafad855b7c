import type { RigSkeleton } from '../skeleton.ts';
import { KEPT } from './bone-distances.ts';
import type { Influences } from './influences.ts';

/** Part of the last bone before the toes over which its flesh becomes theirs. */
const BAND = 0.3;

/**
 * Gives what lies below the ball of a foot that stands on its toes to the toes: claws to all sides and heels of paws are nearer to the steep bone above than to
 * the one toe that has bones, and would be driven into the ground as that bone tips. Soles that lie along their bone stay. `positions` stand upright. Cost: vertices
 * times legs.
 */
export function groundToes(
  { joint, weight }: Influences,
  positions: Float32Array,
  { joints, chains }: RigSkeleton,
  fixed: Uint8Array,
): void {
  for (const { kind, joints: run } of chains) {
    if (kind !== 'leg' || run.length < 4) continue;
    const [ankle, ball] = run.slice(-3);
    const [from, to] = [joints[ankle].at, joints[ball].at];
    const rise = from[1] - to[1];
    if (rise < Math.hypot(from[0] - to[0], from[2] - to[2])) continue;
    for (let u = 0; u < fixed.length; u++) {
      const share = Math.min(1, (to[1] + BAND * rise - positions[3 * u + 1]) / (BAND * rise));
      if (fixed[u] || share <= 0) continue;
      const end = KEPT * u + KEPT;
      let [own, toes, last] = [-1, -1, -1];
      for (let k = KEPT * u; k < end && joint[k] >= 0; k++) {
        if (joint[k] === ankle) own = k;
        if (joint[k] === ball) toes = k;
        last = k;
      }
      if (own < 0) continue;
      if (toes < 0) toes = share === 1 || last === end - 1 ? own : last + 1;
      const moved = toes === own ? 0 : share * weight[own];
      if (toes === own && share < 1) continue;
      joint[toes] = ball;
      weight[own] -= moved;
      weight[toes] += moved;
    }
  }
}
