import type { Scene } from '@claywork/kernels';
import sharp from 'sharp';
import { TEXTURE_PIXELS_MAX } from './decode-textures.ts';
import { TEXTURE_SLOTS } from './texture-slots.ts';

/**
 * Decodes every picture of a scene once and takes those that are damaged or too large out of its materials: nobody who opens the
 * result may stumble over them. Changes the scene; returns what was left out, in sentences.
 */
export async function checkPictures(scene: Scene): Promise<string[]> {
  const bad = new Set<number>();
  const check = async (bytes: Uint8Array, index: number): Promise<void> => {
    try {
      // Read to the end, but not in full size: a JPEG that is made small while it is decoded costs a quarter.
      const picture = sharp(bytes, { limitInputPixels: TEXTURE_PIXELS_MAX });
      await picture.resize(64, 64, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
    } catch {
      bad.add(index);
    }
  };
  // Two at a time: each may hold a whole picture.
  for (let i = 0; i < scene.textures.length; i += 2)
    await Promise.all(scene.textures.slice(i, i + 2).map(({ bytes }, k) => check(bytes, i + k)));
  if (bad.size === 0) return [];
  for (const material of scene.materials) {
    for (const slot of TEXTURE_SLOTS) {
      const ref = material[slot];
      if (ref && bad.has(ref.texture)) delete material[slot];
    }
  }
  return [`${bad.size} damaged or oversized ${bad.size === 1 ? 'texture was' : 'textures were'} left out.`];
}
