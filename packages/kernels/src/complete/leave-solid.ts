import type { Vec3 } from '../math/index.ts';
import { type WindingTree, windingNumber } from '../solid/index.ts';
import { type Bvh, createRayHit, intersectRay } from '../spatial/index.ts';

/** Everything that a model shows. */
export interface Whole {
  bvh: Bvh;
  winding: WindingTree;
}

/** Surfaces that are crossed before a way is called one through solid. */
const CROSSINGS_MAX = 24;
/** Where the way from a point leaves all bodies, in lengths of `way`; 0 for a point in the open. */
export function leaveSolid({ bvh, winding }: Whole, [x, y, z]: Vec3, [dx, dy, dz]: Vec3): number {
  let depth = Math.round(windingNumber(winding, x, y, z));
  let t = 0;
  const hit = createRayHit();
  for (let i = 0; depth > 0 && i < CROSSINGS_MAX; i++) {
    if (!intersectRay(bvh, x + t * dx, y + t * dy, z + t * dz, dx, dy, dz, 1e6, hit)) return 0;
    t += hit.t * (1 + 1e-9) + 1e-9;
    depth += hit.front ? 1 : -1;
    if (t > 2) return t;
  }
  return t;
}
