import { keepVertices, reduceFaces, type Scene } from '@claywork/kernels';

/** Triangles of all meshes that nodes show, counted as often as they are shown. */
export function countFaces(scene: Scene): number {
  let faces = 0;
  for (const node of scene.nodes) {
    if (node.mesh === undefined) continue;
    for (const { mesh } of scene.meshes[node.mesh].primitives) faces += Math.floor(mesh.indices.length / 3);
  }
  return faces;
}

/** The scene with about `limit` triangles in all: every mesh gives in proportion. Attributes, skins and morph targets stay. */
export async function limitFaces(scene: Scene, limit: number): Promise<Scene> {
  const share = limit / countFaces(scene);
  if (share >= 1) return scene;
  const meshes: Scene['meshes'] = [];
  for (const mesh of scene.meshes) {
    const primitives = [];
    for (const primitive of mesh.primitives) {
      const target = Math.max(4, Math.round((share * primitive.mesh.indices.length) / 3));
      primitives.push(keepVertices(primitive, await reduceFaces(primitive.mesh, target)));
    }
    meshes.push({ ...mesh, primitives });
  }
  return { ...scene, meshes };
}
