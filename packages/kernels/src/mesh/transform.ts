import { Affine } from '../math/index.ts';
import type { Mesh } from './mesh.ts';

/** The mesh moved by an affine map. A mirroring map also turns the faces round, so that outside stays outside. */
export function transformMesh(mesh: Mesh, m: Affine): Mesh {
  const n = mesh.positions.length;
  const positions = new Float32Array(n);
  const p = mesh.positions;
  for (let i = 0; i < n; i += 3) {
    const x = p[i];
    const y = p[i + 1];
    const z = p[i + 2];
    positions[i] = m[0] * x + m[1] * y + m[2] * z + m[3];
    positions[i + 1] = m[4] * x + m[5] * y + m[6] * z + m[7];
    positions[i + 2] = m[8] * x + m[9] * y + m[10] * z + m[11];
  }
  const mirrored = Affine.determinant(m) < 0;
  const out: Mesh = { ...mesh, positions, indices: mirrored ? flipped(mesh) : mesh.indices.slice() };
  if (mesh.normals) out.normals = transformNormals(mesh.normals, m, mirrored ? -1 : 1);
  if (mesh.tangents) out.tangents = transformTangents(mesh.tangents, m, mirrored ? -1 : 1);
  return out;
}

/** The mesh with every face turned round. */
export function flipFaces(mesh: Mesh): Mesh {
  return { ...mesh, indices: flipped(mesh) };
}

function flipped({ indices, quadCount = 0 }: Mesh): Uint32Array {
  const out = indices.slice();
  // Quad a b c d becomes a d c b: its halves (a, b, c), (a, c, d) become (a, d, c), (a, c, b).
  for (let q = 0; q < quadCount; q++) {
    out[6 * q + 1] = indices[6 * q + 5];
    out[6 * q + 5] = indices[6 * q + 1];
  }
  for (let f = 6 * quadCount; f < out.length; f += 3) {
    out[f + 1] = indices[f + 2];
    out[f + 2] = indices[f + 1];
  }
  return out;
}

/** Normals go by the cofactor matrix, which is right under uneven scaling too. */
function transformNormals(normals: Float32Array, m: Affine, sign: number): Float32Array {
  const out = new Float32Array(normals.length);
  const c = [
    m[5] * m[10] - m[6] * m[9],
    m[6] * m[8] - m[4] * m[10],
    m[4] * m[9] - m[5] * m[8],
    m[2] * m[9] - m[1] * m[10],
    m[0] * m[10] - m[2] * m[8],
    m[1] * m[8] - m[0] * m[9],
    m[1] * m[6] - m[2] * m[5],
    m[2] * m[4] - m[0] * m[6],
    m[0] * m[5] - m[1] * m[4],
  ];
  for (let i = 0; i < normals.length; i += 3) {
    const x = c[0] * normals[i] + c[1] * normals[i + 1] + c[2] * normals[i + 2];
    const y = c[3] * normals[i] + c[4] * normals[i + 1] + c[5] * normals[i + 2];
    const z = c[6] * normals[i] + c[7] * normals[i + 1] + c[8] * normals[i + 2];
    const l = sign / (Math.sqrt(x * x + y * y + z * z) || 1);
    out[i] = x * l;
    out[i + 1] = y * l;
    out[i + 2] = z * l;
  }
  return out;
}

function transformTangents(tangents: Float32Array, m: Affine, sign: number): Float32Array {
  const out = new Float32Array(tangents.length);
  for (let i = 0; i < tangents.length; i += 4) {
    const d = Affine.direction(m, [tangents[i], tangents[i + 1], tangents[i + 2]]);
    const l = 1 / (Math.hypot(d[0], d[1], d[2]) || 1);
    out[i] = d[0] * l;
    out[i + 1] = d[1] * l;
    out[i + 2] = d[2] * l;
    out[i + 3] = tangents[i + 3] * sign;
  }
  return out;
}
