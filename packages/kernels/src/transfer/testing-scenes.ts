import type { Mesh } from '../mesh/index.ts';
import type { Material, Scene } from '../scene/index.ts';
import { packCharts, unwrap } from '../uv/index.ts';

/** A rough grey. */
export const GREY: Material = {
  name: 'grey',
  baseColorFactor: [0.5, 0.5, 0.5, 1],
  metallicFactor: 0,
  roughnessFactor: 0.6,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
};

/** The mesh with an atlas of its own. */
export function withAtlas(mesh: Mesh, size: number): Mesh {
  const unwrapped = unwrap(mesh);
  return { ...unwrapped.mesh, uvs: packCharts([{ unwrapped }], { size }).uvs[0] };
}

/** One node and one material per mesh. */
export function sceneOf(meshes: Mesh[], materials: Material[]): Scene {
  return {
    nodes: meshes.map((_, mesh) => ({
      name: '',
      children: [],
      mesh,
      translation: [0, 0, 0],
      rotation: [0, 0, 0, 1],
      scale: [1, 1, 1],
    })),
    roots: meshes.map((_, i) => i),
    meshes: meshes.map((mesh, material) => ({ name: '', primitives: [{ mesh, material }] })),
    materials,
    textures: [],
    skins: [],
    animations: [],
  };
}

/** A square from -1 to 1 in x and y, front towards +z, texture upright. */
export function square(z: number): Mesh {
  return {
    positions: Float32Array.of(-1, -1, z, 1, -1, z, 1, 1, z, -1, 1, z),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
    uvs: Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  };
}
