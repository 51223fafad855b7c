import type { Mesh } from '../mesh/index.ts';
import type { FlatPart, Primitive } from '../scene/index.ts';

/**
 * Dresses a solid in what its source wore: every face takes texture coordinates, vertex colours and material of the source face that its face
 * group names (faces of all parts counted through, in order), interpolated at its corners and never beyond that face's edges. One primitive per
 * part, three vertices per face, so that seams and hard borders between colours stay where they are.
 */
export function transferAttributes(
  solid: Mesh,
  parts: readonly Pick<FlatPart, 'mesh' | 'material'>[],
  world: readonly Mesh[],
): Primitive[] {
  const first = [0];
  for (const { mesh } of parts) first.push(first[first.length - 1] + Math.floor(mesh.indices.length / 3));
  const groups = solid.faceGroups as Uint32Array;
  const facesOf: number[][] = parts.map(() => []);
  for (let f = 0; f < groups.length; f++) facesOf[partOf(first, groups[f])].push(f);
  const out: Primitive[] = [];
  facesOf.forEach((faces, i) => {
    if (!faces.length) return;
    const mesh = dress(solid, faces, world[i], parts[i].mesh, groups, first[i]);
    out.push(parts[i].material === undefined ? { mesh } : { mesh, material: parts[i].material });
  });
  return out;
}

function partOf(first: readonly number[], face: number): number {
  let lo = 0;
  let hi = first.length - 2;
  while (lo < hi) {
    const middle = (lo + hi + 1) >> 1;
    if (first[middle] <= face) lo = middle;
    else hi = middle - 1;
  }
  return lo;
}

function dress(
  solid: Mesh,
  faces: readonly number[],
  place: Mesh,
  source: Mesh,
  groups: Uint32Array,
  first: number,
): Mesh {
  const corners = 3 * faces.length;
  const out: Mesh = {
    positions: new Float32Array(3 * corners),
    indices: Uint32Array.from({ length: corners }, (_, c) => c),
  };
  if (source.uvs) out.uvs = new Float32Array(2 * corners);
  if (source.colors) out.colors = new Float32Array(4 * corners);
  const weights = new Float64Array(3);
  for (let i = 0; i < faces.length; i++) {
    const t = 3 * (groups[faces[i]] - first);
    for (let k = 0; k < 3; k++) {
      const c = 3 * i + k;
      const v = 3 * solid.indices[3 * faces[i] + k];
      for (let a = 0; a < 3; a++) out.positions[3 * c + a] = solid.positions[v + a];
      if (!out.uvs && !out.colors) continue;
      weigh(place, t, solid.positions, v, weights);
      for (let m = 0; m < 3; m++) {
        const s = source.indices[t + m];
        if (out.uvs && source.uvs) for (let a = 0; a < 2; a++) out.uvs[2 * c + a] += weights[m] * source.uvs[2 * s + a];
        if (out.colors && source.colors)
          for (let a = 0; a < 4; a++) out.colors[4 * c + a] += weights[m] * source.colors[4 * s + a];
      }
    }
  }
  return out;
}

/** Barycentric weights of a point over a triangle, none below 0. */
function weigh(mesh: Mesh, t: number, p: Float32Array, v: number, out: Float64Array): void {
  const q = mesh.positions;
  const [a, b, c] = [3 * mesh.indices[t], 3 * mesh.indices[t + 1], 3 * mesh.indices[t + 2]];
  let uu = 0;
  let uv = 0;
  let vv = 0;
  let wu = 0;
  let wv = 0;
  for (let k = 0; k < 3; k++) {
    const x = q[b + k] - q[a + k];
    const y = q[c + k] - q[a + k];
    const z = p[v + k] - q[a + k];
    uu += x * x;
    uv += x * y;
    vv += y * y;
    wu += z * x;
    wv += z * y;
  }
  const det = uu * vv - uv * uv;
  const s = det > 0 ? (vv * wu - uv * wv) / det : 0;
  const r = det > 0 ? (uu * wv - uv * wu) / det : 0;
  out[0] = Math.max(0, 1 - s - r);
  out[1] = Math.max(0, s);
  out[2] = Math.max(0, r);
  const sum = out[0] + out[1] + out[2] || 1;
  for (let k = 0; k < 3; k++) out[k] /= sum;
}
