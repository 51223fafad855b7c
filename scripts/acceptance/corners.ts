import { flattenScene, type Scene } from '../../packages/kernels/src/scene/index.ts';

/** Corners of all triangles of a scene as it stands: places in the world, and which vertex of which primitive each is. */
export interface Corners {
  /** xyz. */
  points: Float64Array;
  /** Node, primitive of its mesh, vertex. */
  sources: Int32Array;
}

/** Lists corners in the order of nodes, primitives and faces: the same for every pose of a scene. */
export function cornersOf(scene: Scene): Corners {
  const points: number[] = [];
  const sources: number[] = [];
  let [node, primitive] = [-1, 0];
  for (const part of flattenScene(scene)) {
    primitive = part.node === node ? primitive + 1 : 0;
    node = part.node;
    const { matrix: m, mesh } = part;
    const p = mesh.positions;
    for (const v of mesh.indices) {
      for (let r = 0; r < 3; r++)
        points.push(m[r] * p[3 * v] + m[4 + r] * p[3 * v + 1] + m[8 + r] * p[3 * v + 2] + m[12 + r]);
      sources.push(node, primitive, v);
    }
  }
  return { points: Float64Array.from(points), sources: Int32Array.from(sources) };
}

/** Weights of a corner's vertex by the places of its joints in the skin (programs rename them), adding up to one; empty without a skin. */
export function weightsOf(scene: Scene, { sources }: Corners, corner: number): Map<number, number> {
  const [n, p, v] = sources.subarray(3 * corner, 3 * corner + 3);
  const { mesh, skin } = scene.nodes[n];
  const out = new Map<number, number>();
  const primitive = scene.meshes[mesh as number].primitives[p];
  const { joints, weights } = primitive;
  if (skin === undefined || !joints || !weights) return out;
  let sum = 0;
  for (let k = 0; k < 4; k++) sum += weights[4 * v + k];
  for (let k = 0; k < 4; k++) {
    const w = weights[4 * v + k];
    if (!(w > 0)) continue;
    const joint = joints[4 * v + k];
    out.set(joint, (out.get(joint) ?? 0) + w / sum);
  }
  return out;
}
