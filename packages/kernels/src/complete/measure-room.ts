import { V3, type Vec3 } from '../math/index.ts';
import { leaveSolid, type Whole } from './leave-solid.ts';
import type { Patch } from './span-rims.ts';

/** What a hidden surface keeps away from others, as a share of the way to them. */
const ROOM = 0.12;
const SMOOTH_ROUNDS = 12;

/** How far each vertex of a filling can go of its way to the `target`, 0 to 1, evenly: within the bodies of `all`. */
export function measureRoom(patch: Patch, target: Float64Array, all: Whole): Float64Array {
  const { rim, positions: p, corners } = patch;
  const n = p.length / 3;
  const share = new Float64Array(n).fill(1);
  for (let v = rim; v < n; v++) {
    const at: Vec3 = [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
    const way = V3.sub([target[3 * v], target[3 * v + 1], target[3 * v + 2]], at);
    if (V3.length(way) > 0) share[v] = Math.min(1, (1 - ROOM) * leaveSolid(all, at, way));
  }
  for (let round = 0; round < SMOOTH_ROUNDS; round++) {
    const sum = new Float64Array(n);
    const count = new Uint16Array(n);
    for (let c = 0; c < corners.length; c++) {
      sum[corners[c]] += share[corners[c % 3 === 2 ? c - 2 : c + 1]];
      count[corners[c]]++;
    }
    for (let v = rim; v < n; v++) share[v] = Math.min(share[v], sum[v] / count[v]);
  }
  return share;
}
