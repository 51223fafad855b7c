import type { Mesh } from '../../mesh/index.ts';

/**
 * Tangents for a normal map with +Y up (glTF): along +u, orthogonal to the normal, handedness so that the bitangent
 * cross(normal, tangent) * w runs against +v, which is down in glTF. Area-weighted per vertex; 4V.
 */
export function computeTangents(mesh: Mesh): Float32Array {
  const { positions: p, indices } = mesh;
  const uv = mesh.uvs as Float32Array;
  const n = mesh.normals as Float32Array;
  const sum = new Float64Array(p.length);
  const side = new Float64Array(p.length);
  for (let c = 0; c < indices.length; c += 3) {
    const [a, b, d] = [indices[c], indices[c + 1], indices[c + 2]];
    const [u1, v1] = [uv[2 * b] - uv[2 * a], uv[2 * b + 1] - uv[2 * a + 1]];
    const [u2, v2] = [uv[2 * d] - uv[2 * a], uv[2 * d + 1] - uv[2 * a + 1]];
    const det = u1 * v2 - u2 * v1;
    if (det === 0) continue;
    const s = Math.sign(det);
    for (let k = 0; k < 3; k++) {
      const e1 = p[3 * b + k] - p[3 * a + k];
      const e2 = p[3 * d + k] - p[3 * a + k];
      // Not divided by det: what is left is weighted by the triangle's area in the atlas.
      const t = s * (v2 * e1 - v1 * e2);
      const w = s * (u1 * e2 - u2 * e1);
      for (const v of [a, b, d]) {
        sum[3 * v + k] += t;
        side[3 * v + k] += w;
      }
    }
  }
  const out = new Float32Array((p.length / 3) * 4);
  for (let v = 0; v < p.length / 3; v++) {
    const [nx, ny, nz] = [n[3 * v], n[3 * v + 1], n[3 * v + 2]];
    let [x, y, z] = [sum[3 * v], sum[3 * v + 1], sum[3 * v + 2]];
    const d = x * nx + y * ny + z * nz;
    x -= d * nx;
    y -= d * ny;
    z -= d * nz;
    let l = Math.hypot(x, y, z);
    if (l < 1e-20) {
      [x, y, z] = Math.abs(nx) < 0.9 ? [1 - nx * nx, -nx * ny, -nx * nz] : [-ny * nx, 1 - ny * ny, -ny * nz];
      l = Math.hypot(x, y, z);
    }
    const bx = ny * z - nz * y;
    const by = nz * x - nx * z;
    const bz = nx * y - ny * x;
    const along = bx * side[3 * v] + by * side[3 * v + 1] + bz * side[3 * v + 2];
    out.set([x / l, y / l, z / l, along > 0 ? -1 : 1], 4 * v);
  }
  return out;
}

/**
 * Mean curvature per vertex times `length` metres, clamped to -1..1, convex positive: from how normals turn along edges,
 * smoothed twice. Vertices at one place get one value, so that seams do not show. `joined`: as of `joinByPosition`.
 */
export function computeCurvature(mesh: Mesh, length: number, joined: Uint32Array): Float32Array {
  const { positions: p, indices } = mesh;
  const n = mesh.normals as Float32Array;
  const count = p.length / 3;
  const mean = new Float64Array(p.length);
  for (let v = 0; v < count; v++) for (let k = 0; k < 3; k++) mean[3 * joined[v] + k] += n[3 * v + k];
  for (let v = 0; v < count; v++) {
    const l = Math.hypot(mean[3 * v], mean[3 * v + 1], mean[3 * v + 2]) || 1;
    for (let k = 0; k < 3; k++) mean[3 * v + k] /= l;
  }
  let value = new Float64Array(count);
  const weight = new Float64Array(count);
  for (let c = 0; c < indices.length; c++) {
    const a = joined[indices[c]];
    const b = joined[indices[c % 3 === 2 ? c - 2 : c + 1]];
    let turn = 0;
    let l2 = 1e-16;
    for (let k = 0; k < 3; k++) {
      const e = p[3 * b + k] - p[3 * a + k];
      turn += (mean[3 * b + k] - mean[3 * a + k]) * e;
      l2 += e * e;
    }
    value[a] += turn / l2;
    value[b] += turn / l2;
    weight[a]++;
    weight[b]++;
  }
  for (let v = 0; v < count; v++) value[v] = Math.max(-1, Math.min(1, (length * value[v]) / Math.max(1, weight[v])));
  for (let round = 0; round < 2; round++) value = smoothOnce(value, indices, joined);
  return Float32Array.from({ length: count }, (_, v) => value[joined[v]]);
}

/** One round of averaging with the neighbours, half and half. */
function smoothOnce(value: Float64Array, indices: Uint32Array, joined: Uint32Array): Float64Array<ArrayBuffer> {
  const sum = new Float64Array(value.length);
  const weight = new Float64Array(value.length);
  for (let c = 0; c < indices.length; c++) {
    const a = joined[indices[c]];
    const b = joined[indices[c % 3 === 2 ? c - 2 : c + 1]];
    sum[a] += value[b];
    sum[b] += value[a];
    weight[a]++;
    weight[b]++;
  }
  return Float64Array.from(value, (v, i) => (weight[i] > 0 ? 0.5 * v + (0.5 * sum[i]) / weight[i] : v));
}
