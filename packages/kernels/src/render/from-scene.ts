import { flattenScene, type Material, type Scene } from '../scene/index.ts';
import type { RenderScene, RenderTexture } from './scene-input.ts';

/** glTF's default material. */
const DEFAULT_MATERIAL: Material = {
  name: '',
  baseColorFactor: [1, 1, 1, 1],
  metallicFactor: 1,
  roughnessFactor: 1,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
};

/** Makes a scene ready for the renderers. `textures`: the scene's pictures decoded, by index; missing ones count as white. */
export function toRenderScene(scene: Scene, textures: readonly (RenderTexture | undefined)[]): RenderScene {
  const parts = flattenScene(scene).map((p) => ({
    mesh: p.mesh,
    matrix: p.matrix,
    // Without a material the default is a rough metal by the letter of glTF, which every viewer shows as grey.
    material: p.material === undefined ? { ...DEFAULT_MATERIAL, metallicFactor: 0 } : scene.materials[p.material],
  }));
  return { parts, textures };
}
