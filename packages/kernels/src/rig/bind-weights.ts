import type { Mesh } from '../mesh/index.ts';
import type { RigSkeleton } from './skeleton.ts';
import { voxelizeBody } from './weights/body-voxels.ts';
import { type BoneDistances, KEPT, measureBones } from './weights/bone-distances.ts';
import { listBones } from './weights/bones.ts';
import { groundToes } from './weights/ground-toes.ts';
import { type Influences, shareBones, smoothShares } from './weights/influences.ts';
import { joinIslands } from './weights/join-islands.ts';
import { createPairLimit } from './weights/limit-pairs.ts';
import { mendTears } from './weights/mend-tears.ts';
import { partLegs } from './weights/part-legs.ts';
import { partLimbs } from './weights/part-limbs.ts';
import { partPieces } from './weights/part-pieces.ts';
import { bindShells } from './weights/rigid-shells.ts';
import { seatPieces } from './weights/seat-pieces.ts';
import { sewShells } from './weights/sew-shells.ts';
import { skinSurface } from './weights/skin-surface.ts';
import { DEEP, findSunken } from './weights/sunken-bones.ts';

/** Four joints and shares a vertex, sums 1, the largest first; unused places are joint 0 with nothing. */
export interface SkinWeights {
  joints: Uint16Array;
  weights: Float32Array;
}

export interface BindOptions {
  /** Per vertex the joint that it follows rigidly, -1 for a soft one: what is known of the parts. */
  rigid?: Int32Array;
  /** Per vertex the entry of `masks` that says which joints may move it (1 per joint); -1 for all. */
  group?: Int32Array;
  masks?: readonly Uint8Array[];
  /** Times that shares are evened out along the surface. Default 3. */
  smoothing?: number;
}

/**
 * How much each vertex follows each joint, by distances through the body: closed or not, in one piece or in many. Limbs that touch are told apart by
 * surfaces that face each other; pieces that belong to one joint are bound to it as a whole. `mesh` stands as the skeleton does (turned, metres).
 * Cost: some seconds for a hundred thousand faces. Source: Dionne & de Lasa, "Geodesic voxel binding for production character meshes", 2013.
 */
export function bindWeights(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  skeleton: RigSkeleton,
  { rigid, group, masks, smoothing = 3 }: BindOptions = {},
): SkinWeights {
  const surface = skinSurface(mesh.positions, mesh.indices);
  const count = surface.positions.length / 3;
  const owner = new Int32Array(count).fill(-1);
  if (rigid) for (let v = 0; v < rigid.length; v++) if (rigid[v] >= 0) owner[surface.of[v]] = rigid[v];
  const soft = Uint8Array.from(owner, (joint) => (joint < 0 ? 1 : 0));
  const mask = new Int32Array(count).fill(-1);
  if (group) for (let v = 0; v < group.length; v++) mask[surface.of[v]] = group[v];
  const isAllowed = (u: number, joint: number): boolean => !masks || mask[u] < 0 || masks[mask[u]][joint] === 1;
  const narrow = (masks ?? []).map((joints) => joints.reduce((a, b) => a + b, 0) < joints.length / 2);
  const isOfLimb = (u: number): boolean => mask[u] >= 0 && narrow[mask[u]];
  const bones = listBones(skeleton);
  const shares = soft.includes(1)
    ? softShares(mesh, skeleton, smoothing, { surface, bones, soft, owner, isAllowed, isOfLimb })
    : setOwners({ joint: new Int16Array(KEPT * count).fill(-1), weight: new Float32Array(KEPT * count) }, owner);
  return spread(shares, surface.of);
}

interface Flesh {
  surface: ReturnType<typeof skinSurface>;
  bones: ReturnType<typeof listBones>;
  soft: Uint8Array;
  /** Joint of those that are not soft. */
  owner: Int32Array;
  isAllowed: (vertex: number, joint: number) => boolean;
  isOfLimb: (vertex: number) => boolean;
}

/** Fingers count as their hands where it is asked what holds a thing. */
function findLeads({ joints, chains }: RigSkeleton): Int32Array {
  const leads = Int32Array.from(joints, (_, i) => i);
  for (const { kind, joints: run } of chains)
    if (kind === 'finger') for (const joint of run) leads[joint] = joints[run[0]].parent;
  return leads;
}

function softShares(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  skeleton: RigSkeleton,
  passes: number,
  { surface, bones, soft, owner, isAllowed, isOfLimb }: Flesh,
): Influences {
  const voxels = voxelizeBody(mesh.positions, mesh.indices);
  const sunken = findSunken(mesh, skeleton);
  const isThere = (u: number, joint: number): boolean => sunken[joint] < DEEP && isAllowed(u, joint);
  const distances = measureBones(surface, voxels, bones, soft, isThere, isOfLimb);
  const jointOf = bones.map(({ joint }) => joint);
  const shares = setOwners(shareBones(distances, jointOf), owner);
  const given = soft.map((s) => 1 - s);
  const fixed = bindShells(surface, shares, distances, bones, { fixed: given, leads: findLeads(skeleton) });
  partPieces(shares, surface, skeleton, bones, { fixed, sunken });
  joinIslands(shares, surface, skeleton, fixed);
  partLimbs(shares, skeleton, fixed);
  groundToes(shares, surface, skeleton, { fixed, given });
  const limit = createPairLimit(shares, surface, skeleton, thicknessOf(distances));
  const sewn = sewShells(shares, surface, skeleton, fixed);
  smoothShares(shares, sewn, { joints: skeleton.joints.length, passes, fixed });
  mendTears(shares, sewn, skeleton, { fixed, limit });
  partLegs(shares, skeleton, fixed);
  seatPieces(shares, surface, skeleton, { fixed, sunken });
  return shares;
}

/** How thick the limb is at each vertex, metres: as far as the bone is, but cloth hangs farther from it than its flesh is thick. */
function thicknessOf({ nearest, relative }: BoneDistances): Float32Array {
  // what is bound already has no bones
  return nearest.map((distance, u) => (distance < Infinity ? distance / Math.max(1, relative[KEPT * u]) : 0));
}

/** What follows one joint as a whole. */
function setOwners(shares: Influences, owner: Int32Array): Influences {
  owner.forEach((joint, u) => {
    if (joint < 0) return;
    shares.joint[KEPT * u] = joint;
    shares.weight[KEPT * u] = 1;
  });
  return shares;
}

/** From eight shares of the unique vertices to four of all. */
function spread({ joint, weight }: Influences, of: Int32Array): SkinWeights {
  const joints = new Uint16Array(4 * of.length);
  const weights = new Float32Array(4 * of.length);
  for (let v = 0; v < of.length; v++) {
    const o = KEPT * of[v];
    const sum = weight[o] + weight[o + 1] + weight[o + 2] + weight[o + 3];
    for (let k = 0; k < 4; k++) {
      if (!(weight[o + k] > 0)) continue;
      joints[4 * v + k] = joint[o + k];
      weights[4 * v + k] = weight[o + k] / sum;
    }
    if (!(sum > 0)) weights[4 * v] = 1;
  }
  return { joints, weights };
}
