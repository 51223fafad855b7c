import { type Mesh, mergeMeshes, transformMesh } from '../mesh/index.ts';
import { affineOf } from './affine-of.ts';
import { type FlatPart, flattenScene } from './flatten.ts';
import type { Scene } from './scene.ts';

/** The surface of a whole scene. */
export interface JoinedScene {
  /** Posed, in the world, faces outwards: positions, indices and, as face group, the index of the part. Not welded. */
  mesh: Mesh & { faceGroups: Uint32Array };
  parts: FlatPart[];
  /** First vertex of each part. */
  firstVertex: number[];
}

/** Puts everything that a scene shows into one mesh, as `flattenScene` lists it; parts without faces are left out. */
export function joinScene(scene: Scene): JoinedScene {
  const parts = flattenScene(scene).filter((part) => part.mesh.indices.length > 2);
  const firstVertex: number[] = [];
  let vertices = 0;
  const meshes = parts.map(({ mesh: { positions, indices }, matrix: m }, i): Mesh => {
    firstVertex.push(vertices);
    vertices += positions.length / 3;
    const whole = indices.length - (indices.length % 3);
    const faceGroups = new Uint32Array(whole / 3).fill(i);
    const rows = affineOf(m);
    return transformMesh({ positions, indices: indices.subarray(0, whole), faceGroups }, rows);
  });
  const merged = meshes.length ? mergeMeshes(meshes) : { positions: new Float32Array(0), indices: new Uint32Array(0) };
  return { mesh: { ...merged, faceGroups: merged.faceGroups ?? new Uint32Array(0) }, parts, firstVertex };
}
