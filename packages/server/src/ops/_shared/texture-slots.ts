import type { Material, Scene, Texture } from '@claywork/kernels';

/** The pictures of a material. */
export const TEXTURE_SLOTS = [
  'baseColorTexture',
  'metallicRoughnessTexture',
  'normalTexture',
  'occlusionTexture',
  'emissiveTexture',
] as const satisfies readonly (keyof Material)[];

/** Takes pictures that no material refers to out of the scene. Changes the scene. */
export function dropUnusedTextures(scene: Scene): void {
  const places = new Map<number, number>();
  const kept: Texture[] = [];
  for (const material of scene.materials) {
    for (const slot of TEXTURE_SLOTS) {
      const ref = material[slot];
      if (!ref) continue;
      let place = places.get(ref.texture);
      if (place === undefined) places.set(ref.texture, (place = kept.push(scene.textures[ref.texture]) - 1));
      material[slot] = { ...ref, texture: place };
    }
  }
  scene.textures = kept;
}
