import { buildEdges, computeFaceNormals, faceArea, type Mesh } from '../mesh/index.ts';

/** What the unwrapper needs to know of a mesh, by corner (3F) and face. Vertices are joined by position. */
export interface Topology {
  positions: Float32Array;
  /** Joined vertex of each corner. */
  corners: Uint32Array;
  /** Corner on the other side of the edge that starts at each corner; -1 at borders and where three faces meet. */
  twin: Int32Array;
  /** Unit normal per face, 3F. */
  normals: Float64Array;
  /** Square metres per face. */
  areas: Float64Array;
  /** The first 2 * quadCount faces are halves of quads (`Mesh.quadCount`), which no seam parts. */
  quadCount: number;
  /** One number per face, -1 between uses: where a face stands in the list at hand, without a map. */
  scratch: Int32Array;
}

/** Builds corner adjacency, joining vertices that stand at exactly the same place: meshes split for normals unwrap as if welded. */
export function buildTopology(mesh: Mesh): Topology {
  const { positions, indices } = mesh;
  const joined = joinByPosition(positions);
  const corners = indices.map((v) => joined[v]);
  const edges = buildEdges(corners);
  const twin = new Int32Array(corners.length).fill(-1);
  const first = new Int32Array(edges.count).fill(-1);
  for (let c = 0; c < corners.length; c++) {
    const e = edges.ofCorner[c];
    if (edges.faceCount[e] !== 2 || edges.balance[e] !== 0) continue;
    if (first[e] < 0) first[e] = c;
    // A face that meets itself (two corners at one place) has no other side there.
    else if (((first[e] / 3) | 0) !== ((c / 3) | 0)) {
      twin[c] = first[e];
      twin[first[e]] = c;
    }
  }
  const quadCount = mesh.quadCount ?? 0;
  for (let c = 0; c < 6 * quadCount; c += 6) {
    twin[c + 2] = c + 3;
    twin[c + 3] = c + 2;
  }
  const areas = new Float64Array(indices.length / 3);
  for (let f = 0; f < areas.length; f++) areas[f] = faceArea(positions, corners, f);
  return {
    positions,
    corners,
    twin,
    normals: computeFaceNormals(positions, indices),
    areas,
    quadCount,
    scratch: new Int32Array(areas.length).fill(-1),
  };
}

/** The other half of the quad that a face belongs to, -1 for a triangle. */
export function otherHalf(t: Topology, face: number): number {
  return face < 2 * t.quadCount ? face ^ 1 : -1;
}

/** The corner after this one in its face. */
export function nextCorner(c: number): number {
  return c % 3 === 2 ? c - 2 : c + 1;
}

/** Lowest vertex at the same place, per vertex: one open-addressing hash over the bits of the coordinates. */
export function joinByPosition(positions: Float32Array): Uint32Array {
  const n = positions.length / 3;
  const flat = Float32Array.from(positions, (v) => v + 0);
  const bits = new Uint32Array(flat.buffer);
  let size = 1024;
  while (size < n * 2) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const out = new Uint32Array(n);
  for (let v = 0; v < n; v++) {
    let h =
      Math.imul(bits[3 * v], 0x9e3779b1) ^
      Math.imul(bits[3 * v + 1], 0x85ebca6b) ^
      Math.imul(bits[3 * v + 2], 0xc2b2ae35);
    h = (h ^ (h >>> 15)) & (size - 1);
    for (;;) {
      const o = table[h];
      if (o < 0) {
        table[h] = v;
        out[v] = v;
        break;
      }
      if (bits[3 * o] === bits[3 * v] && bits[3 * o + 1] === bits[3 * v + 1] && bits[3 * o + 2] === bits[3 * v + 2]) {
        out[v] = o;
        break;
      }
      h = (h + 1) & (size - 1);
    }
  }
  return out;
}
