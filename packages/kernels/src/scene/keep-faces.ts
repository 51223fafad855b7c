import type { JoinedScene } from './join-scene.ts';
import { keepVertices } from './keep-vertices.ts';
import type { Scene, SceneMesh } from './scene.ts';

/**
 * The scene with those faces only of which `keep` says so, by face of the scene joined: all nodes, materials and clips stay. A mesh that several
 * nodes show keeps what any of them keeps.
 */
export function keepFaces(scene: Scene, joined: JoinedScene, keep: ArrayLike<number>): Scene {
  const kept = new Map<unknown, Uint8Array>();
  const { faceGroups } = joined.mesh;
  let first = 0;
  for (let f = 0; f < faceGroups.length; f++) {
    if (f > 0 && faceGroups[f] !== faceGroups[f - 1]) first = f;
    const { primitive } = joined.parts[faceGroups[f]];
    let faces = kept.get(primitive);
    if (!faces) kept.set(primitive, (faces = new Uint8Array(Math.floor(primitive.mesh.indices.length / 3))));
    if (keep[f]) faces[f - first] = 1;
  }
  const meshes = scene.meshes.map((mesh): SceneMesh => {
    const primitives = mesh.primitives.map((primitive) => {
      const faces = kept.get(primitive);
      if (!faces?.includes(0)) return primitive;
      return keepVertices(
        primitive,
        primitive.mesh.indices.filter((_, c) => faces[(c / 3) | 0]),
      );
    });
    return { ...mesh, primitives };
  });
  return { ...scene, meshes };
}
