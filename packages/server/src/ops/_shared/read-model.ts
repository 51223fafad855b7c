import { cleanScene, readScene, type Scene } from '@claywork/kernels';
import { mergeTextures } from './merge-textures.ts';

/** Reads a finished model of an earlier task, GLB or FBX: cleaned, and with the pictures that FBX keeps one channel at a time put together. */
export async function readModel({ bytes, name }: { bytes: Uint8Array; name: string }): Promise<Scene> {
  const read = await readScene(bytes, name);
  const { scene } = cleanScene(read.scene);
  await mergeTextures(scene, read.merges ?? []);
  return scene;
}
