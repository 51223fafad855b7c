import type { RenderTexture, Scene } from '@claywork/kernels';
import { TEXTURE_SLOTS } from './texture-slots.ts';

/**
 * Takes pictures that could not be decoded, being damaged or too large, out of a scene's materials: nobody who opens the result may stumble
 * over them. Changes the scene; returns what was left out, in sentences.
 */
export function checkPictures(scene: Scene, decoded: readonly (RenderTexture | undefined)[]): string[] {
  const bad = decoded.filter((picture) => !picture).length;
  if (bad === 0) return [];
  for (const material of scene.materials) {
    for (const slot of TEXTURE_SLOTS) {
      const ref = material[slot];
      if (ref && !decoded[ref.texture]) delete material[slot];
    }
  }
  return [`${bad} damaged or oversized ${bad === 1 ? 'texture was' : 'textures were'} left out.`];
}
