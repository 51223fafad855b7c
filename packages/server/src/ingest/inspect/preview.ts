import { type Scene, writeGlb } from '@claywork/kernels';
import { encodeTextures } from '../../ops/_shared/encode-textures.ts';
import { limitFaces } from '../../ops/_shared/limit-faces.ts';

/** What a phone draws without a pause. */
const FACES = 30_000;
/** Enough for a window, too little for a print or a game. */
const TEXTURE_SIDE = 512;

/**
 * The model as it is shown on its page before anybody downloads it: at most 30,000 triangles, pictures of 512 pixels, its skeleton and its first
 * clip.
 */
export async function makePreview(scene: Scene): Promise<Uint8Array> {
  const light = await limitFaces(scene, FACES);
  const small = await encodeTextures({ ...light, animations: light.animations.slice(0, 1) }, TEXTURE_SIDE, 'WEBP');
  return writeGlb(small);
}
