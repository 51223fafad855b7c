import { GeometryError } from '../math/index.ts';
import { computeFaceNormals, labelComponents, type Mesh } from '../mesh/index.ts';
import { addTangents } from '../scene/index.ts';
import { joinByPosition } from '../uv/index.ts';
import { measureReach } from './reach.ts';
import type { TransferSource } from './source.ts';

/** The mesh that is baked onto. */
export interface TransferTarget {
  /** With the tangents that the normal map is made for; vertices where mirrored charts meet are split. */
  mesh: Mesh & { normals: Float32Array; tangents: Float32Array; uvs: Float32Array };
  /** Unit direction per vertex in which the detailed surface is looked for: one for all vertices at a place, 3V. */
  directions: Float32Array;
  /** How far it is looked for to either side, metres per vertex. */
  reach: Float32Array;
  /** Chart of every triangle. */
  charts: Uint32Array;
}

/** Directions that lean further from the vertex's own normal than this cosine are not averaged. */
const LEAN_MIN = 0.3;

/**
 * Prepares a mesh for being baked onto: tangents where it has none, directions that are the same on both sides of a seam or crease, so that
 * nothing is missed or seen twice there, and how far to look. Throws GeometryError `no_uvs` without texture coordinates or normals.
 */
export function prepareTarget(mesh: Mesh, source: TransferSource, reach?: number): TransferTarget {
  const { normals, uvs } = mesh;
  if (!normals || !uvs)
    throw new GeometryError('no_uvs', 'The mesh to bake onto has no texture coordinates or normals.');
  const full = mesh.tangents ? mesh : addTangents({ mesh }).mesh;
  const made = {
    ...full,
    normals: full.normals ?? normals,
    uvs: full.uvs ?? uvs,
    tangents: full.tangents as Float32Array,
  };
  const joined = joinByPosition(made.positions);
  const directions = averageNormals(made, joined);
  return {
    mesh: made,
    directions,
    reach: reach === undefined ? measureReach(made, joined, source) : new Float32Array(joined.length).fill(reach),
    charts: labelComponents(made).ofFace,
  };
}

/** Normals of the faces around each place, weighted by area; a vertex that they cancel out at keeps its own. */
function averageNormals(mesh: Mesh & { normals: Float32Array }, joined: ArrayLike<number>): Float32Array {
  const { positions: p, normals, indices } = mesh;
  const face = computeFaceNormals(p, indices);
  const sum = new Float64Array(p.length);
  for (let c = 0; c < indices.length; c++) {
    const f = c - (c % 3);
    const weight = cornerAngle(p, indices, c);
    const v = 3 * joined[indices[c]];
    for (let k = 0; k < 3; k++) sum[v + k] += weight * face[f + k];
  }
  const out = new Float32Array(p.length);
  for (let v = 0; v < p.length; v += 3) {
    const j = 3 * joined[v / 3];
    const l = Math.hypot(sum[j], sum[j + 1], sum[j + 2]) || 1;
    const lean = (sum[j] * normals[v] + sum[j + 1] * normals[v + 1] + sum[j + 2] * normals[v + 2]) / l;
    for (let k = 0; k < 3; k++) out[v + k] = lean > LEAN_MIN ? sum[j + k] / l : normals[v + k];
  }
  return out;
}

function cornerAngle(p: Float32Array, indices: Uint32Array, c: number): number {
  const f = c - (c % 3);
  const [a, b, d] = [3 * indices[c], 3 * indices[f + ((c + 1) % 3)], 3 * indices[f + ((c + 2) % 3)]];
  let [uu, vv, uv] = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const u = p[b + k] - p[a + k];
    const v = p[d + k] - p[a + k];
    uu += u * u;
    vv += v * v;
    uv += u * v;
  }
  return uu * vv > 0 ? Math.acos(Math.max(-1, Math.min(1, uv / Math.sqrt(uu * vv)))) : 0;
}
