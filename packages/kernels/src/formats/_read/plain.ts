import type { Material, SceneGraphNode } from '../../scene/index.ts';

/** A white, matt material for formats that know none, or whose materials stand elsewhere. */
export function plainMaterial(name: string): Material {
  return {
    name,
    baseColorFactor: [1, 1, 1, 1],
    metallicFactor: 0,
    roughnessFactor: 0.8,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
  };
}

/** A node at the origin that shows a mesh. */
export function meshNode(name: string, mesh: number): SceneGraphNode {
  return { name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh };
}
