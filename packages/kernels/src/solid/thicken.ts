import { buildSurface, computeNormals, type Mesh, nextSide } from '../mesh/index.ts';

/**
 * Gives an open sheet a thickness (metres), half of it to each side or all of it behind, where its front must stay, and closes it along its
 * borders. Vertices: those of the front, then those of the back; faces: the front, the back, the borders. Where the sheet is bent the offset is
 * longer, so that the wall is as thick as asked for, up to twice. Face groups go along. Tight folds may cross themselves: the caller looks.
 */
export function thickenSheet(mesh: Mesh, thickness: number, to: 'both' | 'behind' = 'both'): Mesh {
  const s = buildSurface(mesh.positions, mesh.indices);
  const n = s.positions.length / 3;
  const groups = mesh.faceGroups as Uint32Array;
  const source: Mesh = { positions: Float32Array.from(s.positions), indices: Uint32Array.from(s.vertex) };
  const normals = computeNormals(source, { creaseAngleDeg: 180 }).normals as Float32Array;
  const reach = offsets(source, normals, thickness / 2);
  const positions = new Float32Array(6 * n);
  for (let i = 0; i < 3 * n; i++) {
    const d = normals[i] * reach[Math.floor(i / 3)];
    positions[i] = source.positions[i] + (to === 'both' ? d : 0);
    positions[3 * n + i] = source.positions[i] - (to === 'both' ? d : 2 * d);
  }
  const indices: number[] = Array.from(s.vertex);
  const faceGroups: number[] = [...groups, ...groups];
  for (let f = 0; f < s.vertex.length; f += 3) indices.push(s.vertex[f] + n, s.vertex[f + 2] + n, s.vertex[f + 1] + n);
  for (let c = 0; c < s.twin.length; c++) {
    if (s.twin[c] >= 0) continue;
    const [a, b] = [s.vertex[c], s.vertex[nextSide(c)]];
    indices.push(b, a, a + n, b, a + n, b + n);
    faceGroups.push(groups[Math.floor(c / 3)], groups[Math.floor(c / 3)]);
  }
  return { positions, indices: Uint32Array.from(indices), faceGroups: Uint32Array.from(faceGroups) };
}

/** Length of the offset at each vertex: over the least cosine to its faces, at most twice. */
function offsets(mesh: Mesh, normals: Float32Array, half: number): Float64Array {
  const { positions: p, indices } = mesh;
  const least = new Float64Array(p.length / 3).fill(1);
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const l = Math.hypot(nx, ny, nz) || 1;
    for (const v of [a, b, c]) {
      const cosine = (nx * normals[v] + ny * normals[v + 1] + nz * normals[v + 2]) / l;
      least[v / 3] = Math.min(least[v / 3], cosine);
    }
  }
  return least.map((cosine) => half / Math.max(0.5, cosine));
}
