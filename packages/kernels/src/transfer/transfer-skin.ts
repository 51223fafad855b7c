import { Affine } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { affineOf, computeWorldMatrices, type JoinedScene, type Scene, type Skin } from '../scene/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { cornerWeights } from './corner-weights.ts';

/** How a mesh follows the joints of a scene. */
export interface TransferredSkin {
  /** Four per vertex: indices into `skin.joints`. */
  joints: Uint16Array;
  /** Four per vertex, falling, their sum 1. */
  weights: Float32Array;
  /** Binds the mesh in the pose that the scene is in. */
  skin: Skin;
}

/**
 * Binds a mesh that lies on a rigged scene to its joints: each vertex gets the influences of the closest point of the surface, blended
 * between that triangle's corners, the four largest, normalised. What no skin moves follows its own node, so that a sword stays in its
 * hand. Undefined for a scene without skins. `source` is the scene joined. Cost: a search tree, then about 15 us a vertex.
 */
export function transferSkin(scene: Scene, source: JoinedScene, mesh: Mesh): TransferredSkin | undefined {
  const skinOf = (part: number): Skin | undefined => {
    const { node, primitive } = source.parts[part];
    const skin = scene.nodes[node].skin;
    return primitive.joints && primitive.weights && skin !== undefined ? scene.skins[skin] : undefined;
  };
  const skins = source.parts.map((_, i) => skinOf(i));
  if (!skins.some((skin) => skin)) return undefined;
  const nodes = new Map<number, number>();
  const slot = (node: number): number => {
    const known = nodes.get(node) ?? nodes.size;
    nodes.set(node, known);
    return known;
  };
  for (const skin of skins) for (const joint of skin?.joints ?? []) slot(joint);
  const bvh = buildBvh(source.mesh);
  const near = createClosestPoint();
  const count = mesh.positions.length / 3;
  const joints = new Uint16Array(4 * count);
  const weights = new Float32Array(4 * count);
  const share = new Float64Array(2);
  const sums = new Map<number, number>();
  for (let v = 0; v < count; v++) {
    const [x, y, z] = mesh.positions.subarray(3 * v, 3 * v + 3);
    if (!closestPoint(bvh, x, y, z, near)) continue;
    const part = source.mesh.faceGroups[near.triangle];
    const skin = skins[part];
    const { joints: own, weights: held } = source.parts[part].primitive;
    sums.clear();
    cornerWeights(source.mesh, near.triangle, near.x, near.y, near.z, share);
    for (let k = 0; k < 3 && skin && own && held; k++) {
      const corner = Math.max(0, k === 0 ? 1 - share[0] - share[1] : share[k - 1]);
      const from = 4 * (source.mesh.indices[3 * near.triangle + k] - source.firstVertex[part]);
      for (let i = from; i < from + 4; i++) {
        const joint = skin.joints[own[i]];
        if (joint === undefined || !(held[i] > 0)) continue;
        sums.set(slot(joint), (sums.get(slot(joint)) ?? 0) + corner * held[i]);
      }
    }
    if (sums.size === 0) sums.set(slot(source.parts[part].node), 1);
    writeInfluences(sums, joints, weights, 4 * v);
  }
  return { joints, weights, skin: bindAll(scene, [...nodes.keys()]) };
}

/** The four largest of some influences, normalised. */
function writeInfluences(
  sums: ReadonlyMap<number, number>,
  joints: Uint16Array,
  weights: Float32Array,
  at: number,
): void {
  const best = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 4);
  const total = best.reduce((sum, [, weight]) => sum + weight, 0);
  best.forEach(([joint, weight], k) => {
    joints[at + k] = joint;
    weights[at + k] = weight / total;
  });
}

/** A skin of these nodes, at rest where they stand. A joint that flattens space is bound where it stands unturned. */
function bindAll(scene: Scene, joints: number[]): Skin {
  const world = computeWorldMatrices(scene);
  const inverse = new Float32Array(16 * joints.length);
  joints.forEach((node, j) => {
    const m = world[node] ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const rows = affineOf(m);
    let i = Affine.invert(rows);
    if (!i.every(Number.isFinite)) i = Float64Array.of(1, 0, 0, -m[12], 0, 1, 0, -m[13], 0, 0, 1, -m[14]);
    inverse.set([i[0], i[4], i[8], 0, i[1], i[5], i[9], 0, i[2], i[6], i[10], 0, i[3], i[7], i[11], 1], 16 * j);
  });
  return { name: 'skin', joints, inverseBindMatrices: inverse };
}
