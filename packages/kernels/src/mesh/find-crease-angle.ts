import { buildEdges } from './edges.ts';
import type { Mesh } from './mesh.ts';
import { computeFaceNormals } from './normals.ts';

/** Edges that bend more than this are sharp, degrees. */
const SHARP_DEG = 50;
/** Edges between this and sharp are of a rounded surface that is coarsely tessellated, degrees. */
const BENT_DEG = 30;
/** More of all edge length than this being sharp is design, whatever the lines look like. */
const SHARP_SHARE_MAX = 0.1;
/** More ends of sharp lines than this, as a share of their vertices, is noise. */
const OPEN_SHARE_MAX = 0.2;

/**
 * The bend from which the edges of a surface are creases, degrees: 50 where its sharp edges are meant, 180 (none) where they are the
 * wrinkles, noise and tight folds of an organic surface or a scan. Designed edges stand apart from the rest in angle and run
 * on until they meet others; accidental ones are the tail of a falling distribution of angles, few, and end in the open. Vertices must be
 * joined (`weld`). Cost: one pass over the edges.
 */
export function findCreaseAngle(mesh: Pick<Mesh, 'positions' | 'indices'>): number {
  const { positions: p, indices } = mesh;
  const normals = computeFaceNormals(p, indices);
  const edges = buildEdges(indices);
  const first = new Int32Array(edges.count).fill(-1);
  const degree = new Uint8Array(p.length / 3);
  let [all, bent, sharp] = [0, 0, 0];
  for (let c = 0; c < indices.length; c++) {
    const e = edges.ofCorner[c];
    if (edges.faceCount[e] !== 2) continue;
    if (first[e] < 0) {
      first[e] = c;
      continue;
    }
    const [f, g] = [c - (c % 3), first[e] - (first[e] % 3)];
    const cosine = normals[f] * normals[g] + normals[f + 1] * normals[g + 1] + normals[f + 2] * normals[g + 2];
    const [a, b] = [edges.vertices[2 * e], edges.vertices[2 * e + 1]];
    const length = Math.hypot(p[3 * a] - p[3 * b], p[3 * a + 1] - p[3 * b + 1], p[3 * a + 2] - p[3 * b + 2]);
    all += length;
    if (cosine < cosineOf(SHARP_DEG)) {
      sharp += length;
      for (const v of [a, b]) if (degree[v] < 2) degree[v]++;
    } else if (cosine < cosineOf(BENT_DEG)) bent += length;
  }
  let open = 0;
  let used = 0;
  for (const d of degree) {
    if (d > 0) used++;
    if (d === 1) open++;
  }
  const isOrganic = sharp < SHARP_SHARE_MAX * all && sharp < bent && open > OPEN_SHARE_MAX * used;
  return isOrganic ? 180 : SHARP_DEG;
}

function cosineOf(deg: number): number {
  return Math.cos((deg * Math.PI) / 180);
}
