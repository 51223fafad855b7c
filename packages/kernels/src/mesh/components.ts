import type { Mesh } from './mesh.ts';
import { pickVertices } from './pick-vertices.ts';

/** Labels of the mesh's shells. */
export interface ComponentLabels {
  count: number;
  /** Component of each face, numbered in order of first appearance. */
  ofFace: Uint32Array;
}

/** Finds the shells: faces that share a vertex are of one component. Cost: one union-find pass. */
export function labelComponents(mesh: Mesh): ComponentLabels {
  const { indices } = mesh;
  const root = new Int32Array(mesh.positions.length / 3);
  for (let v = 0; v < root.length; v++) root[v] = v;
  const find = (v: number): number => {
    while (root[v] !== v) v = root[v] = root[root[v]];
    return v;
  };
  for (let f = 0; f < indices.length; f += 3) {
    const a = find(indices[f]);
    root[find(indices[f + 1])] = a;
    root[find(indices[f + 2])] = a;
  }
  const label = new Int32Array(root.length).fill(-1);
  const ofFace = new Uint32Array(indices.length / 3);
  let count = 0;
  for (let f = 0; f < ofFace.length; f++) {
    const r = find(indices[f * 3]);
    if (label[r] < 0) label[r] = count++;
    ofFace[f] = label[r];
  }
  return { count, ofFace };
}

/** The shells as meshes of their own (all attributes kept), in order of first appearance. Unused vertices are left out. */
export function splitComponents(mesh: Mesh): Mesh[] {
  const { count, ofFace } = labelComponents(mesh);
  if (count === 1) return [mesh];
  const faces: number[][] = Array.from({ length: count }, () => []);
  for (let f = 0; f < ofFace.length; f++) faces[ofFace[f]].push(f);
  const scratch = new Int32Array(mesh.positions.length / 3).fill(-1);
  return faces.map((list) => gatherFaces(mesh, list, scratch));
}

/** The mesh of some of the faces, with the vertices they use. */
export function extractFaces(mesh: Mesh, faces: ArrayLike<number>): Mesh {
  return gatherFaces(mesh, faces, new Int32Array(mesh.positions.length / 3).fill(-1));
}

/** `map` holds -1 for every vertex, before and after: thousands of shells share one. */
function gatherFaces(mesh: Mesh, faces: ArrayLike<number>, map: Int32Array): Mesh {
  const used: number[] = [];
  const indices = new Uint32Array(faces.length * 3);
  for (let i = 0; i < faces.length; i++) {
    for (let k = 0; k < 3; k++) {
      const v = mesh.indices[faces[i] * 3 + k];
      if (map[v] < 0) {
        map[v] = used.length;
        used.push(v);
      }
      indices[i * 3 + k] = map[v];
    }
  }
  for (const v of used) map[v] = -1;
  const { quadCount: _, faceGroups: groups, ...rest } = mesh;
  const out = pickVertices({ ...rest, indices }, used);
  if (groups) out.faceGroups = Uint32Array.from({ length: faces.length }, (_, i) => groups[faces[i]]);
  return out;
}
