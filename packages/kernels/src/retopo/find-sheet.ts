import { buildEdges, computeFaceNormals, extractFaces, type Mesh, measureMesh } from '../mesh/index.ts';

/** A closed shell that is a thin sheet: two layers with a rim between them. */
export interface Sheet {
  /** The larger layer, open along the rim. */
  front: Mesh;
  /** The other one, facing away. */
  back: Mesh;
  /** Of the two layers and the rim, square metres. */
  area: number;
  /** Of the front alone. */
  frontArea: number;
  /** Length of the front's border, metres. */
  border: number;
}

/** Layers end where the surface bends more than this at one edge, degrees. */
const RIM_DEG = 35;
/** A layer has at least this share of the shell's area, and both this much. */
const LAYER_MIN = 0.3;
const LAYERS_MIN = 0.85;
/** A sheet is thinner than this share of its width. */
const THIN = 0.15;

/**
 * Takes a closed shell apart if it is a sheet thinner than `thickness`, metres: a wing's skin, a leaf, a panel, cloth. Its layers are what stays
 * together when it is cut along its sharp edges. Undefined for anything else. Vertices must be joined. Cost: linear.
 */
export function findSheet(shell: Mesh, thickness: number): Sheet | undefined {
  const { area, volume, boundaryEdges } = measureMesh(shell);
  const thick = (2 * Math.abs(volume)) / Math.max(area, 1e-30);
  if (boundaryEdges > 0 || !(thick < thickness) || !(thick < THIN * Math.sqrt(area / 2))) return undefined;
  const patches = cutAtRims(shell);
  if (patches.length < 2) return undefined;
  const [front, back] = patches;
  if (back.area < LAYER_MIN * area || front.area + back.area < LAYERS_MIN * area) return undefined;
  const mesh = extractFaces(shell, front.faces);
  const { vertices, faceCount, count } = buildEdges(mesh.indices);
  const p = mesh.positions;
  let border = 0;
  for (let e = 0; e < count; e++) {
    if (faceCount[e] !== 1) continue;
    const [a, b] = [3 * vertices[2 * e], 3 * vertices[2 * e + 1]];
    border += Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]);
  }
  return { front: mesh, back: extractFaces(shell, back.faces), area, frontArea: front.area, border };
}

/** Faces that are joined over soft edges, largest patch first. */
function cutAtRims({ positions: p, indices }: Mesh): { faces: number[]; area: number }[] {
  const normals = computeFaceNormals(p, indices);
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
    if (edges.faceCount[e] === 2 && cosine > limit) root[find(f)] = find(first[e]);
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
