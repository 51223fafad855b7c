import { buildEdges, type Mesh } from '../mesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { cornerAngle } from './corner-angle.ts';

/** How good a quad mesh is. */
export interface QuadMeasure {
  quads: number;
  triangles: number;
  vertices: number;
  /** Vertices inside (not on a border) whose valence is not 4. */
  irregular: number;
  irregularShare: number;
  /** Mean over all quad corners of |angle - 90 degrees|. */
  angleDeviationDeg: number;
  /** 99th percentile and maximum of the distance from vertices and quad centres to the source, as a share of its diagonal. */
  distanceP99: number;
  distanceMax: number;
  boundaryEdges: number;
  nonManifoldEdges: number;
}

/** Measures a mesh of quads (see `Mesh.quadCount`) against the surface it stands for. Cost: mostly a BVH over the source. */
export function measureQuads(mesh: Mesh, source: Pick<Mesh, 'positions' | 'indices'>): QuadMeasure {
  const quadCount = mesh.quadCount ?? 0;
  const triangles = mesh.indices.length / 3 - quadCount * 2;
  const edges = buildEdges(mesh.indices);
  let boundaryEdges = 0;
  let nonManifoldEdges = 0;
  const border = new Uint8Array(mesh.positions.length / 3);
  for (let e = 0; e < edges.count; e++) {
    if (edges.faceCount[e] === 1) {
      boundaryEdges++;
      border[edges.vertices[e * 2]] = border[edges.vertices[e * 2 + 1]] = 1;
    } else if (edges.faceCount[e] > 2 || edges.balance[e] !== 0) nonManifoldEdges++;
  }
  const valence = new Int32Array(border.length);
  let deviation = 0;
  const q = new Int32Array(4);
  for (let i = 0; i < quadCount; i++) {
    q.set([mesh.indices[i * 6], mesh.indices[i * 6 + 1], mesh.indices[i * 6 + 2], mesh.indices[i * 6 + 5]]);
    for (let k = 0; k < 4; k++) {
      valence[q[k]]++;
      deviation +=
        (Math.abs(cornerAngle(mesh.positions, q[(k + 3) & 3], q[k], q[(k + 1) & 3]) - Math.PI / 2) * 180) / Math.PI;
    }
  }
  for (let i = quadCount * 6; i < mesh.indices.length; i++) valence[mesh.indices[i]]++;
  let irregular = 0;
  for (let v = 0; v < valence.length; v++) if (valence[v] && !border[v] && valence[v] !== 4) irregular++;
  const { p99, max } = distances(mesh, source);
  return {
    quads: quadCount,
    triangles,
    vertices: valence.length,
    irregular,
    irregularShare: irregular / Math.max(1, valence.length),
    angleDeviationDeg: deviation / Math.max(1, quadCount * 4),
    distanceP99: p99,
    distanceMax: max,
    boundaryEdges,
    nonManifoldEdges,
  };
}

function distances(mesh: Mesh, source: Pick<Mesh, 'positions' | 'indices'>): { p99: number; max: number } {
  const bvh = buildBvh(source);
  const { bounds } = bvh;
  const diagonal = Math.hypot(bounds[3] - bounds[0], bounds[4] - bounds[1], bounds[5] - bounds[2]) || 1;
  const near = createClosestPoint();
  const found: number[] = [];
  const p = mesh.positions;
  const probe = (x: number, y: number, z: number): void => {
    if (closestPoint(bvh, x, y, z, near)) found.push(near.distance / diagonal);
  };
  for (let v = 0; v < p.length; v += 3) probe(p[v], p[v + 1], p[v + 2]);
  for (let f = 0; f < mesh.indices.length; f += 3) {
    const [a, b, c] = [mesh.indices[f] * 3, mesh.indices[f + 1] * 3, mesh.indices[f + 2] * 3];
    // the middle of the diagonal stands for the quad's centre
    probe((p[a] + p[c]) / 2, (p[a + 1] + p[c + 1]) / 2, (p[a + 2] + p[c + 2]) / 2);
    probe((p[a] + p[b] + p[c]) / 3, (p[a + 1] + p[b + 1] + p[c + 1]) / 3, (p[a + 2] + p[b + 2] + p[c + 2]) / 3);
  }
  found.sort((a, b) => a - b);
  return { p99: found[Math.floor(found.length * 0.99)] ?? 0, max: found[found.length - 1] ?? 0 };
}
