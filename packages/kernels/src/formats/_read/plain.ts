import type { Material, SceneGraphNode } from '../../scene/index.ts';

/**
 * A matt material for formats that know none, or whose materials stand elsewhere: grey, or white under vertex colours. Seen from both
 * sides, since such files say nothing of sides, and often have their faces turned at random.
 */
export function plainMaterial(name: string, colored = false): Material {
  const grey = colored ? 1 : 0.5;
  return {
    name,
    baseColorFactor: [grey, grey, grey, 1],
    metallicFactor: 0,
    roughnessFactor: 0.8,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: true,
  };
}

/** A node at the origin that shows a mesh. */
export function meshNode(name: string, mesh: number): SceneGraphNode {
  return { name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh };
}
