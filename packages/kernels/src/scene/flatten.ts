import type { Mesh } from '../mesh/index.ts';
import { computeWorldMatrices, multiplyMatrices } from './matrices.ts';
import type { Primitive, Scene, SceneMesh, Skin } from './scene.ts';

/** One primitive as it stands in the world. */
export interface FlatPart {
  /** Index of the node it hangs from. */
  node: number;
  name: string;
  /** Skinned and morphed meshes come posed, with an identity matrix. */
  mesh: Mesh;
  /** Local to world, 16 numbers column-major. */
  matrix: Float64Array;
  /** Index into the scene's materials. */
  material?: number;
  /** The primitive it was made from. */
  primitive: Primitive;
}

/**
 * Lists every primitive under the roots with its world matrix, in node order. Skins are applied in the pose of the joints' nodes (the mesh
 * node's own transform does not count then, as glTF says) and morph targets at their default weights.
 */
export function flattenScene(scene: Scene): FlatPart[] {
  const world = computeWorldMatrices(scene);
  const parts: FlatPart[] = [];
  const identity = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
  scene.nodes.forEach((node, index) => {
    const matrix = world[index];
    if (!matrix || node.mesh === undefined) return;
    const sceneMesh = scene.meshes[node.mesh];
    for (const primitive of sceneMesh.primitives) {
      const morphed = applyMorphs(sceneMesh, primitive);
      const skin = node.skin === undefined ? undefined : scene.skins[node.skin];
      const skinned = skin && applySkin(skin, primitive, morphed, world);
      parts.push({
        node: index,
        name: node.name || sceneMesh.name,
        mesh: skinned ?? morphed,
        matrix: skinned ? identity : matrix,
        material: primitive.material,
        primitive,
      });
    }
  });
  return parts;
}

function applyMorphs(sceneMesh: SceneMesh, primitive: Primitive): Mesh {
  const { mesh, targets } = primitive;
  if (!targets || !sceneMesh.weights?.some((w) => w !== 0)) return mesh;
  const positions = mesh.positions.slice();
  const normals = mesh.normals?.slice();
  targets.forEach((target, t) => {
    const w = sceneMesh.weights?.[t] ?? 0;
    if (w === 0) return;
    for (let i = 0; i < positions.length; i++) positions[i] += w * (target.positions?.[i] ?? 0);
    if (normals) for (let i = 0; i < normals.length; i++) normals[i] += w * (target.normals?.[i] ?? 0);
  });
  return { ...mesh, positions, normals };
}

function applySkin(
  skin: Skin,
  primitive: Primitive,
  mesh: Mesh,
  world: readonly (Float64Array | undefined)[],
): Mesh | undefined {
  const { joints, weights } = primitive;
  if (!joints || !weights) return undefined;
  const palette = skin.joints.map((joint, j) => {
    const bind = skin.inverseBindMatrices.subarray(16 * j, 16 * j + 16);
    const pose = world[joint] ?? Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
    return bind.length === 16 ? multiplyMatrices(pose, bind) : pose;
  });
  const positions = new Float32Array(mesh.positions.length);
  const normals = mesh.normals && new Float32Array(mesh.normals.length);
  const m = new Float64Array(16);
  for (let v = 0; 3 * v < positions.length; v++) {
    m.fill(0);
    let sum = 0;
    for (let k = 0; k < 4; k++) {
      const w = weights[4 * v + k];
      const bone = palette[joints[4 * v + k]];
      if (!(w > 0) || !bone) continue;
      sum += w;
      for (let i = 0; i < 16; i++) m[i] += bone[i] * w;
    }
    // What no joint moves follows the first, as in the files that we write.
    const [first] = palette;
    if (sum === 0) for (let i = 0; i < 16; i++) m[i] = first ? first[i] : i % 5 === 0 ? 1 : 0;
    if (sum === 0) sum = 1;
    for (let r = 0; r < 3; r++) {
      const p = mesh.positions;
      positions[3 * v + r] = (m[r] * p[3 * v] + m[4 + r] * p[3 * v + 1] + m[8 + r] * p[3 * v + 2] + m[12 + r]) / sum;
      if (normals && mesh.normals) {
        const n = mesh.normals;
        normals[3 * v + r] = m[r] * n[3 * v] + m[4 + r] * n[3 * v + 1] + m[8 + r] * n[3 * v + 2];
      }
    }
  }
  return { ...mesh, positions, normals, tangents: undefined };
}
