import { buildEdges, diagonalOf, type Mesh, weld } from '../mesh/index.ts';
import { splitAtBorderVertices } from './split-borders.ts';

/** What was joined and dropped. */
export interface SewReport {
  degenerateFaces: number;
  duplicateFaces: number;
  /** Border vertices that were joined though they lay apart. */
  joinedVertices: number;
  /** Border edges that were split because another border's vertex lay on them. */
  splitEdges: number;
}

/** Border vertices this share of the diagonal apart are one: what rounding and careless exporters leave. */
const GAP = 2e-5;

/**
 * Joins what belongs together: vertices at one place, border vertices next to each other, borders of which one has vertices on the other's
 * edges (T-junctions). Faces without area and repeated ones go. `faceGroups` of the result are the faces of the input.
 */
export function sewMesh(mesh: Pick<Mesh, 'positions' | 'indices'>): { mesh: Mesh; report: SewReport } {
  const report: SewReport = { degenerateFaces: 0, duplicateFaces: 0, joinedVertices: 0, splitEdges: 0 };
  const faces = Math.floor(mesh.indices.length / 3);
  const faceGroups = Uint32Array.from({ length: faces }, (_, f) => f);
  let out = weld({ positions: mesh.positions, indices: mesh.indices.subarray(0, 3 * faces), faceGroups }, 0);
  out = dropFlat(out);
  report.degenerateFaces = faces - out.indices.length / 3;
  out = dropRepeated(out, report);
  const gap = GAP * diagonalOf(out.positions);
  const border = borderVertices(out.indices, out.positions.length / 3);
  if (border.includes(1)) {
    out = joinBorders(out, border, gap, report);
    const split = splitAtBorderVertices(out, gap);
    report.splitEdges = split.count;
    if (split.count) out = dropRepeated(dropFlat(split.mesh), report);
  }
  return { mesh: out, report };
}

/** Without the faces that have no area to the last bit, or places that are no numbers. */
function dropFlat(mesh: Mesh): Mesh {
  const { positions: p, indices } = mesh;
  return keepFaces(mesh, (f) => {
    const [a, b, c] = [3 * indices[3 * f], 3 * indices[3 * f + 1], 3 * indices[3 * f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    return Math.abs(uy * vz - uz * vy) + Math.abs(uz * vx - ux * vz) + Math.abs(ux * vy - uy * vx) > 0;
  });
}

/** Of faces on the same three vertices, whichever way they run, the first stays. */
function dropRepeated(mesh: Mesh, report: SewReport): Mesh {
  const { indices } = mesh;
  // A chain of faces for each lowest vertex.
  const head = new Int32Array(mesh.positions.length / 3).fill(-1);
  const next = new Int32Array(indices.length / 3);
  const holds = (f: number, v: number): boolean =>
    indices[3 * f] === v || indices[3 * f + 1] === v || indices[3 * f + 2] === v;
  return keepFaces(mesh, (f) => {
    const [a, b, c] = [indices[3 * f], indices[3 * f + 1], indices[3 * f + 2]];
    const lowest = Math.min(a, b, c);
    for (let g = head[lowest]; g >= 0; g = next[g]) {
      if (!holds(g, a) || !holds(g, b) || !holds(g, c)) continue;
      report.duplicateFaces++;
      return false;
    }
    next[f] = head[lowest];
    head[lowest] = f;
    return true;
  });
}

function keepFaces(mesh: Mesh, keep: (face: number) => boolean): Mesh {
  const indices: number[] = [];
  const groups: number[] = [];
  for (let f = 0; 3 * f < mesh.indices.length; f++) {
    if (!keep(f)) continue;
    for (let k = 0; k < 3; k++) indices.push(mesh.indices[3 * f + k]);
    groups.push((mesh.faceGroups as Uint32Array)[f]);
  }
  if (3 * groups.length === mesh.indices.length) return mesh;
  return { positions: mesh.positions, indices: Uint32Array.from(indices), faceGroups: Uint32Array.from(groups) };
}

/** 1 for the vertices of edges with one face. */
function borderVertices(indices: Uint32Array, vertices: number): Uint8Array {
  const edges = buildEdges(indices);
  const out = new Uint8Array(vertices);
  for (let e = 0; e < edges.count; e++) {
    if (edges.faceCount[e] !== 1) continue;
    out[edges.vertices[2 * e]] = 1;
    out[edges.vertices[2 * e + 1]] = 1;
  }
  return out;
}

/** Border vertices within `gap` of each other become one, on a hash grid; the lowest stays. */
function joinBorders(mesh: Mesh, border: Uint8Array, gap: number, report: SewReport): Mesh {
  const p = mesh.positions;
  const cells = new Map<string, number[]>();
  const map = Int32Array.from({ length: border.length }, (_, v) => v);
  for (let v = 0; v < border.length; v++) {
    if (!border[v]) continue;
    const c = [0, 1, 2].map((k) => Math.floor(p[3 * v + k] / (2 * gap)));
    let found = -1;
    for (let n = 0; n < 27 && found < 0; n++) {
      const key = `${c[0] + (n % 3) - 1},${c[1] + (Math.floor(n / 3) % 3) - 1},${c[2] + Math.floor(n / 9) - 1}`;
      for (const u of cells.get(key) ?? []) {
        if (Math.hypot(p[3 * u] - p[3 * v], p[3 * u + 1] - p[3 * v + 1], p[3 * u + 2] - p[3 * v + 2]) > gap) continue;
        found = u;
        break;
      }
    }
    if (found >= 0) {
      map[v] = found;
      report.joinedVertices++;
    } else {
      const key = c.join(',');
      cells.set(key, [...(cells.get(key) ?? []), v]);
    }
  }
  if (!report.joinedVertices) return mesh;
  const joined = { ...mesh, indices: mesh.indices.map((v) => map[v]) };
  const { indices } = joined;
  const whole = keepFaces(joined, (f) => {
    const [a, b, c] = [indices[3 * f], indices[3 * f + 1], indices[3 * f + 2]];
    return a !== b && b !== c && c !== a;
  });
  return dropRepeated(whole, report);
}
