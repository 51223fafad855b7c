import type { Material, Scene, TextureRef } from '@claywork/kernels';
import sharp from 'sharp';
import { TEXTURE_PIXELS_MAX } from './decode-textures.ts';

const SLOTS = [
  'baseColorTexture',
  'metallicRoughnessTexture',
  'normalTexture',
  'occlusionTexture',
  'emissiveTexture',
] as const satisfies readonly (keyof Material)[];

/**
 * Decodes every picture of a scene once and takes those that are damaged or too large out of its materials: nobody who opens the
 * result may stumble over them. Changes the scene; returns what was left out, in sentences.
 */
export async function checkPictures(scene: Scene): Promise<string[]> {
  const bad = new Set<number>();
  for (const [index, texture] of scene.textures.entries()) {
    try {
      await sharp(texture.bytes, { limitInputPixels: TEXTURE_PIXELS_MAX }).stats();
    } catch {
      bad.add(index);
    }
  }
  if (bad.size === 0) return [];
  for (const material of scene.materials) {
    for (const slot of SLOTS) {
      const ref = material[slot] as TextureRef | undefined;
      if (ref && bad.has(ref.texture)) delete material[slot];
    }
  }
  return [`${bad.size} damaged or oversized ${bad.size === 1 ? 'texture was' : 'textures were'} left out.`];
}
