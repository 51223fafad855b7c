import type { Mesh } from '../mesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';

/** Largest distance of a's vertices from b. */
export function farthest(a: Mesh, b: Mesh): number {
  const bvh = buildBvh(b);
  const near = createClosestPoint();
  let most = 0;
  for (let i = 0; i < a.positions.length; i += 3) {
    closestPoint(bvh, a.positions[i], a.positions[i + 1], a.positions[i + 2], near);
    most = Math.max(most, near.distance);
  }
  return most;
}
