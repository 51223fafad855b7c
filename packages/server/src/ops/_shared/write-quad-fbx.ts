import { type Scene, writeFbx } from '@claywork/kernels';
import { splitTextures } from './split-textures.ts';

/** A model of quads as one FBX file with its pictures inside, as Blender and most other programs read it. */
export async function writeQuadFbx(scene: Scene, textureSize: number): Promise<Uint8Array> {
  return writeFbx(scene, { pictures: await splitTextures(scene, textureSize, 'JPEG') });
}
