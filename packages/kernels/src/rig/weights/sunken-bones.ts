import { V3, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import { buildBvh, createRayHit, intersectRay } from '../../spatial/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { findLimbs } from './part-limbs.ts';

/** Bones that lie within the trunk, and those of them whose flesh is as thick as no limb's: there is none. */
export const SUNKEN = 1;
export const DEEP = 2;

/** Places along a bone that are looked at, and share of them that lie within the trunk where the bone does. */
const PLACES = 4;
const MOST = 0.7;
/** A limb is thinner than this, by the length of its bone. */
const STOUT = 0.6;

/**
 * Tells per joint whether its bone is an arm's or a wing's, beyond the one that begins at the body unless there is no limb at all, and lies within the trunk (SUNKEN, or DEEP; else 0): straight ways
 * from it to the nearest bones of others meet no surface. Folded wings are laid onto flanks, and bodies without arms get some all the same. What hangs on such a
 * bone goes with it. Cost: a tree of the triangles.
 */
export function findSunken(mesh: Pick<Mesh, 'positions' | 'indices'>, skeleton: RigSkeleton): Uint8Array {
  const { joints, chains } = skeleton;
  const out = new Uint8Array(joints.length);
  const arms = chains.flatMap(({ kind }, c) => (kind === 'arm' || kind === 'wing' ? [c] : []));
  if (!arms.length) return out;
  const limbOf = findLimbs(skeleton);
  const bvh = buildBvh(mesh);
  const hit = createRayHit();
  for (const c of arms) {
    const run = chains[c].joints.filter((j) => limbOf[j] === c);
    const look = (i: number): number => {
      const [a, b] = [joints[run[i]].at, joints[run[i + 1]].at];
      let [within, thick] = [0, 0];
      for (let n = 0; n < PLACES; n++) {
        const [x, y, z] = V3.addScaled(a, V3.sub(b, a), (n + 0.5) / PLACES);
        const [dx, dy, dz] = V3.sub(nearestOther([x, y, z], skeleton, limbOf, c), [x, y, z]);
        if (intersectRay(bvh, x, y, z, dx, dy, dz, 1, hit)) continue;
        within++;
        if (intersectRay(bvh, x, y, z, -dx, -dy, -dz, Infinity, hit)) thick += hit.t * Math.hypot(dx, dy, dz);
      }
      if (within < MOST * PLACES) return 0;
      return thick > STOUT * within * V3.distance(a, b) ? DEEP : SUNKEN;
    };
    for (let i = 1; i + 1 < run.length; i++) out[run[i]] = look(i);
    // every arm begins within the trunk: that says something only where the rest is not there
    if (out[run[1]] === DEEP && look(0) === DEEP) out[run[0]] = DEEP;
  }
  joints.forEach(({ parent }, j) => {
    if (parent >= 0) out[j] = Math.max(out[j], out[parent]);
  });
  return out;
}

/** The point of the bones of others, shoulder blades left out, that is nearest to a place. */
function nearestOther(p: Vec3, { joints }: RigSkeleton, limbOf: Int32Array, limb: number): Vec3 {
  let [best, least]: [Vec3, number] = [p, Infinity];
  joints.forEach(({ parent, at, name }, j) => {
    if (parent < 0 || limbOf[j] === limb || limbOf[parent] === limb || name.endsWith('Shoulder')) return;
    const [from, way] = [joints[parent].at, V3.sub(at, joints[parent].at)];
    const l = V3.dot(way, way);
    const t = l > 0 ? Math.min(1, Math.max(0, V3.dot(V3.sub(p, from), way) / l)) : 0;
    const q = V3.addScaled(from, way, t);
    const d = V3.distance(p, q);
    if (d < least) [best, least] = [q, d];
  });
  return best;
}
