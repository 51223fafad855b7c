import { type Material, type Scene, srgbToLinear } from '@claywork/kernels';
import { PART_COLORS } from './part-colors.ts';

/** The scene with each node in a flat colour of its own: what a picture of its parts shows. */
export function paintParts(scene: Scene): Scene {
  const materials = scene.nodes.map(({ name }, k): Material => {
    const hex = Number.parseInt(PART_COLORS[k % PART_COLORS.length].slice(1), 16);
    const [r, g, b] = [hex >> 16, (hex >> 8) & 255, hex & 255].map((v) => srgbToLinear(v / 255));
    return {
      ...{ name, baseColorFactor: [r, g, b, 1], metallicFactor: 0, roughnessFactor: 0.75 },
      ...{ emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: true },
    };
  });
  const meshes = scene.meshes.map((mesh) => ({
    ...mesh,
    primitives: mesh.primitives.map((primitive) => ({
      ...primitive,
      material: scene.nodes.findIndex((node) => node.mesh !== undefined && scene.meshes[node.mesh] === mesh),
    })),
  }));
  return { ...scene, meshes, materials, textures: [] };
}
