import { buildEdges, computeFaceNormals, type Mesh, measureMesh } from '../mesh/index.ts';
import { buildBvh, createRayHit, intersectRay } from '../spatial/index.ts';

/** The faces of the two layers of a closed shell that is a thin sheet; the others are its rim. */
export interface Sheet {
  front: number[];
  back: number[];
}

/** Layers end where the surface bends more than this at one edge, degrees. */
const RIM_DEG = 60;
/** A face of a layer has the other layer this close behind it, in thicknesses. */
const BEHIND_MAX = 3;
/** A layer has at least this share of the shell's area, and both this much. */
const LAYER_MIN = 0.3;
const LAYERS_MIN = 0.8;
/** A sheet is thinner than this share of its width. */
const THIN = 0.15;

/**
 * Takes a closed shell apart if it is a sheet thinner than `thickness`, metres: a wing's skin, a leaf, a panel, cloth. A layer is what hangs
 * together of the faces that have another close behind them, facing away. Undefined for anything else. Vertices must be joined. Cost: a search
 * tree and a ray a face.
 */
export function findSheet(shell: Mesh, thickness: number): Sheet | undefined {
  const { area, volume, boundaryEdges } = measureMesh(shell);
  const thick = (2 * Math.abs(volume)) / Math.max(area, 1e-30);
  if (boundaryEdges > 0 || !(thick < thickness) || !(thick < THIN * Math.sqrt(area / 2))) return undefined;
  const patches = findLayers(shell, BEHIND_MAX * thick);
  if (patches.length < 2) return undefined;
  const [front, back] = patches;
  if (back.area < LAYER_MIN * area || front.area + back.area < LAYERS_MIN * area) return undefined;
  return { front: front.faces, back: back.faces };
}

/** Whether each face has one that faces away behind it, within `reach`. */
function findBacked({ positions: p, indices }: Mesh, normals: Float64Array, reach: number): Uint8Array {
  const bvh = buildBvh({ positions: p, indices });
  const hit = createRayHit();
  const backed = new Uint8Array(indices.length / 3);
  const lift = 1e-3 * reach;
  for (let f = 0; f < backed.length; f++) {
    const [nx, ny, nz] = [normals[3 * f], normals[3 * f + 1], normals[3 * f + 2]];
    const middle = [0, 0, 0];
    for (let c = 3 * f; c < 3 * f + 3; c++) for (let k = 0; k < 3; k++) middle[k] += p[3 * indices[c] + k] / 3;
    const [x, y, z] = [middle[0] - lift * nx, middle[1] - lift * ny, middle[2] - lift * nz];
    if (!intersectRay(bvh, x, y, z, -nx, -ny, -nz, reach, hit)) continue;
    const o = 3 * hit.triangle;
    if (normals[o] * nx + normals[o + 1] * ny + normals[o + 2] * nz < -0.5) backed[f] = 1;
  }
  return backed;
}

/** Faces of layers that are joined over edges that are not too sharp, largest patch first. */
function findLayers(shell: Mesh, reach: number): { faces: number[]; area: number }[] {
  const { positions: p, indices } = shell;
  const normals = computeFaceNormals(p, indices);
  const backed = findBacked(shell, normals, reach);
  const edges = buildEdges(indices);
  const limit = Math.cos((RIM_DEG * Math.PI) / 180);
  const root = new Int32Array(indices.length / 3);
  for (let f = 0; f < root.length; f++) root[f] = f;
  const find = (f: number): number => {
    while (root[f] !== f) f = root[f] = root[root[f]];
    return f;
  };
  const first = new Int32Array(edges.count).fill(-1);
  for (let c = 0; c < indices.length; c++) {
    const e = edges.ofCorner[c];
    const f = (c / 3) | 0;
    if (first[e] < 0) {
      first[e] = f;
      continue;
    }
    const [i, j] = [3 * f, 3 * first[e]];
    const cosine = normals[i] * normals[j] + normals[i + 1] * normals[j + 1] + normals[i + 2] * normals[j + 2];
    if (edges.faceCount[e] === 2 && cosine > limit && backed[f] && backed[first[e]]) root[find(f)] = find(first[e]);
  }
  const patches = new Map<number, { faces: number[]; area: number }>();
  for (let f = 0; f < root.length; f++) {
    const r = find(f);
    let patch = patches.get(r);
    if (!patch) patches.set(r, (patch = { faces: [], area: 0 }));
    patch.faces.push(f);
    const [a, b, c] = [3 * indices[3 * f], 3 * indices[3 * f + 1], 3 * indices[3 * f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    patch.area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return [...patches.values()].sort((s, t) => t.area - s.area);
}
