import { GeometryError } from '../../math/index.ts';
import type { Primitive } from '../../scene/index.ts';
import type { BinaryWriter } from './binary.ts';
import type { GltfPrimitive } from './document.ts';

const VERTICES = 34962;
const INDICES = 34963;

/**
 * Writes a primitive's arrays. Normals and tangents are brought to unit length, indices are 16 bits where they fit, skin weights
 * sum to one over distinct joints: what the format asks for, whatever the kernels left. Tangents are only kept with a normal map.
 * Throws GeometryError `bad-mesh` for positions that are not finite or indices out of range.
 */
export function writePrimitive(
  primitive: Primitive,
  material: number | undefined,
  keepTangents: boolean,
  binary: BinaryWriter,
): GltfPrimitive {
  const { mesh } = primitive;
  const vertices = mesh.positions.length / 3;
  for (const value of mesh.positions) {
    if (!Number.isFinite(value)) throw new GeometryError('bad-mesh', 'The mesh has positions that are not numbers.');
  }
  const { normals, tangents, colors } = mesh;
  const vertexData = { target: VERTICES };
  const attributes: Record<string, number> = {
    POSITION: binary.accessor(mesh.positions, 'VEC3', { target: VERTICES, bounds: true }),
  };
  if (normals) {
    attributes.NORMAL = binary.accessor(
      binary.once(normals, () => unitVectors(normals, 3)),
      'VEC3',
      vertexData,
    );
  }
  if (normals && tangents && keepTangents) {
    attributes.TANGENT = binary.accessor(
      binary.once(tangents, () => unitVectors(tangents, 4)),
      'VEC4',
      vertexData,
    );
  }
  if (mesh.uvs) attributes.TEXCOORD_0 = binary.accessor(mesh.uvs, 'VEC2', vertexData);
  if (colors) {
    const bytes = binary.once(colors, () =>
      Uint16Array.from(colors, (c) => Math.round(65535 * Math.min(1, Math.max(0, c)))),
    );
    attributes.COLOR_0 = binary.accessor(bytes, 'VEC4', { target: VERTICES, normalized: true });
  }
  if (primitive.joints && primitive.weights) {
    const { joints, weights } = cleanSkin(primitive.joints, primitive.weights);
    attributes.JOINTS_0 = binary.accessor(joints, 'VEC4', vertexData);
    attributes.WEIGHTS_0 = binary.accessor(weights, 'VEC4', vertexData);
  }
  const out: GltfPrimitive = {
    attributes,
    indices: binary.accessor(
      binary.once(mesh.indices, () => packIndices(mesh.indices, vertices)),
      'SCALAR',
      { target: INDICES },
    ),
  };
  if (material !== undefined) out.material = material;
  if (primitive.targets?.length) {
    out.targets = primitive.targets.map((target) => {
      const deltas: Record<string, number> = {};
      const options = { target: VERTICES, bounds: true };
      if (target.positions) deltas.POSITION = binary.accessor(target.positions, 'VEC3', options);
      if (target.normals) deltas.NORMAL = binary.accessor(target.normals, 'VEC3', vertexData);
      return deltas;
    });
  }
  return out;
}

function packIndices(indices: Uint32Array, vertices: number): Uint16Array | Uint32Array {
  for (const i of indices) {
    if (i >= vertices)
      throw new GeometryError('bad-mesh', `A triangle points past the ${vertices} vertices of the mesh.`);
  }
  // 65535 itself means "restart" to graphics hardware.
  return vertices <= 65535 ? Uint16Array.from(indices) : indices;
}

/** Copies with unit xyz; a zero vector becomes +Y (+X for tangents). The fourth component becomes its sign. */
function unitVectors(values: Float32Array, size: 3 | 4): Float32Array {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += size) {
    const l = Math.hypot(values[i], values[i + 1], values[i + 2]);
    if (l > 1e-12 && Number.isFinite(l)) for (let k = 0; k < 3; k++) out[i + k] = values[i + k] / l;
    else out[i + (size === 3 ? 1 : 0)] = 1;
    if (size === 4) out[i + 3] = values[i + 3] < 0 ? -1 : 1;
  }
  return out;
}

/** Merges repeated joints, zeroes the joints of zero weights, makes weights sum to one. A vertex without weights follows joint 0. */
function cleanSkin(
  joints: Uint16Array,
  weights: Float32Array,
): { joints: Uint8Array | Uint16Array; weights: Float32Array } {
  const j = joints.slice();
  const w = weights.slice();
  let top = 0;
  for (let v = 0; v < w.length; v += 4) {
    let sum = 0;
    for (let a = 0; a < 4; a++) {
      if (!(w[v + a] > 1e-6)) w[v + a] = 0;
      for (let b = 0; b < a; b++) {
        if (w[v + a] > 0 && w[v + b] > 0 && j[v + a] === j[v + b]) {
          w[v + b] += w[v + a];
          w[v + a] = 0;
        }
      }
    }
    for (let a = 0; a < 4; a++) sum += w[v + a];
    if (sum === 0) w[v] = sum = 1;
    for (let a = 0; a < 4; a++) {
      w[v + a] /= sum;
      if (w[v + a] === 0) j[v + a] = 0;
      if (j[v + a] > top) top = j[v + a];
    }
  }
  return { joints: top < 256 ? Uint8Array.from(j) : j, weights: w };
}
